"""Nothing on the page moves in a whole game of each kind: `make whole-games` runs this.

French and German have the longest words: what has room for them has room for the others.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import wait_for_turn
from tests.browser.tables.test_still import GAMES, play_and_watch

MOST = 400
"""More moves than any game has."""


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("phone", "language"), [(False, "fr"), (True, "de")], ids=["desk", "phone"]
)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_shifts_in_a_whole_game(
    visit: Visit, game: str, phone: bool, language: str
) -> None:
    page = visit(phone=phone, language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert play_and_watch(page, game, MOST) == []
    assert wait_for_turn(page) == "over"
