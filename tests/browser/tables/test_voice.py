"""The table speaks: what to do, what happened, how it ended, and the lesson of a new game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    SETTLED,
    lay_by_mouse,
    sequence,
    start,
    wait_for_turn,
)


@pytest.mark.thorough
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_status_line_says_what_to_do_and_never_moves_the_board(
    visit: Visit, phone: bool
) -> None:
    page = visit(phone=phone)
    start(page, "SNEKAGON")
    wait_for_turn(page)
    status = page.locator(".status")
    expect(status).to_contain_text("It is your turn.")
    expect(status).to_contain_text("Place your 1-tile on any cell: it opens the game.")
    board = page.locator(".stage")
    before = board.bounding_box()
    page.get_by_role("group", name="Your pieces").get_by_role("button").nth(1).click()
    expect(status).to_contain_text("The first tile of the game is the 1-tile.")
    page.locator(".stage svg").first.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(status.get_by_role("alert")).to_contain_text("Not allowed.")
    assert board.bounding_box() == before


@pytest.mark.thorough
def test_the_log_has_sentences_beside_the_notation(visit: Visit) -> None:
    page = visit()
    start(page, "SNEKAGON")
    _make_a_move(page)
    moves = page.get_by_role("list", name="Moves").get_by_role("listitem")
    expect(moves.first).to_contain_text(re.compile(r"You start a new snake: 1-tile on \w+\d"))
    expect(moves.first.locator(".notation")).to_have_text(re.compile(r"^\w+\d+$"))
    wait_for_turn(page)
    expect(moves.nth(1)).to_contain_text(re.compile(r"starts a new snake|swaps sides"))


def _make_a_move(page: Page) -> None:
    wait_for_turn(page)
    before = sequence(page)
    lay_by_mouse(page)
    page.wait_for_function(SETTLED, arg=before)


@pytest.mark.thorough
def test_what_was_told_is_told_again_in_another_language(visit: Visit) -> None:
    page = visit()
    start(page, "SNEKAGON")
    _make_a_move(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator(".moves li").first).to_contain_text("Du beginnst")
    expect(page.locator(".status")).to_contain_text("Du bist am Zug.")


@pytest.mark.thorough
def test_a_new_game_offers_its_lesson_until_that_is_not_wanted(visit: Visit) -> None:
    page = visit()
    start(page, "SNEKAGON")
    offer = page.get_by_text("First time playing SNEKAGON?")
    lesson = page.get_by_role("link", name="Learn by playing, step by step")
    expect(lesson).to_have_attribute("href", "/guide/snekagon")
    page.locator("p", has=offer).get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    page.goto("/")
    start(page, "SNEKAGON")
    expect(page.locator(".status")).to_contain_text("It is your turn.")
    expect(offer).to_have_count(0)
    page.goto("/")
    start(page, "Sssnake")
    expect(page.get_by_text("First time playing Sssnake?").first).to_be_visible()
    lesson.click()
    expect(page).to_have_url(re.compile("/guide/sssnake"))
