"""Two browsers at one table, over the net."""

import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.company import two_at_a_table
from tests.browser.conftest import Visit
from tests.browser.playing import (
    SETTLED,
    Lay,
    lay_by_mouse,
    lay_by_touch,
    play_to_the_end,
    resign,
    seat_person,
    sequence,
    wait_for_turn,
)

LINE = 80
"""Pixels that the line above a board may be high."""


def _host_a_table(visit: Visit) -> tuple[Page, str]:
    page = visit("/new/snekagon")
    page.get_by_label("Your name").fill("Ada")
    seat_person(page, 2, "elsewhere")
    page.get_by_label("Ada begins").check()
    page.get_by_text("Variants and options").click()
    side = page.get_by_role("group", name=re.compile("Cells per side", re.I))
    for smaller in ("5", "4"):
        side.get_by_role("button").first.click()
        expect(side.locator("output")).to_have_text(smaller)
    page.get_by_role("button", name="Start").click()
    link = page.get_by_label("Link to the table").input_value()
    expect(page.get_by_alt_text("QR code of the link")).to_be_visible()
    return page, re.sub(r"^https?://[^/]+", "", link)


def _sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take seat").click()


def _play_together(first: Page, second: Page, lay_second: Lay = lay_by_mouse) -> None:
    for _ in range(40):
        states = [_state(page) for page in (first, second)]
        if "over" in states:
            return
        page, lay = (first, lay_by_mouse) if states[0] == "mine" else (second, lay_second)
        before = sequence(page)
        lay(page)
        for other in (first, second):
            other.wait_for_function(SETTLED, arg=before)
    raise AssertionError("The game did not end.")


def _state(page: Page) -> str:
    table = page.locator("[data-seq]")
    return (
        "over"
        if table.get_attribute("data-phase") == "over"
        else (table.get_attribute("data-turn") or "")
    )


def test_two_play_by_link_and_one_reloads_and_chats(visit: Visit) -> None:
    ada, path = _host_a_table(visit)
    ben = visit(path, phone=True)
    _sit_down(ben, "Ben")
    expect(ada.get_by_text("Ben").first).to_be_visible()
    wait_for_turn(ada)
    expect(ada).to_have_title(re.compile("Your turn"))
    lay_by_mouse(ada)
    wait_for_turn(ben)
    ben.reload()
    wait_for_turn(ben)
    ben.get_by_role("button", name="Chat", exact=True).click()
    ben.get_by_label("Write a message").fill("Good luck!")
    ben.get_by_role("button", name="Send").click()
    ben.get_by_role("button", name="Chat", exact=True).click()
    expect(ada.get_by_text("Good luck!").first).to_be_visible()
    # What is said for a moment has the place of the line above the board, and covers no more.
    for page in (ada, ben):
        said = page.locator(".toast").bounding_box()
        assert said
        assert said["height"] < LINE
    _play_together(ada, ben, lay_by_touch)
    ada.get_by_role("button", name="Play again").click()
    ben.get_by_role("button", name="Yes").click()
    expect(ada.get_by_text("Ben opens the game").first).to_be_visible()


@pytest.mark.thorough
def test_whoever_is_asked_for_a_rematch_sees_in_which_seats(visit: Visit) -> None:
    ada, ben = two_at_a_table(visit)
    wait_for_turn(ada)
    resign(ada)
    ben.get_by_role("button", name="Ada begins").click()
    question = "Ben would like to play again in the same seats: Ada begins."
    expect(ada.locator(".status")).to_contain_text(question)
    old = ada.url
    ada.get_by_role("button", name="Play again").click()
    for page in (ada, ben):
        expect(page).not_to_have_url(old)
        page.locator("[data-phase=playing]").wait_for()
    assert wait_for_turn(ada) == "mine"


@pytest.mark.thorough
def test_a_player_who_is_cut_off_comes_back_and_has_lost_nothing(visit: Visit) -> None:
    ada, path = _host_a_table(visit)
    ben = visit("/")
    sockets: list[WebSocketRoute] = []
    cut = False

    def through(socket: WebSocketRoute) -> None:
        if cut:
            socket.close(code=1001)
            return
        sockets.append(socket)
        socket.connect_to_server()

    ben.route_web_socket(re.compile("/socket"), through)
    ben.goto(path)
    _sit_down(ben, "Ben")
    wait_for_turn(ada)
    cut = True
    for socket in sockets:
        socket.close(code=1001)
    expect(ben.get_by_text("Connection lost").first).to_be_visible()
    lay_by_mouse(ada)
    cut = False
    expect(ben.get_by_text("Reconnected").first).to_be_visible()
    assert wait_for_turn(ben) == "mine"
    _play_together(ada, ben)


@pytest.mark.thorough
def test_spectators_watch_and_can_t_move(visit: Visit) -> None:
    ada, path = _host_a_table(visit)
    ben = visit(path)
    _sit_down(ben, "Ben")
    eve = visit(path)
    expect(eve.locator("[data-phase=playing]")).to_be_visible()
    expect(ada.get_by_text("1 spectator").first).to_be_visible()
    wait_for_turn(ada)
    before = sequence(eve)
    lay_by_mouse(ada)
    eve.wait_for_function(SETTLED, arg=before)
    expect(eve.get_by_role("group", name="Your pieces")).to_have_count(0)


@pytest.mark.thorough
def test_two_tabs_of_one_player_show_the_same(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now: SNEKAGON", exact=True).click()
    wait_for_turn(page)
    twin = page.context.new_page()
    twin.goto(page.url)
    wait_for_turn(twin)
    before = sequence(twin)
    lay_by_mouse(page)
    twin.wait_for_function(SETTLED, arg=before)
    assert wait_for_turn(twin) == "mine"
    assert play_to_the_end(twin, lay_by_mouse) > 2
    expect(page.locator("[data-phase=over]")).to_be_visible()


def test_without_a_service_a_game_begins_in_the_browser(visit: Visit) -> None:
    page = visit("/")

    def fail(route: Route) -> None:
        route.abort()

    page.route("**/api/**", fail)
    page.reload()
    page.get_by_role("button", name="Play now: SNEKAGON", exact=True).click()
    assert wait_for_turn(page) == "mine"
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("button", name="Continue online with others")).to_be_visible()
