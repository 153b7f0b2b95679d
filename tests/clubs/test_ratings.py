"""Ratings of a club: from its log alone, once a game, with levels as fixed points."""

from random import Random

from serpentry.clubs.commands import AddMember, Announce, Conclude, PairNext, Report
from serpentry.clubs.plans import ROBIN, SWISS
from serpentry.clubs.ratings import ratings, strengths
from serpentry.clubs.results import ENTERED, NO_SHOW, VOID, EnteredEnding
from tests.clubs.evenings import Evening, plan

POOL = ("snekagon", 2)


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
    rated = ratings(evening.club)[POOL]
    assert sorted(rated, key=lambda one: -rated[one].mu) == ["m1", "m2", "m3", "m4", "m5", "m6"]
    assert all(one.games == len(one.history) == 60 for one in rated.values())
    assert all(one.sigma < 25 / 3 / 2 for one in rated.values())


def test_a_corrected_game_counts_once_and_where_it_stood() -> None:
    evening = Evening(2, plan(SWISS, rounds=2))
    evening.do(PairNext(1))
    evening.report(1, 1, 2)
    once = ratings(evening.club)
    evening.report(1, 2, 1)
    assert ratings(evening.club)[POOL]["m1"].games == 1
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
    assert strengths(evening.club, POOL) == {"m2": 35.0}
    evening.do(PairNext(1))
    assert evening.tournament.order == ("m2", "m1")
    evening.do(Report(1, 1, (2, 1), ENTERED))
    rated = ratings(evening.club)[POOL]
    assert (rated["m2"].mu, rated["m2"].sigma) == (35.0, 0.5)
    assert rated["m1"].mu != 25.0


def test_newcomers_are_seeded_above_a_weak_level_and_below_a_strong_one() -> None:
    evening = Evening(2)
    for level in (3, 5):
        evening.do(AddMember(f"Level {level}", player=f"level{level}"))
    evening.do(Announce(plan(SWISS), tuple(evening.club.members)))
    evening.do(PairNext(1, strengths(evening.club, POOL)))
    first, *between, last = evening.tournament.order
    assert (first, last) == ("m4", "m3")
    assert set(between) == {"m1", "m2"}
