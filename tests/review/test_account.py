"""Luck and skill apart, and the moments that mattered."""

from typing import Any

import pytest

from serpentry.languages import LANGUAGES, explain
from serpentry.review.account import account, between
from serpentry.review.choices import Playthrough
from serpentry.review.judges import JudgeKind
from serpentry.review.key_moments import MOST_MOMENTS, key_moments
from serpentry.review.summing import summary
from tests.review.games import QUICK, SET_UPS, judged, played

SETUP = pytest.mark.parametrize(("name", "seats", "options"), SET_UPS)


@pytest.mark.one_in(3)
@SETUP
def test_luck_and_skill_add_up(name: str, seats: int, options: Any) -> None:
    game = played(name, seats, options)
    found = judged(game, QUICK, most=12)
    for seat in range(seats):
        one = account(game, found, seat)
        parts = one.own + one.others + one.luck + one.unseen
        assert one.start + parts == pytest.approx(one.end, abs=1e-9)
        assert game.final is not None
        assert one.end == game.final[seat]


@pytest.mark.one_in(3)
@SETUP
def test_there_is_luck_only_where_chance_acts(name: str, seats: int, options: Any) -> None:
    game = played(name, seats, options)
    for one in between(game, judged(game, QUICK, most=8)):
        assert one.is_luck == any(map(game.is_chance, range(one.since, one.until)))
    if not any(map(game.is_chance, range(len(game.moves)))):
        assert account(game, judged(game, QUICK, most=4), 0).luck == 0


@pytest.mark.one_in(3)
@SETUP
def test_moments_are_told_in_every_language(name: str, seats: int, options: Any) -> None:
    game = played(name, seats, options)
    found = judged(game, QUICK, most=8)
    told = key_moments(game, found)
    assert len(told) <= MOST_MOMENTS
    assert [one.ply for one in told] == sorted(one.ply for one in told)
    names = [f"seat {seat}" for seat in range(seats)]
    for one in told:
        for language in LANGUAGES:
            assert names[one.seat] in explain(one.told, language, names)


def test_a_game_of_random_moves_has_moments() -> None:
    game = played("snekagon", 2, {"board_side": 5})
    found = judged(game, QUICK)
    assert key_moments(game, found)
    sums = [summary(game, found, seat) for seat in (0, 1)]
    assert sum(one.choices for one in sums) == len(found)
    assert any(one.accuracy is not None and one.accuracy < 1 for one in sums)


@pytest.mark.parametrize(("ungraded", "is_summed_up"), [(0, True), (1, True), (2, False)])
def test_nothing_is_summed_up_where_more_than_a_fifth_has_no_grade(
    ungraded: int, is_summed_up: bool
) -> None:
    game = played("snekagon", 2, {"board_side": 5})
    own = [(ply, one) for ply, one in judged(game, QUICK, most=20) if one.seat == 0][:6]
    assert all(one.grade is not None for _, one in own)
    unproved = own[0][1].made_value.value.but(proved=False)
    bare = own[0][1].but(kind=JudgeKind.RULES, made_value=own[0][1].made_value.but(value=unproved))
    found = [(own[at][0], bare if at < ungraded else own[at][1]) for at in range(6)]
    one = summary(game, found, 0)
    assert (one.accuracy is not None, one.grades is not None) == (is_summed_up, is_summed_up)
    assert one.grades is None or sum(one.grades.values()) == 6 - ungraded


def test_a_game_that_was_given_up_ends_with_what_was_expected() -> None:
    whole = played("snekagon", 2, {"board_side": 5})
    cut = Playthrough(whole.game, whole.positions[:7], whole.moves[:6])
    found = judged(cut, QUICK)
    one = account(cut, found, 0)
    assert cut.final is None
    assert one.end == found[-1][1].made_value.results[0]
