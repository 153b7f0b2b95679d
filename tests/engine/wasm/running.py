"""Repeating searches in Node and in Chromium."""

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from docs.browsing import chromium
from playwright.sync_api import Browser, Route

from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.machines import WASM
from serpentry.engine.shelf import Entry, entries
from serpentry.engine.sources import fingerprint_of

HERE = Path(__file__).parent
NODE = Path(sys.executable).with_name("node")
PLACE = "http://localhost"
KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}
REPEAT = """async ([engine, searches]) => {
  const { repeat } = await import("/runner.mjs")
  const module = await WebAssembly.compileStreaming(fetch(engine))
  return repeat(module, await (await fetch(searches)).json())
}"""


def wasm_of(game: str) -> Entry:
    """A game's engine for browsers; `make engine` builds it."""
    wanted = WASM, fingerprint_of(KERNELS[game])
    return next(one for one in entries(game) if (one.machine, one.fingerprint) == wanted)


def game_of(file: Path) -> str:
    """Whose searches a file tells of."""
    return file.name.partition("-")[0]


def in_node(files: Iterable[Path]) -> dict[Path, list[int]]:
    """By file, the searches that went otherwise in Node."""
    found = {}
    for file in files:
        words = [str(NODE), str(HERE / "node.mjs"), str(wasm_of(game_of(file)).path), str(file)]
        done = subprocess.run(words, capture_output=True, text=True, timeout=3600, check=True)
        found[file] = json.loads(done.stdout)
    return found


def in_chromium(files: Iterable[Path]) -> dict[Path, list[int]]:
    """By file, the searches that went otherwise in Chromium."""
    with chromium() as browser:
        return on_page(browser, files)


def on_page(browser: Browser, files: Iterable[Path]) -> dict[Path, list[int]]:
    """By file, the searches that went otherwise on a page; nothing comes over a network.

    Each file has a page of its own: engines of many set-ups would stay in the memory of one.
    """
    found = {}
    for file in files:
        with browser.new_page() as page:
            page.set_default_timeout(3_600_000)
            page.route("**/*", _serve)
            page.goto(f"{PLACE}/")
            found[file] = page.evaluate(REPEAT, [str(wasm_of(game_of(file)).path), str(file)])
    return found


def _serve(route: Route) -> None:
    path = route.request.url.removeprefix(f"{PLACE}/")
    file = HERE / path if path.endswith(".mjs") else Path("/") / path
    given: dict[str, Any] = {"body": ""}
    if path:
        given = {"body": file.read_bytes(), "content_type": KINDS[file.suffix]}
    route.fulfill(**({"content_type": "text/html"} | given))
