"""A club's file moves: to a service and back, and what it held only where it was stays there."""

import base64
import gzip
import json
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from serpentry.clubs.commands import AddMember, Announce, Join, PairNext
from serpentry.clubs.events import ClubEvent, Founded
from serpentry.clubs.fold import folded
from serpentry.clubs.plans import KINDS, KNOCKOUT, REPLAY, SWISS, TournamentPlan
from serpentry.clubs.reading import uploads
from serpentry.clubs.reading.files import read_log
from serpentry.clubs.reading.uploads import nameless, unpacked, uploaded
from serpentry.clubs.rights import ClubWho, is_organiser
from serpentry.clubs.standings import standings
from serpentry.clubs.state import Club
from serpentry.clubs.storage import ClubChange, change_text
from serpentry.table.refusals import Refused
from serpentry.table.setup import Clock, DaysClock, GameClock, NoClock
from serpentry.tabletop.errors import SerpentryError, UnknownName
from tests.clubs.evenings import KEY, Evening, next_steps, plan
from tests.clubs.test_terminal import Typed as Typed
from tests.clubs.test_terminal import typed as typed

NEW = "the hash of a new word"


def text_of(evening: Evening) -> str:
    return "".join(f"{change_text(ClubChange((one,)))}\n" for one in evening.log)


def packed(text: str) -> str:
    return base64.b64encode(gzip.compress(text.encode(), mtime=0)).decode()


def brought(text: str, until_fault: bool = False) -> Club:
    return folded(Club("new"), uploaded(text, until_fault, NEW).entries)


def online() -> Evening:
    """A club of guests whose tables are at a service, with organisers."""
    evening = Evening(0)
    for name in ("Ada", "Bob", "Cyd"):
        evening.do(Join(name), ClubWho(name.lower()))
    evening.do(Announce(TournamentPlan("Friday", SWISS, "snekagon"), ("m1", "m2", "m3")))
    evening.do(PairNext(1))
    return evening


@pytest.mark.parametrize("seed", range(10))
def test_a_file_that_is_brought_is_the_same_club(seed: int) -> None:
    rng, evening = Random(seed), Evening(7, plan(KINDS[seed % 5], 2 + seed % 3, 4), late=1)
    for _ in range(4):
        evening.end_games(rng)
        next_steps(evening, rng)
    club = brought(packed(text_of(evening)))
    assert club.key_hash == NEW
    assert club.members == evening.club.members
    there, here = evening.tournament, club.tournaments[1]
    assert here.games == there.games
    assert [one.worth for one in standings(here)] == [one.worth for one in standings(there)]


def test_words_devices_rights_and_tables_stay_where_they_were() -> None:
    evening = online()
    assert any(game.pairing.table for game in evening.tournament.games)
    club = brought(text_of(evening))
    assert not is_organiser(club, ClubWho(key=KEY))
    assert not club.organisers
    assert not any(one.guest for one in club.members.values())
    assert not any(game.pairing.table for game in club.tournaments[1].games)
    assert [one.name for one in club.here] == ["Ada", "Bob", "Cyd"]


@pytest.mark.parametrize("clock", [DaysClock(3), GameClock(600_000, 5_000), NoClock()])
def test_clocks_come_along_there_and_back(clock: Clock) -> None:
    evening = online()
    plan_of = TournamentPlan("By post", SWISS, "snekagon", clock=clock)
    evening.do(Announce(plan_of, ("m1", "m2", "m3")))
    there = evening.club.tournaments[2]
    entries = uploaded(text_of(evening), False, NEW).entries
    back = b"".join(f"{change_text(ClubChange((one,)))}\n".encode() for one in entries)
    club = folded(Club("file"), tuple(e for one in read_log(back).changes for e in one.entries))
    assert club.tournaments[2].plan == there.plan
    assert club.tournaments[2].plan.clock == clock


def test_a_game_that_is_played_again_is_at_no_table_of_elsewhere() -> None:
    """Whoever brings a file would otherwise name any table of the service."""
    evening = Evening(0)
    for name in ("Ada", "Bob"):
        evening.do(Join(name), ClubWho(name.lower()))
    evening.do(Announce(TournamentPlan("Cup", KNOCKOUT, "snekagon", drawn=REPLAY), ("m1", "m2")))
    evening.do(PairNext(1))
    evening.report(1, 1, 1)
    assert evening.tournament.games[1].pairing.table
    (first, again) = brought(text_of(evening)).tournaments[1].games
    assert (first.pairing.table, again.pairing.table) == ("", "")


