"""Playing in the browser as a person would, whatever the game: what is lit is where things fit."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from serpentry.languages import say

Lay = Callable[[Page], None]

FEWEST = 4
"""A person makes at least this many moves in any game, whatever luck does; but see `SHORT`."""
SHORT = {"Sssnake": 3}
"""Six cards close a snake. The other one can get them in two turns: threes for it, four cards of
its own and two gifts; ones for the person, who places at least two, and once what was given."""
HINT = re.compile("A good move: |Only a guess: ")
"""What a hint begins with; how sure it is hangs on the machine."""
SOON = 1_000
STILL = 60
TRIES = 30
STATE = """() => {
  const over = document.querySelector('[data-phase="over"]') !== null;
  const turn = document.querySelector('[data-turn="mine"]') !== null;
  return over ? 'over' : turn ? 'mine' : null;
}"""
COVERING = """([x, y]) => {
  const there = document.elementFromPoint(x, y);
  return there?.closest('.stage svg') ? null : (there?.outerHTML.slice(0, 200) ?? 'nothing');
}"""
NEXT_FRAMES = """() => new Promise(
  settle => requestAnimationFrame(() => requestAnimationFrame(settle))
)"""
NOTHING_COMES = re.compile(r"/(api|bundle)/")
"""What a page asks for: without the server, the browser answers from what is packed for that."""
NO_NAMES = re.compile(r"/api/games$|/bundle/")
"""The same, where the names of games alone don't come."""
SETTLED = """before => {
  const table = document.querySelector('[data-seq]');
  return table && Number(table.dataset.seq) > before;
}"""


def spoken(page: Page, key: str, **facts: str | int) -> str:
    """A message as the page says it, in the language that the page speaks once it is there."""
    page.locator("#app > *").first.wait_for(state="attached")
    return say(page.locator("html").get_attribute("lang") or "", key, facts)


def wait_for_turn(page: Page) -> str:
    """Wait until a move is wanted ("mine") or the game is over ("over")."""
    return str(page.wait_for_function(STATE).json_value())


def sequence(page: Page) -> int:
    """The number of the last event that the page knows."""
    return int(page.locator("[data-seq]").get_attribute("data-seq") or 0)


def play_to_the_end(page: Page, lay: Lay, most: int = 400) -> int:
    """Make moves until the game is over; gives how many were made."""
    for made in range(most):
        if wait_for_turn(page) == "over":
            return made
        before = sequence(page)
        lay(page)
        _wait_for_move(page, before)
    raise AssertionError(f"The game was not over after {most} moves.")


def _wait_for_move(page: Page, before: int) -> None:
    """Wait until a move is there; the button to confirm it may come late on a busy machine."""
    asked = _lay_button(page).or_(page.locator(f"[data-seq]:not([data-seq='{before}'])"))
    expect(asked.first).to_be_visible()
    _confirm(page, before, lambda button: button.click(timeout=SOON))
    page.wait_for_function(SETTLED, arg=before)


def resign(page: Page) -> None:
    """Give the game up, which is asked for once more."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()


def fewest_left(game: str, made: int = 0) -> int:
    """The fewest moves that a person still makes in a game, after this many."""
    return SHORT[game] - made if game in SHORT else FEWEST


def lay_by_mouse(page: Page) -> None:
    """Take a piece that fits somewhere, and click where it is lit."""
    if not _take_a_piece_that_fits(page, lambda piece: piece.click()):
        _make_another_move(page)
        return
    before = sequence(page)
    click_a_place(page)
    _confirm(page, before, lambda button: button.click(timeout=SOON))


def click_a_place(page: Page) -> None:
    """Click where the piece in hand is lit."""
    page.mouse.click(*_lit(page))


def lay_by_touch(page: Page) -> None:
    """Tap a piece, tap where it is lit, and confirm with the thumb."""
    if not _take_a_piece_that_fits(page, lambda piece: piece.tap()):
        _make_another_move(page)
        return
    before = sequence(page)
    _places(page).last.evaluate("place => place.scrollIntoView({ block: 'center' })")
    x, y = _lit(page)
    page.touchscreen.tap(x, y)
    if page.get_by_role("button", name=spoken(page, "web-show-all")).is_visible():
        page.touchscreen.tap(*_lit(page))
    _confirm(page, before, lambda button: button.tap(timeout=SOON))


def lay_by_keys(page: Page) -> None:
    """Jump to a place with the keyboard and place there; a button is reached by its focus."""
    board = page.locator(".stage svg").first
    board.focus()
    pieces = _pieces(page).count()
    for _ in range(pieces):
        if _places(page).count():
            page.keyboard.press("j")
            page.keyboard.press("Enter")
            if _lay_button(page).is_visible():
                page.keyboard.press("Enter")
            return
        page.keyboard.press("n")
    other = _other_moves(page).first
    other.focus()
    page.keyboard.press("Enter")


def _places(page: Page) -> Locator:
    return page.locator(".lights .place, .lights .other")


def _lit(page: Page) -> tuple[float, float]:
    box: Any = None
    while box != (box := _places(page).last.bounding_box()):
        # A board that has just grown or shrunk is still moving, on a busy machine by few frames.
        page.wait_for_timeout(STILL)
        page.evaluate(NEXT_FRAMES)
    where = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    covering = page.evaluate(COVERING, where)
    assert covering is None, f"What is lit is covered by {covering}"
    return where


def _take_a_piece_that_fits(page: Page, take: Callable[[Locator], None]) -> bool:
    if _places(page).count():
        return True
    for piece in _pieces(page).all():
        take(piece)
        if _places(page).count():
            return True
    return False


def _pieces(page: Page) -> Locator:
    return page.get_by_role("group", name=spoken(page, "web-tray")).get_by_role("button")


def _lay_button(page: Page) -> Locator:
    return page.get_by_role("button", name=spoken(page, "web-lay"), exact=True)


def _other_moves(page: Page) -> Locator:
    return page.get_by_role("group", name=spoken(page, "web-other-moves")).get_by_role("button")


def _confirm(page: Page, before: int, press: Callable[[Locator], None]) -> None:
    """A piece that was only pinned (touch, turned to fit, choices left) wants a second tap.

    One that was placed at once takes the button with it, perhaps while it is being pressed; on a
    busy machine pressing takes longer than that, and is tried again until the move is there.
    """
    button = _lay_button(page)
    for _ in range(TRIES):
        if sequence(page) > before or not button.is_visible():
            return
        with suppress(TimeoutError):
            if button.is_enabled(timeout=SOON):
                press(button)
        page.wait_for_timeout(STILL)


def _make_another_move(page: Page) -> None:
    _other_moves(page).first.click()


def start(page: Page, game: str) -> None:
    """Begin a game against the computer from the home page."""
    now = spoken(page, "web-play-now-game", game=game)
    page.get_by_role("button", name=now, exact=True).click()
    expect(page.locator("[data-seq]")).to_be_visible()


def seat_person(page: Page, seat: int, how: str = "here") -> None:
    """Give a seat of a table that is set up to a person: here, or elsewhere by a link."""
    group = page.get_by_role("group", name=spoken(page, "web-who-sits", seat=seat))
    group.get_by_role("radio", name=spoken(page, f"web-seat-{how}")).check()


def unfold(page: Page) -> None:
    """Open everything that is folded, also within what is folded."""
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
