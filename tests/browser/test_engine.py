"""In a browser the same engine thinks: whole searches are the same to the last bit.

Here one set-up of each size of table; tests/engine/test_wasm.py searches all of them in Node.
"""

from pathlib import Path

from playwright.sync_api import Browser

from tests.engine.wasm.running import on_page
from tests.engine.wasm.searches import one_of_each_size, write

SIMULATIONS = 100


def test_searches_go_in_chromium_as_in_the_native_engine(browser: Browser, tmp_path: Path) -> None:
    chosen = one_of_each_size()
    found = on_page(browser, write(tmp_path, len(chosen), SIMULATIONS, among=chosen))
    assert len(found) == len(chosen)
    assert not any(found.values())
