"""The options of SNEKAGON."""

from dataclasses import dataclass

from serpentry.tabletop.options import BOARD, END, PIECES, choice, number, switch


@dataclass(frozen=True)
class Options:
    """How the game is set up; the defaults are the printed game as far as it is known."""

    board_side: int = number(6, 4, 8, group=BOARD)
    flip: bool = switch(True, group=PIECES)
    opening_single: bool = switch(True)
    tiebreak: str = choice("none", "second_longest", group=END)
    pie: bool = switch(False)
