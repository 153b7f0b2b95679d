"""The gallery: a page of the client that is built for tests alone, and that no service serves."""

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route

BUILT = Path(__file__).parents[2] / "build" / "gallery"
PLACE = "/gallery/"


def _from_file(route: Route) -> None:
    route.fulfill(path=BUILT / urlsplit(route.request.url).path.removeprefix(PLACE))


def open_gallery(page: Page) -> Page:
    """Go there, beside the pages of a service, and wait for its letters."""
    page.route(f"**{PLACE}**", _from_file)
    page.goto(f"{PLACE}gallery.html")
    page.locator("#components").wait_for()
    page.wait_for_function("document.fonts.ready.then(() => true)")
    return page
