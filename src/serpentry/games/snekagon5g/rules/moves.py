"""The one kind of move: place a tile, and say where it is drilled to other floors."""

from dataclasses import dataclass
from typing import NamedTuple

from serpentry.geometry.hexes import Hex, one_way


class Drill(NamedTuple):
    """The tile's end on a cell is drilled together with the own hex on that cell of a floor."""

    cell: Hex
    to: int


@dataclass(frozen=True, slots=True)
class Place:
    """Place the tile of this shape on these cells of a floor.

    Whichever end is named first, and in whatever order the drills are, it is one move. The same
    cells with other drills are another.
    """

    floor: int
    cells: tuple[Hex, ...]
    drills: tuple[Drill, ...] = ()

    def __post_init__(self) -> None:
        if self.cells and self.cells[0] > self.cells[-1]:
            object.__setattr__(self, "cells", one_way(self.cells))
        if len(self.drills) > 1:
            object.__setattr__(self, "drills", tuple(sorted(set(self.drills))))


Move = Place
