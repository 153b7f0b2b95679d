"""Somebody deletes what is kept of them, and is a stranger again; no other host is ever asked."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser, ProxySettings, expect
from tools import browsing

from serpentry.server.edge.guests import COOKIE
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.pages.test_pages import complaints
from tests.browser.playing import lay_by_mouse, play_to_the_end, start
from tests.browser.without_service.test_offline import keep_everything

WATCHING = Path(__file__).parents[1] / "watching"


def test_what_is_kept_is_deleted_here_and_on_the_service(visit: Visit) -> None:
    page = visit("/", phone=True)
    page.evaluate(
        """async () => {
          await fetch('/api/guest', { method: 'PUT', body: JSON.stringify({ name: 'Ada' }),
            headers: { 'Content-Type': 'application/json' } });
          localStorage.setItem('serpentry-name', '"Ada"');
          await (await caches.open('serpentry-bundle-x')).put('/x', new Response('x'));
          await new Promise((settle) => {
            const opening = indexedDB.open('serpentry-test', 1);
            opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
            opening.onsuccess = () => {
              const writing = opening.result.transaction('rows', 'readwrite');
              writing.objectStore('rows').put('a game', 1);
              writing.oncomplete = settle;
            };
          });
        }"""
    )
    page.goto("/you")
    section = page.get_by_role("region", name="Your data")
    section.get_by_role("button", name="Delete my data…").click()
    expect(section.get_by_text("with “Guest” in place of your name")).to_be_visible()
    assert complaints(page) == []
    section.get_by_role("button", name="Delete everything").click()
    expect(section.get_by_text("Everything has been deleted.")).to_be_visible()
    left = page.evaluate(
        """async () => [localStorage.length, (await caches.keys()).length,
          await new Promise((settle) => {
            const opening = indexedDB.open('serpentry-test');
            opening.onsuccess = () => {
              const counting = opening.result.transaction('rows').objectStore('rows').count();
              counting.onsuccess = () => settle(counting.result);
            };
          })]"""
    )
    assert left == [0, 0, 0]
    assert COOKIE not in {one.get("name") for one in page.context.cookies()}
    with page.expect_navigation():
        section.get_by_role("button", name="Done").click()
    expect(page.get_by_role("heading", name="Your games")).to_be_hidden()
    assert page.evaluate("async () => (await (await fetch('/api/guest')).json()).name") is None


class Proxy(ThreadingTCPServer):
    """Whoever wants anything of another host comes here, is counted and sent away."""

    daemon_threads = True

    def __init__(self) -> None:
        self.asked = list[str]()
        super().__init__(("127.0.0.1", 0), Refusing)

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.server_address[1]}"


class Refusing(StreamRequestHandler):
    """One who comes."""

    def handle(self) -> None:
        """Note what is wanted."""
        assert isinstance(self.server, Proxy)
        self.server.asked.append(self.rfile.readline().decode(errors="replace").strip())
        self.wfile.write(b"HTTP/1.1 502 No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")


@pytest.fixture
def proxy() -> Iterator[Proxy]:
    """A proxy that counts."""
    with Proxy() as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.mark.thorough
def test_neither_pages_nor_their_workers_nor_the_server_ask_another_host(
    browser: Browser, proxy: Proxy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = tmp_path / "asked"
    monkeypatch.setenv("ASKED", str(asked))
    monkeypatch.setenv("PYTHONPATH", str(WATCHING))
    given = ProxySettings(server=proxy.address, bypass="127.0.0.1")
    with browsing.service(thinkers="1") as address:
        context = browser.new_context(base_url=address, locale="en", proxy=given)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        keep_everything(page)
        for path in ("/rules/snekagon", "/puzzles", "/learn", "/openings", "/"):
            page.goto(path)
            page.wait_for_load_state("networkidle")
        start(page, "SNEKAGON")
        play_to_the_end(page, lay_by_mouse)
    assert not asked.exists(), asked.read_text(encoding="utf-8")
    assert proxy.asked == []
    context.set_offline(False)
    page.goto("data:text/html,<img src='http://counted.example/x'>")
    page.wait_for_load_state("networkidle")
    context.close()
    assert any("counted.example" in one for one in proxy.asked)


def test_what_a_server_asks_of_other_machines_is_noted(tmp_path: Path) -> None:
    """Nothing is sent: Python only says that it would be."""
    lines = [
        f"import sys; sys.audit('socket.connect', None, ({host!r}, 9))"
        for host in ("127.0.0.1", "192.0.2.1")
    ]
    given = {"PYTHONPATH": str(WATCHING), "ASKED": str(tmp_path / "asked")}
    words = [sys.executable, "-c", "\n".join(lines)]
    subprocess.run(words, env={**os.environ, **given}, check=True)
    assert (tmp_path / "asked").read_text(encoding="utf-8") == "socket.connect 192.0.2.1\n"
