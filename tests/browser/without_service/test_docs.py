"""The documentation beside the games, as `make site` writes both: read, led to, and run."""

import re
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect
from tools import browsing

from tests.browser.conftest import PATIENCE

pytestmark = pytest.mark.thorough
SITE = Path(__file__).parents[3] / "site"
FOLDER = "serpentry"
LINK = re.compile(r'(?:href|src)="([^"]+)"')


class Quiet(SimpleHTTPRequestHandler):
    """A plain host of files, which says nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site in a folder of a host that knows nothing of it."""
    assert (SITE / "docs").exists(), "There is no site: `make site` writes it."
    root = tmp_path_factory.mktemp("host")
    (root / FOLDER).symlink_to(SITE)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{FOLDER}/"
        server.shutdown()


@pytest.fixture
def page(browser: Browser, host: str) -> Iterator[Page]:
    """A page whose troubles, and whose requests to other hosts or for what is not there, fail."""
    context = browser.new_context(base_url=host, viewport=browsing.DESK, locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    troubles = list[str]()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on(
        "response",
        lambda answer: None if answer.ok or answer.status == 304 else troubles.append(answer.url),
    )
    page.on("request", lambda one: None if host in one.url else troubles.append(one.url))
    yield page
    context.close()
    assert not [one for one in troubles if not one.startswith(("blob:", "data:"))]


def test_the_games_lead_to_the_documentation_and_back(page: Page) -> None:
    page.goto("")
    page.get_by_role("link", name="Documentation").click()
    expect(page.get_by_role("heading", name="Serpentry", level=1)).to_be_visible()
    page.get_by_role("link", name="hosting", exact=True).click()
    expect(page.get_by_role("heading", name="Hosting").first).to_be_visible()
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.locator("#games")).to_be_visible()


def test_the_first_page_says_that_no_server_is_needed(page: Page) -> None:
    page.goto("")
    expect(page.get_by_text("This demo needs no server")).to_be_visible()


def test_no_link_of_a_file_leads_nowhere() -> None:
    dead = {
        f"{page.relative_to(SITE)}: {link}"
        for page in SITE.rglob("*.html")
        for link in LINK.findall(page.read_text(encoding="utf-8"))
        if not (parts := urlsplit(link)).scheme and parts.path and not _leads(page, parts.path)
    }
    assert not dead


def _leads(page: Path, link: str) -> bool:
    """Whether a link of a file leads to another, or to a folder with a first page."""
    target = page.parent / unquote(link)
    return not link.startswith("/") and (target.is_file() or (target / "index.html").is_file())


def test_what_was_kept_at_the_first_visit_needs_no_net(page: Page) -> None:
    page.goto("#/you")
    page.get_by_role("button", name=re.compile("Keep for offline")).click()
    expect(page.get_by_text("Everything is kept in this browser").first).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto("")
    page.get_by_role("button", name="Play now: SNEKAGON", exact=True).click()
    expect(page.locator("[data-seq]")).to_be_visible()


def test_a_rule_is_found_by_its_name(page: Page) -> None:
    page.goto("docs/games/schlangennest/#open-closed-snake")
    expect(page.locator("#open-closed-snake")).to_be_in_viewport()


def test_a_word_is_searched_for_and_the_place_that_has_it_is_opened(page: Page) -> None:
    page.goto("docs/hosting/")
    page.get_by_role("button", name="Search").click()
    page.get_by_placeholder("Search").fill("Buchholz")
    page.get_by_role("option").filter(has_text="Clubs").first.click()
    expect(page.locator("#tie-breaks")).to_be_in_viewport()
    assert urlsplit(page.url).path == f"/{FOLDER}/docs/clubs/"


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("path", "runs", "said"),
    [
        ("at-the-prompt", 3, ["37 1", "new-snake-touches-nothing", "serpentry record 1"]),
        ("languages", 1, ["why-carnival-not-in-hand"]),
        ("tutorials/write-a-bot", 2, ["carnival is over: True", "printed nothing"]),
        ("research", 0, []),
    ],
)
def test_an_example_is_run_by_the_house_beside_it(
    page: Page, path: str, runs: int, said: list[str]
) -> None:
    page.goto(f"docs/{path}/")
    page.wait_for_load_state("networkidle")
    buttons = page.get_by_role("button", name="Run", exact=True)
    expect(buttons).to_have_count(runs)
    if not runs:
        return
    # The last one first: those before it are run with it.
    buttons.last.click()
    outputs = page.locator(".highlight [role=status]")
    for output, wanted in zip(outputs.all(), said, strict=True):
        expect(output).to_contain_text(wanted)
        expect(output).not_to_contain_text("Error")
