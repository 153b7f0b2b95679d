"""A host of clubs: commands sent twice, two writers, torn files, and every question."""

import asyncio
import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast
from urllib.parse import parse_qsl

import pytest

from serpentry.clubs.api.caller import ClubCaller
from serpentry.clubs.api.questions import CLUB_QUESTIONS
from serpentry.clubs.commands import (
    AddMember,
    Announce,
    ClubCommand,
    Found,
    PairNext,
    Report,
    Unpair,
)
from serpentry.clubs.conduct.settling import Settler
from serpentry.clubs.host import ClubHost
from serpentry.clubs.plans import ARENA, SWISS
from serpentry.clubs.reading.files import ClubFile
from serpentry.clubs.rights import ClubWho
from serpentry.clubs.state import Club
from serpentry.hosting.host import NOBODY, TableHost
from serpentry.hosting.questions import Request
from serpentry.table.refusals import Refused
from serpentry.tabletop.formats.reader import BadRequest
from tests.clubs.evenings import plan

HOUSE = ClubWho(is_house=True)


async def begun(path: Path, members: int = 4) -> ClubHost:
    host = ClubHost(ClubFile(path))
    await host.submit("club", Found("Snakes"), HOUSE)
    for number in range(members):
        await host.submit("club", AddMember(f"Player {number}"), HOUSE)
    club = await host.club("club")
    await host.submit("club", Announce(plan(SWISS), tuple(club.members)), HOUSE)
    return host


async def test_a_message_that_is_sent_twice_pairs_nobody_twice(tmp_path: Path) -> None:
    host = await begun(path := tmp_path / "a.club")
    await host.submit("club", PairNext(1), HOUSE, "x1")
    again = await ClubHost(ClubFile(path)).submit("club", PairNext(1), HOUSE, "x1")
    assert len(again.tournaments[1].rounds) == 1
    with pytest.raises(Refused, match="no result"):
        await host.submit("club", PairNext(1), HOUSE, "x2")


async def test_what_was_read_before_a_log_was_rewritten_is_not_kept(tmp_path: Path) -> None:
    await begun(path := tmp_path / "a.club")

    class Rewritten(ClubFile):
        async def club_log(self, club: str, after: int) -> Any:
            found = await super().club_log(club, after)
            host.read_anew(club)
            return found

    host = ClubHost(Rewritten(path))
    club = await host.club("club")
    assert not host.kept

    def view(club: Club) -> str:
        host.read_anew(club.id)
        return club.name

    assert await host.seen(NOBODY, view, club) == "Snakes"
    assert not host.views


async def test_a_line_that_was_cut_off_is_as_if_it_had_never_been(tmp_path: Path) -> None:
    """Whatever a crash leaves of a pairing: all of it, or nothing."""

    async def cut(at: int, whole: bytes, before: int) -> None:
        path = tmp_path / "cut.club"
        path.write_bytes(whole[:at])
        host = ClubHost(ClubFile(path))
        club = await host.club("club")
        assert len(club.tournaments[1].rounds) == (1 if at == len(whole) else 0)
        club = await host.submit("club", PairNext(1), HOUSE, "x1")
        assert len(club.tournaments[1].rounds) == 1
        assert len(club.tournaments[1].games) == 2
        assert [*path.read_bytes().splitlines()][:before] == whole.splitlines()[:before]

    async def cut_everywhere() -> None:
        host = await begun(path := tmp_path / "whole.club")
        before = path.read_bytes()
        await host.submit("club", PairNext(1), HOUSE, "x1")
        whole = path.read_bytes()
        for at in range(len(before), len(whole) + 1, 7):
            await cut(at, whole, before.count(b"\n"))
        await cut(len(whole), whole, before.count(b"\n"))

    await cut_everywhere()


async def test_two_hosts_of_one_club_read_what_the_other_wrote(tmp_path: Path) -> None:
    one = await begun(tmp_path / "a.club", 0)
    other = ClubHost(ClubFile(tmp_path / "a.club"))
    for number in range(6):
        await (one, other)[number % 2].submit("club", AddMember(f"Player {number}"), HOUSE)
    assert (await one.club("club")).members == (await other.club("club")).members
    assert len((await one.club("club")).members) == 6


def asked(host: ClubHost, method: str, path: str, body: Any = None, guest: str = "") -> Any:
    """The answer of the host to a request, as it comes over a wire."""
    caller = ClubCaller(host, guest or None, "en")
    path, _, words = path.partition("?")
    for one in CLUB_QUESTIONS:
        if one.method == method and (match := one.pattern.fullmatch(path)):
            request = Request(
                match.groupdict(), dict(parse_qsl(words)), json.dumps(body) if body else ""
            )
            return asyncio.run(one.answered(caller, request))
    raise AssertionError(path)


