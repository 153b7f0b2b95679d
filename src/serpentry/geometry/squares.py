"""The square lattice: x grows to the right (east), y downward (south).

::

              N                 Turns are clockwise quarter turns, so one step
          (0,-1)                further in N, E, S, W is one turn of the tile.
    W (-1,0) (0,0) (1,0) E
           (0,1)
              S
"""

from enum import IntEnum
from typing import NamedTuple


class Square(NamedTuple):
    """A cell of the square lattice."""

    x: int
    y: int

    def beyond(self, side: "Side") -> "Square":
        """The cell across this side."""
        dx, dy = STEPS[side]
        return Square(self.x + dx, self.y + dy)

    def neighbours(self) -> tuple["Square", ...]:
        """The four cells that share an edge with this one: north, east, south, west."""
        return tuple(self.beyond(side) for side in Side)

    def touches(self, other: "Square") -> bool:
        """Whether the two cells share an edge."""
        return abs(self.x - other.x) + abs(self.y - other.y) == 1


class Side(IntEnum):
    """A side of a cell, clockwise from the north."""

    N = 0
    E = 1
    S = 2
    W = 3

    def turned(self, quarters: int) -> "Side":
        """Where this side points after clockwise quarter turns."""
        return Side((self + quarters) % 4)

    def opposite(self) -> "Side":
        """The side across the cell."""
        return Side(self ^ 2)

    def mirrored(self) -> "Side":
        """The side on the other hand of the vertical line: east and west change places."""
        return Side(-self % 4)


STEPS: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""What is added to x and y when crossing north, east, south, west."""
