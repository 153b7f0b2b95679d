"""Counts the drilled tiles of a random game of SNEKAGON 5G."""

from random import Random
from typing import assert_type

from serpentry.games import snekagon5g
from serpentry.games.snekagon5g import Move, Position
from serpentry.games.snekagon5g.rules.moves import Drill
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import random_walk


def main() -> int:
    """How many drills were made by three players."""
    game = snekagon5g.set_up(3)
    assert_type(game, Game[Position, Move])
    drilled = 0
    for _, move, position in random_walk(game.rules, Random(1)):
        assert_type(move, Move)
        assert_type(move.drills, tuple[Drill, ...])
        assert_type(position, Position)
        drilled += len(move.drills)
    return drilled
