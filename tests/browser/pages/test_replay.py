"""Finished games: replay, analysis, records, and playing on."""

import re
from collections.abc import Callable
from itertools import islice
from random import Random

import pytest
from playwright.sync_api import Page, StorageState, expect

from serpentry.catalogue import set_up
from serpentry.tabletop.formats.record import OPEN, record_of, write_record
from serpentry.tabletop.helpers.walk import random_walk
from tests.browser.conftest import Visit
from tests.browser.playing import lay_by_mouse, play_to_the_end, start, wait_for_turn

Finished = Callable[[str], Page]


@pytest.fixture(scope="module")
def played() -> dict[str, tuple[str, StorageState]]:
    """By game, the replay of one that was played, and what the browser knew then."""
    return {}


@pytest.fixture
def finished(visit: Visit, played: dict[str, tuple[str, StorageState]]) -> Finished:
    """The replay of a game, opened by whoever played it; it is played once."""

    def come(game: str) -> Page:
        if game in played:
            address, known = played[game]
            page = visit(address, storage_state=known)
        else:
            page = visit()
            start(page, game)
            play_to_the_end(page, lay_by_mouse)
            page.get_by_role("link", name="Replay and analysis").click()
            page.wait_for_url("**/replay/**")
            played[game] = page.url, page.context.storage_state()
        expect(page.get_by_role("slider", name="Step")).to_be_visible()
        return page

    return come


def test_a_finished_game_is_stepped_through(finished: Finished) -> None:
    page = finished("SNEKAGON")
    slider = page.get_by_role("slider", name="Step")
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(last))
    page.get_by_role("button", name="First position").click()
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Play automatically").click()
    page.wait_for_function("() => document.querySelector('[type=range]').value >= 3")
    page.get_by_role("button", name="Stop").click()
    page.reload()
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(last))


@pytest.mark.thorough
def test_the_dice_are_checked(finished: Finished) -> None:
    page = finished("Sssnake")
    page.get_by_role("button", name="More with this game").click()
    page.get_by_role("button", name="Verify dice and draws").click()
    expect(page.get_by_text("match the seed").first).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["SNEKAGON"])
def test_the_computers_view_of_a_position_is_shown(finished: Finished, game: str) -> None:
    page = finished(game)
    page.get_by_role("button", name="First position").click()
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("radio", name="Analysis").check()
    page.get_by_role("button", name="Analyse this position").click()
    expect(page.get_by_text("simulated games").first).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".marked").first).to_be_visible()
    page.get_by_role("button", name="Analyse the whole game").click()
    curve = page.get_by_role("img", name="One line per player")
    expect(curve).to_be_visible()


@pytest.mark.thorough
def test_one_plays_on_from_a_position(finished: Finished) -> None:
    page = finished("SNEKAGON")
    page.get_by_role("button", name="First position").click()
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="More with this game").click()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/**")
    assert wait_for_turn(page) == "mine"
    assert page.get_by_role("list", name="Moves").get_by_role("listitem").count() == 2


def test_a_review_tells_what_mattered_and_mistakes_are_tried_again(finished: Finished) -> None:
    page = finished("SNEKAGON")
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("heading", name="Moments that mattered")).to_be_visible()
    expect(page.locator(".moves .grade").first).to_be_visible()
    expect(page.locator(".moment").first).to_be_visible()
    expect(page.get_by_role("link", name="Edit this position")).to_have_count(0)
    page.get_by_role("button", name="Learn from your").click()
    page.wait_for_url("**/exercise/**")
    assert wait_for_turn(page) == "mine"
    page.get_by_role("button", name="Show the better move").click()
    page.get_by_role("main").get_by_role("link", name="Puzzles", exact=True).click()
    expect(page.get_by_role("heading", name="Your mistakes")).to_be_visible()


@pytest.mark.thorough
def test_a_game_of_more_than_a_thousand_steps_is_stepped_through_to_its_end(visit: Visit) -> None:
    """Its history comes in parts; each is asked for once, and no step is missing or told twice."""
    game = set_up("sssnake", 4, {"rounds": 20})
    walk = islice(random_walk(game.rules, Random(7)), 1100)
    played = [(by, move) for by, move, _ in walk]
    people = dict.fromkeys(range(4), "person")
    record = write_record(record_of(game, played, people, {}, OPEN, None))
    page, asked = visit(), list[str]()
    page.on("request", lambda one: asked.append(one.url) if "/history" in one.url else None)
    page.request.put("/api/guest", data={"name": "Ada"})
    table = page.request.post("/api/tables", data={"record": record}).json()["id"]
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider", name="Step")
    steps = int(page.request.get(f"/api/tables/{table}").json()["table"]["ply"])
    assert steps > 1000
    expect(slider).to_have_attribute("max", str(steps))
    expect(slider).to_have_value(str(steps))
    assert [one.rpartition("since=")[2] for one in asked] == ["0", "500", "1000"]
    for step in (1001, 1000, 999, 501, 500, 499):
        slider.fill(str(step))
        expect(page.get_by_text(re.compile(f"After move ({step}|{step:,})$"))).to_be_visible()
