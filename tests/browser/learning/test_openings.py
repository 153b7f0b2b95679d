"""The openings of a game: from its first moves to the answers, by mouse, keys and from a replay."""

import re

from playwright.sync_api import Page, Route, expect

from serpentry.catalogue import set_up
from serpentry.openings import OpeningSetUp, book_of
from tests.browser.conftest import Visit
from tests.browser.playing import NO_NAMES, NOTHING_COMES


def known(side: int) -> OpeningSetUp:
    """What the book says about a board of this side."""
    return book_of("snekagon").set_up(set_up("snekagon", 2, {"board_side": side}).board.options())


def moves(page: Page) -> list[str]:
    """The moves of the list."""
    return page.locator("aside ol b").all_inner_texts()


def test_a_first_move_leads_to_its_answers_and_back(visit: Visit) -> None:
    page, book = visit("/learn/snekagon"), known(6)
    expect(page.locator(".stage svg").first).to_be_visible()
    assert moves(page) == [one.opening.move for one in book.first_moves]
    expect(page.locator(".board svg text", has_text=re.compile(r"^\d+$"))).not_to_have_count(0)
    first = book.first_moves[0]
    page.locator("aside ol button").first.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"first={first.opening.move}$"))
    expect(page.locator("h2")).to_contain_text(first.opening.move)
    expect(page.locator("h2")).to_be_focused()
    expect(page.locator("aside ol b").first).to_have_text(first.answers[0].move)
    answer = page.locator("aside ol button").first
    answer.click()
    expect(answer).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="All first moves").click()
    expect(page.locator("aside ol button")).to_have_count(len(book.first_moves))


def test_what_is_proved_has_a_badge(visit: Visit) -> None:
    page = visit("/learn/snekagon?board_side=4&first=d4", phone=True)
    expect(page.get_by_text("proved win")).to_have_count(1)
    page.get_by_role("button", name="All first moves").click()
    expect(page.get_by_text("proved loss")).to_have_count(6)
    page.get_by_role("radio", name="Cells per side: 6").check()
    expect(page.get_by_text("proved loss")).to_have_count(0)


def test_a_game_that_chance_begins_has_no_book(visit: Visit) -> None:
    page = visit("/learn/carnival")
    expect(page.get_by_text("no opening book")).to_be_visible()


def test_until_the_server_answers_the_board_has_its_place_and_nothing_moves(visit: Visit) -> None:
    page, held = visit("/learn"), list[Route]()
    page.route("**/api/**", lambda asked: held.append(asked))
    page.goto("/learn/snekagon", wait_until="commit")
    waiting = page.locator(".openings .board")
    waiting.wait_for()
    place = waiting.bounding_box()
    expect(page.locator(".openings")).to_have_attribute("aria-busy", "true")
    while not page.locator(".stage svg").count():
        while held:
            held.pop().continue_()
        page.wait_for_timeout(50)
    expect(page.locator(".openings")).not_to_have_attribute("aria-busy", "true")
    assert waiting.bounding_box() == place


def test_openings_that_a_lost_connection_kept_back_come_when_asked_for_again(visit: Visit) -> None:
    page = visit("/learn")
    page.route(NOTHING_COMES, lambda asked: asked.abort())
    page.goto("/learn/snekagon")
    again = page.get_by_role("button", name="Load again")
    expect(again).to_be_visible()
    expect(page.locator("aside.side")).to_have_count(0)
    page.unroute_all()
    again.click()
    expect(page.locator(".stage svg").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_openings_of_a_game_that_has_no_name_yet_are_asked_for_again(visit: Visit) -> None:
    page = visit("/learn")
    page.route(NO_NAMES, lambda asked: asked.abort())
    page.goto("/learn/snekagon")
    again = page.get_by_role("button", name="Load again")
    expect(again).to_be_visible()
    page.unroute_all()
    again.click()
    expect(page.get_by_role("heading", name="SNEKAGON: Openings")).to_be_visible()


def test_a_game_that_there_is_not_is_not_asked_for_again(visit: Visit) -> None:
    page = visit("/learn/nothing")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="Load again")).to_have_count(0)
