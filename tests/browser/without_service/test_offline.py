"""Without a service and without a net: kept once, everything is there."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect
from tools import browsing

from serpentry.catalogue import names
from tests.browser.conftest import PATIENCE
from tests.browser.crawling import GAMES
from tests.browser.playing import (
    HINT,
    SETTLED,
    fewest_left,
    lay_by_mouse,
    play_to_the_end,
    sequence,
)
from tests.browser.playing import wait_for_turn as turn_of
from tests.puzzles.packs import shipped

NEVER_READY = "class { addEventListener() {} postMessage() {} }"


@contextmanager
def without_a_net(browser: Browser) -> Iterator[Page]:
    """A page that kept everything, the service stopped since and the net off."""
    with browsing.service(thinkers="1") as address:
        context = browser.new_context(
            base_url=address, viewport=browsing.DESK, locale="en", reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        keep_everything(page)
    context.set_offline(True)
    yield page
    context.close()


def keep_everything(page: Page) -> None:
    """Ask for everything to be kept, and wait until it is."""
    page.goto("/you")
    page.get_by_role("button", name=re.compile("Keep for offline")).click()
    expect(page.get_by_text("Everything is kept in this browser").first).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto("/")


def begin(page: Page, game: str) -> None:
    """Begin a game against the computer, which takes as long as Python needs to start."""
    page.get_by_role("button", name=f"Play now: {game}", exact=True).click()
    page.wait_for_selector("[data-seq]")


def play_and_reload_without_a_net(browser: Browser, service: str, game: str) -> None:
    """Play where no tables are served, and reload without a net; nobody asked to keep anything."""
    context = browser.new_context(base_url=service, viewport=browsing.DESK, locale="en")
    context.set_default_timeout(PATIENCE)
    context.route("**/api/**", lambda asked: asked.abort())
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    begin(page, game)
    turn_of(page)
    lay_once(page)
    turn_of(page)
    page.wait_for_function(browsing.KEPT)
    known = sequence(page)
    context.set_offline(True)
    page.reload()
    turn_of(page)
    assert sequence(page) == known
    context.close()


def lay_once(page: Page) -> None:
    """Make one move, and wait until it is told."""
    before = sequence(page)
    lay_by_mouse(page)
    page.wait_for_function(SETTLED, arg=before)


def begin_and_reload(page: Page, game: str) -> None:
    """Begin a game, reload in the middle of it, and find everything again."""
    begin(page, game)
    assert "/table/home-" in page.url
    turn_of(page)
    lay_once(page)
    turn_of(page)
    known = sequence(page)
    page.reload()
    turn_of(page)
    assert sequence(page) == known
    lay_once(page)


def play_to_its_replay(page: Page, game: str) -> None:
    """Play the rest of a game, and find it among those that are over."""
    assert play_to_the_end(page, lay_by_mouse) >= fewest_left(game, made=2)
    page.get_by_role("link", name="Replay and analysis").click()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Download game record")).to_be_visible()
    page.goto("/")
    expect(page.locator("#over")).to_be_visible()


def do_without_python(page: Page) -> None:
    """The first words of a lesson and the rules do not wait for Python."""
    page.add_init_script(f"window.Worker = {NEVER_READY}")
    page.goto("/guide/snekagon")
    lesson = page.get_by_role("region", name="Learn by playing, step by step")
    expect(lesson).to_contain_text("1/")
    expect(page.locator(".stage svg").first).to_be_visible()
    page.goto("/rules/snekagon")
    expect(page.get_by_role("heading", name="SNEKAGON").first).to_be_visible()


@pytest.mark.one_in(5)
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_who_has_played_can_reload_without_a_net(browser: Browser, service: str, game: str) -> None:
    play_and_reload_without_a_net(browser, service, game)


@pytest.mark.thorough
@pytest.mark.timeout(900)
def test_the_form_of_a_game_does_not_wait_for_python(browser: Browser, service: str) -> None:
    context = browser.new_context(base_url=service, locale="en")
    context.route("**/api/**", lambda asked: asked.abort())
    page = context.new_page()
    page.add_init_script(f"window.Worker = {NEVER_READY}")
    for name, title in zip(names(), GAMES, strict=True):
        page.goto(f"/new/{name}")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_role("button", name="Start game")).to_be_enabled()
    context.close()


@pytest.mark.thorough
@pytest.mark.timeout(900)
def test_everything_is_there_without_a_service_or_a_net(browser: Browser) -> None:
    """Two things of one visit: keeping everything takes longer than both."""
    with without_a_net(browser) as page:
        with page.context.new_page() as other:
            do_without_python(other)
        page.goto("/rules/snekagon")
        expect(page.get_by_role("heading", name="SNEKAGON").first).to_be_visible()
        page.goto("/")
        begin_and_reload(page, "SNEKAGON")


@pytest.mark.thorough
@pytest.mark.timeout(900)
def test_a_whole_game_is_played_without_a_service_or_a_net(browser: Browser) -> None:
    with without_a_net(browser) as page:
        page.goto("/")
        begin_and_reload(page, "SNEKAGON")
        play_to_its_replay(page, "SNEKAGON")


@pytest.mark.thorough
@pytest.mark.timeout(900)
def test_a_puzzle_is_tried_and_solved_without_a_service_or_a_net(browser: Browser) -> None:
    pack = shipped("snekagon")
    assert pack
    puzzle = next(one for one in pack.puzzles if len(one.line) == 1)
    with without_a_net(browser) as page:
        page.goto(f"/puzzle/snekagon-{puzzle.key}")
        turn_of(page)
        lay_once(page)
        panel = page.get_by_role("region", name="Puzzle", exact=True)
        panel.get_by_role("button", name="Why is this wrong?").click()
        expect(panel).to_contain_text("This answers it: with best play")
        panel.get_by_role("button", name="Try again").click()
        expect(panel.get_by_role("button", name="Hint")).to_be_enabled()
        for _ in range(3):
            panel.get_by_role("button", name="Hint").click()
        page.locator(".stage svg").first.focus()
        page.keyboard.press("Enter")
        expect(panel).to_contain_text("Solved!")


@pytest.mark.thorough
@pytest.mark.timeout(900)
def test_a_finished_game_is_looked_through_without_a_service_or_a_net(browser: Browser) -> None:
    with without_a_net(browser) as page:
        page.goto("/")
        begin(page, "SNEKAGON")
        turn_of(page)
        page.get_by_role("button", name="Hint").first.click()
        expect(page.get_by_text(HINT).first).to_be_visible()
        play_to_the_end(page, lay_by_mouse)
        page.get_by_role("link", name="Replay and analysis").click()
        page.get_by_role("button", name="First position").click()
        page.get_by_role("radio", name="Analysis").check()
        page.get_by_role("button", name="Analyse this position").click()
        expect(page.get_by_text("simulated game").first).to_be_visible()
        page.get_by_role("radio", name="Review").check()
        page.get_by_role("button", name="Review this game").click()
        review = page.get_by_text("gave away").first
        expect(review).to_be_visible()
        page.reload()
        expect(review).to_be_visible()
