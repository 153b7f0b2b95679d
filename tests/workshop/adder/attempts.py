"""Attempts at Adder: every cell of the board, to turn round, and numbers of a die."""

from collections.abc import Iterator
from random import Random

from workshop.adder.rules.grid import Grid
from workshop.adder.rules.moves import Grow, Move, Roll, TurnRound
from workshop.adder.rules.position import Position

from serpentry.tabletop.game import AnyGame


def attempts(game: AnyGame, position: Position, rng: Random) -> Iterator[Move]:
    yield from map(Grow, Grid(game.options.size).cells)
    yield TurnRound()
    yield from map(Roll, range(game.options.die + 2))
