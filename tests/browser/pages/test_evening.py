"""A whole evening: twelve people with a browser each, and two without a device.

Swiss with a late comer, somebody who leaves, a wrong result, a line that is cut and a server that
is killed; then a duplicate at tables for four; then an arena that ends while games are played.

EVENING names a folder for pictures and the diary, ARENA the minutes of the arena.
"""

import os
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes.clubs import PASTE
from tests.browser.conftest import Visit
from tests.browser.pages.test_clubs import make_a_club
from tests.server.processes import ServiceProcess

NAMES = ["Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim"]
AT_DESKS = {"Bob", "Cyd"}
LATE = "Lea"
ON_PAPER = ["Moe", "Ned"]
ROUNDS = 3
MINUTES = int(os.environ.get("ARENA", "1"))
NOWHERE = "about:blank"
ENDED = '[data-phase="over"], [role="alert"] a[href^="/club/"]'
"""A game that is over; or a duplicate's table that goes on, which nobody sees who has left it."""
COUNT = """addEventListener('click', (event) => {
  if (event.isTrusted) localStorage.clicks = Number(localStorage.clicks ?? 0) + 1;
}, true)"""
SHOWN = """([club, one]) =>
  fetch(`/api/clubs/${club}?tournament=${one}`).then((told) => told.json())"""


@dataclass
class Evening:
    """Ada's club, who came, and a diary of it."""

    visit: Visit
    service: ServiceProcess
    log: Path
    ada: Page
    people: dict[str, Page] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    met: set[frozenset[str]] = field(default_factory=set)
    began: float = field(default_factory=time.monotonic)
    number: int = 0
    club: str = ""

    def note(self, what: str) -> None:
        """A line of the diary: when, Ada's clicks so far, what."""
        clicks = self.ada.evaluate("localStorage.clicks ?? 0")
        self.lines.append(f"{time.monotonic() - self.began:4.0f} s, {clicks:>3} clicks: {what}")
        if folder := os.environ.get("EVENING"):
            (Path(folder) / "diary").write_text("\n".join(self.lines), encoding="utf-8")

    def picture(self, page: Page, name: str) -> None:
        """For whoever wants to look."""
        if folder := os.environ.get("EVENING"):
            page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)

    @property
    def path(self) -> str:
        """The page of the tournament."""
        return f"{self.service.url}/club/{self.club}/{self.number}"

    def join(self, name: str) -> None:
        """Somebody comes by the link, on a phone or at a desk."""
        page = self.visit(f"{self.service.url}/club/{self.club}", phone=name not in AT_DESKS)
        page.get_by_label("Your nickname").fill(name)
        page.get_by_role("button", name="Join the club").click()
        expect(page.get_by_role("button", name="Join the club")).to_have_count(0)
        page.goto(NOWHERE)
        self.people[name] = page

    def shown(self) -> Any:
        """The tournament as the service shows it, with names for members."""
        view: Any = self.ada.evaluate(
            SHOWN,
            [self.club, self.number],
        )
        names = {one["id"]: one["name"] for one in view["members"]}
        for one in view["shown"]["rounds"]:
            for game in one["games"]:
                game["seats"] = [names[seat] for seat in game["seats"]]
            one["byes"] = [names[bye["member"]] for bye in one["byes"]]
        view["shown"]["names"] = [names[row["member"]] for row in view["shown"]["standings"]]
        return view["shown"]

    def games(self) -> list[Any]:
        """Those of the last round."""
        games: list[Any] = self.shown()["rounds"][-1]["games"]
        return games

    def announce(self, name: str, kind: str, game: str = "", **choices: str) -> None:
        """Ada makes a tournament by the page of a new one."""
        ada = self.ada
        ada.goto(f"{self.service.url}/club/{self.club}")
        ada.get_by_role("link", name="New tournament").click()
        ada.get_by_label("Name of the tournament").fill(name)
        ada.get_by_role("radio", name=kind).check(force=True)
        if game:
            ada.get_by_label(re.compile(r"^\s*Game\b")).select_option(label=game)
        for label, wanted in choices.items():
            one = ada.get_by_label(re.compile(rf"^\s*{re.escape(label)}")).first
            if wanted == "on":
                one.check()
            elif one.evaluate("one => one.tagName") == "SELECT":
                one.select_option(wanted)
            else:
                one.fill(wanted)
        ada.get_by_role("button", name="Create tournament").click()
        expect(ada.get_by_role("heading", name=name, exact=True)).to_be_visible()
        self.number = int(ada.url.rsplit("/", 1)[1])

    def give_up(self, name: str) -> None:
        """Go to the own table from the tournament's page, resign there, and put the phone away."""
        page = self.people.get(name, self.ada)
        page.goto(self.path)
        page.get_by_role("link", name="Go to your table").first.click()
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("button", name="Yes, resign").click()
        expect(page.locator(ENDED).first).to_be_attached()
        if name in self.people:
            page.goto(NOWHERE)

    def enter_paper(self, seats: list[str]) -> None:
        """Ada taps that the first of two won."""
        row = self.ada.locator(".pair", has_text=seats[0]).filter(has_text=seats[1])
        row.locator(".answers button").first.click()
        expect(row.locator(".answers")).to_have_count(0)

    def end_round(self) -> None:
        """All games that are open end."""
        for game in self.games():
            if not game["places"]:
                self.end_game(game)
        self.ada.goto(self.path)

    def end_game(self, game: Any) -> None:
        """On screens one resigns, on paper Ada enters who won."""
        if {*game["seats"]} & {*ON_PAPER}:
            self.ada.goto(self.path)
            self.enter_paper(game["seats"])
        else:
            self.give_up(next(name for name in game["seats"] if name != "Ada"))

    def pair(self, button: str, number: int) -> None:
        """Ada presses it; nobody meets twice."""
        self.ada.get_by_role("button", name=button).click()
        heading = self.ada.get_by_role("heading", name=f"Round {number}", exact=True)
        expect(heading).to_be_visible()
        pairs = {frozenset(game["seats"]) for game in self.games()}
        assert not self.met & pairs, "nobody meets twice"
        self.met |= pairs

    def cut_lines_and_kill(self) -> None:
        """Ada's line is cut while somebody's game ends; the service is killed and started again."""
        ada, open_games = self.ada, [one for one in self.games() if not one["places"]]
        on_screens = [one for one in open_games if not {"Ada", *ON_PAPER} & {*one["seats"]}]
        ada.context.set_offline(True)
        self.give_up(on_screens[0]["seats"][0])
        ada.context.set_offline(False)
        winner = on_screens[0]["seats"][1]
        row = ada.locator(".pair", has_text=winner)
        expect(row.get_by_role("button", name=re.compile("Correct"))).to_be_visible()
        self.note("Ada's line was cut for a game; its result came when the line was back")
        player = self.people[on_screens[1]["seats"][0]]
        player.goto(self.path)
        player.get_by_role("link", name="Go to your table").first.click()
        player.locator("[data-phase=playing]").wait_for()
        self.service.kill()
        expect(player.get_by_text("Connection lost. Reconnecting")).to_be_visible()
        self.service = ServiceProcess(
            f"sqlite:///{self.log.parent / 'tables.sqlite'}", self.log, self.service.port
        )
        expect(player.get_by_text("Connection lost")).to_have_count(0)
        player.goto(NOWHERE)
        self.note("the server was killed and started again; who sat at a table went on there")


