"""Nobody who reads another language meets English words.

Here every page is looked at in one of the languages, and whole games are (test_whole_games.py);
`make crawl` looks at all of them in all.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.crawling import OTHERS, PAGES, arrive, crawl_pages
from tests.languages.english import english_in


@pytest.mark.one_in(8)
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("language", OTHERS)
def test_no_page_has_english_words(visit: Visit, language: str, half: int) -> None:
    paths = PAGES[OTHERS.index(language) :: len(OTHERS)][half::2]
    crawl_pages(arrive(visit, language), language, paths)


def test_an_english_word_is_found() -> None:
    assert english_in(["Grün (0): 6 missing"], "de") == {"missing": "Grün (0): 6 missing"}
    assert not english_in(["SNEKAGON", "Noch 6 Karten", "e4"], "de")


@pytest.mark.thorough
def test_the_manifest_is_asked_for_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit(language="cs")
    expect(page.locator("link[rel=manifest]")).to_have_attribute(
        "href", "/manifest.webmanifest?language=cs"
    )
