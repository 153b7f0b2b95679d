"""Whole games against a computer, to their end."""

import pytest
from playwright.sync_api import expect

from serpentry.catalogue import find, names
from tests.browser.conftest import Visit
from tests.browser.playing import (
    lay_by_keys,
    lay_by_mouse,
    lay_by_touch,
    play_to_the_end,
    start,
)

GAMES = [find(name).title for name in names()]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_with_the_mouse(visit: Visit, game: str) -> None:
    page = visit()
    start(page, game)
    assert play_to_the_end(page, lay_by_mouse) > 3
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_with_the_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit()
    start(page, game)
    assert play_to_the_end(page, lay_by_keys) > 3
    expect(page.get_by_role("link", name="Replay and analysis")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(phone=True)
    start(page, game)
    assert play_to_the_end(page, lay_by_touch) > 3
