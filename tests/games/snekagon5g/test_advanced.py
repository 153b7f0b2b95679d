"""The rulings of the advanced game: through a drill a snake keeps its direction within 60°."""

import pytest

from tests.games.snekagon5g.board import Board


@pytest.mark.ruling("advanced-direction")
@pytest.mark.parametrize("gently", ["d5", "c4", "e4"])
@pytest.mark.parametrize("hard", ["d3", "c3", "e3"])
def test_a_snake_leaves_a_drill_within_60_degrees(gently: str, hard: str) -> None:
    advanced = Board("1:d1-d2-d3-d4", advanced=True)
    assert advanced.allows(f"2:d4@1-{gently}")
    illegal = advanced.refuses(f"2:d4@1-{hard}", "advanced-direction")
    assert illegal.sentence == (
        "At d4, between floors 1 and 2, the snake would turn by more than 60°."
    )
    assert set(illegal.cells) == {(0, 0, 0), (1, 0, 0)}
    assert advanced.allows(f"2:d4-{hard}")
    assert Board("1:d1-d2-d3-d4").allows(f"2:d4@1-{hard}")


@pytest.mark.parametrize("onward", ["d5", "c4", "c3", "d3", "e3", "e4"])
def test_a_lone_1_hex_has_no_direction_yet(onward: str) -> None:
    assert Board("1:d4", advanced=True).allows(f"2:d4@1-{onward}")


@pytest.mark.ruling("advanced-direction")
def test_a_drilled_1_tile_inherits_the_direction_it_was_entered_with() -> None:
    board = Board("1:d1-d2-d3-d4 2:d4@1", seats=3, advanced=True)
    for gently in ("d5", "c4", "e4"):
        assert board.allows(f"3:d4@2-{gently}")
    for hard in ("d3", "c3", "e3"):
        illegal = board.refuses(f"3:d4@2-{hard}", "advanced-direction")
        assert illegal.sentence.startswith("At d4, between floors 1 and 3, ")


@pytest.mark.ruling("advanced-direction")
def test_a_joint_along_the_floor_onto_a_drilled_1_hex_is_tested_like_a_drill() -> None:
    board = Board("1:d1-d2-d3-d4 2:d4@1", advanced=True)
    for gently in ("d5-d6", "c4-b4", "e4-f4"):
        assert board.allows(f"2:{gently}")
    for hard in ("d3-d2", "c3-b2", "e3-f2"):
        board.refuses(f"2:{hard}", "advanced-direction")


@pytest.mark.ruling("advanced-direction")
def test_a_lone_1_hex_drilled_from_grows_only_along_the_drilled_tiles_line() -> None:
    board = Board("1:d4 2:d4@1-d5-d6", advanced=True)
    for gently in ("d3-d2", "c3-b2", "e3-f2"):
        assert board.allows(f"1:{gently}")
    for hard in ("d5-d6", "c4-b4", "e4-f4"):
        board.refuses(f"1:{hard}", "advanced-direction")


@pytest.mark.ruling("advanced-direction")
def test_the_1_tile_joins_by_drill_and_plane_only_within_60_degrees() -> None:
    straight = Board("1:d2-d3-d4 2:d5-d6", advanced=True)
    assert straight.allows("2:d4@1")
    back = Board("1:d2-d3-d4 2:d3-d2", advanced=True)
    back.refuses("2:d4@1", "advanced-direction")
    assert back.allows("2:d4")
    assert Board("1:d2-d3-d4 2:d3-d2").allows("2:d4@1")


@pytest.mark.ruling("advanced-direction")
def test_a_shaft_laid_at_once_joins_only_within_60_degrees() -> None:
    straight = Board("1:d2-d3-d4 3:d4-d5", seats=3, advanced=True)
    assert straight.allows("2:d4@1@3")
    back = Board("1:d2-d3-d4 3:d4-d3", seats=3, advanced=True)
    back.refuses("2:d4@1@3", "advanced-direction")
    assert back.allows("2:d4@1")
    assert back.allows("2:d4@3")


@pytest.mark.ruling("advanced-direction")
def test_a_ring_is_tested_all_the_way_round() -> None:
    board = Board("1:d2-d3-d4", advanced=True)
    board.refuses("2:d2@1-e2-e3-d4@1", "advanced-direction")
    gentle = Board("1:e3-d4-d5-e5 2:e3@1", advanced=True).play("2:f3-f4-e5@1")
    assert gentle.lengths() == [8]
    assert gentle.position.colours[0].open == (0, 0)


def test_both_ends_are_drilled_each_within_60_degrees() -> None:
    board = Board("1:d1-d2-d3 3:d6-d7 3:f1-f2-e3-d4", seats=3, advanced=True)
    assert board.allows("2:d3@1-d4-d5-d6@3")
    turned = Board("1:d1-d2-d3 3:d6-c6", seats=3, advanced=True)
    assert turned.allows("2:d3@1-d4-d5-d6@3")
    back = Board("1:d1-d2-d3 3:d6-c5", seats=3, advanced=True, eyes=[])
    back.refuses("2:d3@1-d4-d5-d6@3", "advanced-direction")
    assert back.allows("2:d3@1-d4-d5-d6")
