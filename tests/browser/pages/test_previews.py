"""Games in little on the first page: played while somebody looks, if movement is welcome."""

import pytest
from playwright.sync_api import Page, expect

from serpentry.catalogue import find, names
from tests.browser.conftest import Visit

PLAYED = ".picture > svg"
MOVED = "before => document.querySelector('.picture > svg')?.innerHTML.length !== before"


def point_at(page: Page, game: str) -> None:
    """Point at the card of a game."""
    page.get_by_role("button", name=f"Play now: {game}", exact=True).hover()


@pytest.mark.thorough
def test_a_card_that_is_pointed_at_plays_its_game(visit: Visit) -> None:
    page = visit(moving=True)
    expect(page.locator(PLAYED)).to_have_count(0)
    for name in names():
        point_at(page, find(name).title)
        expect(page.locator(PLAYED)).to_have_count(1)
        before = page.locator(PLAYED).evaluate("svg => svg.innerHTML.length")
        page.wait_for_function(MOVED, arg=before)


@pytest.mark.thorough
def test_nothing_is_played_for_whom_movement_is_too_much(visit: Visit) -> None:
    page = visit()
    point_at(page, "SNEKAGON")
    page.wait_for_timeout(300)
    expect(page.locator(PLAYED)).to_have_count(0)
