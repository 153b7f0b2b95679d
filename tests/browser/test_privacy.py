"""Somebody deletes what is kept of them, and is a stranger again."""

from playwright.sync_api import expect

from serpentry.server.edge.guests import COOKIE
from tests.browser.conftest import Visit
from tests.browser.test_pages import complaints


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
    page.reload()
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
