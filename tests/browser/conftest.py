"""A real browser and a real service for tests of the client."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

CHROMIUM = "/usr/bin/chromium"
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service with a database of its own."""
    database = tmp_path_factory.mktemp("browser") / "tables.sqlite"
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "serpentry", "serve", "--port", "0", "--workers", "1"),
            *("--database", f"sqlite:///{database}"),
        ],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"SERPENTRY_REQUESTS_PER_MINUTE": "100000"},
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "open at" in line, line
    yield line.split()[-1]
    process.terminate()
    process.wait(20)
    process.stdout.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    assert Path(CHROMIUM).exists(), "The browser tests need Chromium: `make chromium` fetches it."
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)


@pytest.fixture
def visit(browser: Browser, service: str) -> Iterator[Visit]:
    """Somebody new with a browser of their own; whatever goes wrong on a page fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def come(path: str = "/", phone: bool = False, language: str = "en", **more: Any) -> Page:
        context = browser.new_context(
            base_url=service,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            service_workers="block",
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not troubles
