"""What a choice gave away, from what its maker knew, and graded only if that is known."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.review.choices import MadeChoice, choices
from serpentry.review.grades import Grade, grade_at, grade_of
from serpentry.search.single_move import appraiser
from serpentry.tabletop.helpers.intervals import Interval, added, interval_of
from tests.review.games import QUICK, SET_UPS, judged, played, weighed
from workshop.adder import BOX

SETUP = pytest.mark.parametrize(("name", "seats", "options"), SET_UPS)


@SETUP
def test_the_best_move_gives_nothing_away(name: str, seats: int, options: Any) -> None:
    game = played(name, seats, options)
    choice = list(choices(game))[3]
    first = weighed(game.game, choice, QUICK)
    again = weighed(game.game, replace(choice, move=first.best), QUICK)
    assert again.is_best
    assert again.lost == 0.0
    assert again.best_value == again.made_value


@pytest.mark.one_in(3)
@SETUP
def test_losses_are_never_below_nothing_and_chances_add_up(
    name: str, seats: int, options: Any
) -> None:
    for _, one in judged(played(name, seats, options), QUICK, most=6):
        assert 0.0 <= one.lost <= 1.1
        assert 0.0 <= one.accuracy <= 1.0
        for value in (one.value, one.made_value.value, one.best_value.value):
            assert sum(value.results) == pytest.approx(1, abs=1e-6)


def test_a_game_without_an_engine_is_weighed_by_its_rules() -> None:
    game = BOX.set_up()
    rolled = game.rules.draws(game.rules.start())[0][0]
    view = game.rules.play(game.rules.start(), rolled)
    move = game.rules.moves(view)[0]
    one = weighed(game, MadeChoice(0, 0, view, move), QUICK)
    assert one.made == move
    assert one.grade is None


def test_a_move_by_itself_is_the_only_one_that_is_tried() -> None:
    game = set_up("snekagon", options={"board_side": 5})
    view = game.rules.start()
    judge = appraiser(game, view, 0)
    for move in game.rules.moves(view)[5:8]:
        found = judge(move, 50, 3)
        assert (found.move, found.visits) == (move, 50)
        assert found == judge(move, 50, 3)


def test_what_others_hide_changes_nothing() -> None:
    game = played("carnival", 3, {"open_hands": False})
    choice = list(choices(game))[2]
    secrets, rng = game.game.secrets, Random(5)
    told = set()
    for _ in range(2):
        other = secrets.imagine(choice.view, choice.seat, rng)
        view = secrets.view(other, choice.seat)
        told.add(weighed(game.game, replace(choice, view=view), QUICK).lost)
    assert len(told) == 1


def test_a_grade_follows_from_what_was_given_away() -> None:
    assert grade_of(0.0, 2, is_best=True) is Grade.BEST
    assert grade_of(0.01, 2) is Grade.GOOD
    assert grade_of(0.06, 2) is Grade.SLIP
    assert grade_of(0.12, 2) is Grade.MISTAKE
    assert grade_of(0.25, 2) is Grade.BLUNDER


def test_where_more_share_the_win_less_is_a_mistake() -> None:
    assert grade_at(0.05, 2) is Grade.SLIP
    assert grade_at(0.05, 5) is Grade.MISTAKE


def test_one_search_says_nothing_about_its_spread() -> None:
    assert interval_of([0.3]).high == float("inf")
    assert interval_of([0.3, 0.3]).reach == 0.0
    assert added([Interval(-3, 0, 3), Interval(-4, 1, 6)]).reach == pytest.approx((9 + 25) ** 0.5)
