"""All placements of a set of tiles on a board, numbered, and how cells bear on them.

A placement is a tile lying on certain cells. Sets of placements are bits of one integer. For a
snake it matters where a hex touches a placement: at an end it may be joined, in the middle never.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from serpentry.geometry.bitsets import bitset, few_members
from serpentry.geometry.hexes import Hex, one_way
from serpentry.geometry.hexgrid import HexGrid
from serpentry.hexsnakes.rules.tiles import Tile, orientations, size


@dataclass(frozen=True)
class Placement:
    """A tile on its cells, in the one direction whose first cell is smaller than its last."""

    tile: Tile
    path: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class CellRows:
    """How a hex on one cell bears on every placement (sets of placements).

    `covering` cover the cell; `near` touch it. Of these, `middle` touch it where no joint can be
    (or with both hexes of a 2-tile, too sharp a turn); `first` and `last` only with that end (a
    1-tile with its first; a cell that would close a ring with both).
    """

    covering: int
    near: int
    middle: int
    first: int
    last: int


class PlacementTable:
    """The placements of tiles on a board, sorted by tile, then by path."""

    def __init__(self, cells: Iterable[Hex], tiles: Sequence[Tile], flip: bool) -> None:
        self.grid = HexGrid(cells)
        self.tiles = tuple(tiles)
        self.flip = flip
        self.placements = tuple(
            Placement(tile, path) for tile in self.tiles for path in self._paths(tile)
        )
        self.index = {one.path: number for number, one in enumerate(self.placements)}
        self.cell_bits = tuple(self.grid.bits(one.path) for one in self.placements)
        self.of_tile = {
            tile: bitset(n for n, one in enumerate(self.placements) if one.tile == tile)
            for tile in self.tiles
        }

    def __len__(self) -> int:
        return len(self.placements)

    def _paths(self, tile: Tile) -> list[tuple[Hex, ...]]:
        board = set(self.grid.cells)
        paths = (
            [cell.moved(step) for step in shape]
            for shape in orientations(tile, self.flip)
            for cell in self.grid.cells
        )
        return sorted({one_way(path) for path in paths if board.issuperset(path)})

    @property
    def everything(self) -> int:
        """The set of all placements."""
        return (1 << len(self.placements)) - 1

    def size_of_tiles(self, placements: int) -> int:
        """How many hexes all tiles have together that a set of placements is about."""
        return sum(size(tile) for tile, own in self.of_tile.items() if own & placements)

    @cached_property
    def rows(self) -> dict[Hex, CellRows]:
        """How a hex on each cell bears on all placements."""
        sets = {number: [0, 0, 0, 0, 0] for number in self.grid.cell}
        for number in range(len(self.placements)):
            bit = 1 << number
            for column, cells in enumerate(self._contacts(number)):
                for cell in few_members(cells):
                    sets[cell][column] |= bit
        return {cell: CellRows(*sets[number]) for cell, number in self.grid.number.items()}

    def _contacts(self, number: int) -> tuple[int, int, int, int, int]:
        """The cells that a placement covers, has near, at its middle, first end and last end."""
        path = self.placements[number].path
        covered = self.cell_bits[number]
        outside = self.grid.everywhere & ~covered
        near = self.grid.spread(covered) & outside
        if len(path) == 1:
            return covered, near, 0, near, 0
        first = self.grid.neighbours[self.grid.number[path[0]]]
        last = self.grid.neighbours[self.grid.number[path[-1]]]
        middle = first & last if len(path) == 2 else self.grid.spread(self.grid.bits(path[1:-1]))
        ends_only = outside & ~middle
        return covered, near, middle & outside, first & ends_only, last & ends_only
