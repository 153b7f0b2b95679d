"""A real browser and a real service for tests of the client."""

import os
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tools import browsing

from tests.server.running import TOKEN

Visit = Callable[..., Page]

PATIENCE = 900_000
"""Milliseconds that a busy machine may take for anything at all: it is to catch hangs alone."""
expect.set_options(timeout=PATIENCE)
SALT = 16
SETTLE = f"""(() => {{
  const fill = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = room => room.length === {SALT} ? room.fill(5) : fill(room);
}})()"""
"""What a page adds to the dice of a table is also always the same (see `settled`)."""


@pytest.fixture(scope="session")
def service() -> Iterator[str]:
    """The address of a service with a database of its own; luck is the same, unless LUCK is set."""
    program = "serpentry" if "LUCK" in os.environ else "tests.browser.settled"
    loose = {"requests_per_minute": "100000", "work_per_minute": "100000"}
    with browsing.service(program, thinkers="1", admin_token=TOKEN, **loose) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    with browsing.chromium() as opened:
        yield opened


def pytest_itemcollected(item: pytest.Item) -> None:
    """Playwright leaves a running loop behind it, and where pages are too slow a click may miss."""
    item.add_marker("apart")


def is_foreign(url: str) -> bool:
    """Whether an address is on another machine: no page of ours ever asks one (docs/privacy.md)."""
    return urlsplit(url).hostname not in {None, "127.0.0.1", "localhost"}


@pytest.fixture
def visit(browser: Browser, service: str) -> Iterator[Visit]:
    """Somebody new with a browser of their own; whatever goes wrong on a page fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def told_of(url: str) -> None:
        if is_foreign(url):
            troubles.append(f"A page asked another host: {url}")

    def come(
        path: str = "/",
        phone: bool = False,
        language: str = "en",
        moving: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=service,
            viewport=browsing.PHONE if phone else browsing.DESK,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            service_workers="block",
            reduced_motion="no-preference" if moving else "reduce",
            **more,
        )
        context.set_default_timeout(PATIENCE)
        if "LUCK" not in os.environ:
            context.add_init_script(SETTLE)
        contexts.append(context)
        context.on("request", lambda asked: told_of(asked.url))
        page = context.new_page()
        page.on("websocket", lambda opened: told_of(opened.url))
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not troubles
