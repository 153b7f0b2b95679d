"""At the real table: the referee beside the box, and games to cut out."""

import re

import pytest
from playwright.sync_api import Page, expect

from serpentry.languages import LANGUAGES, say
from tests.browser.conftest import Visit
from tests.browser.playing import SETTLED, lay_by_touch, sequence, wait_for_turn
from tests.browser.test_pages import complaints

GONE_BACK = """([url, seq]) => {
  const table = document.querySelector('[data-seq]');
  const sheet = document.querySelector('.sheet');
  if (!table || !sheet) return false;
  if (sheet.innerText.includes('Nobody has moved yet.')) return true;
  if (location.href === url) return Number(table.dataset.seq) > seq;
  return location.href.endsWith(sheet.dataset.table);
}"""
"""The same table without its last move, or a copy of it."""
THUMB = 48
"""Pixels that a thumb hits."""


def beside(visit: Visit, game: str) -> Page:
    """A phone beside the box of a game for two."""
    page = visit(f"/referee/{game}", phone=True)
    page.get_by_role("textbox").nth(0).fill("Ada")
    page.get_by_role("textbox").nth(1).fill("Bo")
    page.get_by_role("button", name="Start game").tap()
    page.wait_for_url("**/beside/*")
    assert wait_for_turn(page) == "mine"
    return page


@pytest.mark.parametrize("game", ["snekagon", "sssnake"])
def test_a_game_is_followed_on_a_phone_and_everything_can_be_taken_back(
    visit: Visit, game: str
) -> None:
    page = beside(visit, game)
    turn = page.locator(".status p").first
    undo = page.locator(".undo")
    expect(turn).to_contain_text("Ada")
    expect(undo).to_be_disabled()
    for _ in range(2):
        before = sequence(page)
        lay_by_touch(page)
        page.wait_for_function(SETTLED, arg=before)
        wait_for_turn(page)
    _take_back_all(page)
    expect(turn).to_contain_text("Ada")
    assert complaints(page) == []


def _take_back_all(page: Page) -> None:
    """Tap undo until nothing is left, also over draws of the referee's."""
    for _ in range(8):
        wait_for_turn(page)
        undo = page.locator(".undo:not(:disabled)")
        if not undo.count():
            return
        before = [page.url, sequence(page)]
        undo.tap()
        page.wait_for_function(GONE_BACK, arg=before)
        if page.get_by_text("Nobody has moved yet.").count():
            return
    raise AssertionError("There is always something to take back.")


def test_what_is_touched_is_large_and_the_score_is_counted(visit: Visit) -> None:
    page = beside(visit, "carnival")
    for button in page.locator(".hand button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= THUMB
    page.locator(".sheet summary").tap()
    expect(page.locator(".sheet dl").first).to_be_visible()
    expect(page.get_by_role("button", name="Copy the picture")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_page_leads_to_the_file_and_to_the_referee(visit: Visit, language: str) -> None:
    page = visit("/rules/sssnake", language=language)
    page.get_by_text(say(language, "web-print"), exact=True).click()
    link = page.get_by_role("link", name=say(language, "web-print-get"))
    wanted = f"/api/games/sssnake/print.pdf?paper=a4&edition=colour&language={language}&seats=4"
    expect(link).to_have_attribute("href", wanted)
    referee = page.get_by_role("link", name=say(language, "web-referee"))
    expect(referee).to_have_attribute("href", "/referee/sssnake")
    assert complaints(page) == []


def test_the_file_is_a_pdf(visit: Visit) -> None:
    page = visit("/rules/sssnake")
    page.get_by_text("Print and play", exact=True).click()
    address = page.get_by_role("link", name="Open the PDF").get_attribute("href")
    answer = page.request.get(str(address))
    assert answer.ok
    assert re.match(rb"%PDF-1\.\d", answer.body())
