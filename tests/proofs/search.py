"""Random illegal moves of a game, and whether each sentence about them is true."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from serpentry.tabletop.game import AnyBox, AnyGame
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.refusal import Illegal
from tests.attempts import attempts_for
from tests.proofs import carnival, hexes, schlangennest, sssnake
from tests.proofs.reading import bare_board
from tests.proofs.squares import bare_table

SQUARE: Mapping[str, Mapping[str, Callable[..., bool]]] = {
    "carnival": carnival.PROOFS,
    "schlangennest": schlangennest.PROOFS,
    "sssnake": sssnake.PROOFS,
}
"""The proofs of games of square cells; those of hexes share theirs."""
REFUSALS = (*SQUARE.values(), hexes.PROOFS)
"""The proofs of all refusals."""
PROVED = ("snekagon", "snekagon5g", *SQUARE)
A_POSITION = 40
"""This many attempts are made in each position."""
PLAIN = {"free-cells", "game-over", "wrong-moment", "one-card-per-snake"}
"""Most attempts are refused by these, which are soon proved: one in ten is enough."""


def prove(box: AnyBox, moves: int, seed: int) -> Counter[str]:
    """Every sentence about illegal moves is held against the bare board; counts by key."""
    told: Counter[str] = Counter()
    refused, rng = 0, Random(seed)
    for game, position, move in _tried(box, seed):
        refusals = game.all_refusals(position, move)
        if refusals and refusals[0].rule in PLAIN and rng.randrange(10):
            continue
        refused += bool(refusals)
        told.update(check_refusals(game, position, move))
        if refused >= moves:
            return told
    return told


def check_refusals(game: AnyGame, position: Any, move: Any) -> list[str]:
    """Hold every sentence about a move against the bare board; gives the keys."""
    refusals = game.all_refusals(position, move)
    for illegal in refusals:
        assert is_true(game, position, move, illegal), (
            f"{illegal} is false: {game.notation.write(move)} "
            f"{game.seats} {game.options_json} {game.codec.position_json(position)}"
        )
    return [illegal.told.key for illegal in refusals]


def is_true(game: AnyGame, position: Any, move: Any, illegal: Illegal) -> bool:
    """Whether every fact of a sentence is found on the board."""
    told = illegal.told
    if game.name in SQUARE:
        return SQUARE[game.name][told.key](bare_table(game, position, move), told.facts)
    return hexes.PROOFS[told.key](bare_board(game, position, move), told.facts)


def _tried(box: AnyBox, seed: int) -> Iterator[tuple[AnyGame, Any, Any]]:
    attempts = attempts_for(box)
    assert attempts is not None
    rng = Random(f"{box.name} {seed}")
    while True:
        for seats, options in box.samples:
            game = box.set_up(seats, options)
            for number, (_, _, position) in enumerate(random_walk(game.rules, rng)):
                if number % 3 == 0 or game.rules.to_act(position) is None:
                    tries = list(attempts(game, position, rng))
                    for move in rng.sample(tries, min(len(tries), A_POSITION)):
                        yield game, position, move
