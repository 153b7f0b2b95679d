"""Writes moves of Schlangennest, reads them again, and asks why one is forbidden."""

from typing import assert_type

from serpentry.games import schlangennest
from serpentry.games.schlangennest import Move, Position
from serpentry.games.schlangennest.rules.moves import Place
from serpentry.tabletop.game import Game
from serpentry.tabletop.refusal import Illegal


def main() -> str:
    """The rule that forbids what was legal before."""
    game = schlangennest.set_up(2, {"size": "6x6"})
    assert_type(game, Game[Position, Move])
    start = game.rules.start()
    first = game.notation.read(game.notation.write(game.rules.moves(start)[0]))
    assert_type(first, Move)
    assert isinstance(first, Place)
    assert_type(first.turn, int)
    illegal = game.rules.why_illegal(game.rules.play(start, first), first)
    assert_type(illegal, Illegal | None)
    return illegal.rule if illegal else ""
