"""Addresses of nothing: every page says so in the language of who looks, with a way home."""

import pytest
from playwright.sync_api import expect

from serpentry.languages import LANGUAGES, say
from serpentry.server.previews.places import ABOUT
from tests.browser.conftest import Visit

BROWSER_ONLY = "exercise"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_does_not_exist_says_so_and_leads_home(visit: Visit, language: str) -> None:
    page = visit("/nowhere", language=language)
    home = page.get_by_role("link", name=say(language, "web-home"), exact=True).last
    lost = page.get_by_role("alert").get_by_role("heading")
    expect(lost).to_have_text(say(language, "web-lost"))
    expect(page).to_have_title(say(language, "web-lost"))
    for about in ABOUT:
        answer = page.goto(f"/{about}/none")
        assert answer is not None
        assert answer.status == (200 if about == BROWSER_ONLY else 404), about
        expect(lost).to_have_count(1)
        expect(lost).not_to_have_text("")
        expect(home).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, about