def test_a_file_brings_no_more_computers_than_a_club_may_have() -> None:
    evening = Evening(0)
    for number in range(9):
        evening.do(Join(f"Player {number}"), ClubWho(f"guest {number}"))
    text = text_of(evening)
    assert len(brought(text.replace('"player": ""', '"player": "level4"', 8)).here) == 9
    with pytest.raises(Refused, match="8"):
        brought(text.replace('"player": ""', '"player": "level4"'))


def test_no_event_keeps_who_somebody_is() -> None:
    """By the names of fields: what is told of a guest or of a word is called so in every event."""
    for kind in get_args(ClubEvent):
        of_people = [one.name for one in fields(kind) if one.name in uploads.OF_PEOPLE]
        strange = [one.name for one in fields(kind) if "hash" in one.name or "guest" in one.name]
        assert strange == of_people
    assert nameless(Founded("Snakes", "hash")) == Founded("Snakes", "")


def test_a_damaged_file_is_taken_up_to_the_fault_if_that_is_wanted() -> None:
    lines = text_of(Evening(4, plan(SWISS))).splitlines(keepends=True)
    damaged = "".join([*lines[:3], "{}\n", *lines[4:]])
    with pytest.raises(Refused, match="Line 4 of the club's file"):
        uploaded(damaged, False, NEW)
    upload = uploaded(damaged, True, NEW)
    assert len(upload.entries) == 3
    assert "Line 4" in upload.fault
    with pytest.raises(Refused, match="Line 1"):
        uploaded("{}\n", True, NEW)


def test_nobody_names_a_program_that_the_service_runs(tmp_path: Path) -> None:
    made, evening = tmp_path / "made", Evening(2)
    for program in (
        f"pathlib:Path.touch self={made}",
        f"builtins:open file={made} mode=w",
        "cmd:x",
    ):
        with pytest.raises(UnknownName):
            evening.do(AddMember("Eve", player=program))
        other = Evening(2)
        other.do(AddMember("Eve", player="random"))
        told = json.dumps(program).join(text_of(other).rsplit('"random"', 1))
        assert program in told
        with pytest.raises(SerpentryError, match="There is no computer player"):
            uploaded(told, False, NEW)
    assert not made.exists()


@pytest.mark.parametrize("text", ["", "\n", "H4sInothing", packed("")])
def test_a_file_without_a_club_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        uploaded(text, True, NEW)


def test_a_file_that_grows_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_BYTES", 100_000)
    assert len(unpacked(packed("x" * 100_000))) == 100_000
    with pytest.raises(Refused, match="too large"):
        unpacked(packed("x" * 100_001))
    with pytest.raises(Refused):
        unpacked(packed("x" * 1_000)[:-8])


def test_computers_and_games_that_are_not_here_are_refused() -> None:
    text = text_of(Evening(2, plan(SWISS)))
    with pytest.raises(SerpentryError, match="chess"):
        uploaded(text.replace('"game": "snekagon"', '"game": "chess"'), False, NEW)
    with pytest.raises(SerpentryError, match="nobody"):
        uploaded(text.replace('"player": ""', '"player": "nobody"', 1), False, NEW)


def test_a_damaged_club_is_shown_as_such_and_saved(typed: Typed, tmp_path: Path) -> None:
    typed("make f.club Snakes")
    typed("add f.club Ada Bob Cyd")
    place = tmp_path / "f.club"
    lines = place.read_bytes().splitlines(keepends=True)
    place.write_bytes(b"".join([*lines[:3], lines[3][:-9] + b"\n"]))
    shown = typed("show f.club")
    assert "Members: Ada, Bob" in shown
    assert "Cyd" not in shown.partition("damaged")[0]
    assert "shown only up to line 4" in shown
    damaged = place.read_bytes()
    for line in ("add f.club Eve", "export f.club", "leave f.club Ada"):
        assert "serpentry club mend f.club NEW-FILE" in typed(line)
    assert place.read_bytes() == damaged
    assert "up to line 4" in typed("mend f.club whole.club")
    assert "already exists" in typed("mend f.club whole.club")
    assert read_log((tmp_path / "whole.club").read_bytes()).fault is None
    assert "Members: Ada, Bob, Eve" in typed("add whole.club Eve")
    assert "has no fault" in typed("mend whole.club other.club")
    assert not (tmp_path / "other.club").exists()
