"""An evening of a club in browsers: made, joined by the link, paired, played on wood, shown."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import two_at_a_table
from tests.browser.conftest import Visit
from tests.browser.pages.test_pages import complaints
from tests.browser.playing import resign, wait_for_turn
from tests.browser.targets import small_targets


def _join(visit: Visit, path: str, name: str) -> Page:
    page = visit(path, phone=True, color_scheme="dark")
    page.get_by_label("Your nickname").fill(name)
    page.get_by_role("button", name="red", exact=True).tap()
    page.get_by_role("button", name="Join the club").tap()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()
    return page


def make_a_club(page: Page) -> None:
    """Ada makes the club Snakes, from the home page on."""
    page.get_by_role("link", name="Clubs").click()
    page.get_by_label("Name of the club").fill("Snakes")
    page.get_by_label("Your nickname").fill("Ada")
    page.get_by_role("button", name="Create a club").click()
    expect(page.get_by_role("heading", name="Snakes")).to_be_visible()


@pytest.mark.thorough
def test_an_evening_of_a_club(visit: Visit) -> None:
    ada = visit("/")
    make_a_club(ada)
    ada.get_by_role("button", name="Rename").click()
    ada.get_by_label("New name").fill("Vipers")
    ada.get_by_role("button", name="Save", exact=True).click()
    expect(ada.get_by_role("heading", name="Vipers")).to_be_visible()
    path = "/club/" + ada.url.rsplit("/", 1)[1]
    bob = _join(visit, path, "Robert")
    bob.get_by_role("button", name="Change name or colour").tap()
    bob.get_by_label("New name").fill("Bob")
    bob.get_by_role("button", name="Save", exact=True).tap()
    expect(bob.get_by_text("Bob", exact=True)).to_be_visible()
    ada.get_by_label("Add someone without a device").fill("Cyd")
    ada.get_by_role("button", name="Add", exact=True).first.click()
    expect(ada.get_by_text("Cyd", exact=True)).to_be_visible()
    ada.get_by_role("button", name="New tournament").click()
    ada.get_by_label("Name of the tournament").fill("Cup")
    ada.locator("details.rules summary").click()
    ada.locator("details.rules input[type=checkbox]").first.click()
    expect(ada.locator("details.rules .link")).to_contain_text("1")
    ada.get_by_role("radio", name="with a real set").check()
    ada.get_by_role("button", name="Create tournament").click()
    expect(ada.get_by_text("as it would be paired now")).to_be_visible()
    expect(ada.get_by_text(re.compile(r": (Yes|No)$"))).to_be_visible()
    ada.get_by_role("button", name="Start the tournament").click()
    expect(ada.get_by_text("sits out for the first time")).to_be_visible()
    ada.get_by_role("button", name="won").first.click()
    expect(ada.get_by_role("heading", name="Standings")).to_be_visible()
    expect(ada.get_by_role("button", name="Pair round 2")).to_be_visible()
    assert complaints(ada) == []
    bob.goto(ada.url)
    expect(bob.get_by_role("heading", name="Standings")).to_be_visible()
    assert complaints(bob) == []
    assert small_targets(bob) == []
    bob.goto(ada.url + "/wall")
    expect(bob.get_by_role("heading", name="Next pairings")).to_be_visible()


@pytest.mark.thorough
def test_whoever_played_together_can_be_asked_to_a_club_after_the_game(visit: Visit) -> None:
    ada, ben = two_at_a_table(visit)
    club = [{"id": "Club1", "name": "Friday snakes"}]
    ada.evaluate("clubs => localStorage.setItem('serpentry-clubs', JSON.stringify(clubs))", club)
    wait_for_turn(ada)
    resign(ada)
    asks = ada.get_by_role("button", name="Invite to Friday snakes")
    asks.click()
    expect(ben.get_by_role("link", name="/club/Club1")).to_be_visible()
    expect(asks).to_have_count(0)
