"""The two kinds of move."""

from dataclasses import dataclass

from serpentry.geometry.hexes import Hex, one_way


@dataclass(frozen=True, slots=True)
class Place:
    """Place the tile of this shape on these cells. Whichever end is named first, it is one move."""

    cells: tuple[Hex, ...]

    def __post_init__(self) -> None:
        if self.cells and self.cells[0] > self.cells[-1]:
            object.__setattr__(self, "cells", one_way(self.cells))


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Take over the starter's colour (the pie rule)."""


Move = Place | TakeOver
