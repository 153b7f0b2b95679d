"""Sssnake says of each player how many cards there are to go, in words and as a bar."""

import pytest
from playwright.sync_api import Page, expect

from serpentry.languages import LANGUAGES, say
from tests.browser.boxes.people import against_the_strongest
from tests.browser.conftest import Visit
from tests.browser.playing import spoken

SEATS = 4
TITLES = """() => [...document.querySelectorAll('.stage g:has(> .plane)')].map(field => {
  const title = field.querySelector('.title').getBoundingClientRect();
  return title.right - field.querySelector('.plane').getBoundingClientRect().right;
})"""
FULL = "bar => getComputedStyle(bar).backgroundSize"


def begun(visit: Visit, language: str, seats: int) -> Page:
    page = visit(language=language)
    page.goto(f"/table/{against_the_strongest(page, 'sssnake', seats)}")
    page.locator("[data-phase=playing]").wait_for()
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_of_a_field_says_it_and_is_no_wider_than_the_field(
    visit: Visit, language: str
) -> None:
    page = begun(visit, language, SEATS)
    green = say(language, "board-sssnake-field", {"seat": "green", "count": 6})
    expect(page.locator(".stage .title").first).to_have_text(green)
    beyond = page.evaluate(TITLES)
    assert len(beyond) == SEATS
    assert max(beyond) <= 0


LETTERS = """() => Math.min(...[...document.querySelectorAll('.stage .title')].map(
  title => title.getAttribute('font-size') * title.getScreenCTM().a))"""
READABLE = 10.9
"""Pixels: eleven, but for a rounding."""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
@pytest.mark.parametrize(("game", "seats"), [("sssnake", 4), ("snekagon5g", 5)])
def test_the_titles_of_fields_and_floors_can_be_read_on_a_phone(
    visit: Visit, game: str, seats: int, size: tuple[int, int]
) -> None:
    page = visit(language="ru", phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/table/{against_the_strongest(page, game, seats)}")
    page.locator("[data-phase=playing]").wait_for()
    page.wait_for_function(f"{READABLE} <= ({LETTERS})()")
    expect(page.locator(".stage .title")).to_have_count(seats)


def test_six_cards_to_go_are_half_a_bar(visit: Visit) -> None:
    page = begun(visit, "en", 2)
    expect(page.locator(".players .score").first).to_contain_text(spoken(page, "web-to-go"))
    assert page.locator(".near").first.evaluate(FULL) == "50% 100%"


def test_there_is_no_bar_where_more_points_are_better(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{against_the_strongest(page, 'snekagon')}")
    page.locator("[data-phase=playing]").wait_for()
    expect(page.locator(".players li")).to_have_count(2)
    expect(page.locator(".near")).to_have_count(0)
