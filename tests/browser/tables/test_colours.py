"""Colours that people pick are seen by everybody, there and in the replay, and nowhere else."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import seat_person, wait_for_turn

PAINTED = """seats => {
  const sheet = getComputedStyle(document.documentElement);
  const of = name => sheet.getPropertyValue(name).trim();
  const paints = [0, 1, 2, 3, 4].map(at => of(`--paint-${at}`));
  return seats.map(seat => paints.indexOf(of(`--seat-${seat}`)));
}"""
GREEN, RED, BLUE, YELLOW = range(4)


def painted(page: Page) -> list[int]:
    """Which of the table's colours the first two seats have."""
    found: list[int] = page.evaluate(PAINTED, [0, 1])
    return found


@pytest.fixture
def tables(visit: Visit) -> tuple[Page, Page]:
    """Ada, who took blue, and Bob, who came by the link and took yellow."""
    ada = visit("/new/schlangennest")
    ada.get_by_label("Your name").fill("Ada")
    seat_person(ada, 2, "elsewhere")
    ada.get_by_label("Ada begins").check()
    ada.get_by_text("Colour: No preference").first.click()
    pictures = ada.get_by_role("group", name="Player 1: Colour")
    pictures.get_by_role("button", name="blue").click()
    ada.get_by_role("button", name="Start").click()
    link = ada.get_by_label("Link to the table").input_value()
    bob = visit(re.sub(r"^https?://[^/]+", "", link))
    expect(bob.get_by_role("button", name="blue", exact=True)).to_be_disabled()
    bob.get_by_role("button", name="yellow", exact=True).click()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take seat").click()
    wait_for_turn(ada)
    expect(bob.locator("[data-phase=playing]")).to_be_visible()
    return ada, bob


@pytest.mark.thorough
def test_a_colour_is_picked_from_pictures_also_by_who_joins_by_link(
    tables: tuple[Page, Page],
) -> None:
    for page in tables:
        assert painted(page) == [BLUE, YELLOW]


@pytest.mark.thorough
def test_a_colour_stays_with_its_table(tables: tuple[Page, Page]) -> None:
    ada, _ = tables
    replay = ada.url.replace("/table/", "/replay/")
    ada.get_by_role("link", name="Serpentry").first.click()
    expect(ada.locator("[data-phase]")).to_have_count(0)
    ada.goto(replay)
    expect(ada.locator(".players")).to_contain_text("blue")
    assert painted(ada) == [BLUE, YELLOW]
    ada.goto("/guide/schlangennest")
    wait_for_turn(ada)
    assert painted(ada) == [GREEN, RED]
