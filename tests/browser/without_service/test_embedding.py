"""`<serpentry-board>` on a page of somebody else, from a server that knows nothing but files."""

import functools
import gzip
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tools import browsing

from serpentry.cli.embedding import embed
from serpentry.server.edge.client_files import BUILT_FOLDER

EMBED = BUILT_FOLDER / "embed"
MOST_BYTES = 120_000
"""What a page may load for one game, as it comes over the net."""
RECORD = Path(__file__).parents[2] / "games" / "snekagon" / "golden" / "plain.record"


class Silent(SimpleHTTPRequestHandler):
    """Files, and no word about them."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def plain_files(folder: Path) -> Iterator[str]:
    """The address of a server for the files of a folder."""
    handler = functools.partial(Silent, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def opened(browser: Browser, address: str) -> Page:
    """A page that somebody looks at who wants nothing to move."""
    page = browser.new_context(reduced_motion="reduce", locale="en").new_page()
    page.goto(address)
    return page


def test_a_game_s_file_is_small() -> None:
    scripts = sorted(EMBED.glob("serpentry-*.js"))
    assert len(scripts) == 5
    for script in scripts:
        assert len(gzip.compress(script.read_bytes())) < MOST_BYTES, script.name


def test_a_plain_page_steps_through_a_game_wears_its_colours_and_has_a_puzzle_solved(
    browser: Browser,
) -> None:
    with plain_files(EMBED) as address:
        page = opened(browser, f"{address}/example.html")
        game, position, puzzle = page.locator("serpentry-board").all()
        expect(game.get_by_role("img", name="Board after step 16 of 16")).to_be_visible()
        game.get_by_role("button", name="One step back").click()
        expect(game.get_by_role("img", name="Board after step 15 of 16")).to_be_visible()
        wood = position.locator("path.cells")
        expect(wood).to_have_css("fill", "rgb(169, 188, 205)")
        solve(puzzle)
        page.context.close()


def test_a_page_of_the_command_is_whole_in_one_file(browser: Browser, tmp_path: Path) -> None:
    embed(str(RECORD), tmp_path / "game.html")
    page = opened(browser, (tmp_path / "game.html").as_uri())
    expect(page.get_by_role("img", name="Board after step 16 of 16")).to_be_visible()
    page.context.close()


def solve(puzzle: Locator) -> None:
    """A move that is wrong; the right one; and, when the defence has answered, the last."""
    said = puzzle.get_by_role("status")
    for cell, answer in (("f1", "That isn’t it."), ("b2", "Right. Find the next move.")):
        puzzle.get_by_role("button", name="1-tile").click()
        tap(puzzle, cell)
        puzzle.get_by_role("button", name="Place").click()
        expect(said).to_have_text(answer)
    puzzle.get_by_role("button", name="straight three").click()
    for _ in range(3):
        tap(puzzle, "c1")
        puzzle.get_by_role("button", name="Place").click()
        expect(said).to_have_text(re.compile("Solved!|That isn’t it."))
        if said.inner_text() == "Solved!":
            return
        puzzle.get_by_role("button", name="Rotate").click()
    pytest.fail("Nothing solved it.")


def tap(puzzle: Locator, cell: str) -> None:
    """Tap on a free cell, which has its name written on it."""
    puzzle.locator("svg text").get_by_text(cell, exact=True).click(force=True)


@pytest.mark.thorough
def test_a_frame_of_another_page_shows_a_table_where_the_host_lets_it(
    browser: Browser, tmp_path: Path
) -> None:
    with plain_files(tmp_path) as other, browsing.service(thinkers="1", frames=other) as service:
        page = browser.new_context(base_url=service, locale="en").new_page()
        page.goto("/")
        page.request.put("/api/guest", data={"name": "Ada"})
        made = page.request.post("/api/tables", data={"record": RECORD.read_text(encoding="utf-8")})
        page.goto(f"/replay/{made.json()['id']}")
        page.get_by_role("button", name="Share").click()
        page.get_by_text("Show on a web page").click()
        snippet = page.get_by_role("textbox", name="Show on a web page").input_value()
        (tmp_path / "page.html").write_text(snippet, encoding="utf-8")
        page.context.close()
        page = opened(browser, f"{other}/page.html")
        board = page.frame_locator("iframe").locator("serpentry-board")
        expect(board.get_by_role("img", name="Board after step 16 of 16")).to_be_visible()
        page.context.close()
