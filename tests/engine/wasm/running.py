"""Repeating searches in Node and in Chromium."""

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import groupby
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.engine_files import EngineFile, current_file
from serpentry.engine.machines import WASM
from serpentry.engine.sources import fingerprint_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HERE = Path(__file__).parent
NODE = Path(sys.executable).with_name("node")
KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}
REPEAT = """async ([engine, searches]) => {
  const { repeat } = await import("/runner.mjs")
  const module = await WebAssembly.compileStreaming(fetch(engine))
  return repeat(module, await (await fetch(searches)).json())
}"""


def wasm_of(game: str) -> EngineFile:
    """A game's engine for browsers; `make engine` builds it."""
    found = current_file(game, fingerprint_of(KERNELS[game]), WASM)
    assert found
    return found


def game_of(file: Path) -> str:
    """Whose searches a file tells of."""
    return file.name.partition("-")[0]


def in_node(files: Iterable[Path]) -> dict[Path, list[int]]:
    """By file, the searches that went otherwise in Node."""
    found: dict[Path, list[int]] = {}
    for game, its in groupby(sorted(files), game_of):
        mine = list(its)
        words = [NODE, HERE / "node.mjs", wasm_of(game).path, *mine]
        done = subprocess.run(words, capture_output=True, text=True, timeout=3600, check=True)
        found |= dict(zip(mine, map(json.loads, done.stdout.splitlines()), strict=True))
    return found


def in_chromium(files: Iterable[Path]) -> dict[Path, list[int]]:
    """By file, the searches that went otherwise in Chromium."""
    from tools.browsing import chromium  # Tests in Node need no browser.

    with chromium() as browser:
        return on_page(browser, files)


def on_page(browser: "Browser", files: Iterable[Path]) -> dict[Path, list[int]]:
    """By file, the searches that went otherwise on a page.

    Each file has a page of its own: engines of many set-ups would stay in the memory of one.
    """
    found = {}
    with _served() as address:
        for file in files:
            with browser.new_page() as page:
                page.set_default_timeout(3_600_000)
                page.goto(f"{address}/")
                engine = wasm_of(game_of(file)).path
                found[file] = page.evaluate(REPEAT, [str(engine), str(file)])
    return found


@contextmanager
def _served() -> Iterator[str]:
    """A server of files for pages of this machine: some are too large for Playwright's own way."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Files)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class _Files(BaseHTTPRequestHandler):
    """Gives an empty page, our scripts by their name, and other files by their path."""

    def do_GET(self) -> None:
        """Send what is asked for."""
        path = Path(self.path)
        file = HERE / path.name if path.suffix == ".mjs" else path
        content = file.read_bytes() if file.suffix in KINDS else b""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", KINDS.get(file.suffix, "text/html"))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""
