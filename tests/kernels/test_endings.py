"""Exact endings say what trying everything says."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.engine.driver import Driver, Settled
from serpentry.engine.engine import engine_of
from serpentry.kernels.interface import PATIENCE
from serpentry.tabletop.game import Game

LAST_MOVES = 4
"""An ending that brute force can take is so many moves from the end of a random game,"""
FEWEST, MOST = 2, 10
"""and has so many moves."""
SET_UPS: list[tuple[str, dict[str, Any]]] = [
    ("snekagon", {"board_side": 4}),
    ("snekagon", {"board_side": 4, "tiebreak": "second_longest"}),
    ("snekagon5g", {}),
    ("snekagon5g", {"advanced": True, "vertical_touch": True}),
]


def brute_force(game: Game[Any, Any], position: Any, known: dict[Any, Any]) -> Any:
    outcome = game.rules.outcome(position)
    if outcome:
        share = 1.0 if outcome.winners == (0,) else 0.0 if outcome.winners == (1,) else 0.5
        return outcome.scores[0] - outcome.scores[1], share
    if position not in known:
        best = max if game.rules.to_act(position) == 0 else min
        known[position] = best(
            brute_force(game, game.rules.play(position, move), known)
            for move in game.rules.moves(position)
        )
    return known[position]


def endings(game: Game[Any, Any], seed: int) -> list[Any]:
    """The last positions of a random game that have some moves, but not many."""
    rng, position, found = Random(seed), game.rules.start(), []
    while game.rules.to_act(position) is not None:
        found.append(position)
        position = game.rules.play(position, rng.choice(game.rules.moves(position)))
    return [one for one in found[-LAST_MOVES:] if FEWEST <= len(game.rules.moves(one)) <= MOST]


def settled(driver: Driver, slice_of: int) -> Settled:
    """The proof, in slices of so many nodes."""
    driver.work[PATIENCE] = 1_000_000
    while not (found := driver.settle(slice_of)) or not found.is_proved:
        assert found
    return found


@pytest.mark.one_in(4)
@pytest.mark.parametrize(("name", "options"), SET_UPS)
def test_a_proof_gives_the_margin_and_a_best_move(name: str, options: dict[str, Any]) -> None:
    game = set_up(name, 2, options)
    engine, checked, values = engine_of(game), 0, set()
    for seed in range(12):
        for position in endings(game, seed):
            proof, known = settled(Driver(engine, position), 100_000), dict[Any, Any]()
            expected = brute_force(game, position, known)
            assert (proof.margins[0], proof.shares[0]) == expected
            assert (proof.margins[1], proof.shares[1]) == (-expected[0], 1 - expected[1])
            if proof.best >= 0:
                after = game.rules.play(position, game.numbering.move(position, proof.best))
                assert brute_force(game, after, known) == expected
            checked += 1
            values.add(expected[0])
    assert checked > 12
    assert len(values) > 3


@pytest.mark.parametrize("name", ["snekagon", "snekagon5g"])
def test_a_proof_in_small_slices_is_the_same_and_hopes_never_fall_short(name: str) -> None:
    game = set_up(name, 2)
    engine = engine_of(game)
    for position in [one for seed in range(3) for one in endings(game, seed)]:
        whole, driver = settled(Driver(engine, position), 100_000), Driver(engine, position)
        driver.work[PATIENCE] = 1_000_000
        while (found := driver.settle(3)) and not found.is_proved:
            assert all(
                hope >= true for hope, true in zip(found.margins, whole.margins, strict=True)
            )
            assert all(hope >= true for hope, true in zip(found.shares, whole.shares, strict=True))
        assert found
        assert found.margins == whole.margins


def test_a_proof_is_not_tried_where_nodes_would_never_do() -> None:
    for name in ("snekagon", "snekagon5g"):
        game = set_up(name)
        assert Driver(engine_of(game), game.rules.start()).settle(50) is None
