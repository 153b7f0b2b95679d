"""The odds of Sssnake's first roll."""

from fractions import Fraction
from typing import assert_type

from serpentry.games import sssnake
from serpentry.games.sssnake import Move, Position
from serpentry.games.sssnake.rules.moves import Roll
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import Game


def main() -> dict[int, Fraction]:
    """Each number of the die with its chance."""
    game = sssnake.set_up(4)
    assert_type(game, Game[Position, Move])
    start = game.rules.start()
    assert game.rules.to_act(start) is CHANCE
    draws = game.rules.draws(start)
    total = sum(weight for _, weight in draws)
    odds = dict[int, Fraction]()
    for move, weight in draws:
        assert_type(move, Move)
        if isinstance(move, Roll):
            odds[move.number] = Fraction(weight, total)
    return odds
