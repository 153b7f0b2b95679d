"""Nothing on the page moves in a whole game of each kind: `make whole-games` runs this."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_still import GAMES, play_and_watch

MOST = 400
"""More moves than any game has."""


@pytest.mark.timeout(900)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_shifts_in_a_whole_game(visit: Visit, game: str, phone: bool) -> None:
    assert play_and_watch(visit(phone=phone), game, MOST) == []
