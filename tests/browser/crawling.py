"""Walks through pages and games in a language: which of the words there are English?"""

from collections.abc import Iterable

from playwright.sync_api import Page, expect

from serpentry.catalogue import find, names
from serpentry.languages import ENGLISH, LANGUAGES, say
from tests.browser.conftest import Visit
from tests.browser.playing import (
    Lay,
    fewest_left,
    play_to_the_end,
    spoken,
    start,
    unfold,
    wait_for_turn,
)
from tests.languages.english import english_in

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
GAMES = [find(name).title for name in names()]
PAGES = [
    "/",
    "/puzzles",
    "/come",
    "/admin",
    "/nowhere/at/all",
    "/table/nowhere",
    "/replay/nowhere",
    "/beside/nowhere",
    "/puzzle/nowhere",
    "/new/xyz",
    *(
        f"/{page}/{game}"
        for page in ("new", "rules", "guide", "referee", "editor", "learn")
        for game in names()
    ),
]

GATHER = """
(() => {
  const LABELS = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription',
                  'title', 'alt', 'placeholder', 'content'];
  const UNREAD = 'script, style, code, kbd, [translate="no"], [lang]:not(html), ' +
                 'meta:not([name="description"])';
  const gathered = (window.gathered = new Set());
  const keep = (text) => text && /\\p{L}{2}/u.test(text) && gathered.add(text.trim());
  const read = (node) => {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!element?.closest || element.closest(UNREAD)) return;
    if (node === element) {
      for (const label of LABELS) keep(node.getAttribute(label));
      node.childNodes.forEach(read);
    } else keep(node.data);
  };
  new MutationObserver((changes) => {
    if (!document.querySelector('#app')?.childElementCount) return;
    if (!gathered.size) read(document.documentElement);
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(read);
      else read(target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true,
                         attributes: true, attributeFilter: LABELS });
})();
"""
"""Gathers whatever the page shows, labels or announces from its first word on, however briefly."""


def arrive(visit: Visit, language: str, *, phone: bool = False) -> Page:
    """Come with a browser that gathers what it receives."""
    page = visit(language=language, phone=phone)
    page.add_init_script(GATHER)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    return page


def crawl_pages(page: Page, language: str, paths: Iterable[str]) -> None:
    """Look at pages; none may have an English word."""
    said = []
    for path in paths:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("h1, [role=alert]").first).to_be_attached()
        expect(page.locator("html")).to_have_attribute("lang", language)
        unfold(page)
        said += gathered(page)
    assert say(language, "web-description") in said
    found = english_in(said, language)
    assert not found, found


def crawl_game(page: Page, game: str, lay: Lay) -> None:
    """Play a game to its end, ask for all there is, and replay it; no word may be English."""
    language = page.locator("html").get_attribute("lang") or ""
    start(page, game)
    wait_for_turn(page)
    on_desk = page.evaluate("innerWidth > 900")
    # A phone has no keys, and says nothing of them.
    for key in ("web-legal-moves", "web-what-is-at", *(["web-keys"] if on_desk else [])):
        _open_more(page, True)
        _press(page, key)
        page.keyboard.press("Escape")
    _open_more(page, False)
    _press(page, "web-hint")
    assert play_to_the_end(page, lay) >= fewest_left(game)
    expect(page.locator(".after")).to_be_visible()
    said = gathered(page)
    page.get_by_role("link", name=spoken(page, "web-replay")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    said += gathered(page)
    assert say(language, "web-tray") in said
    assert not english_in(said, language)


def _open_more(page: Page, is_wanted: bool) -> None:
    """On a phone the rarer actions are behind a button."""
    more = page.get_by_role("button", name=spoken(page, "web-other"), exact=True)
    if more.count() and (more.get_attribute("aria-expanded") == "true") != is_wanted:
        more.click()


def _press(page: Page, key: str) -> None:
    page.get_by_role("button", name=spoken(page, key)).first.click()


def gathered(page: Page) -> list[str]:
    """All that a page has shown or said since it was opened."""
    found: list[str] = page.evaluate("[...window.gathered]")
    return found
