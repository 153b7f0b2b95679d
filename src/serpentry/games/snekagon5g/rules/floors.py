"""The floors: one per player, in a circle, all the same.

::

    five floors       1 – 2          two floors      1 – 2
                    /       \\
                   5         3
                     \\     /
                        4

Floors are numbered from 0; people count them from 1.
"""

from functools import cache
from typing import NamedTuple

from serpentry.geometry.hexes import Hex


class Node(NamedTuple):
    """A cell of a floor."""

    floor: int
    cell: Hex


@cache
def around(node: Node) -> tuple[Node, ...]:
    """The six cells of the floor that share an edge with this one."""
    return tuple(Node(node.floor, cell) for cell in node.cell.neighbours())


class Floors:
    """Which floors are next to each other.

    Two neighbouring floors have a gap between them, numbered like the floor before it (with two
    floors there is one gap, 0). Drills go through gaps.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.all = range(count)
        self.beside = tuple(
            tuple(sorted({(floor - 1) % count, (floor + 1) % count})) for floor in self.all
        )
        self.gaps = tuple(
            tuple(self._gap(floor, other) for other in self.beside[floor]) for floor in self.all
        )
        """The gaps at each floor, in the order of the floors `beside` it."""
        self.gap_ends = tuple((gap, (gap + 1) % count) for gap in range(count if count > 2 else 1))
        """The two floors at each gap."""

    def _gap(self, floor: int, other: int) -> int:
        if self.count == 2:
            return 0
        return floor if (floor + 1) % self.count == other else other

    def gap(self, floor: int, other: int) -> int:
        """The gap between two neighbouring floors."""
        return self.gaps[floor][self.beside[floor].index(other)]