def test_an_evening_by_questions_alone(tmp_path: Path) -> None:
    host = ClubHost(ClubFile(tmp_path / "a.club"))
    made = asked(host, "POST", "/api/clubs", {"name": "Snakes", "nickname": "Ada"}, "ada")
    club, key = f"/api/clubs/{made['club']['id']}", made["key"]
    numbers = iter(range(1000))

    def do(what: str, guest: str = "ada", **body: Any) -> Any:
        return asked(host, "POST", f"{club}/{what}", {"id": f"x{next(numbers)}", **body}, guest)

    assert do("join", "bob", name="Bob", colour="red")["you"] == "m2"
    do("add", name="Robot", player="level2")
    do("restyle", "bob", member="m2", name="Bobby")
    key = do("hand-on", member="m2", stays=True)["key"]
    do("tournaments", name="Friday", kind="robin", game="snekagon")
    view = asked(host, "GET", f"{club}?tournament=1")
    assert [one["member"] for one in view["shown"]["entrants"]] == ["m1", "m2", "m3"]
    assert not view["shown"]["at_tables"]
    do("rename", "bob", name="Saturday", tournament=1)
    do("withdraw", "bob", tournament=1, member="m2")
    do("enter", "bob", tournament=1, member="m2")
    view = do("pair", tournament=1)
    (game,) = view["shown"]["rounds"][0]["games"]
    assert "Everyone meets everyone" in game["why"]
    view = do("result", "", key=key, tournament=1, game=1, places=[1, 2])
    assert view["may_organise"]
    first = view["shown"]["standings"][0]
    assert (first["place"], first["points"]["text"]) == (1, "1")
    assert asked(host, "GET", f"{club}/ratings")[0]["game"] == "snekagon"
    with pytest.raises(Refused):
        do("pair", "", tournament=1)
    do("leave", "bob", member="m2")
    (over,) = do("conclude", tournament=1)["tournaments"]
    met = {*game["seats"]}
    # Whoever was still to meet the one who left has a point without a game.
    won = {"m1", "m3"} - met if "m2" in met else {first["member"]}
    assert (over["is_over"], {*over["first"]}) == (True, won)
    assert asked(host, "GET", club)["name"] == "Snakes"
    assert len(asked(host, "GET", f"{club}/log", guest="ada").splitlines()) > 10
    with pytest.raises(Refused):
        asked(host, "GET", f"{club}/log", guest="cyd")
    do("dissolve")
    with pytest.raises(Refused):
        asked(host, "GET", club)


def test_the_winner_is_named_when_the_tournament_is_closed_and_not_before(tmp_path: Path) -> None:
    host = ClubHost(ClubFile(tmp_path / "a.club"))
    made = asked(host, "POST", "/api/clubs", {"name": "Snakes", "nickname": "Ada"}, "ada")
    club = f"/api/clubs/{made['club']['id']}"
    asked(host, "POST", f"{club}/join", {"id": "1", "name": "Bob"}, "bob")
    plan = {"name": "Cup", "kind": "swiss", "rounds": 1, "game": "snekagon"}
    deeds: list[tuple[str, dict[str, Any]]] = [
        ("tournaments", plan),
        ("pair", {"tournament": 1}),
        ("result", {"tournament": 1, "game": 1, "places": [1, 2]}),
    ]
    for number, (what, given) in enumerate(deeds):
        asked(host, "POST", f"{club}/{what}", {"id": f"a{number}", **given}, "ada")
    seen = asked(host, "GET", f"{club}?tournament=1", guest="bob")
    assert seen["next"]["text"] == "All games are played."
    asked(host, "POST", f"{club}/conclude", {"id": "end", "tournament": 1}, "ada")
    seen = asked(host, "GET", f"{club}?tournament=1", guest="bob")
    assert "Winner: " in seen["next"]["text"]


def test_nobody_learns_who_a_guest_is(tmp_path: Path) -> None:
    host = ClubHost(ClubFile(tmp_path / "a.club"))
    made = asked(host, "POST", "/api/clubs", {"name": "Snakes", "nickname": "Ada"}, "secret-guest")
    assert "secret-guest" not in json.dumps(made)


def test_what_the_host_knows_nobody_can_send(tmp_path: Path) -> None:
    host = ClubHost(ClubFile(tmp_path / "a.club"))
    with pytest.raises(BadRequest, match="key_hash"):
        asked(host, "POST", "/api/clubs", {"name": "Snakes", "key_hash": "mine"}, "ada")
    club = asked(host, "POST", "/api/clubs", {"name": "Snakes"}, "ada")["club"]["id"]
    sent = {"id": "x", "tournament": 1, "strengths": {"m1": 9.0}}
    with pytest.raises(BadRequest, match="strengths"):
        asked(host, "POST", f"/api/clubs/{club}/pair", sent, "ada")


async def test_a_round_that_was_taken_back_follows_by_itself_again(tmp_path: Path) -> None:
    host = ClubHost(ClubFile(tmp_path / "a.club"))
    alone = replace(plan(ARENA), goes_on_alone=True)
    members = (AddMember(f"Player {number}") for number in range(8))
    begun: tuple[ClubCommand, ...] = (Found("Snakes"), *members, Announce(alone, None), PairNext(1))
    undone: tuple[ClubCommand, ...] = (Unpair(1, 3), Unpair(1, 2), PairNext(1))
    for command in begun:
        await host.submit("club", command, HOUSE)

    async def after_two_games() -> int:
        club = await host.club("club")
        for game in club.tournaments[1].open_games[:2]:
            await host.submit("club", Report(1, game.number, (1, 2)), HOUSE)

        async def submit(command: ClubCommand, cause: str | None) -> Club:
            return await host.submit("club", command, HOUSE, cause)

        read, tables = partial(host.club, "club"), cast(TableHost, None)
        settler = Settler(tables, host.storage, read, submit, host.now(), set())
        return len((await settler.settle(NOBODY)).tournaments[1].rounds)

    assert await after_two_games() == 2
    assert await after_two_games() == 3
    for command in undone:
        await host.submit("club", command, HOUSE)
    assert await after_two_games() == 3
