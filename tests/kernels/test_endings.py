"""Exact endings say what trying everything says."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.catalogue.kernels import kernel_of
from serpentry.games.snekagon.position import Position
from serpentry.kernels.driver import Driver
from serpentry.tabletop.game import Game

SMALL = 40
"""Placements left in an ending that brute force can take."""


def brute_force(game: Game[Any, Any], position: Position, known: dict[Any, Any]) -> Any:
    outcome = game.rules.outcome(position)
    if outcome:
        share = 1.0 if outcome.winners == (0,) else 0.0 if outcome.winners == (1,) else 0.5
        return outcome.scores[0] - outcome.scores[1], share
    if position not in known:
        best = max if position.actor == 0 else min
        known[position] = best(
            brute_force(game, game.rules.play(position, move), known)
            for move in game.rules.moves(position)
        )
    return known[position]


def endings(game: Game[Any, Any], seed: int) -> list[Position]:
    rng, position, found = Random(seed), game.rules.start(), []
    while game.rules.to_act(position) is not None:
        if sum(colour.alive.bit_count() for colour in position.colours) <= SMALL:
            found.append(position)
        position = game.rules.play(position, rng.choice(game.rules.moves(position)))
    return found


@pytest.mark.parametrize(
    "options", [{"board_side": 4}, {"board_side": 4, "tiebreak": "second_longest"}]
)
def test_a_proof_gives_the_margin_and_a_best_move(options: dict[str, Any]) -> None:
    game = set_up("snekagon", 2, options)
    kernel, checked = kernel_of(game), 0
    for seed in range(25):
        for position in endings(game, seed):
            proof = Driver(kernel, position).settle(100_000)
            assert proof
            (margin, _), (share, _), number = proof
            expected = brute_force(game, position, {})
            assert (margin, share) == expected
            if number >= 0:
                after = game.rules.play(position, game.numbering.move(position, number))
                assert brute_force(game, after, {}) == expected
            checked += 1
    assert checked > 40


def test_a_proof_is_given_up_when_nodes_run_out() -> None:
    game = set_up("snekagon", 2, {"board_side": 4})
    assert Driver(kernel_of(game), game.rules.start()).settle(50) is None
