"""Every page and a whole game of each kind in every other language: `make crawl` runs this."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from serpentry.catalogue import names
from tests.browser import walks
from tests.browser.conftest import Visit
from tests.browser.crawling import (
    GAMES,
    OTHERS,
    PAGES,
    arrive,
    crawl_game,
    crawl_pages,
    gathered,
)
from tests.browser.playing import lay_by_mouse
from tests.languages.english import english_in

WALKS = [walks.walk_set_up, walks.walk_lesson, walks.walk_beside, walks.walk_editor]

IN_OTHERS = pytest.mark.parametrize("language", OTHERS)


@IN_OTHERS
def test_no_page_has_english_words(visit: Visit, language: str) -> None:
    crawl_pages(arrive(visit, language), language, PAGES)


@IN_OTHERS
@pytest.mark.parametrize("game", GAMES)
def test_no_game_has_english_words(visit: Visit, game: str, language: str) -> None:
    crawl_game(arrive(visit, language), game, lay_by_mouse)


@IN_OTHERS
@pytest.mark.parametrize(
    ("walk", "game"),
    [
        *((walk, game) for walk in WALKS for game in names()),
        *((walks.walk_puzzle, game) for game in walks.WITH_PUZZLES),
    ],
)
def test_no_way_through_the_house_has_english_words(
    visit: Visit, walk: Callable[[Page, str], None], game: str, language: str
) -> None:
    page = arrive(visit, language)
    walk(page, game)
    assert not english_in(gathered(page), language)
