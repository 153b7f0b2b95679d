"""The pieces of clay that mark drills.

An open piece is on a hex that is drilled and continues along its floor; a closed one on a
hex that is drilled both up and down. A drilled 1-hex with no other link has none: it may still
continue anywhere.
"""

from collections.abc import Iterable
from typing import NamedTuple

from serpentry.games.snekagon5g.rules.floors import Floors
from serpentry.games.snekagon5g.rules.position import Snakes
from serpentry.geometry.bitsets import few_members
from serpentry.geometry.hexgrid import HexGrid

MOST_A_MOVE = 4
"""No move needs more: two ends of a tile, and the hexes that they are drilled from."""


class Clay(NamedTuple):
    """Numbers of open and closed pieces."""

    open: int
    closed: int

    def enough_for(self, needed: "Clay") -> bool:
        """Whether this number of pieces are there."""
        return needed.open <= self.open and needed.closed <= self.closed


IN_THE_BOX = Clay(30, 5)


def clay_in_use(floors: Floors, grid: HexGrid, colours: Iterable[Snakes]) -> Clay:
    """The clay that these colours need together."""
    open_pieces = closed_pieces = 0
    for snakes in colours:
        for floor in floors.all:
            drilled = [snakes.drills[gap] for gap in floors.gaps[floor]]
            shafts = drilled[0] & drilled[1] if len(drilled) == 2 else 0
            closed_pieces += shafts.bit_count()
            for cell in few_members((drilled[0] | drilled[-1]) & ~shafts):
                open_pieces += grid.neighbours[cell] & snakes.floors[floor].cells != 0
    return Clay(open_pieces, closed_pieces)
