"""A hint says that it is a guess where another move may be better."""

from dataclasses import replace
from random import Random

import pytest

from serpentry.catalogue import set_up
from serpentry.hosting.evaluations.adviser import Adviser
from serpentry.review.advice import LEAST_OF_A_ROUND, advice
from serpentry.review.evaluation import PositionEvaluation, Sample
from serpentry.search.budget import Simulations
from serpentry.tabletop.game import AnyGame


def of_shares(
    *shares: list[float], tries: int = LEAST_OF_A_ROUND
) -> tuple[AnyGame, PositionEvaluation]:
    """A position of SNEKAGON in which some moves won so often in each round."""
    game = set_up("snekagon", 2, {"board_side": 4})
    known = Adviser().evaluated(game, game.rules.start(), 0, Simulations(300))
    moves = list(game.rules.moves(game.rules.start()))[: len(shares)]
    rounds = {
        move: tuple(Sample(share, 0.0, (share, 1 - share)) for share in won)
        for move, won in zip(moves, shares, strict=True)
    }
    return game, replace(known, rounds=rounds, round_tries=tries)


@pytest.mark.parametrize(
    ("shares", "is_guess"),
    [
        ([[0.6] * 8, [0.4] * 8], False),
        ([[0.6] * 8, [0.59] * 8], False),
        ([[0.3, 0.9] * 4, [0.9, 0.2] * 4], True),
    ],
    ids=["better", "as good", "who knows"],
)
def test_a_hint_is_a_guess_if_another_move_may_be_clearly_better(
    shares: list[list[float]], is_guess: bool
) -> None:
    assert advice(*of_shares(*shares)).is_guess == is_guess


def test_without_luck_only_a_proof_spares_a_longer_look() -> None:
    game, known = of_shares([0.6] * 8, [0.4] * 8)
    assert not advice(game, known).is_settled
    assert advice(game, replace(known, found=replace(known.found, proved=True))).is_settled


def test_a_hint_after_short_rounds_is_a_guess_where_there_is_no_luck() -> None:
    assert advice(*of_shares([0.6] * 8, [0.4] * 8, tries=LEAST_OF_A_ROUND - 1)).is_guess


def test_a_hint_that_is_unsure_is_thought_about_once_more() -> None:
    game = set_up("snekagon", 2, {"board_side": 4})
    adviser = Adviser((Simulations(300), Simulations(700)))
    view = game.rules.start()
    assert adviser.advise(game, view, 0, Random(1)).is_guess
    known = adviser.evaluated(game, view, 0, Simulations(300))
    assert known.count == 700
