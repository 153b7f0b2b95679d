"""The first game of somebody new, where pages are served and no tables.

`python -m bench first_game`.

For each game a browser that has nothing yet: seconds from *Play now* to one's turn, and megabytes
fetched until then. Then the net is cut, and the page is loaded again and again.
"""

from time import perf_counter

from playwright.sync_api import Browser, Page, Request, TimeoutError
from tools import browsing

from serpentry.catalogue import find, names

LONG = 300_000
MEGA = 1_000_000
RELOADS = 4
"""In each of five games: 20 in all."""
BACK = 90_000
"""Milliseconds after which a page that is not back counts as lost."""


def main() -> None:
    """Print figures."""
    returned = 0
    with browsing.chromium() as browser, browsing.service(thinkers="1") as address:
        for game in names():
            returned += _begin(browser, address, find(game).title)
    print(f"pages back after a reload without a net: {returned} of {RELOADS * len(names())}")


def _begin(browser: Browser, address: str, title: str) -> int:
    """Begin a game with empty hands, then reload without a net; how often that came back."""
    fetched: list[Request] = []
    context = browser.new_context(base_url=address, viewport=browsing.DESK, locale="en")
    context.set_default_timeout(LONG)
    context.route("**/api/**", lambda asked: asked.abort())
    context.on("requestfinished", lambda one: fetched.append(one))
    page = context.new_page()
    page.goto("/")
    button = page.get_by_role("button", name=f"Play now: {title}", exact=True)
    button.wait_for()
    began = perf_counter()
    button.click()
    page.wait_for_selector('[data-turn="mine"]')
    seconds = perf_counter() - began
    size = sum(one.sizes()["responseBodySize"] for one in [*fetched]) / MEGA
    print(f"{title}: my turn after {seconds:.1f} s, {size:.1f} MB fetched until then", flush=True)
    page.wait_for_function(browsing.KEPT)
    kept = perf_counter() - began
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    print(f"  kept after {kept:.1f} s, served after {perf_counter() - began:.1f} s", flush=True)
    context.set_offline(True)
    returned = sum(_returns(page) for _ in range(RELOADS))
    context.close()
    return returned


def _returns(page: Page) -> bool:
    """Whether a page that is loaded again shows its game."""
    page.reload()
    try:
        page.wait_for_selector("[data-seq]", timeout=BACK)
    except TimeoutError:
        return False
    return True


if __name__ == "__main__":
    main()
