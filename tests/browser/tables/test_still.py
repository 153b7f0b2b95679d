"""Nothing on the page moves while a game is played, on any screen; and a phone need not scroll."""

import pytest
from playwright.sync_api import Page, ViewportSize
from tools.browsing import PHONE

from serpentry.catalogue import find, names
from tests.browser.conftest import Visit
from tests.browser.playing import SETTLED, lay_by_mouse, sequence, start, wait_for_turn

GAMES = [find(name).title for name in names()]
SMALL = ViewportSize(width=360, height=640)
LYING = ViewportSize(width=844, height=390)
MOVES = 4
WATCH = """() => {
  window.shifts = [];
  const told = rect => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ');
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      for (const { node, previousRect, currentRect } of entry.sources) {
        const what = node?.outerHTML ?? node?.parentElement?.outerHTML ?? 'what is gone';
        window.shifts.push(`${what.slice(0, 90)}: ${told(previousRect)} to ${told(currentRect)}`);
      }
  }).observe({ type: 'layout-shift' });
}"""
AT_HAND = ".stage svg, .players, .status, .tray, .bar button"
OUTSIDE = """selector => [...document.querySelectorAll(selector)]
  .map(one => [one.className.baseVal ?? one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.top < 0 || box.bottom > innerHeight || box.left < 0
    || box.right > innerWidth)
  .map(([name]) => name)"""


def play(page: Page, moves: int) -> None:
    """Make some moves, or fewer if the game is over before."""
    for _ in range(moves):
        if wait_for_turn(page) == "over":
            return
        before = sequence(page)
        lay_by_mouse(page)
        page.wait_for_function(SETTLED, arg=before)
    wait_for_turn(page)


def play_and_watch(page: Page, game: str, moves: int) -> list[str]:
    """Make some moves of a game; what moved on the page meanwhile."""
    start(page, game)
    wait_for_turn(page)
    page.wait_for_timeout(300)
    page.evaluate(WATCH)
    play(page, moves)
    page.wait_for_timeout(600)
    found: list[str] = page.evaluate("window.shifts")
    return found


@pytest.mark.one_in(10)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_shifts_while_a_game_is_played(visit: Visit, game: str, phone: bool) -> None:
    assert play_and_watch(visit(phone=phone), game, MOVES) == []


@pytest.mark.one_in(3)
@pytest.mark.parametrize("screen", [PHONE, SMALL, LYING], ids=["phone", "small", "lying"])
def test_all_that_is_needed_to_play_is_on_one_screen(visit: Visit, screen: ViewportSize) -> None:
    page = visit(phone=True)
    page.set_viewport_size(screen)
    for game in GAMES:
        page.goto("/")
        start(page, game)
        wait_for_turn(page)
        assert page.evaluate(OUTSIDE, AT_HAND) == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        board = page.locator(".stage").bounding_box()
        assert board is not None
        assert board["height"] > 230
