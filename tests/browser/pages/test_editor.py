"""Setting a position up by hand: laid, refused with a reason, taken off, played, shared."""

import pytest
from playwright.sync_api import Page, expect

from serpentry.catalogue import names
from serpentry.languages import LANGUAGES, say
from tests.browser.conftest import Visit
from tests.browser.pages.test_pages import complaints
from tests.browser.playing import (
    SETTLED,
    lay_by_mouse,
    lay_by_touch,
    sequence,
    wait_for_turn,
)

LAID = "#editor-laid"


def editor(visit: Visit, game: str, *, phone: bool = False) -> Page:
    """A bare table that is to be set up; chance has settled what comes first."""
    page = visit(f"/editor/{game}", phone=phone)
    expect(page.locator(".editor")).to_be_visible()
    if page.locator(".chance").count():
        before = sequence(page)
        page.locator(".chance").first.click()
        page.wait_for_function(SETTLED, arg=before)
    return page


@pytest.mark.thorough
@pytest.mark.parametrize("game", names())
def test_pieces_are_laid_for_one_seat_twice_and_for_the_other_then_played(
    visit: Visit, game: str
) -> None:
    page = editor(visit, game)
    seats = page.locator(".seats button[aria-pressed]")
    for seat in (0, 0, 1):
        seats.nth(seat).click()
        expect(seats.nth(seat)).to_have_attribute("aria-pressed", "true")
        wait_for_turn(page)
        before = sequence(page)
        lay_by_mouse(page)
        page.wait_for_function(SETTLED, arg=before)
    laid = page.locator("section[aria-labelledby=editor-laid] li")
    assert laid.count() >= 3
    assert complaints(page) == []
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/*")
    assert wait_for_turn(page) in ("mine", "over")


def test_on_a_phone_a_piece_is_laid_and_taken_off_again_by_thumb(visit: Visit) -> None:
    page = editor(visit, "snekagon", phone=True)
    lay_by_touch(page)
    expect(page.locator(LAID)).to_have_text("On the table: 1")
    page.get_by_role("button", name="Remove", exact=True).tap()
    page.get_by_role("button", name="Remove: ").tap()
    expect(page.locator(LAID)).to_have_text("On the table: 0")
    assert complaints(page) == []


def test_a_link_leads_to_the_position_and_one_that_can_not_be_says_why(visit: Visit) -> None:
    page = visit("/editor/snekagon?seats=2&turn=1&set=0+f6&set=1+c3-c4")
    expect(page.locator(LAID)).to_have_text("On the table: 2")
    assert page.url.endswith("seats=2&turn=1&set=0+f6&set=1+c3-c4")
    page.goto("/editor/snekagon?seats=2&set=0+f6&set=1+f6")
    expect(page.get_by_role("alert").first).to_contain_text("1 f6 can’t go there:")
    expect(page.locator(LAID)).to_have_text("On the table: 0")


@pytest.mark.thorough
def test_a_piece_that_others_need_stays_and_the_reason_is_told(visit: Visit) -> None:
    page = visit("/editor/snekagon?seats=2&turn=0&set=0+f6&set=1+c3-c4")
    page.get_by_role("button", name="Remove: 1-tile on f6").click()
    expect(page.locator(".why")).to_contain_text("c3-c4 can’t go there:")
    expect(page.locator(LAID)).to_have_text("On the table: 2")


@pytest.mark.thorough
def test_a_score_lights_up_what_it_is_counted_from(visit: Visit) -> None:
    page = visit("/editor/snekagon?seats=2&turn=0&set=0+f6&set=0+f7-f8")
    page.get_by_text("Score breakdown").click()
    page.get_by_role("button", name="Longest snake 3").click()
    expect(page.locator(".lit path.casing")).to_have_count(3)


def test_a_position_is_analysed(visit: Visit) -> None:
    page = visit("/editor/snekagon?seats=2&turn=0&set=0+f6&set=1+c3-c4")
    page.get_by_role("button", name="Analyse").click()
    page.wait_for_url("**/replay/*")
    expect(page.locator(".replay")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_page_leads_to_the_editor(visit: Visit, language: str) -> None:
    page = visit("/rules/sssnake", language=language)
    page.get_by_role("link", name=say(language, "web-editor")).click()
    expect(page.locator(".editor h1")).to_contain_text(say(language, "web-editor"))
    assert complaints(page) == []


def test_on_a_phone_that_lies_the_board_and_the_pieces_are_in_sight_and_the_board_stays(
    visit: Visit,
) -> None:
    page = visit("/editor/snekagon", phone=True)
    page.set_viewport_size({"width": 844, "height": 390})
    board, piece = page.locator(".stage svg").first, page.locator(".tray button").first
    for shown in (board, piece):
        expect(shown).to_be_in_viewport(ratio=1)
    page.locator("#editor-laid").scroll_into_view_if_needed()
    expect(piece).not_to_be_in_viewport()
    expect(board).to_be_in_viewport(ratio=0.99)
