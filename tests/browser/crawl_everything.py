"""Every page and a whole game of each kind in every other language: `make crawl` runs this."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.crawling import GAMES, OTHERS, PAGES, arrive, crawl_game, crawl_pages
from tests.browser.playing import lay_by_mouse

IN_OTHERS = pytest.mark.parametrize("language", OTHERS)


@IN_OTHERS
def test_no_page_has_english_words(visit: Visit, language: str) -> None:
    crawl_pages(arrive(visit, language), language, PAGES)


@IN_OTHERS
@pytest.mark.parametrize("game", GAMES)
def test_no_game_has_english_words(visit: Visit, game: str, language: str) -> None:
    crawl_game(arrive(visit, language), game, lay_by_mouse)
