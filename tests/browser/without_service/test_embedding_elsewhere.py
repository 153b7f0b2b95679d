"""`<serpentry-board>` where other pages are strict, dark, framed, or of another origin."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect
from tools import browsing

from serpentry.cli.embedding import embed
from tests.browser.without_service.test_embedding import EMBED, RECORD, plain_files

DOCS = Path(__file__).parents[3] / "docs" / "embedding.md"
STRICT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html"
)
BOARD = '<serpentry-board src="game.json"></serpentry-board>'
SCRIPT = '<script defer src="serpentry-snekagon.js"></script>'
LEAST_CONTRAST = 4.5
DARK = 0.2
"""Below it a ground is dark, above a light one."""
LIGHTNESS = """board => {
  const light = colour => {
    const [red, green, blue] = colour.match(/[\\d.]+/g).slice(0, 3).map(one => one / 255)
      .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const name = board.shadowRoot.querySelector('.players span');
  return [light(getComputedStyle(name).color), light(getComputedStyle(board).backgroundColor)];
}"""


@contextmanager
def page_of(browser: Browser, **wishes: Any) -> Iterator[tuple[Page, list[str]]]:
    """A page of somebody who wants nothing to move, and what it complains of."""
    context = browser.new_context(reduced_motion="reduce", locale="en", **wishes)
    page, said = context.new_page(), list[str]()
    page.on("console", lambda told: said.append(told.text) if told.type == "error" else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    yield page, said
    context.close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A folder of somebody's site with a game's script and data, and its address."""
    embed(str(RECORD), tmp_path / "game.json")
    shutil.copy(EMBED / "serpentry-snekagon.js", tmp_path)
    with plain_files(tmp_path) as address:
        yield tmp_path, address


def test_two_boards_stand_on_a_page_that_allows_nothing_inline(
    browser: Browser, site: tuple[Path, str]
) -> None:
    folder, address = site
    policy = f'<meta http-equiv="Content-Security-Policy" content="{STRICT}">'
    head = f'<link rel="icon" href="data:,">{policy}'
    (folder / "page.html").write_text(f"<!doctype html>{head}{SCRIPT}{BOARD}{BOARD}")
    with page_of(browser) as (page, said):
        page.goto(f"{address}/page.html")
        first, second = page.locator("serpentry-board").all()
        first.get_by_role("button", name="One step back").click()
        expect(first.get_by_role("img", name="Board after step 15 of 16")).to_be_visible()
        expect(second.get_by_role("img", name="Board after step 16 of 16")).to_be_visible()
        for board in (first, second):
            expect(board.locator("path.cells")).not_to_have_css("fill", "rgb(0, 0, 0)")
            drawn, whole = board.locator("svg").first.bounding_box(), board.bounding_box()
            assert drawn is not None
            assert whole is not None
            assert drawn["width"] <= whole["width"]
        assert said == []


@pytest.mark.parametrize("device", ["light", "dark"])
def test_names_are_readable_on_light_and_dark_pages_of_light_and_dark_devices(
    browser: Browser, site: tuple[Path, str], device: Any
) -> None:
    folder, address = site
    schemes = {"": "light", "light": "light", "dark": "dark", "light dark": device}
    for (scheme, follows), theme in product(schemes.items(), ("", "light", "dark")):
        style = f"<style>:root {{ color-scheme: {scheme or 'normal'} }}</style>"
        board = BOARD.replace(" src", f' theme="{theme}" src') if theme else BOARD
        (folder / "page.html").write_text(f"<!doctype html>{style}{SCRIPT}{board}")
        with page_of(browser, color_scheme=device) as (page, _):
            page.goto(f"{address}/page.html")
            assert ground_of(page) == (theme or follows), (scheme, theme)
    embed(str(RECORD), folder / "own.html")
    shutil.copytree(EMBED, folder / "embed")
    shutil.copy(folder / "game.json", folder / "embed")
    for path in ("own.html", "embed/frame.html?game=snekagon&src=game.json"):
        with page_of(browser, color_scheme=device) as (page, _):
            page.goto(f"{address}/{path}")
            assert ground_of(page) == device, path


def ground_of(page: Page | FrameLocator) -> str:
    """Whether what a board stands on is light or dark; its names must be readable there."""
    board = page.locator("serpentry-board")
    expect(board.get_by_role("img").first).to_be_visible()
    text, ground = board.evaluate(LIGHTNESS)
    low, high = sorted((text, ground))
    assert (high + 0.05) / (low + 0.05) >= LEAST_CONTRAST
    return "dark" if ground < DARK else "light"


def examples() -> list[str]:
    """The pages that the documentation shows."""
    return re.findall(r"```html\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


def test_the_example_of_the_documentation_shows_its_board(
    browser: Browser, site: tuple[Path, str]
) -> None:
    folder, address = site
    (folder / "page.html").write_text(examples()[0], encoding="utf-8")
    with page_of(browser) as (page, _):
        page.goto(f"{address}/page.html")
        expect(page.get_by_role("img", name="Spielfeld nach Schritt 4 von 16")).to_be_visible()


def test_the_examples_show_a_table_on_pages_of_another_origin(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        plain_files(tmp_path) as other,
        browsing.service(thinkers="1", frames=other, origins=other) as service,
        page_of(browser, base_url=service) as (page, said),
    ):
        page.goto("/")
        page.request.put("/api/guest", data={"name": "Ada"})
        made = page.request.post("/api/tables", data={"record": RECORD.read_text(encoding="utf-8")})
        _, board, frame = (
            one.replace("https://play.example.org", service).replace("TABLE", made.json()["id"])
            for one in examples()
        )
        without_host = re.sub(' host="[^"]*"', "", board)
        for at, text in enumerate((board, without_host, frame)):
            (tmp_path / f"{at}.html").write_text(text, encoding="utf-8")
            page.goto(f"{other}/{at}.html")
            place = page.frame_locator("iframe") if text == frame else page
            shown = place.locator("serpentry-board")
            expect(shown.get_by_role("img", name="Board after step 16 of 16")).to_be_visible()
            ground_of(place)
        assert [one for one in said if "favicon" not in one and "404" not in one] == []
