"""The options of SNEKAGON."""

from dataclasses import dataclass

from serpentry.tabletop.options import choice, number, switch


@dataclass(frozen=True)
class Options:
    """How the game is set up; the defaults are the printed game as far as it is known."""

    board_side: int = number(6, 4, 8, "Cells along a side of the board.")
    flip: bool = switch(True, "Tiles may be flipped over, not only turned.")
    opening_single: bool = switch(True, "The very first move is the starter's 1-tile.")
    tiebreak: str = choice(
        "none", "second_longest", help="Who wins when the longest snakes are equally long."
    )
    pie: bool = switch(False, "The second player may take over the starter's first tile.")
