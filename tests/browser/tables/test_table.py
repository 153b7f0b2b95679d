"""At the table: why not, undo, hints, giving up, several people at one screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    HINT,
    SETTLED,
    lay_by_mouse,
    play_to_the_end,
    resign,
    seat_person,
    sequence,
    start,
    wait_for_turn,
)


def _make_moves(page: Page, count: int) -> None:
    for _ in range(count):
        wait_for_turn(page)
        before = sequence(page)
        lay_by_mouse(page)
        page.wait_for_function(SETTLED, arg=before)
    wait_for_turn(page)


def test_a_refused_attempt_says_why_and_shows_where(visit: Visit) -> None:
    page = visit()
    start(page, "SNEKAGON")
    _make_moves(page, 2)
    board = page.locator(".stage svg").first
    board.focus()
    page.keyboard.press("l")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    box = board.bounding_box()
    assert box is not None
    laid = page.locator(".lights .place").first.bounding_box()
    assert laid is not None
    _click_something_taken(page)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Not allowed.")
    expect(page.locator(".lights .wrong").first).to_be_visible()
    rule = alert.get_by_role("link", name="See the rule").get_attribute("href")
    assert rule is not None
    assert re.fullmatch(r"/rules/snekagon#[a-z-]+", rule)


def _click_something_taken(page: Page) -> None:
    """Point at the cells one by one until one does not fit in any way, and click there."""
    board = page.locator(".stage svg").first
    board.focus()
    for key in ["ArrowUp"] * 5 + ["ArrowRight"] * 5 + ["ArrowDown"] * 10 + ["ArrowLeft"] * 10:
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        if page.locator(".lights .wrong").count():
            return
        page.wait_for_timeout(120)
        if page.locator(".lights .wrong").count():
            return
        page.keyboard.press("Escape")
        if page.locator("[data-turn=mine]").count() == 0:
            wait_for_turn(page)


@pytest.mark.thorough
def test_undo_takes_back_to_the_player_s_own_move(visit: Visit) -> None:
    page = visit()
    start(page, "SNEKAGON")
    _make_moves(page, 2)
    moves = page.get_by_role("list", name="Moves").get_by_role("listitem")
    expect(moves).to_have_count(4)
    page.get_by_role("button", name="Undo").click()
    expect(moves).to_have_count(2)
    wait_for_turn(page)


def test_a_hint_is_shown_and_can_be_laid(visit: Visit) -> None:
    page = visit()
    start(page, "SNEKAGON")
    wait_for_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(HINT).first).to_be_visible()
    before = sequence(page)
    page.get_by_role("button", name="Place", exact=True).click()
    page.wait_for_function(SETTLED, arg=before)


@pytest.mark.thorough
def test_enter_makes_the_move_of_the_hint_wherever_the_cursor_was(visit: Visit) -> None:
    page = visit()
    start(page, "SNEKAGON")
    _make_moves(page, 1)
    page.locator(".stage svg").first.focus()
    for key in ("ArrowUp", "ArrowUp", "h"):
        page.keyboard.press(key)
    told = page.get_by_text(HINT).first
    expect(told).to_be_visible()
    hint = HINT.sub("", told.inner_text()).replace(".", "").partition(" (chances")[0]
    before = sequence(page)
    page.keyboard.press("Enter")
    page.wait_for_function(SETTLED, arg=before)
    third = page.get_by_role("list", name="Moves").get_by_role("listitem").nth(2)
    expect(third).to_contain_text(hint)


def test_resigning_asks_first_and_ends_the_game(visit: Visit) -> None:
    page = visit()
    start(page, "Schlangennest")
    _make_moves(page, 1)
    resign(page)
    expect(page.locator("[data-phase=over]")).to_be_visible()
    expect(page.locator(".after")).to_contain_text("resigned")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-phase=playing]")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_double_tap_resigns_nothing(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    start(page, "Schlangennest")
    wait_for_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    first = page.get_by_role("button", name="Resign").bounding_box()
    assert first is not None
    page.mouse.dblclick(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2)
    expect(page.get_by_text("Yes, resign")).to_be_visible()
    expect(page.locator("[data-phase=playing]")).to_be_visible()


TWO_ROUNDS = 8


@pytest.mark.thorough
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.thorough)])
def test_four_people_play_at_one_screen(visit: Visit, whole: bool) -> None:
    page = visit("/new/schlangennest")
    page.get_by_role("group", name="Number of players").get_by_role("button", name="4").click()
    for seat in (2, 3, 4):
        seat_person(page, seat)
        page.get_by_label(f"Name of player {seat}").fill(f"Person {seat}")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("Person 4").first).to_be_visible()
    if whole:
        assert play_to_the_end(page, lay_by_mouse) > TWO_ROUNDS
    else:
        _make_moves(page, TWO_ROUNDS)
        assert wait_for_turn(page) == "mine"


@pytest.mark.thorough
def test_a_board_can_be_asked_by_keys(visit: Visit) -> None:
    page = visit()
    start(page, "SNEKAGON")
    _make_moves(page, 1)
    page.locator(".stage svg").first.focus()
    page.keyboard.press("a")
    dialog = page.get_by_role("dialog", name="What’s on a cell?")
    dialog.get_by_label("Cell").fill("f6")
    dialog.get_by_role("button", name="Describe").click()
    expect(dialog).to_contain_text(re.compile("f6: .+"))
    dialog.get_by_role("button", name="Close").click()
    page.locator(".stage svg").first.focus()
    page.keyboard.press("l")
    moves = page.get_by_role("dialog", name="Legal moves")
    moves.get_by_role("listitem").first.get_by_role("button").click()
    before = sequence(page)
    page.get_by_role("button", name="Place", exact=True).click()
    page.wait_for_function(SETTLED, arg=before)
    expect(page.locator("[aria-live=polite]").last).not_to_be_empty()


def test_the_piece_is_turned_by_wheel_and_key_and_flipped(visit: Visit) -> None:
    page = visit()
    start(page, "SNEKAGON")
    _make_moves(page, 1)
    page.get_by_role("group", name="Your pieces").get_by_role("button").last.click()
    board = page.locator(".stage svg").first
    box = board.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ghost = page.locator(".ghost")
    first = ghost.inner_html()
    page.mouse.wheel(0, 100)
    expect(ghost).to_be_visible()
    page.wait_for_function("html => document.querySelector('.ghost').innerHTML !== html", arg=first)
    second = ghost.inner_html()
    board.focus()
    page.keyboard.press("r")
    page.wait_for_function(
        "html => document.querySelector('.ghost').innerHTML !== html", arg=second
    )
