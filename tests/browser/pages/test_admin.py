"""The page of whoever runs the service."""

import pytest
from playwright.sync_api import Browser, expect
from tools import browsing

from serpentry.languages import say
from tests.server.running import TOKEN


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "de"])
def test_whoever_has_the_token_sees_tables_closes_one_and_stops_all_writing(
    browser: Browser, language: str
) -> None:
    keys = ("token", "show", "close", "reopen", "read-only", "go-on")
    token, show, close, reopen, stop, go_on = (say(language, f"web-admin-{key}") for key in keys)
    with browsing.service(admin_token=TOKEN) as address:
        context = browser.new_context(base_url=address, locale=language)
        page = context.new_page()
        page.goto("/")
        page.get_by_role("button", name="SNEKAGON", exact=False).first.click()
        expect(page.locator("[data-seq]")).to_be_visible()
        table = page.url.rsplit("/", 1)[1]
        page.goto("/admin")
        page.get_by_label(token).fill("a-guess")
        page.get_by_role("button", name=show).click()
        expect(page.get_by_role("alert").first).to_be_visible()
        page.get_by_label(token).fill(TOKEN)
        page.get_by_role("button", name=show).click()
        expect(page.get_by_role("link", name=table)).to_be_visible()
        page.get_by_role("button", name=close, exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name=close, exact=True).last.click()
        expect(page.get_by_role("button", name=reopen)).to_be_visible()
        page.get_by_role("button", name=stop).click()
        page.get_by_role("dialog").get_by_role("button", name=stop).click()
        expect(page.get_by_role("button", name=go_on)).to_be_visible()
        page.goto(f"/table/{table}")
        expect(page.get_by_text(say(language, "table-closed")).first).to_be_visible()
        context.close()
