"""An evening of a club in browsers: made, joined by the link, paired, played on wood, shown."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes.clubs import PASTE
from tests.browser.company import two_at_a_table
from tests.browser.conftest import Visit
from tests.browser.pages.test_pages import complaints
from tests.browser.playing import resign, wait_for_turn
from tests.browser.targets import small_targets

CUP = {
    "name": "Cup",
    "kind": "swiss",
    "game": "snekagon",
    "options": {"board_side": "4"},
}
ASK = """async ([club, key, steps]) => {
  for (const [at, [word, body]] of steps.entries()) {
    const told = await fetch(`/api/clubs/${club}/${word}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({id: `${word}${at}`, key, ...body}),
    });
    if (!told.ok) throw new Error(await told.text());
  }
}"""


def _join(visit: Visit, path: str, name: str) -> Page:
    page = visit(path, phone=True, color_scheme="dark")
    page.get_by_label("Your nickname").fill(name)
    page.get_by_role("button", name="red", exact=True).tap()
    page.get_by_role("button", name="Join the club").tap()
    expect(page.get_by_role("button", name="Join the club")).to_have_count(0)
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
    ada.get_by_role("button", name="This club").click()
    ada.get_by_label("Name", exact=True).fill("Vipers")
    ada.get_by_role("button", name="Save", exact=True).click()
    expect(ada.get_by_role("heading", name="Vipers", level=1)).to_be_visible()
    expect(ada.get_by_role("dialog")).to_have_count(0)
    path = "/club/" + ada.url.rsplit("/", 1)[1]
    bob = _join(visit, path, "Robert")
    bob.get_by_role("button", name="More about Robert").tap()
    bob.get_by_label("Name", exact=True).fill("Bob")
    bob.get_by_role("button", name="Save", exact=True).tap()
    expect(bob.get_by_role("rowheader", name="Bob")).to_be_visible()
    ada.get_by_label("Add someone without a device").fill("Cyd")
    ada.get_by_role("button", name="Add", exact=True).first.click()
    expect(ada.get_by_role("rowheader", name="Cyd")).to_be_visible()
    ada.get_by_role("link", name="New tournament").click()
    ada.get_by_label("Name of the tournament").fill("Cup")
    ada.locator("details.rules summary").click()
    ada.locator("details.rules input[type=checkbox]").first.click()
    expect(ada.locator("details.rules .link")).to_contain_text("1")
    ada.get_by_role("radio", name="with a real set").check()
    ada.get_by_role("button", name="Create tournament").click()
    expect(ada.get_by_text(re.compile(r": (Yes|No)$"))).to_be_visible()
    ada.get_by_role("button", name="More", exact=True).click()
    ada.get_by_role("button", name="as it would be paired now").click()
    expect(ada.get_by_role("dialog").locator(".pair")).to_have_count(1)
    ada.get_by_role("button", name="Close", exact=True).click()
    ada.get_by_role("button", name="Start the tournament").click()
    ada.get_by_role("button", name="Why this pairing?").last.click()
    expect(ada.get_by_text("sits out, for the first time")).to_be_visible()
    ada.get_by_role("button", name="won").first.click()
    expect(ada.get_by_role("button", name="Correct")).to_be_visible()
    expect(ada.get_by_role("heading", name="Standings")).to_be_visible()
    expect(ada.get_by_role("button", name="Pair round 2")).to_be_visible()
    assert complaints(ada) == []
    bob.goto(ada.url)
    bob.locator(".parts label", has_text="Standings").tap()
    expect(bob.get_by_role("heading", name="Standings")).to_be_visible()
    assert complaints(bob) == []
    assert small_targets(bob) == []
    bob.goto(ada.url + "/wall")
    expect(bob.get_by_role("heading", name="Standings")).to_be_visible()


def _members(page: Page) -> list[str]:
    names: list[str] = page.locator(".members tbody th b").all_inner_texts()
    return names


def _with_a_slow_line(page: Page) -> None:
    """Everything that is asked for takes 400 ms longer."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 400, "downloadThroughput": -1, "uploadThroughput": -1},
    )


def test_names_typed_over_a_slow_line_arrive_whole(visit: Visit) -> None:
    ada = visit("/")
    make_a_club(ada)
    _with_a_slow_line(ada)
    names = ["Bob", "Cyd", "Dan", "Eve", "Fay"]
    ada.get_by_label("Add someone without a device").focus()
    for name in names:
        ada.keyboard.type(name, delay=60)
        ada.keyboard.press("Enter")
    expect(ada.locator(".members tbody tr")).to_have_count(1 + len(names))
    assert sorted(_members(ada)) == ["Ada", *names]
    expect(ada.get_by_text("Being added")).to_have_count(0)


def test_a_refused_name_comes_back_and_says_why_until_that_is_read(visit: Visit) -> None:
    ada = visit("/")
    make_a_club(ada)
    field = ada.get_by_label("Add someone without a device")
    field.fill("Ada")
    field.press("Enter")
    told = ada.get_by_role("alert")
    expect(told).to_contain_text("already called Ada")
    expect(field).to_have_value("Ada")
    box, entered = told.bounding_box(), field.bounding_box()
    assert box
    assert entered
    assert abs(box["y"] - entered["y"]) < 150, "beside the field"
    for _ in range(2):
        with ada.expect_response(re.compile(r"/api/clubs/[\w-]+\?tournament=0")):
            pass
    expect(told).to_be_visible()
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)


def test_a_pasted_list_becomes_members_after_one_look(visit: Visit) -> None:
    ada = visit("/")
    make_a_club(ada)
    ada.get_by_label("Add someone without a device").focus()
    ada.evaluate(PASTE, "1. Bob\n2. Cyd\n3. Ada\n4. Dan")
    ada.get_by_role("button", name="Dan").click()
    ada.get_by_role("button", name="Add 2 members").click()
    expect(ada.locator(".members tbody tr")).to_have_count(3)
    assert sorted(_members(ada)) == ["Ada", "Bob", "Cyd"]


def test_a_slip_is_corrected_taken_away_and_the_pairing_undone(visit: Visit) -> None:
    ada = visit("/")
    make_a_club(ada)
    ada.get_by_label("Add someone without a device").focus()
    ada.evaluate(PASTE, "Bob\nCyd\nDan")
    ada.get_by_role("button", name="Add 3 members").click()
    expect(ada.locator(".members tbody tr")).to_have_count(4)
    ada.get_by_role("link", name="New tournament").click()
    ada.get_by_label("Name of the tournament").fill("Cup")
    ada.get_by_role("radio", name="with a real set").check()
    ada.get_by_role("button", name="Create tournament").click()
    ada.get_by_role("button", name="Start the tournament").click()
    ada.locator(".answers button").first.click()
    ada.get_by_role("button", name="1–0, Correct").click()
    ada.get_by_role("dialog").get_by_role("button", name="Draw").click()
    expect(ada.get_by_text("Corrected by Ada; before: 1–0.")).to_be_visible()
    ada.get_by_role("button", name="½–½, Correct").click()
    ada.get_by_role("button", name="Take the result away").click()
    expect(ada.locator(".answers")).to_have_count(2)
    ada.get_by_role("button", name="More", exact=True).click()
    ada.get_by_role("button", name="Undo the pairing of round 1").click()
    ada.get_by_role("dialog").get_by_role("button", name="Undo the pairing of round 1").click()
    expect(ada.get_by_role("button", name="Start the tournament")).to_be_visible()


def test_names_stand_in_columns_whether_a_game_can_be_watched_or_not(visit: Visit) -> None:
    ada = visit("/")
    make_a_club(ada)
    club, _, key = ada.url.rsplit("/", 1)[1].partition("#")
    added = [{"name": "Cyd"}, *({"name": name, "player": "level1"} for name in ("Adder", "Boa"))]
    steps = [*(("add", one) for one in added), ("tournaments", CUP), ("pair", {"tournament": 1})]
    ada.evaluate(ASK, [club, key, steps])
    ada.goto(f"/club/{club}/1#{key}")
    ada.locator(".pair .middle").first.wait_for()
    if ada.get_by_role("link", name="Go to your table").count():
        ada.get_by_role("link", name="Go to your table").first.click()
        resign(ada)
        ada.goto(f"/club/{club}/1#{key}")
    ada.locator("a.replay").wait_for()
    boxes = [one.bounding_box() for one in ada.locator(".pair .middle").all()]
    assert len({round(one["x"] + one["width"] / 2) for one in boxes if one}) == 1, boxes


def test_when_an_arenas_time_is_up_nobody_is_to_be_paired(visit: Visit) -> None:
    ada = visit("/")
    make_a_club(ada)
    club, _, key = ada.url.rsplit("/", 1)[1].partition("#")
    plan = {**CUP, "kind": "arena", "minutes": 15, "at_tables": False}
    steps = [("add", {"name": "Cyd"}), ("tournaments", plan), ("pair", {"tournament": 1})]
    ada.evaluate(ASK, [club, key, steps])
    ada.goto(f"/club/{club}/1#{key}")
    expect(ada.get_by_role("button", name="Pair whoever is free")).to_be_visible()
    ada.clock.install(time=time.time() + 16 * 60)
    ada.reload()
    ada.get_by_role("button", name="Close and name the winner").click()
    expect(ada.get_by_role("dialog").get_by_text("One game has no result yet")).to_be_visible()


def test_the_winner_is_named_when_the_tournament_is_closed_and_not_before(visit: Visit) -> None:
    ada = visit("/")
    make_a_club(ada)
    club, _, key = ada.url.rsplit("/", 1)[1].partition("#")
    plan = {**CUP, "rounds": 1, "at_tables": False}
    result = {"tournament": 1, "game": 1, "places": [1, 2]}
    steps = [("add", {"name": "Cyd"}), ("tournaments", plan), ("pair", {"tournament": 1})]
    ada.evaluate(ASK, [club, key, [*steps, ("result", result)]])
    ada.goto(f"/club/{club}/1#{key}")
    closes, winner = "Close and name the winner", ada.get_by_role("region", name="Winner")
    expect(ada.get_by_role("button", name=closes)).to_be_visible()
    expect(winner).to_have_count(0)
    ada.get_by_role("button", name=closes).click()
    expect(winner).to_be_visible()


@pytest.mark.thorough
def test_who_sits_at_a_table_of_a_club_hears_that_it_was_deleted(visit: Visit) -> None:
    ada = visit("/")
    make_a_club(ada)
    club, _, key = ada.url.rsplit("/", 1)[1].partition("#")
    bob = _join(visit, f"/club/{club}", "Bob")
    ada.evaluate(ASK, [club, key, [("tournaments", CUP), ("pair", {"tournament": 1})]])
    bob.goto(f"/club/{club}/1")
    bob.get_by_role("link", name="Go to your table").first.tap()
    bob.locator("[data-phase=playing]").wait_for()
    ada.evaluate(ASK, [club, key, [("dissolve", {})]])
    expect(bob.get_by_text("This club has been deleted.")).to_be_visible()
    expect(bob.get_by_text("Closed without a result").first).to_be_visible()
    expect(bob.get_by_role("link", name="To the tournament")).to_have_count(0)


def test_an_arena_pairs_whoever_is_free_by_itself(visit: Visit) -> None:
    ada = visit("/")
    make_a_club(ada)
    ada.get_by_role("link", name="New tournament").click()
    ada.get_by_label("Name of the tournament").fill("Cup")
    expect(ada.get_by_label("Start later rounds automatically")).to_be_visible()
    ada.get_by_role("radio", name="Arena").check(force=True)
    expect(ada.get_by_label("Start later rounds automatically")).to_have_count(0)
    ada.get_by_role("button", name="Create tournament").click()
    expect(ada.get_by_role("heading", name="Cup")).to_be_visible()
    club = ada.url.split("/")[-2]
    look = "club => fetch(`/api/clubs/${club}?tournament=1`).then(told => told.json())"
    assert ada.evaluate(look, club)["shown"]["goes_on_alone"] is True


@pytest.mark.thorough
def test_a_tournaments_table_leads_to_the_tournament_and_to_the_next_table(visit: Visit) -> None:
    ada = visit("/")
    make_a_club(ada)
    bob = _join(visit, "/club/" + ada.url.rsplit("/", 1)[1], "Bob")
    ada.reload()
    ada.get_by_role("link", name="New tournament").click()
    ada.get_by_label("Name of the tournament").fill("Cup")
    ada.get_by_role("button", name="Create tournament").click()
    ada.get_by_role("button", name="Start the tournament").click()
    expect(ada.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()
    bob.goto(ada.url)
    bob.get_by_role("link", name="Go to your table").first.tap()
    resign(bob)
    expect(bob.get_by_role("link", name="To the tournament")).to_be_visible()
    expect(bob.get_by_role("button", name="Play again")).to_have_count(0)
    first = bob.url
    ada.reload()
    ada.get_by_role("button", name="Pair round 2").click()
    bob.get_by_role("link", name="Your next table").tap()
    bob.locator("[data-phase=playing]").wait_for()
    assert bob.url != first


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
