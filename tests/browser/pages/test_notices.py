"""Notices in a browser: asked for, confirmed by a link, shown by the service worker."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from queue import Queue
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Browser, Page, expect
from tools import browsing

from tests.browser.conftest import PATIENCE
from tests.browser.pages.test_pages import complaints
from tests.browser.targets import small_targets

PUSH_HOST = "push.example"
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
PERMITTED = f"""
const keys = {{ p256dh: '{POINT}', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }};
const endpoint = 'https://{PUSH_HOST}/1';
let made = null;
const given = {{
  endpoint,
  toJSON: () => ({{ endpoint, keys }}),
  unsubscribe: async () => {{ made = null; return true; }},
}};
PushManager.prototype.subscribe = async () => (made = given);
PushManager.prototype.getSubscription = async () => made;
"""
"""This browser has no push service of its own: it gets the keys of the standard's example."""


class Letters:
    """Puts mails where a test finds them."""

    def __init__(self) -> None:
        self.mails: Queue[bytes] = Queue()

    async def handle_DATA(self, _: object, __: object, envelope: Any) -> str:  # noqa: N802
        self.mails.put(envelope.content)
        return "250 taken"

    def next_text(self) -> str:
        mail = message_from_bytes(self.mails.get(timeout=PATIENCE / 1000))
        payload = mail.get_payload(decode=True)
        assert isinstance(payload, bytes)
        return payload.decode()


@contextmanager
def mailing() -> Iterator[tuple[str, Letters]]:
    """A service that sends mail and Web Push."""
    letters = Letters()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(letters, hostname="127.0.0.1", port=port)
    controller.start()
    offered = {
        "public_url": "http://localhost",
        "mail_server": f"smtp+plain://127.0.0.1:{port}",
        "mail_from": "games@example.org",
        "push_services": PUSH_HOST,
        "thinkers": "1",
    }
    try:
        with browsing.service("tests.browser.settled", **offered) as address:
            yield address, letters
    finally:
        controller.stop()


def _visitor(browser: Browser, address: str, **more: Any) -> Page:
    context = browser.new_context(
        base_url=address, reduced_motion="reduce", permissions=["notifications"], **more
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PERMITTED)
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(
        """() => fetch('/api/guest', { method: 'PUT', body: JSON.stringify({ name: 'Ada' }),
          headers: { 'Content-Type': 'application/json' } })"""
    )
    page.goto("/you")
    return page


@pytest.mark.thorough
def test_notices_are_asked_for_confirmed_shown_and_stopped(browser: Browser) -> None:
    with mailing() as (address, letters):
        page = _visitor(browser, address, locale="en", viewport=browsing.PHONE, has_touch=True)
        section = page.get_by_role("region", name="Notifications")
        expect(section.get_by_role("button", name="Notify me by e-mail")).to_be_disabled()
        section.get_by_label("it’s my turn").check()
        section.get_by_label("E-mail address").fill("ada@example.org")
        section.get_by_role("button", name="Notify me by e-mail").click()
        expect(section.get_by_text("to confirm the address")).to_be_visible()
        found = re.search(r"http://localhost(/api/notices/confirm/\S+)", letters.next_text())
        assert found
        other = page.context.new_page()
        other.goto(found[1])
        other.get_by_role("button", name="Yes, send them").click()
        expect(other.get_by_text("Done: notifications go to ada@example.org")).to_be_visible()
        other.close()
        section.get_by_role("button", name="Notify me in this browser").click()
        expect(section.get_by_text("Notifications are on in this browser.")).to_be_visible()
        assert complaints(page) == []
        assert small_targets(page) == []
        page.reload()
        expect(section.get_by_text("Notifications go to ada@example.org.")).to_be_visible()
        expect(section.get_by_label("it’s my turn")).to_be_checked()
        _shown_by_the_worker(page, address)
        _opened_by_a_tap(page, address)
        page.goto("/you")
        section.get_by_role("button", name="Stop").first.click()
        section.get_by_role("button", name="Stop").first.click()
        expect(section.get_by_label("E-mail address")).to_be_visible()
        page.context.close()


def _shown_by_the_worker(page: Page, address: str) -> None:
    """What a push service would hand to the browser is shown as a notification.

    This browser denies notifications to all, so what the worker would show is written down.
    """
    said = {"title": "Your turn", "body": "Ada", "tag": "x", "language": "en", "link": "/table/x"}
    (worker,) = page.context.service_workers
    worker.evaluate(
        """() => {
          self.registration.showNotification = async (title, shown) => {
            self.shown = { title, ...shown };
          };
        }"""
    )
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": found[0], "data": json.dumps(said)},
    )
    while not (shown := worker.evaluate("() => self.shown")):
        page.wait_for_timeout(50)
    assert (shown["title"], shown["body"], shown["data"]) == ("Your turn", "Ada", "/table/x")


def _opened_by_a_tap(page: Page, address: str) -> None:
    """The worker opens the table of a notification that is tapped, and takes it away.

    Nobody can tap here: the event is made by hand. And only a tap may open a window, so the page
    goes there in its stead.
    """
    (worker,) = page.context.service_workers
    closed = worker.evaluate(
        """async () => {
          self.clients.openWindow = async (url) => {
            const [page] = await self.clients.matchAll({ type: 'window' });
            await page.navigate(url);
          };
          let isClosed = false;
          const notification = { ...self.shown, close: () => (isClosed = true) };
          const waitUntil = () => {};
          const tap = Object.assign(new Event('notificationclick'), { notification, waitUntil });
          self.dispatchEvent(tap);
          return isClosed;
        }"""
    )
    assert closed
    page.wait_for_url(f"{address}/table/x")
