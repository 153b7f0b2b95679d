"""A game made by the guide, played in a browser on a service and on the static site."""

import re
import shutil
import socketserver
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect
from tools import browsing

from serpentry.languages import ENGLISH, keys
from tests.browser.conftest import PATIENCE
from tests.browser.conftest import browser as browser  # a real one, not only for that folder
from tests.browser.crawling import GATHER, gathered
from tests.browser.playing import lay_by_keys, play_to_the_end, start
from tests.workshop.test_guide import NAME, House

pytestmark = [pytest.mark.thorough, pytest.mark.timeout(1200)]
TOKEN = re.compile(r"[A-Za-z][a-z0-9]*(?:-[a-z0-9_]+)+")
"""What a key of a message looks like, also at the beginning of a sentence."""
TITLE = NAME.capitalize()


def keys_in(said: list[str]) -> set[str]:
    """The keys of messages that people were shown instead of their words."""
    known = {key for key in keys(ENGLISH) if "-" in key}
    found = {token.lower() for text in said for token in TOKEN.findall(text)}
    return {token for token in found if token in known or f"-{NAME}-" in token}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A copy with a new game and its client."""
    made = House(tmp_path_factory.mktemp("copy"))
    code, said = made.run(f"python -m workshop new-game {NAME}")
    assert code == 0, said
    (made.place.root / "web" / "node_modules").symlink_to(
        Path(__file__).parents[2] / "web" / "node_modules"
    )
    for script in ("pages", "embed", "pack", "site"):
        built(made, script)
    code, said = made.run("python -m tools.bundle site/bundle")
    assert code == 0, said
    return made


def built(house: House, script: str) -> None:
    """A script of the client's, run."""
    npm = shutil.which("npm", path=str(Path(sys.executable).parent)) or shutil.which("npm")
    assert npm
    folder = Path(npm).parent
    done = subprocess.run(
        [npm, "run", "--silent", script],
        cwd=house.place.root / "web",
        env={"PATH": f"{folder}:/usr/bin:/bin", "HOME": str(house.place.root)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def on_the_service(house: House) -> Iterator[str]:
    """The address of a service of that house."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in house.settings.items():
            patch.setenv(name, value)
        with browsing.service(thinkers="1") as address:
            yield address


class Quiet(SimpleHTTPRequestHandler):
    """Any static host."""

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def on_the_site(house: House) -> Iterator[str]:
    """The address of its static site."""
    folder = str(house.place.root / "site")
    handler = partial(Quiet, directory=folder)
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@contextmanager
def gathering(browser: Browser, address: str) -> Iterator[Page]:
    """A page that keeps whatever it shows."""
    with browser.new_context(base_url=address, locale="en", reduced_motion="reduce") as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.add_init_script(GATHER)
        page.goto("/")
        yield page


@pytest.mark.parametrize("host", [on_the_service, on_the_site])
def test_a_new_game_is_played_and_told_in_words(
    house: House, browser: Browser, host: Callable[[House], AbstractContextManager[str]]
) -> None:
    with host(house) as address, gathering(browser, address) as page:
        said = gathered(page)
        start(page, TITLE)
        assert play_to_the_end(page, lay_by_keys) >= 1
        expect(page.locator(".after")).to_be_visible()
        said += gathered(page)
    assert not keys_in(said)
    assert any("Grow straight ahead" in text for text in said)
