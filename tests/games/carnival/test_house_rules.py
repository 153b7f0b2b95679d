"""Every rule of ours has a switch, and the sheet's caution two readings."""

import pytest

from tests.games.carnival.scene import Scene
from tests.games.carnival.test_rulings import BOTH_INTO_2_2, INTO_GREENS_EXIT, PURPLE_FOUR


@pytest.mark.ruling("no-cutting-off")
def test_another_s_snake_is_not_cut_off_where_that_is_forbidden() -> None:
    scene = Scene(BOTH_INTO_2_2, "purple corner, purple straight 1", cutting_off="forbidden")
    illegal = scene.refuses("purple corner at 2,2 SW", "no-cutting-off")
    assert illegal.sentence == (
        "Another player’s snake, black, also leads into square E2 S2. It would be cut off."
    )
    assert not scene.moves()
    assert Scene(BOTH_INTO_2_2, "purple corner").allows("purple corner at 2,2 SW")


@pytest.mark.ruling("no-cutting-off")
def test_one_s_own_other_snake_may_be_cut_off() -> None:
    scene = Scene(BOTH_INTO_2_2, "purple corner", seats=2, snakes_each=2, cutting_off="forbidden")
    assert scene.snake("purple").owner == scene.snake("black").owner == 0
    assert scene.allows("purple corner at 2,2 SW")


@pytest.mark.ruling("gift-blocks-no-end")
def test_a_gift_before_one_s_own_end_has_a_switch() -> None:
    scene = Scene(PURPLE_FOUR, "gift, trouble", gift_before_own=True)
    assert scene.allows("gift at 3,2")
    assert scene.allows("trouble at 3,2")
    other = Scene(PURPLE_FOUR, "gift", hands={1: "gift"}, seat=1, gift_before_own=True)
    other.refuses("gift at 3,2", "gift-blocks-no-end")


@pytest.mark.ruling("exit-stays-free")
def test_exits_are_ordinary_cells_where_they_are_not_kept_free() -> None:
    scene = Scene(INTO_GREENS_EXIT, "gift, purple straight 1", exit_stays_free=False)
    assert scene.allows("purple straight 1 at -1,0 NS")
    scene.refuses("gift at -1,0", "gift-blocks-no-end")
    scene.play("purple straight 1 at -1,0 NS")
    assert not scene.snake("green").path
