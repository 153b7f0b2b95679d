"""In a browser the same engine thinks: whole searches are the same to the last bit."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.engine.wasm.running import on_page
from tests.engine.wasm.searches import set_ups, write

SIMULATIONS = 100


def test_searches_go_in_chromium_as_in_the_native_engine(browser: Browser, tmp_path: Path) -> None:
    found = on_page(browser, write(tmp_path, len(list(set_ups())), SIMULATIONS))
    assert len(found) == len(list(set_ups()))
    assert not any(found.values())
