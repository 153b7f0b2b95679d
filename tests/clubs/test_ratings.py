"""Ratings of a club: from its log alone, once a game, with levels as fixed points."""

from dataclasses import replace
from math import exp, log, sqrt
from random import Random

import pytest

from serpentry.clubs.commands import AddMember, Announce, Conclude, PairNext, Report
from serpentry.clubs.plans import ROBIN, SWISS
from serpentry.clubs.ratings import ratings, strengths
from serpentry.clubs.results import ENTERED, NO_SHOW, VOID, EnteredEnding
from serpentry.ratings.strengths import DRIFT, NEWCOMER, SCALE, UNKNOWN, after_choice, after_game
from tests.clubs.evenings import Evening, plan

GAME = "snekagon"


def season(players: int, tournaments: int, rng: Random) -> Evening:
    """Many round robins in which the first is the strongest, and so on, with luck."""
    evening = Evening(players)
    for number in range(1, tournaments + 1):
        evening.do(Announce(plan(ROBIN), tuple(evening.club.members)))
        for _ in range(players - 1 + players % 2):
            evening.do(PairNext(number))
            for game in evening.club.tournaments[number].open_games:
                luck = {one: rng.gauss(-int(one[1:]), 1.5) for one in game.seats}
                order = sorted(game.seats, key=lambda one: -luck[one])
                places = tuple(order.index(one) + 1 for one in game.seats)
                evening.do(Report(number, game.number, places, ENTERED))
        evening.do(Conclude(number))
    return evening


def test_ratings_find_the_strengths_that_were_simulated() -> None:
    evening = season(6, 12, Random(3))
    rated = ratings(evening.club)[GAME]
    assert sorted(rated, key=lambda one: -rated[one].strength) == [
        "m1",
        "m2",
        "m3",
        "m4",
        "m5",
        "m6",
    ]
    assert all(one.games == len(one.history) == 60 for one in rated.values())
    assert all(one.doubt < UNKNOWN / 2 for one in rated.values())


def test_a_corrected_game_counts_once_and_where_it_stood() -> None:
    evening = Evening(2, plan(SWISS, rounds=2))
    evening.do(PairNext(1))
    evening.report(1, 1, 2)
    once = ratings(evening.club)
    evening.report(1, 2, 1)
    assert ratings(evening.club)[GAME]["m1"].games == 1
    evening.report(1, 1, 2)
    assert ratings(evening.club) == once


def test_no_shows_and_void_games_say_nothing_about_strength() -> None:
    endings: tuple[EnteredEnding, ...] = (NO_SHOW, VOID)
    for how in endings:
        evening = Evening(2, plan(SWISS))
        evening.do(PairNext(1))
        evening.now = 10**9
        evening.do(Report(1, 1, (1, 2), how))
        assert not ratings(evening.club)


def test_levels_are_fixed_points() -> None:
    evening = Evening(1)
    evening.do(AddMember("Robot", player="level6"))
    evening.do(Announce(plan(SWISS), ("m1", "m2")))
    assert strengths(evening.club, GAME) == {"m2": 1400.0}
    evening.do(PairNext(1))
    assert evening.tournament.order == ("m2", "m1")
    evening.do(Report(1, 1, (2, 1), ENTERED))
    rated = ratings(evening.club)[GAME]
    assert rated["m2"].shown == (1400, 35)
    assert evening.tournament.games[0].seats == ("m1", "m2")
    assert 800 < rated["m1"].strength < NEWCOMER, "a loss that was to be expected says little"


def test_a_half_step_is_seeded_between_the_levels_beside_it() -> None:
    evening = Evening(0)
    for level in ("level3", "level3.5", "level4"):
        evening.do(AddMember(level, player=level))
    evening.do(Announce(plan(SWISS), tuple(evening.club.members)))
    assert [*strengths(evening.club, GAME).values()] == [800, 900, 1000]


def test_newcomers_are_seeded_above_a_weak_level_and_below_a_strong_one() -> None:
    evening = Evening(2)
    for level in (3, 5):
        evening.do(AddMember(f"Level {level}", player=f"level{level}"))
    evening.do(Announce(plan(SWISS), tuple(evening.club.members)))
    evening.do(PairNext(1, strengths(evening.club, GAME)))
    first, *between, last = evening.tournament.order
    assert (first, last) == ("m4", "m3")
    assert set(between) == {"m1", "m2"}


def test_one_strength_stands_for_tables_of_every_size() -> None:
    """Eleven players at tables of up to five sit as four, four and three."""
    evening, rng = Evening(11, plan(SWISS, 5, 2)), Random(1)
    evening.do(PairNext(1))
    evening.end_games(rng)
    assert {len(game.seats) for game in evening.tournament.games} == {4, 3}
    rated = ratings(evening.club)
    assert [*rated] == ["snekagon5g"]
    assert {*rated["snekagon5g"]} == {*evening.club.members}
    evening.do(Announce(plan(SWISS, 5, 2), tuple(evening.club.members)))
    evening.do(PairNext(2, strengths(evening.club, "snekagon5g")))
    assert evening.club.tournaments[2].seeded_by == "rating"


def _of_first(known: list[tuple[float, float]], strengths: list[float]) -> float:
    """How likely strengths are once the first of some was chosen."""
    prior = ((a - b) ** 2 / 2 / doubt**2 for a, (b, doubt) in zip(strengths, known, strict=True))
    return strengths[0] / SCALE - log(sum(exp(one / SCALE) for one in strengths)) - sum(prior)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_first_choice_moves_strengths_to_where_they_are_likeliest(seats: int) -> None:
    rng = Random(seats)
    seated = [(rng.gauss(1000, 200), rng.uniform(30, 300)) for _ in range(seats)]
    places = tuple([1] + [2] * (seats - 1))
    doubts = [sqrt(doubt**2 + DRIFT**2) for _, doubt in seated]
    known = [(one, doubt) for (one, _), doubt in zip(seated, doubts, strict=True)]
    first = [one for one, _ in after_choice(known, [0])]
    best = _of_first(known, first)
    for at in range(seats):
        for step in (-2.0, 2.0):
            other = [one + step * (seat == at) for seat, one in enumerate(first)]
            assert _of_first(known, other) < best
    after = after_game(seated, places)
    assert after[0][0] > seated[0][0]
    assert all(now < doubt for (_, now), doubt in zip(after, doubts, strict=True))


def test_a_duplicate_is_rated_when_all_tables_of_its_round_have_ended() -> None:
    duplicate = replace(plan(SWISS), duplicate=True)
    evening = Evening(4, plan(SWISS))
    evening.do(PairNext(1))
    evening.report(1, 1, 2)
    assert ratings(evening.club)
    compared = replace(evening.tournament, plan=duplicate)
    assert not ratings(evening.club.with_tournament(compared))
    evening.report(2, 2, 1)
    compared = replace(evening.tournament, plan=duplicate)
    (rated,) = ratings(evening.club.with_tournament(compared)).values()
    assert len(rated) == 4
