"""Every page: nothing that axe objects to, all five languages, light and dark, fit for a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from serpentry.languages import LANGUAGES, say
from tests.browser.conftest import Visit
from tests.browser.playing import lay_by_mouse, lay_by_touch, play_to_the_end, start, wait_for_turn
from tests.lessons import lessons

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/new/carnival",
    "/rules/sssnake",
    "/gallery",
    "/nowhere/at/all",
    *(f"/guide/{lesson.game}" for lesson in lessons()),
]


def complaints(page: Page) -> list[str]:
    """What axe finds wrong on a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]
    ]


def _settled(page: Page) -> Page:
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1").first).to_be_attached()
    return page


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(visit: Visit, path: str, theme: str) -> None:
    assert complaints(_settled(visit(path, color_scheme=theme))) == []


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_at_a_table_and_on_its_replay(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    start(page, "Schlangennest")
    wait_for_turn(page)
    assert complaints(page) == []
    page.get_by_role("button", name="Settings").click()
    assert complaints(page) == []
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Legal moves").click()
    assert complaints(page) == []
    page.get_by_role("button", name="Close").last.click()
    play_to_the_end(page, lay_by_touch if phone else lay_by_mouse)
    assert complaints(page) == []
    page.get_by_role("link", name="Replay and analysis").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert complaints(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_speak_the_visitor_s_language(visit: Visit, language: str) -> None:
    page = visit(language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(say(language, "web-hero"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    now = say(language, "web-play-now-game", {"game": "SNEKAGON"})
    page.get_by_role("button", name=now, exact=True).click()
    expect(page.get_by_role("group", name=say(language, "web-tray"))).to_be_visible()
    page.goto("/rules/snekagon")
    expect(page.locator("h3#free-cells")).to_be_visible()
    assert "web-" not in page.inner_text("body")


def test_the_language_can_be_changed_at_any_time(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("cs")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("cs", "web-hero"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("cs", "web-hero"))


@pytest.mark.parametrize("path", ["/", "/new/snekagon5g", "/rules/carnival"])
def test_nothing_sticks_out_of_a_phone(visit: Visit, path: str) -> None:
    page = _settled(visit(path, phone=True))
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_an_impossible_set_up_says_why_before_the_start(visit: Visit) -> None:
    page = visit("/new/snekagon5g")
    page.get_by_text("Variants and options").click()
    page.locator("#option-eyes").fill("[[9, 9]]")
    page.locator("#option-eyes").blur()
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_the_choices_of_last_time_are_there_again(visit: Visit) -> None:
    page = visit("/new/snekagon")
    page.get_by_label("Computer level for seat 2").select_option("level4")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/**")
    page.goto("/new/snekagon")
    expect(page.get_by_label("Computer level for seat 2")).to_have_value("level4")
