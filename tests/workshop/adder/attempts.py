"""Attempts at Adder: every cell of the board."""

from collections.abc import Iterator
from random import Random

from serpentry.tabletop.game import AnyGame
from serpentry.workshop.adder.moves import Grow, Move
from serpentry.workshop.adder.position import Position


def attempts(game: AnyGame, position: Position, rng: Random) -> Iterator[Move]:
    for number in range(game.numbering.count):
        move = game.numbering.move(position, number)
        assert isinstance(move, Grow)
        yield move
