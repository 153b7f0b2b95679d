"""The basic rules for Swiss systems of FIDE's handbook (C.04.1), as far as they bind a pairing."""

from itertools import pairwise
from random import Random

import pytest

from serpentry.clubs.commands import PairNext
from serpentry.clubs.pairing.field import Field
from serpentry.clubs.plans import SWISS
from serpentry.clubs.state import Tournament
from tests.clubs.evenings import Evening, plan, times_met

ROUNDS = 5


def tournament_of(players: int) -> Tournament:
    evening, rng = Evening(players, plan(SWISS, rounds=ROUNDS)), Random(players)
    for _ in range(ROUNDS):
        evening.do(PairNext(1))
        evening.end_games(rng)
    return evening.tournament


@pytest.mark.parametrize("players", range(8, 20))
def test_a_swiss_for_two_keeps_the_basic_rules(players: int) -> None:
    played = tournament_of(players)
    field = Field(played)
    assert len(played.rounds) == ROUNDS, "a: as many rounds as were announced"
    assert times_met(played) == {1}, "b: nobody meets twice"
    assert all(len(one.byes) == players % 2 for one in played.rounds), "c: one bye if odd"
    assert max(field.byes.values(), default=0) <= 1, "d: nobody has a second bye"
    for member in played.order:
        seats = [game.seats.index(member) for game in played.games if member in game.seats]
        assert abs(seats.count(0) - seats.count(1)) <= 2, "f: first moves and others differ by two"
        three = zip(pairwise(seats), seats[2:], strict=False)
        assert all({*two, last} == {0, 1} for two, last in three), "g: no seat three times running"


def test_players_with_the_same_score_meet_where_that_is_possible() -> None:
    evening = Evening(8, plan(SWISS, rounds=3))
    evening.do(PairNext(1))
    for game in evening.tournament.open_games:
        # All winners began, so half of them begin again: scores outweigh even seats.
        evening.report(game.number, 1, 2)
    points = Field(evening.tournament).points
    evening.do(PairNext(1))
    pairs = [game.seats for game in evening.tournament.of_round(2)]
    assert all(points[one] == points[other] for one, other in pairs), "e: by score"
