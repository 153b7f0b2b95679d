"""The hexagonal lattice, pointy side up, in axial coordinates.

::

        (0,-1) (1,-1)            heading (1, 0) is east; turning left is
     (-1,0)  (0,0)  (1,0)        anticlockwise: (1, 0) → (1, -1) → (0, -1) …
        (-1,1) (0,1)             q grows to the right, r down and to the right.

A regular hexagon of side 3 as people name its cells: letters for rows, numbers from the left::

        a1 a2 a3
       b1 b2 b3 b4
      c1 c2 c3 c4 c5
       d1 d2 d3 d4
        e1 e2 e3
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple


class Hex(NamedTuple):
    """A cell of the hexagonal lattice."""

    q: int
    r: int

    def moved(self, step: "Hex") -> "Hex":
        """The cell that is as far from this one as the step from the centre."""
        return Hex(self.q + step.q, self.r + step.r)

    def turned_left(self) -> "Hex":
        """The cell 60° anticlockwise round the centre."""
        return Hex(self.q + self.r, -self.q)

    def turned_right(self) -> "Hex":
        """The cell 60° clockwise round the centre."""
        return Hex(-self.r, self.q + self.r)

    def mirrored(self) -> "Hex":
        """The cell on the other side of the horizontal line through the centre."""
        return Hex(self.q + self.r, -self.r)

    def neighbours(self) -> tuple["Hex", ...]:
        """The six cells that share an edge with this one, anticlockwise from the east."""
        return _neighbours(self)

    def touches(self, other: "Hex") -> bool:
        """Whether the two cells share an edge."""
        return (other.q - self.q, other.r - self.r) in DIRECTIONS


DIRECTIONS: tuple[Hex, ...] = (
    Hex(1, 0),
    Hex(1, -1),
    Hex(0, -1),
    Hex(-1, 0),
    Hex(-1, 1),
    Hex(0, 1),
)
"""Anticlockwise from the east, so that one step further in this list is one turn to the left."""


@cache
def _neighbours(cell: Hex) -> tuple[Hex, ...]:
    return tuple(cell.moved(direction) for direction in DIRECTIONS)


@cache
def hexagon(side: int) -> tuple[Hex, ...]:
    """The cells of a regular hexagon round the centre, row by row, each row from the left."""
    reach = side - 1
    return tuple(
        Hex(q, r)
        for r in range(-reach, reach + 1)
        for q in range(-reach, reach + 1)
        if abs(q + r) <= reach
    )


@cache
def hexagon_names(side: int) -> dict[Hex, str]:
    """The name of every cell of a regular hexagon: row letter, then number from the left."""
    names: dict[Hex, str] = {}
    row_lengths: dict[int, int] = {}
    for cell in hexagon(side):
        row_lengths[cell.r] = number = row_lengths.get(cell.r, 0) + 1
        names[cell] = f"{chr(ord('a') + cell.r + side - 1)}{number}"
    return names


@cache
def hexagon_cells_by_name(side: int) -> dict[str, Hex]:
    """The cell that each name of a regular hexagon stands for."""
    return {name: cell for cell, name in hexagon_names(side).items()}


def in_hexagon(cell: Hex, side: int) -> bool:
    """Whether the cell is in the regular hexagon round the centre."""
    return max(abs(cell.q), abs(cell.r), abs(cell.q + cell.r)) < side


def path_along(turns: str, heading: int = 0) -> tuple[Hex, ...]:
    """The path from the centre that turns 60° left (L) or right (R) or goes straight on (S)."""
    path = [Hex(0, 0), DIRECTIONS[heading]]
    for turn in turns:
        heading = (heading + {"L": 1, "S": 0, "R": -1}[turn]) % 6
        path.append(path[-1].moved(DIRECTIONS[heading]))
    return tuple(path)


def turns_of(path: Sequence[Hex]) -> str | None:
    """The turns along a path of two or more cells; None if it breaks off or turns sharply."""
    steps = [Hex(b.q - a.q, b.r - a.r) for a, b in pairwise(path)]
    if any(step not in DIRECTIONS for step in steps):
        return None
    headings = [DIRECTIONS.index(step) for step in steps]
    letters = {0: "S", 1: "L", 5: "R"}
    changes = [(b - a) % 6 for a, b in pairwise(headings)]
    if any(change not in letters for change in changes):
        return None
    return "".join(letters[change] for change in changes)


def mirror_turns(turns: str) -> str:
    """The turns of the mirror image."""
    return turns.translate(str.maketrans("LR", "RL"))


def reverse_turns(turns: str) -> str:
    """The turns of the same path walked from its other end."""
    return mirror_turns(turns)[::-1]


def one_way(path: Sequence[Hex]) -> tuple[Hex, ...]:
    """The path in the one of its two directions whose first cell is smaller than its last."""
    return tuple(path) if path[0] <= path[-1] else tuple(reversed(path))


def components(cells: Iterable[Hex]) -> list[frozenset[Hex]]:
    """The connected parts of a set of cells."""
    left = set(cells)
    parts: list[frozenset[Hex]] = []
    while left:
        part = {left.pop()}
        edge = list(part)
        while edge:
            for neighbour in edge.pop().neighbours():
                if neighbour in left:
                    left.remove(neighbour)
                    part.add(neighbour)
                    edge.append(neighbour)
        parts.append(frozenset(part))
    return parts