@pytest.fixture
def evening(visit: Visit, tmp_path: Path) -> Iterator[Evening]:
    """Ada makes a club; people join by phone and at desks, and two are written down."""
    service = ServiceProcess(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log")
    ada = visit(f"{service.url}/")
    ada.context.add_init_script(COUNT)
    ada.reload()
    one = Evening(visit, service, tmp_path / "log", ada)
    try:
        make_a_club(ada)
        one.club = ada.url.rsplit("/", 1)[1].partition("#")[0]
        one.note("the club is made")
        for name in NAMES:
            one.join(name)
        one.note(f"{len(NAMES)} joined by the link")
        ada.goto(f"{service.url}/club/{one.club}")
        ada.get_by_label("Add someone without a device").focus()
        ada.evaluate(PASTE, "\n".join(ON_PAPER))
        ada.get_by_role("button", name="Add 2 members").click()
        expect(ada.get_by_role("button", name="Show 1 more")).to_be_visible()
        yield one
    finally:
        for line in one.lines:
            print(line)
        if one.service.process.poll() is None:
            one.service.stop()


def _swiss(evening: Evening) -> None:
    ada = evening.ada
    evening.announce("Cup", "Swiss", Rounds=str(ROUNDS))
    evening.pair("Start the tournament", 1)
    evening.picture(ada, "swiss1")
    evening.note("round 1 is paired")
    evening.join(LATE)
    evening.people[LATE].goto(evening.path)
    evening.people[LATE].get_by_role("button", name="Play from round 2").click()
    expect(evening.people[LATE].get_by_role("button", name="Play from round 2")).to_have_count(0)
    evening.people[LATE].goto(NOWHERE)
    evening.end_round()
    evening.note("round 1 is done, and Lea came late")
    paper = next(game for game in evening.games() if {*game["seats"]} & {*ON_PAPER})
    row = ada.locator(".pair", has_text=paper["seats"][0]).filter(has_text=paper["seats"][1])
    row.get_by_role("button", name="1–0, Correct").click()
    ada.get_by_role("dialog").get_by_role("button", name="Draw").click()
    expect(ada.get_by_text("Corrected by Ada; before: 1–0.")).to_be_visible()
    evening.note("a wrong result is corrected")
    gone = next(
        name for game in evening.games() for name in game["seats"] if name not in ["Ada", *ON_PAPER]
    )
    page = evening.people[gone]
    page.goto(evening.path)
    if gone not in AT_DESKS:
        page.locator(".parts label", has_text="Players").click()
    page.get_by_role("button", name=f"Withdraw {gone}").click()
    page.get_by_role("dialog").get_by_role("button", name=f"Withdraw {gone}").click()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    page.goto(NOWHERE)
    evening.note(f"{gone} has left")
    evening.pair("Pair round 2", 2)
    assert not any(gone in game["seats"] for game in evening.games())
    evening.cut_lines_and_kill()
    evening.end_round()
    evening.note("round 2 is done")
    evening.pair("Pair round 3", 3)
    evening.end_round()
    evening.picture(ada, "swiss3")
    assert any(LATE in pair for pair in evening.met)
    ada.get_by_role("button", name="Close and name the winner").click()
    expect(ada.get_by_role("region", name="Winner")).to_be_visible()
    evening.picture(ada, "swiss-over")
    evening.note(f"the winner is named: {evening.shown()['names'][0]}")


def _duplicate(evening: Evening) -> None:
    ada = evening.ada
    seats = "Players per table (max.)"
    evening.announce(
        "Same dice", "Swiss", "Cobra Carnival", **{seats: "4", "Rounds": "1", "Duplicate": "on"}
    )
    evening.picture(ada, "duplicate0")
    ada.get_by_role("button", name="Start the tournament").click()
    expect(ada.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()
    games = evening.games()
    evening.note(f"duplicate: tables of {[len(game['seats']) for game in games]}")
    assert not {*ON_PAPER} & {name for game in games for name in game["seats"]}
    for at, game in enumerate(games):
        for name in game["seats"]:
            evening.give_up(name)
            if all(one["places"] for one in evening.games() if one["number"] == game["number"]):
                break
        last = evening.shown()["rounds"][0]
        assert last["is_secret"] == (at < len(games) - 1), "scores wait for the last table"
    ada.goto(evening.path)
    ada.get_by_role("button", name="Close and name the winner").click()
    expect(ada.get_by_role("region", name=re.compile("Winner"))).to_be_visible()
    evening.picture(ada, "duplicate-over")
    evening.note("duplicate: done, the winner is named")


def _arena(evening: Evening) -> None:
    ada = evening.ada
    evening.announce("Storm", "Arena", **{"Length in minutes": str(MINUTES)})
    ada.get_by_role("button", name="Start the tournament").click()
    evening.note(f"an arena of {MINUTES} minutes has begun")
    until, played = time.monotonic() + MINUTES * 60, 0
    expect(ada.get_by_role("heading", name="Games", exact=True)).to_be_visible()
    while time.monotonic() < until - 15:
        ada.goto(evening.path)
        games = [one for turn in evening.shown()["rounds"] for one in turn["games"]]
        still = [one for one in games if not one["places"]]
        assert still, "whoever is free is paired"
        evening.end_game(still[played % len(still)])
        played += 1
        if played == 12:
            evening.picture(ada, "arena")
            mine = evening.people["Kim"]
            mine.goto(evening.path)
            evening.picture(mine, "arena-phone")
            mine.goto(NOWHERE)
    evening.note(f"{played} games of the arena are played")
    ada.goto(evening.path)
    closes = ada.get_by_role("button", name="Close and name the winner")
    expect(closes).to_be_visible()
    games = [one for turn in evening.shown()["rounds"] for one in turn["games"]]
    still = [one for one in games if not one["places"]]
    assert still, "games are on when the time is up"
    closes.click()
    expect(ada.get_by_role("dialog")).to_contain_text("no result yet")
    evening.picture(ada, "arena-up")
    for game in still:
        evening.end_game(game)
    ada.goto(evening.path)
    expect(ada.get_by_role("region", name="Winner")).to_be_visible()
    evening.picture(ada, "arena-over")
    last = [one["number"] for turn in evening.shown()["rounds"] for one in turn["games"]]
    count = max(one["number"] for one in games)
    assert max(last) == count, "nobody is paired when the time is up"
    evening.note(f"the arena is over after {count} games, {len(still)} of them after the time")


@pytest.mark.thorough
@pytest.mark.timeout(3600)
def test_a_whole_evening_of_twelve(evening: Evening) -> None:
    _swiss(evening)
    _duplicate(evening)
    _arena(evening)
