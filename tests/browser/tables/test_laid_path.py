"""The path of a fixed border, laid by the player and the computer in turn, on the page."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    SETTLED,
    lay_by_mouse,
    play_to_the_end,
    sequence,
    wait_for_turn,
)
from tests.browser.without_service.test_offline import without_a_net


def begin(page: Page) -> None:
    """Ask for a path that the players place, and begin."""
    page.goto("/new/schlangennest")
    page.get_by_text("Variants and options").click()
    page.get_by_role("radio", name="Fixed, with a path").check()
    page.get_by_role("radio", name="Placed by the players").check()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-seq]")).to_be_visible()


def play_it(page: Page) -> None:
    """Lay the path with the computer, then play the game to its end."""
    wait_for_turn(page)
    status = page.locator(".status")
    expect(status).to_contain_text("path")
    before = sequence(page)
    lay_by_mouse(page)
    page.wait_for_function(SETTLED, arg=before)
    assert play_to_the_end(page, lay_by_mouse) > 6


@pytest.mark.thorough
def test_the_path_is_laid_in_turn_with_the_computer(visit: Visit) -> None:
    page = visit("/")
    begin(page)
    play_it(page)


@pytest.mark.thorough
@pytest.mark.timeout(900)
def test_the_path_is_laid_without_a_service_or_a_net(browser: Browser) -> None:
    with without_a_net(browser) as page:
        begin(page)
        play_it(page)
