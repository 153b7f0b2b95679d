"""Scrolling through all of somebody's games: the frames that come too late.

`python -m bench scrolling [GAMES]`: a service with one game that ended, told so often over; the
page *You* is scrolled from its head down, with the pages of games that come on the way. A frame is
late if it follows the one before by more than 16.7 ms, and a frame of 33.4 ms is one left out. Told
is also the processor time of the page for a frame, whatever else the machine does.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, Page
from tests.browser.pages.test_keeping import ASK
from tools.browsing import DESK, chromium

from bench.service.own_games import fill
from bench.service.tables import our_service

STEP, SECONDS = 60, 15
"""Pixels a frame, about 3600 a second, and how long."""
SLACK = 0.5
"""Milliseconds that a browser's own clock is inexact by."""
FRAME = 1000 / 60
PLAN = {"game": "snekagon", "seats": [{"kind": "here"}, {"kind": "elsewhere"}]}
SCROLL = """([step, seconds]) => new Promise(settle => {
  const frames = [], end = performance.now() + seconds * 1000;
  let before = performance.now();
  const go = now => {
    frames.push(now - before);
    before = now;
    window.scrollBy(0, step);
    now < end ? requestAnimationFrame(go) : settle([frames.slice(1), window.scrollY]);
  };
  requestAnimationFrame(go);
})"""
RESIGN = """table => new Promise(settle => {
  const here = location.origin.replace('http', 'ws');
  const socket = new WebSocket(`${here}/api/tables/${table}/socket`);
  socket.onmessage = ({ data }) => {
    const { type } = JSON.parse(data);
    if (type === 'welcome')
      socket.send(JSON.stringify({ id: 'a', type: 'resign', seat: 0 }));
    if (type === 'ack') settle(socket.close());
  };
})"""


def an_ended_game(page: Page, other: Page) -> None:
    """Ada resigns a game against Ben."""
    for one, name in ((page, "Ada"), (other, "Ben")):
        one.goto("/api/ready")
        one.evaluate(ASK, ["PUT", "guest", {"name": name}])
    table = page.evaluate(ASK, ["POST", "tables", PLAN])["id"]
    other.evaluate(ASK, ["POST", f"tables/{table}/sit", {}])
    page.evaluate(RESIGN, table)


def worked(session: CDPSession) -> float:
    """Seconds of a processor that the page has had."""
    told = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in told if one["name"] == "TaskDuration"))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=5000)
    count = parser.parse_args().games
    folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    with folder as name, our_service(Path(name)) as (url, _), chromium() as browser:
        page, other = (
            browser.new_context(base_url=url, viewport=DESK, locale="en").new_page()
            for _ in range(2)
        )
        an_ended_game(page, other)
        fill(next(Path(name).glob("*.sqlite")), count)
        page.goto("/you")
        page.get_by_role("link", name="Ben").first.wait_for()
        page.wait_for_load_state("networkidle")
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = worked(session)
        frames, reached = page.evaluate(SCROLL, [STEP, SECONDS])
        work = worked(session) - before
    late = sum(one > FRAME + SLACK for one in frames)
    lost = sum(one > 2 * FRAME + SLACK for one in frames)
    print(f"{count} games: {len(frames)} frames over {reached:.0f} pixels,")
    print(f"{late} later than 16.7 ms ({100 * late / len(frames):.1f} %), {lost} than 33.4 ms,")
    print(
        f"the latest after {max(frames):.1f} ms; {1000 * work / len(frames):.1f} ms of work a frame"
    )


if __name__ == "__main__":
    main()
