"""At the real table: the referee beside the box, and games to cut out."""

import re

import pytest
from playwright.sync_api import Page, expect

from serpentry.languages import LANGUAGES, say
from tests.browser.conftest import Visit
from tests.browser.pages.test_pages import complaints
from tests.browser.playing import SETTLED, lay_by_touch, sequence, wait_for_turn

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


def beside(visit: Visit, game: str, *, by_hand: bool = False) -> Page:
    """A phone beside the box of a game for two; dice and cards are the app's, or in the box."""
    page = visit(f"/referee/{game}", phone=True)
    expect(page.get_by_role("button", name="Start game")).to_be_visible()
    if not by_hand and page.get_by_text("Who rolls and draws?").count():
        page.get_by_text("The app does").tap()
    page.get_by_role("textbox").nth(0).fill("Ada")
    page.get_by_role("textbox").nth(1).fill("Bo")
    page.get_by_role("button", name="Start game").tap()
    page.wait_for_url("**/beside/*")
    if not by_hand:
        assert wait_for_turn(page) == "mine"
    return page


@pytest.mark.one_in(2)
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
        expect(page.locator(".undo[aria-busy=false]")).to_be_visible()
        undo = page.locator(".undo:not(:disabled)")
        if not undo.count():
            return
        before = [page.url, sequence(page)]
        undo.tap()
        page.wait_for_function(GONE_BACK, arg=before)
        if page.get_by_text("Nobody has moved yet.").count():
            return
    raise AssertionError("There is always something to take back.")


@pytest.mark.thorough
def test_dice_and_cards_are_entered_by_hand_and_taken_back_one_by_one(visit: Visit) -> None:
    page = beside(visit, "sssnake", by_hand=True)
    chances = page.locator(".chance")
    expect(chances).to_have_count(3)
    for button in chances.all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= THUMB
    bar = page.locator(".bar")
    here = bar.bounding_box()
    chances.nth(1).tap()
    expect(chances).to_have_count(10)
    # All are in sight at once, and what is under the thumb stays there.
    expect(chances.last).to_be_in_viewport(ratio=1)
    assert bar.bounding_box() == here
    chances.nth(4).tap()
    assert wait_for_turn(page) == "mine"
    assert bar.bounding_box() == here
    before = sequence(page)
    lay_by_touch(page)
    page.wait_for_function(SETTLED, arg=before)
    assert complaints(page) == []
    for _ in range(3):
        before = sequence(page)
        page.locator(".undo").tap()
        page.wait_for_function(SETTLED, arg=before)
    expect(page.locator(".undo")).to_be_disabled()
    expect(chances).to_have_count(3)


@pytest.mark.thorough
def test_the_app_rolls_where_the_box_lost_its_die(visit: Visit) -> None:
    page = beside(visit, "sssnake", by_hand=True)
    expect(page.locator(".chance")).to_have_count(3)
    page.get_by_role("button", name="Let the app do it").tap()
    expect(page.locator(".chance")).not_to_have_count(3)
    expect(page.locator(".chance").first).to_be_visible()


@pytest.mark.thorough
def test_what_is_touched_is_large_and_the_score_is_counted(visit: Visit) -> None:
    page = beside(visit, "carnival")
    for button in page.locator(".hand button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= THUMB
    page.locator(".sheet summary").tap()
    expect(page.get_by_role("button", name="Costumes").first).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_be_visible()


@pytest.mark.thorough
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


@pytest.mark.thorough
def test_the_file_is_a_pdf(visit: Visit) -> None:
    page = visit("/rules/sssnake")
    page.get_by_text("Print and play", exact=True).click()
    address = page.get_by_role("link", name="Open the PDF").get_attribute("href")
    answer = page.request.get(str(address))
    assert answer.ok
    assert re.match(rb"%PDF-1\.\d", answer.body())
