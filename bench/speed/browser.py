"""The browser client: what is loaded, how soon it can be used, how smoothly pieces move."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from playwright.sync_api import Page, Response
from rich.console import Console
from tests.browser.playing import lay_by_mouse, seat_person, wait_for_turn
from tools.browsing import DESK, chromium, service

MOVES_BEFORE = 12
SLOWER = 4
"""How many times slower than ours the processor is that pieces are moved on."""
COUNT_FRAMES = """() => new Promise(settle => {
  const began = performance.now();
  let frames = 0;
  const count = now => {
    if (document.querySelector('.draw, .travel')) frames++;
    else if (frames) return settle(frames * 1000 / (now - began));
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
})"""
WATCH = """() => {
  window.tasks = [];
  new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(one => one.duration)))
    .observe({type: 'longtask'});
}"""


@contextmanager
def opened() -> Iterator[Page]:
    """A page of a fresh service in a fresh browser."""
    with service() as address, chromium() as browser:
        yield browser.new_page(base_url=address, viewport=DESK, locale="en")


def first_load(page: Page) -> tuple[float, float]:
    """Kilobytes of JavaScript (gzipped) until the first page can be used, and the seconds."""
    scripts: list[bytes] = []

    def count(response: Response) -> None:
        if response.url.split("?")[0].endswith(".js") and "/sw" not in response.url:
            scripts.append(response.body())

    page.goto("/")
    page.get_by_role("button", name="Play").first.wait_for()
    page.on("response", count)
    page.context.clear_cookies()
    began = perf_counter()
    page.reload()
    page.get_by_role("button", name="Play").first.wait_for()
    seconds = perf_counter() - began
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", count)
    return sum(len(gzip.compress(one)) for one in scripts) / 1000, seconds


def slow_down(page: Page, times: float) -> None:
    """Let the page have a slower processor."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})


def frames_while_something_happens(page: Page) -> float:
    """Frames a second while a die rolls and a card turns over, on a slower processor."""
    page.goto("/")
    slow_down(page, SLOWER)
    page.get_by_role("button", name="Play now: Sssnake").click()
    page.locator("[data-seq]").wait_for()
    frames = float(page.evaluate(COUNT_FRAMES))
    slow_down(page, 1)
    return frames


def longest_task_while_dragging(page: Page) -> float:
    """Milliseconds of the longest task while a card is dragged in a game of four on open planes."""
    page.emulate_media(reduced_motion="reduce")
    page.goto("/new/sssnake")
    page.get_by_role("group", name="Number of players").get_by_role("button", name="4").click()
    for seat in (2, 3, 4):
        seat_person(page, seat)
    page.get_by_role("button", name="Start").click()
    for _ in range(MOVES_BEFORE):
        wait_for_turn(page)
        lay_by_mouse(page)
        page.wait_for_timeout(150)
    wait_for_turn(page)
    page.evaluate(WATCH)
    slow_down(page, SLOWER)
    piece = page.get_by_role("group", name="Your pieces").get_by_role("button").first.bounding_box()
    board = page.locator(".stage svg").first.bounding_box()
    assert piece is not None
    assert board is not None
    page.mouse.move(piece["x"] + 20, piece["y"] + 20)
    page.mouse.down()
    for step in range(120):
        share = step / 120
        page.mouse.move(board["x"] + board["width"] * share, board["y"] + board["height"] * share)
    page.mouse.move(2, 2)
    page.mouse.up()
    page.wait_for_timeout(200)
    slow_down(page, 1)
    return float(page.evaluate("Math.max(0, ...window.tasks)"))


def browser() -> None:
    """Print the figures with their limits."""
    console = Console()
    with opened() as page:
        kilobytes, seconds = first_load(page)
        frames = frames_while_something_happens(page)
        longest = longest_task_while_dragging(page)
    console.print("[bold]The browser client[/bold]")
    console.print(f"first load: {kilobytes:.0f} kB of JavaScript gzipped (limit 60)")
    console.print(f"usable after {seconds:.2f} s (limit 1.00)")
    told = f"{longest:.0f} ms" if longest else "none over 50 ms"
    console.print(
        f"while a die rolls: {frames:.0f} frames a second on a {SLOWER} times slower processor"
    )
    console.print(f"longest task while dragging there, four players: {told} (limit 50 ms)")


if __name__ == "__main__":
    browser()
