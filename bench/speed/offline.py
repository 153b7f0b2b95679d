"""Playing without a service: size, start, memory, simulations, and positions of small nets.

Simulations and positions are counted by the processor's seconds: machines have other things to do.
Small nets search as levels 9 to 12 do, with their trees and proofs, in Node with the packed files.
"""

import json
import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from tests.offline.learned import pace
from tests.offline.same import run_there
from tools import browsing

from bench import app_worker
from serpentry.catalogue import names, set_up
from serpentry.hosting.evaluations.pondering import thoughts
from serpentry.hosting.thinking import Wish
from serpentry.nets.net_files import FILES, STUDENT
from serpentry.review.evaluation import PositionEvaluation
from serpentry.search.budget import Seconds
from serpentry.search.request import SearchRequest
from serpentry.server.edge.client_files import BUILT_FOLDER
from serpentry.tabletop.helpers.walk import draw

LONG = 300_000
SLOWER = 4
MEGA = 1_000_000
SECONDS = 2.0
"""As long as level 8 thinks in games where it has a time."""
LOOK = "given => window.look(given)"
LOOKING = """() => {
  const tables = {};
  window.sit = async game => {
    const plan = JSON.stringify({game, seats: [{kind: 'here'}, {kind: 'here'}]});
    tables[game] = JSON.parse((await ask('POST', '/api/tables', plan)).content).id;
  };
  window.look = async ({game, seconds}) => {
    const waits = [];
    let tries = 0, over = false;
    const asked = {method: 'GET', path: `/api/tables/${tables[game]}/analysis`, language: 'en',
                   query: {seconds: String(seconds)}};
    const done = new Promise(settle => {
      listen({kind: 'follow', text: JSON.stringify(asked)}, ({text}) => {
        const {event, data} = JSON.parse(text);
        if (event === 'report') tries = JSON.parse(data).tries;
        if (event === 'done') settle();
      });
    }).then(() => over = true);
    while (!over) {
      await new Promise(settle => setTimeout(settle, 100));
      const began = performance.now();
      await ask('GET', '/api/nothing');
      if (!over) waits.push(performance.now() - began);
    }
    await done;
    return {tries, waits};
  };
}"""
PACE = """
import json
from js import process
from tests.offline.learned import pace

def clock():
    spent = process.cpuUsage()
    return (spent.user + spent.system) / 1_000_000

games, seconds = json.loads(given)
json.dumps([max(pace(game, seconds, clock) for _ in range(2)) for game in games])
"""


def main() -> None:
    """Print figures."""
    manifest = json.loads((BUILT_FOLDER / "bundle" / "bundle.json").read_text("utf-8"))
    print(f"everything beside the pages, gzipped: {manifest['gzipped'] / MEGA:.2f} MB")
    with browsing.chromium() as browser:
        with browsing.service(thinkers="1") as address:
            context = browser.new_context(base_url=address, viewport=browsing.DESK, locale="en")
            context.set_default_timeout(LONG)
            page = context.new_page()
            page.goto("/you")
            page.get_by_role("button", name=re.compile("Keep for offline")).click()
            page.get_by_text("Everything is kept in this browser").first.wait_for()
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            page.close()
        context.set_offline(True)
        for slower in (1, SLOWER):
            _start(browser, context, slower)
        page = context.new_page()
        page.goto("/")
        thinking(page, lambda: sum(_renderers(browser).values()))
    small_nets()


def _start(browser: Browser, context: BrowserContext, slower: int) -> None:
    """From cache to a table where a move can be made."""
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto("/")
    button = page.get_by_role("button", name="Play now: SNEKAGON", exact=True)
    button.wait_for()
    spent, began = _renderers(browser), perf_counter()
    button.click()
    page.wait_for_selector('[data-turn="mine"]')
    took = perf_counter() - began
    cpu = sum(_renderers(browser).values()) - sum(spent.values())
    memory, shared = _memory(browser)
    print(f"from cache to the first move, processor {slower} times slower:", end=" ")
    print(f"{took:.1f} s, {cpu:.1f} CPU s, memory {memory:.0f} MB", end=" ")
    print(f"(and {shared:.0f} MB of the browser's own files, shared by all its pages)")
    page.close()


def _renderers(browser: Browser) -> dict[int, float]:
    """By process, the CPU seconds of all pages."""
    told: Any = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return {one["id"]: one["cpuTime"] for one in told["processInfo"] if one["type"] == "renderer"}


def _memory(browser: Browser) -> tuple[float, float]:
    """What the largest page holds for itself, and of files, in MB."""
    return max(map(_resident, _renderers(browser)))


def _resident(pid: int) -> tuple[float, float]:
    told = dict(
        line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    )
    kilobytes = {kind: int(told[kind].split()[0]) for kind in ("RssAnon", "RssShmem", "RssFile")}
    own = kilobytes["RssAnon"] + kilobytes["RssShmem"]
    return own * 1024 / MEGA, kilobytes["RssFile"] * 1024 / MEGA


def thinking(page: Page, spent: Callable[[], float]) -> None:
    """Print how much is thought in a browser, and how long others wait for an answer meanwhile."""
    page.evaluate(app_worker.BEGIN, app_worker.address())
    page.evaluate(LOOKING)
    for game in names():
        page.evaluate("game => window.sit(game)", game)
        page.evaluate(LOOK, {"game": game, "seconds": 0.5})
        before = spent()
        found: Any = page.evaluate(LOOK, {"game": game, "seconds": SECONDS})
        here, native = found["tries"] / (spent() - before), _natively(game)
        waits = found["waits"]
        print(f"{game}: {here:,.0f} simulations a second,", end=" ")
        print(f"{here / native:.2f} of one native core's {native:,.0f};", end=" ")
        print(f"answers meanwhile after {median(waits):.0f} ms, {max(waits):.0f} at most")


def _natively(name: str) -> float:
    """Simulations of the same analysis here, a second on one core."""
    game, rng = set_up(name, 2), Random(1)
    position = game.rules.start()
    while not isinstance(actor := game.rules.to_act(position), int):
        position = game.rules.play(position, draw(game.rules, position, rng))
    view = game.secrets.view(position, actor)
    began = process_time()
    request = SearchRequest(game, view, actor, Seconds(SECONDS))
    with closing(thoughts(request, Wish(request.budget, gradual=True))) as found:
        tries = max(one.tries for one in found if isinstance(one, PositionEvaluation))
    return tries / (process_time() - began)


def small_nets() -> None:
    """Print positions a second in a browser's Python and here, for each game."""
    games = sorted(path.stem for path in FILES.glob(f"*{STUDENT}"))
    for game, there in zip(games, run_there(PACE, [games, SECONDS]), strict=True):
        here = pace(game, SECONDS)
        print(f"{game}: {there:,.0f} positions a second in a browser's Python, {here:,.0f} here")


if __name__ == "__main__":
    main()
