"""What a seat of Cobra Carnival sees of the others' hands, and JSON there and back."""

from itertools import islice
from random import Random
from typing import assert_type

from serpentry.games import carnival
from serpentry.games.carnival import Move, Position
from serpentry.games.carnival.rules.position import Hand
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import random_walk


def main() -> tuple[Hand, ...]:
    """All hands as the first seat sees them after some moves."""
    game = carnival.set_up(3, {"open_hands": False})
    assert_type(game, Game[Position, Move])
    _, move, position = next(islice(random_walk(game.rules, Random(1)), 40, None))
    assert_type(move, Move)
    again = game.codec.position_from(game.codec.position_json(position))
    assert_type(again, Position)
    view = game.secrets.view(again, 0)
    assert_type(view, Position)
    return view.stock.hands
