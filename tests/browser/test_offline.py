"""Without a service and without a net: kept once, everything is there."""

import re

import pytest
from docs import browsing
from playwright.sync_api import Browser, Page, expect

from serpentry.puzzles.pack import shipped
from tests.browser.playing import SETTLED, lay_by_mouse, play_to_the_end, sequence
from tests.browser.playing import wait_for_turn as turn_of

LONG = 120_000
"""Python has to start."""


def keep_everything(page: Page) -> None:
    """Ask for everything to be kept, and wait until it is."""
    page.goto("/")
    page.get_by_role("button", name=re.compile("Keep for offline")).click()
    expect(page.get_by_text("Everything is kept in this browser")).to_be_visible(timeout=LONG)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def begin(page: Page, game: str) -> None:
    """Begin a game against the computer, which takes as long as Python needs to start."""
    page.get_by_role("button", name=f"Play now: {game}", exact=True).click()
    page.wait_for_selector("[data-seq]", timeout=LONG)


def lay_once(page: Page) -> None:
    """Make one move, and wait until it is told."""
    before = sequence(page)
    lay_by_mouse(page)
    page.wait_for_function(SETTLED, arg=before, timeout=LONG)


@pytest.mark.timeout(900)
def test_a_game_is_begun_reloaded_and_ended_without_a_service_or_a_net(browser: Browser) -> None:
    with browsing.service(thinkers="1") as address:
        context = browser.new_context(
            base_url=address, viewport=browsing.DESK, locale="en", reduced_motion="reduce"
        )
        context.set_default_timeout(LONG)
        page = context.new_page()
        keep_everything(page)
    context.set_offline(True)
    page.goto("/rules/snekagon")
    expect(page.get_by_role("heading", name="SNEKAGON").first).to_be_visible()
    page.goto("/")
    begin(page, "SNEKAGON")
    assert "/table/home-" in page.url
    turn_of(page)
    lay_once(page)
    turn_of(page)
    known = sequence(page)
    page.reload()
    turn_of(page)
    assert sequence(page) == known
    assert play_to_the_end(page, lay_by_mouse) > 3
    page.get_by_role("link", name="Replay and analysis").click()
    expect(page.get_by_role("button", name="Download game record")).to_be_visible()
    page.goto("/")
    expect(page.locator("#over")).to_be_visible()
    context.close()


@pytest.mark.timeout(900)
def test_a_puzzle_is_tried_and_solved_without_a_service_or_a_net(browser: Browser) -> None:
    pack = shipped("snekagon")
    assert pack
    puzzle = next(one for one in pack.puzzles if len(one.line) == 1)
    with browsing.service(thinkers="1") as address:
        context = browser.new_context(
            base_url=address, viewport=browsing.DESK, locale="en", reduced_motion="reduce"
        )
        context.set_default_timeout(LONG)
        page = context.new_page()
        keep_everything(page)
    context.set_offline(True)
    page.goto(f"/puzzle/snekagon-{puzzle.key}")
    turn_of(page)
    lay_once(page)
    panel = page.get_by_role("region", name="Puzzle", exact=True)
    panel.get_by_role("button", name="Why is this wrong?").click()
    expect(panel).to_contain_text("This answers it: with best play", timeout=LONG)
    panel.get_by_role("button", name="Try again").click()
    expect(panel.get_by_role("button", name="Hint")).to_be_enabled(timeout=LONG)
    for _ in range(3):
        panel.get_by_role("button", name="Hint").click()
    page.locator(".stage svg").first.focus()
    page.keyboard.press("Enter")
    expect(panel).to_contain_text("Solved!", timeout=LONG)
    context.close()
