"""Whole games against a computer, to their end; those by keyboard are played by ear."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.crawling import GAMES, OTHERS, arrive, crawl_game
from tests.browser.playing import (
    fewest_left,
    lay_by_mouse,
    lay_by_touch,
    play_to_the_end,
    start,
)


@pytest.mark.one_in(5)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_reasons_and_one_tap_plays_again(visit: Visit, game: str) -> None:
    page = visit()
    start(page, game)
    assert play_to_the_end(page, lay_by_mouse) >= fewest_left(game)
    card = page.locator(".after")
    expect(card.get_by_role("heading")).to_contain_text(re.compile("You win| wins|draw"))
    if "draw" not in card.inner_text():
        expect(page.locator(".won path").first).to_be_attached()
    expect(page.get_by_role("link", name="Replay and analysis")).to_be_visible()
    old = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-phase=playing]")).to_be_visible()
    assert page.url != old


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, cycle(OTHERS), strict=False)))
def test_a_game_by_touch_has_no_english_words(visit: Visit, game: str, language: str) -> None:
    crawl_game(arrive(visit, language, phone=True), game, lay_by_touch)
