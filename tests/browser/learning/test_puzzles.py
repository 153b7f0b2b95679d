"""Puzzles in a real browser: solved against the defence, with hints, and shown what is wrong."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from serpentry.puzzles.puzzle import Puzzle
from tests.browser.conftest import Visit
from tests.browser.playing import (
    NO_NAMES,
    NOTHING_COMES,
    SETTLED,
    lay_by_mouse,
    sequence,
    wait_for_turn,
)
from tests.puzzles.packs import shipped

GAMES = ("snekagon", "snekagon5g")
LOST = 20_000
"""After so many milliseconds a click counts as lost."""


def _puzzle(game: str, moves: int) -> Puzzle:
    """The first puzzle whose line has so many moves."""
    pack = shipped(game)
    assert pack
    return next(one for one in pack.puzzles if len(one.line) == moves)


def _panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Puzzle", exact=True)


def _make_the_move(page: Page) -> None:
    """Ask until everything is given away, and lay what is then in hand."""
    hint = _panel(page).get_by_role("button", name="Hint")
    for _ in range(3):
        hint.click()
    page.locator(".stage svg").first.focus()
    before = sequence(page)
    page.keyboard.press("Enter")
    page.wait_for_function(SETTLED, arg=before)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_more_than_one_move_is_solved_against_the_defence(
    game: str, visit: Visit
) -> None:
    puzzle = _puzzle(game, 3)
    page = visit(f"/puzzle/{game}-{puzzle.key}")
    wait_for_turn(page)
    _make_the_move(page)
    expect(_panel(page)).to_contain_text("Right. Find the next move.")
    moves = page.get_by_role("list", name="Moves").get_by_role("listitem")
    expect(moves).to_have_count(len(puzzle.moves) + 2)
    wait_for_turn(page)
    _make_the_move(page)
    expect(_panel(page)).to_contain_text("Solved!")
    _panel(page).get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile(f"/puzzle/{game}-(?!{puzzle.key})"))


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["schlangennest", "sssnake", "carnival"])
def test_the_hints_of_a_measured_puzzle_end_in_its_move(game: str, visit: Visit) -> None:
    page = visit(f"/puzzle/{game}-{_puzzle(game, 1).key}", language="fr")
    panel = page.get_by_role("region", name="Problème", exact=True)
    wait_for_turn(page)
    for _ in range(3):
        panel.get_by_role("button", name="Indice").click()
    expect(page.get_by_text("Voici le coup").first).to_be_visible()
    page.locator(".stage svg").first.focus()
    page.keyboard.press("Enter")
    expect(panel).to_contain_text("Résolu")


def _answered_above() -> Puzzle:
    """A win at the top of the board, early: the mouse lays further down, and the game continues."""
    pack = shipped("snekagon")
    assert pack
    wins = [one for one in pack.puzzles if one.goal == "win" and len(one.line) == 1]
    return min(wins, key=lambda one: (one.line[0][0] > "d", len(one.moves)))


def _lay_something_else(page: Page, puzzle: Puzzle) -> None:
    lay_by_mouse(page)
    expect(_panel(page)).to_contain_text("That isn’t it.")
    assert puzzle.line[0] not in page.get_by_role("list", name="Moves").inner_text()


def test_a_wrong_move_is_answered_and_taken_back(visit: Visit) -> None:
    puzzle = _answered_above()
    page = visit(f"/puzzle/snekagon-{puzzle.key}")
    wait_for_turn(page)
    _lay_something_else(page, puzzle)
    moves = page.get_by_role("list", name="Moves").get_by_role("listitem")
    _panel(page).get_by_role("button", name="Why is this wrong?").click()
    expect(_panel(page)).to_contain_text("This answers it: with best play")
    expect(moves.nth(len(puzzle.moves) + 1)).to_be_visible()
    _panel(page).get_by_role("button", name="Try again").click()
    expect(moves).to_have_count(len(puzzle.moves))
    wait_for_turn(page)
    _make_the_move(page)
    expect(_panel(page)).to_contain_text("Solved!")


def test_what_a_lost_connection_kept_back_is_said_and_asked_for_again(visit: Visit) -> None:
    puzzle = _answered_above()
    page = visit(f"/puzzle/snekagon-{puzzle.key}")
    wait_for_turn(page)
    _lay_something_else(page, puzzle)
    page.route("**/analysis?*", lambda asked: asked.abort())
    why = _panel(page).get_by_role("button", name="Why is this wrong?")
    why.click()
    expect(_panel(page).get_by_role("status")).to_contain_text("Something went wrong. Try again.")
    page.unroute_all()
    why.click()
    expect(why).to_have_count(0)


def test_a_puzzle_that_did_not_come_is_loaded_again(visit: Visit) -> None:
    page = visit("/puzzles")
    page.route(NOTHING_COMES, lambda asked: asked.abort())
    page.goto(f"/puzzle/snekagon-{_puzzle('snekagon', 1).key}")
    again = page.get_by_role("button", name="Load again")
    expect(again).to_be_visible()
    page.unroute_all()
    again.click()
    expect(_panel(page)).to_be_visible()


def test_puzzles_whose_game_has_no_name_yet_are_asked_for_again(visit: Visit) -> None:
    page = visit("/learn")
    page.route(NO_NAMES, lambda asked: asked.abort())
    page.goto("/puzzles")
    again = page.get_by_role("button", name="Load again")
    expect(again).to_be_visible()
    expect(page.get_by_text("snekagon", exact=True)).to_have_count(0)
    page.unroute_all()
    again.click()
    expect(page.get_by_role("radio", name="SNEKAGON", exact=True)).to_have_count(1)
    expect(page.get_by_role("alert").filter(has_text="server")).to_have_count(0)


@pytest.mark.thorough
def test_puzzles_are_chosen_by_theme_and_band_and_remembered(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Puzzles", exact=True).click()
    part = page.get_by_role("region", name="SNEKAGON", exact=True)
    part.get_by_role("combobox", name="Theme").select_option("long")
    part.get_by_role("combobox", name="Difficulty").select_option("Medium")
    expect(part.get_by_role("link", name="Puzzle 1, new")).to_be_visible()
    part.get_by_role("link", name="Next at your level").click()
    wait_for_turn(page)
    lay_by_mouse(page)
    expect(_panel(page)).to_contain_text("That isn’t it.")
    _panel(page).get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text("Puzzle rating: 11").first).to_be_visible()


@pytest.mark.thorough
def test_the_puzzle_of_the_day_has_a_text_to_share_and_begins_a_streak(visit: Visit) -> None:
    page = visit("/puzzles")
    today = page.get_by_role("region", name="Today’s puzzle")
    today.get_by_role("link", name="Solve").last.click()
    for _ in range(4):
        wait_for_turn(page)
        _make_the_move(page)
        if _is_solved(page):
            break
    _panel(page).get_by_role("button", name="Share").click()
    text: Any = page.get_by_role("textbox", name="Text to share")
    told = r"^Serpentry, SNEKAGON, \d{4}-\d\d-\d\d: puzzle in \d+ tr(y|ies) [🟥🟨]*🟩 http"
    expect(text).to_have_value(re.compile(told))
    page.get_by_role("button", name="Done").click()
    _panel(page).get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text("1 day in a row").first).to_be_visible()


def _is_solved(page: Page) -> bool:
    """Whether it is; the defence has answered if it is not."""
    said = _panel(page).get_by_role("status")
    expect(said).to_have_text(re.compile("Solved|Right"))
    return said.inner_text() == "Solved!"


ANSWERED = """before => {
    const [, solved] = /Solved: (\\d+)/.exec(document.body.innerText) ?? [];
    const [, wrong] = /Mistakes: (\\d+) of 3/.exec(document.body.innerText) ?? [];
    const found = +solved + +wrong;
    return found > before && found;
}"""
"""How many puzzles were answered, once there are more."""


def answer(page: Page, before: int) -> int:
    """Lay something; a click in the moment in which the next puzzle comes may be lost."""
    for is_last in (False, False, True):
        lay_by_mouse(page)
        try:
            found = page.wait_for_function(ANSWERED, arg=before, timeout=LOST).json_value()
        except PlaywrightTimeout:
            if is_last:
                raise
        else:
            return int(found)
    return before


def test_a_run_against_the_clock_ends_with_the_third_mistake(visit: Visit) -> None:
    page = visit("/puzzles")
    page.get_by_role("link", name="Against the clock").click()
    page.get_by_role("button", name="Start").click()
    panel = page.get_by_role("region", name="Against the clock")
    again = page.get_by_role("button", name="Once more")
    answered = 0
    while not again.is_visible():
        wait_for_turn(page)
        answered = answer(page, answered)
        # The next puzzle, or the end.
        expect(panel.get_by_text(re.compile("Solved!|That isn’t it."))).to_have_count(0)
        expect(panel.get_by_role("timer").or_(again)).to_be_visible()
    expect(page.get_by_text("Mistakes: 3 of 3")).to_be_visible()
    expect(page.get_by_text(f"Solved: {answered - 3}")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    text: Any = page.get_by_role("textbox", name="Text to share")
    row = f"(?:🟥|🟩){{{answered}}}"
    told = rf"^Serpentry, SNEKAGON, puzzles against the clock: {answered - 3} {row} http"
    expect(text).to_have_value(re.compile(told))
