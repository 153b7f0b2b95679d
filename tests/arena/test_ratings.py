"""Ratings find again the strengths that made-up games were drawn from."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from tools.ratings import file_of, players_of, ratings, rewritten

from serpentry.arena import ResultsFile, run
from serpentry.arena.ladder import Ladder, Rung
from serpentry.arena.ratings import beaten, bradley_terry, ranks
from serpentry.arena.worker import GameResult
from serpentry.arena.worker_pools import OneProcess
from serpentry.tabletop.errors import MissingExtra
from serpentry.tabletop.helpers.extras import need
from tests.arena.small import duel, made_up, small_plan

STRENGTHS = {"weak": -150.0, "middle": 0.0, "strong": 150.0}


def tournament(groups: int, seed: int = 3) -> list[GameResult]:
    """Duels between all three, won with the odds of their Elo."""
    rng, elo, games = Random(seed), list(STRENGTHS.values()), list[GameResult]()
    for group in range(groups):
        pair = ((0, 1), (0, 2), (1, 2))[group % 3]
        for turn, seating in enumerate((pair, pair[::-1])):
            chance = 1 / (1 + 10 ** ((elo[pair[1]] - elo[pair[0]]) / 400))
            winner = pair[0] if rng.random() < chance else pair[1]
            games.append(duel(2 * group + turn, seating, winner))
    return games


@pytest.mark.thorough
def test_bradley_terry_recovers_known_strengths_within_its_intervals() -> None:
    ratings = bradley_terry(tournament(900), list(STRENGTHS))
    for rating in ratings:
        true = STRENGTHS[rating.player]
        assert abs(rating.elo - true) < 25
        assert rating.low < true < rating.high
        assert 10 < rating.high - rating.low < 80
        assert not rating.unbounded
    assert sum(rating.games for rating in ratings) == 2 * 1800


@pytest.mark.thorough
def test_more_games_make_intervals_narrower() -> None:
    few, many = (bradley_terry(tournament(groups), list(STRENGTHS))[0] for groups in (60, 960))
    assert many.high - many.low < (few.high - few.low) / 2


@pytest.mark.thorough
def test_who_wins_everything_has_no_bound() -> None:
    games = [duel(n, (0, 1) if n % 2 == 0 else (1, 0), 0) for n in range(20)]
    best, worst = bradley_terry(games, ["best", "worst"])
    assert best.unbounded
    assert worst.unbounded
    assert best.elo == pytest.approx(-worst.elo)
    assert best.points == 20


def test_draws_make_equals() -> None:
    games = [duel(n, (0, 1) if n % 2 == 0 else (1, 0), None) for n in range(20)]
    assert [rating.elo for rating in bradley_terry(games, ["a", "b"])] == pytest.approx([0, 0])


def test_one_player_may_be_the_zero_of_the_scale() -> None:
    games, players = tournament(60), list(STRENGTHS)
    by_mean = [rating.elo for rating in bradley_terry(games, players, resamples=20)]
    ratings = bradley_terry(games, players, resamples=20, zero="middle")
    assert [one.elo for one in ratings] == pytest.approx([elo - by_mean[1] for elo in by_mean])
    assert (ratings[1].low, ratings[1].high) == (0, 0)
    assert ratings[0].low < ratings[0].elo < ratings[0].high


def test_winners_rank_first_and_the_others_by_score() -> None:
    # A tie-break can make a winner of the lower score.
    result = made_up(0, (2, 0, 1, 3), winners=(1, 3), scores=(9, 9, 4, 8))
    assert ranks(result) == [2, 0, 3, 0]
    table = beaten(result, 4)
    assert table[0] == [0, 1, 1, 0.5]
    assert table[1] == [0, 0, 0, 0]


def climbed(games: Iterable[GameResult]) -> list[Rung]:
    ladder = Ladder(list(STRENGTHS))
    for game in games:
        ladder.take(game)
    return ladder.rungs()


def test_a_ladder_sorts_players_and_grows_surer() -> None:
    start, early, late = climbed([]), climbed(tournament(30)), climbed(tournament(300))
    assert [one.elo for one in late] == sorted(one.elo for one in late)
    for before, after in ((start, early), (early, late)):
        assert all(now.doubt < then.doubt for now, then in zip(after, before, strict=True))
    assert [one.elo for one in start] == pytest.approx([0, 0, 0])
    assert sum(one.games for one in late) == 1200


def test_a_ladder_s_doubt_is_about_what_resampling_finds() -> None:
    games = tournament(300)
    for rung, rating in zip(climbed(games), bradley_terry(games, list(STRENGTHS)), strict=True):
        assert rung.elo == pytest.approx(rating.elo)
        assert 0.6 < 4 * rung.doubt / (rating.high - rating.low) < 2.0


def test_a_ladder_takes_games_in_any_order() -> None:
    games = tournament(30)
    assert climbed(reversed(games)) == climbed(games)


def test_a_missing_package_is_told_with_how_to_install_it() -> None:
    with pytest.raises(MissingExtra, match=r"pip install 'serpentry\[play\]'"):
        need("no_such_package_here.inside", "play")


@pytest.mark.thorough
def test_the_list_tells_all_games_that_are_kept(tmp_path: Path) -> None:
    plan = small_plan("roundrobin", players=("greedy", "random", "level1"), games=6)
    with ResultsFile(tmp_path / "snekagon-2.jsonl", plan) as results:
        run(plan, results, OneProcess())
    shown = ratings("snekagon", tmp_path)[2]
    lines = shown.splitlines()
    assert "2 players, 6 games:" in lines
    assert sum(line.startswith(("| greedy", "| random", "| level1")) for line in lines) == 3
    head, other = (
        "# Strength\n\n## Ratings\n\nKept.\n\n",
        "3 players, 9 games:\n\n| a | b |\n|---|\n",
    )
    kept = f"### SNEKAGON 5G\n\n2 players, 4 games:\n\n| c | d |\n\n{other}"
    old = "### SNEKAGON\n\n2 players, 3 games:\n\n| old | row |\n"
    assert rewritten(head + old + "\n" + kept, tmp_path) == f"{head}### SNEKAGON\n\n{shown}\n{kept}"


@pytest.mark.thorough
def test_the_list_counts_games_of_several_lists_of_players_together(tmp_path: Path) -> None:
    for players, games in (("greedy", "random"), 4), (("level1", "random"), 2):
        plan = small_plan("roundrobin", players=players, games=games)
        assert not file_of(tmp_path, plan).exists()
        with ResultsFile(file_of(tmp_path, plan), plan) as results:
            run(plan, results, OneProcess())
        assert file_of(tmp_path, plan).exists()
    lines = ratings("snekagon", tmp_path)[2].splitlines()
    assert "2 players, 6 games:" in lines
    assert [line.split(" | ")[3] for line in lines if line.startswith("| random")] == ["6"]
    assert [line.split(" | ")[3] for line in lines if line.startswith("| level1")] == ["2"]


def test_ratings_are_of_levels_that_are_offered_and_need_no_clock() -> None:
    assert players_of("snekagon")[-1] == "level10"
    assert players_of("snekagon5g")[-1] == "level7"
    assert players_of("sssnake") == ["random", "greedy", "level1", "level2", "level3", "level4"]
