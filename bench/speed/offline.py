"""`python -m bench.speed.offline`: playing without a service: size, start, memory, thought."""

import json
from pathlib import Path
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, BrowserContext
from tools import browsing

from bench.speed.offline_thinking import thinking
from serpentry.server.edge.client_files import BUILT

LONG = 300_000
SLOWER = 4
MEGA = 1_000_000


def main() -> None:
    """Print figures."""
    manifest = json.loads((BUILT / "bundle" / "bundle.json").read_text("utf-8"))
    print(f"everything beside the pages, gzipped: {manifest['gzipped'] / MEGA:.2f} MB")
    with browsing.chromium() as browser:
        with browsing.service(thinkers="1") as address:
            context = browser.new_context(base_url=address, viewport=browsing.DESK, locale="en")
            context.set_default_timeout(LONG)
            page = context.new_page()
            page.goto("/")
            page.get_by_role("button", name="Keep for offline").click()
            page.get_by_text("Everything is kept in this browser").wait_for()
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            page.close()
        context.set_offline(True)
        for slower in (1, SLOWER):
            _start(browser, context, slower)
        page = context.new_page()
        page.goto("/")
        thinking(page, lambda: sum(_renderers(browser).values()))


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


if __name__ == "__main__":
    main()
