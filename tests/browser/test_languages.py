"""Nobody who reads another language meets English words, on any page or in any game."""

import pytest
from playwright.sync_api import Page, expect

from serpentry.catalogue import find, names
from serpentry.languages import ENGLISH, LANGUAGES, say
from tests.browser.conftest import Visit
from tests.browser.crawling import GATHER, english_in, gathered
from tests.browser.playing import SETTLED, lay_by_mouse, sequence, spoken, start, wait_for_turn

OTHERS = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != ENGLISH])
MOVES = 2
PAGES = [
    "/",
    "/gallery",
    "/nowhere/at/all",
    "/table/nowhere",
    "/new/xyz",
    *(f"/{page}/{game}" for page in ("new", "rules", "guide", "referee") for game in names()),
]


def _press(page: Page, key: str) -> None:
    page.get_by_role("button", name=spoken(page, key)).first.click()


def _come(visit: Visit, language: str) -> Page:
    page = visit(language=language)
    page.add_init_script(GATHER)
    page.reload()
    return page


@OTHERS
def test_no_page_has_english_words(visit: Visit, language: str) -> None:
    page = _come(visit, language)
    said = []
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("h1, [role=alert]").first).to_be_attached()
        expect(page.locator("html")).to_have_attribute("lang", language)
        said += gathered(page)
    assert say(language, "web-description") in said
    assert not english_in(said, language)


@OTHERS
@pytest.mark.parametrize("game", [find(name).title for name in names()])
def test_no_game_has_english_words(visit: Visit, game: str, language: str) -> None:
    page = _come(visit, language)
    start(page, game)
    for _ in range(MOVES):
        wait_for_turn(page)
        before = sequence(page)
        lay_by_mouse(page)
        page.wait_for_function(SETTLED, arg=before)
    wait_for_turn(page)
    for key in ("web-legal-moves", "web-what-is-at", "web-keys"):
        _press(page, key)
        page.keyboard.press("Escape")
    for key in ("web-hint", "web-resign", "web-resign-sure"):
        _press(page, key)
    page.get_by_role("link", name=spoken(page, "web-replay")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    said = gathered(page)
    assert say(language, "web-tray") in said
    assert not english_in(said, language)


def test_an_english_word_is_found() -> None:
    assert english_in(["Grün (0): 6 missing"], "de") == {"missing": "Grün (0): 6 missing"}
    assert not english_in(["SNEKAGON", "Noch 6 Karten", "e4"], "de")


def test_the_manifest_is_asked_for_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit(language="cs")
    expect(page.locator("link[rel=manifest]")).to_have_attribute(
        "href", "/manifest.webmanifest?language=cs"
    )
