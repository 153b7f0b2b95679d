"""In a browser the same engine thinks: whole searches are the same to the last bit.

Here by `make thorough`; every day tests/engine/test_wasm.py searches one of each size in Node.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.engine.wasm.running import on_page
from tests.engine.wasm.searches import one_of_each_size, write
from tests.parts import in_parts

SIMULATIONS = 100


@pytest.mark.thorough
@in_parts(3)
def test_searches_go_in_chromium_as_in_the_native_engine(
    browser: Browser, tmp_path: Path, part: slice
) -> None:
    chosen = one_of_each_size()[part]
    found = on_page(browser, write(tmp_path, len(chosen), SIMULATIONS, among=chosen))
    assert len(found) == len(chosen)
    assert not any(found.values())
