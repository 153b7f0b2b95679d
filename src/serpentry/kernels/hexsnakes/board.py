"""The facts about placements and cells of a board, derived from the game's own tables."""

from collections.abc import Iterator, Mapping

from serpentry.hexsnakes.rules.growth import Growth
from serpentry.hexsnakes.rules.tiles import Tile, size
from serpentry.kernels.hexsnakes.structs import BYTE_SPAN, LONGEST_PATH, PATH_SPAN, HexFacts

WORD_BITS, VECTOR = 64, 4


class BoardFacts:
    """What the facts of a game say about its board."""

    def __init__(self, growth: Growth, tile_number: Mapping[Tile, int]) -> None:
        self.growth = growth
        self.table = growth.table
        self.tile_number = tile_number
        """A colour's own number for each of its tiles."""
        self.most_cells = max(map(size, self.table.tiles))
        self.cell_number = {cell: number for number, cell in enumerate(self.table.grid.cells)}
        self.nowhere = len(self.cell_number)

    def sizes(self) -> dict[str, int]:
        """How many there are of everything."""
        vectors = -(-len(self.table) // (WORD_BITS * VECTOR))
        return {
            "word_count": VECTOR * vectors,
            "placements": len(self.table),
            "cell_count": len(self.cell_number),
            "tiles": len(set(self.tile_number.values())),
            "most_cells": self.most_cells,
        }

    def put(self, facts: HexFacts) -> None:
        """Write what each placement and each cell does."""
        sizes = {number: size(tile) for tile, number in self.tile_number.items()}
        facts.tile = (self.tile_number[one.tile] for one in self.table.placements)
        facts.sizes = (sizes[number] for number in range(len(sizes)))
        facts.singles.fill_sets([self.growth.singles])
        facts.joints = self._joints()
        facts.cells = self._cells()
        facts.paths = self._paths()
        facts.neighbours = self._neighbours()
        facts.ruled_out.fill_sets(self._ruled_out())
        self._put_rows(facts)

    def _put_rows(self, facts: HexFacts) -> None:
        """A placement's own ends, with their one link, also rule out things."""
        for placement, row in enumerate(facts.rows):
            laid, dead = self.growth.laid(placement), 0
            if len(laid.joints) > 1:
                for joint in laid.joints:
                    dead |= self.growth.ruled_out[1][joint]
            row.overlap.fill_sets([laid.overlap])
            row.near.fill_sets([laid.near])
            row.dead.fill_sets([laid.dead | dead])
            row.first_end.fill_sets([laid.first])
            row.last_end.fill_sets([laid.last])

    def _joints(self) -> Iterator[int]:
        grid = self.table.grid
        for placement in range(len(self.table)):
            ends = [self.cell_number[grid.cell[one]] for one in self.growth.laid(placement).joints]
            yield from (*ends, self.nowhere)[:2]

    def _neighbours(self) -> Iterator[int]:
        """Six a cell; beyond the border is nowhere, which is its own neighbour."""
        for cell in self.cell_number:
            yield from (self.cell_number.get(other, self.nowhere) for other in cell.neighbours())
        yield from [self.nowhere] * 6

    def _ruled_out(self) -> Iterator[int]:
        for cell in self.cell_number:
            number = self.table.grid.number[cell]
            yield from (self.growth.ruled_out[1][number], self.growth.ruled_out[2][number])

    def _cells(self) -> Iterator[int]:
        most = self.most_cells
        for placement in self.table.placements:
            cells = [self.cell_number[cell] for cell in placement.path]
            yield from (*cells, *[self.nowhere] * most)[:most]

    def _paths(self) -> Iterator[int]:
        """Paths end with a byte of its own for each place, so that none is counted in a row."""
        beyond = range(BYTE_SPAN - LONGEST_PATH, BYTE_SPAN)
        for placement in self.table.placements:
            cells = [self.cell_number[cell] for cell in placement.path]
            yield from (*cells, *beyond[len(cells) :], *[0] * (PATH_SPAN - LONGEST_PATH))
