"""Clubs whose logs were written by the first version are read, and keep to what they began with."""

from pathlib import Path

import pytest

from serpentry.clubs.commands import PairNext
from serpentry.clubs.decide import decide
from serpentry.clubs.reading.files import read_log
from serpentry.clubs.reading.following import follow
from serpentry.clubs.rights import ClubWho
from serpentry.clubs.standings import standings
from serpentry.clubs.state import Club

LOG = Path(__file__).parent / "first_version.club"
PLACES = {
    1: "1 m5 2, 1 m4 2, 3 m1 1, 3 m2 1, 5 m7 0, 5 m3 0, 5 m6 0",
    2: "1 m2 4, 2 m3 5/2, 3 m1 3/2, 4 m5 1, 5 m7 1, 5 m4 1, 7 m6 1",
    3: "1 m6 8, 2 m5 5, 3 m3 4, 4 m1 3, 5 m7 2, 6 m2 2, 7 m4 1",
    4: "1 m5 9/4, 2 m6 9/4, 3 m4 2, 4 m1 3/2, 5 m7 1, 6 m3 1/2, 7 m2 1/2",
}
"""A knock-out, a round robin, an arena and a Swiss that somebody left, as that version had them."""


def club() -> Club:
    log = read_log(LOG.read_bytes())
    assert log.fault is None
    return follow(Club("club"), (entry for one in log.changes for entry in one.entries))


@pytest.mark.parametrize("number", PLACES)
def test_places_are_as_they_were(number: int) -> None:
    rows = standings(club().tournaments[number])
    assert (
        ", ".join(f"{one.place} {one.member} {one.points.total}" for one in rows)
        == (PLACES[number])
    )


def test_a_tournament_that_runs_goes_on() -> None:
    before = club()
    assert not before.tournaments[2].is_over
    house = ClubWho(is_house=True)
    after = decide(before, PairNext(2), house, 0, lambda: "t").club.tournaments[2]
    assert len(after.rounds) == len(before.tournaments[2].rounds) + 1
    assert after.plan.leavers == ""
