"""The sequential test: known values, and the same verdict however the games come in."""

from math import isclose, log
from random import Random

import pytest

from serpentry.arena import Results, Sprt, counted
from serpentry.arena.running import Watch
from serpentry.arena.sprt import TRACE, expected_share, likelihood_ratio
from serpentry.tabletop.errors import BadOption
from tests.arena.small import duel, played, small_plan


def test_the_bounds_are_walds() -> None:
    test = Sprt(0, 10)
    assert isclose(test.upper, 2.9444, abs_tol=1e-4)
    assert isclose(test.lower, -2.9444, abs_tol=1e-4)
    assert isclose(Sprt(0, 10, alpha=0.01, beta=0.1).upper, log(0.9 / 0.01))


def test_elo_becomes_the_share_of_points() -> None:
    assert expected_share(0, 2) == 0.5
    assert isclose(expected_share(400, 2), 10 / 11)
    assert isclose(expected_share(0, 4), 0.25)
    assert isclose(expected_share(-400, 3), 0.1 / 2.1)


@pytest.mark.parametrize(("won", "lost"), [(10, 10), (60, 40), (40, 60), (500, 450)])
def test_with_wins_and_losses_alone_it_is_walds_ratio(won: int, lost: int) -> None:
    weak, strong = expected_share(0, 2), expected_share(30, 2)
    wald = won * log(strong / weak) + lost * log((1 - strong) / (1 - weak))
    assert isclose(likelihood_ratio({1.0: won, 0.0: lost}, weak, strong), wald, rel_tol=1e-6)


def test_with_draws_it_comes_near_the_normal_approximation_for_many_games() -> None:
    scores = {0.0: 1200, 0.5: 2700, 1.0: 1350}
    total = sum(scores.values())
    mean = sum(score * count for score, count in scores.items()) / total
    variance = sum(count * (score - mean) ** 2 for score, count in scores.items()) / total
    weak, strong = expected_share(0, 2), expected_share(5, 2)
    normal = total * (strong - weak) * (2 * mean - weak - strong) / (2 * variance)
    assert isclose(likelihood_ratio(scores, weak, strong), normal, rel_tol=0.01)


def test_nothing_but_wins_grows_steadily() -> None:
    weak, strong = expected_share(0, 2), expected_share(100, 2)
    ratio = likelihood_ratio({1.0: 10}, weak, strong)
    assert isclose(ratio, 10 * log(strong / weak), abs_tol=10 * TRACE)
    assert likelihood_ratio({}, weak, strong) == 0.0


def test_the_verdict_does_not_depend_on_the_order_in_which_games_end() -> None:
    plan = small_plan(games=200, sprt=Sprt(0, 200))
    games = [duel(n, (0, 1) if n % 2 == 0 else (1, 0), 0 if n % 5 else 1) for n in range(200)]
    verdicts = set()
    for seed in range(4):
        results = Results(plan)
        for game in Random(seed).sample(games, len(games)):
            results.add(game)
        kept, trial = counted(results)
        assert trial
        verdicts.add((trial.accepted, trial.groups, len(kept)))
    assert len(verdicts) == 1
    [(accepted, groups, kept_games)] = verdicts
    assert accepted == "strong"
    assert kept_games == 2 * groups < 200


def test_equals_are_told_from_a_much_stronger_one() -> None:
    plan = small_plan(games=200, sprt=Sprt(0, 200))
    watch = Watch(plan, Results(plan))
    for number in range(200):
        watch.take(duel(number, (0, 1) if number % 2 == 0 else (1, 0), number % 4 // 2))
        if watch.decided:
            break
    assert watch.trial
    assert watch.trial.accepted == "weak"


def test_a_run_stops_as_soon_as_it_is_decided() -> None:
    results = played(small_plan(games=1000, sprt=Sprt(0, 200)))
    assert len(results) < 60


@pytest.mark.parametrize("wrong", [(10, 10, 0.05), (20, 10, 0.05), (0, 10, 0.6), (0, 10, 0.0)])
def test_a_test_that_makes_no_sense_is_refused(wrong: tuple[float, float, float]) -> None:
    with pytest.raises(BadOption):
        Sprt(wrong[0], wrong[1], alpha=wrong[2])
