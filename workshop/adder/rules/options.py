"""The options of Adder."""

from dataclasses import dataclass

from serpentry.tabletop.options import BOARD, PIECES, number


@dataclass(frozen=True)
class Options:
    """How the game is set up."""

    size: int = number(6, 4, 8, group=BOARD)
    die: int = number(3, 2, 6, group=PIECES)
