"""Attempts at Sssnake: every card in every turn at and around the ends of every snake."""

from collections.abc import Iterator
from itertools import product
from random import Random

from serpentry.games.sssnake.rules.cards import CARDS, LOOKS
from serpentry.games.sssnake.rules.moves import Draw, Give, Move, Place, Roll
from serpentry.games.sssnake.rules.position import Position
from serpentry.games.sssnake.rules.snake import Snake
from serpentry.geometry.squares import Square
from serpentry.tabletop.game import AnyGame


def attempts(game: AnyGame, position: Position, rng: Random) -> Iterator[Move]:
    yield from map(Roll, range(5))
    yield from map(Give, CARDS)
    yield from (Draw(tuple(rng.choices(list(CARDS), k=number))) for number in (1, 2, 2, 3, 3))
    for snake in position.snakes:
        for cell, card in product(_cells(snake, rng), CARDS):
            yield from (Place(card, snake.owner, cell, look.turn) for look in LOOKS[card])


def _cells(snake: Snake, rng: Random) -> Iterator[Square]:
    """Where the ends point, a cell beside them and a covered one."""
    for end in snake.ends or ():
        yield end.cell
    yield rng.choice([*snake.cards])
    yield Square(rng.randrange(-4, 5), rng.randrange(-4, 5))
