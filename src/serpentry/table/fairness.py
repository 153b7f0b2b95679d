"""Dice and draws that anyone can check.

Before the first event the table shows the SHA-256 of a secret seed. Event number n of the game
(from 0), if it is chance's, is the one that the number SHA-256("seed n") modulo the sum of weights
falls on. At the end the seed is shown, and a record that carries both can be checked offline.
"""

import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import Game
from serpentry.tabletop.record import Record, replay

SEED_TAG, COMMITMENT_TAG = "seed", "commitment"


def new_seed() -> str:
    """A fresh secret."""
    return secrets.token_hex(32)


def commitment_to(seed: str) -> str:
    """What is shown of a seed before the game."""
    return sha256(seed.encode()).hexdigest()


def draw_from(seed: str, game: Game[Any, Any], position: Any, number: int) -> Any:
    """Chance's move as event `number` of a game with this seed."""
    draws = game.rules.draws(position)
    total = sum(weight for _, weight in draws)
    ticket = int.from_bytes(sha256(f"{seed} {number}".encode()).digest()) % total
    for move, weight in draws:
        ticket -= weight
        if ticket < 0:
            return move
    raise AssertionError("weights are positive")


@dataclass(frozen=True)
class Verdict:
    """What checking a record showed."""

    moves: int
    draws: int
    result: str
    seeded: bool
    """Whether the record names the seed that its draws were checked against."""


def verify(game: Game[Any, Any], record: Record) -> Verdict:
    """Check moves, result, and draws against the seed; BadText names what is wrong."""
    seed = record.tags.get(SEED_TAG)
    _check_commitment(seed, record.tags.get(COMMITMENT_TAG))
    moves = draws = 0
    position = game.rules.start()
    for number, (actor, move, after) in enumerate(replay(game, record)):
        if actor is not CHANCE:
            moves += 1
        else:
            draws += 1
            _check_draw(game, position, seed, number, move)
        position = after
    return Verdict(moves, draws, record.result, seed is not None)


def _check_commitment(seed: str | None, commitment: str | None) -> None:
    if seed is not None and commitment is not None and commitment_to(seed) != commitment:
        raise BadText("The seed of this record is not the one that was committed to.")


def _check_draw(
    game: Game[Any, Any], position: Any, seed: str | None, number: int, move: Any
) -> None:
    if seed is None:
        return
    due = draw_from(seed, game, position, number)
    if due != move:
        write = game.notation.write
        raise BadText(f"Event {number + 1} is {write(move)}, but the seed gives {write(due)}.")
