"""Attempts at SNEKAGON: every placement there is, shapes that aren't tiles."""

from collections.abc import Iterator
from random import Random

from serpentry.games.snekagon.rules.moves import Move, Place, TakeOver
from serpentry.games.snekagon.rules.position import Position
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.geometry.hexes import DIRECTIONS, Hex, hexagon
from serpentry.tabletop.game import AnyGame


def attempts(game: AnyGame, position: Position, rng: Random) -> Iterator[Move]:
    rules = game.rules
    assert isinstance(rules, SnekagonRules)
    yield TakeOver()
    yield from rules.placements
    for _ in range(30):
        yield Place(_stroll(rng, rules.options.board_side))


def _stroll(rng: Random, side: int) -> tuple[Hex, ...]:
    """A walk on the board in any directions: often no tile."""
    board = hexagon(side)
    path = [rng.choice(board)]
    for _ in range(rng.randrange(5)):
        step = path[-1].moved(rng.choice(DIRECTIONS))
        if step in board:
            path.append(step)
    return tuple(path)
