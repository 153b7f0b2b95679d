"""How facts and states of hexagonal snakes lie in their arrays, as far as the games are alike.

Sets of placements are rows of `FACT_WORDS` words, a multiple of four, as vectors like it. A state
is::

    head | tile on each cell, board by board | label of each tile's snake | length by label | sets

Each colour's tiles are numbered after those of the colour before; a snake's label is its lowest
tile. A board has one cell more than is seen: nowhere, where all lies that is off the board.
"""

from collections.abc import Iterable, Iterator, Mapping

import numpy as np

from serpentry.games.hexsnakes.growth import Growth
from serpentry.games.hexsnakes.tiles import Tile, size
from serpentry.kernels.kernel import Words

FACT_WORDS, FACT_PLACEMENTS, FACT_CELL_COUNT, FACT_TILES = 0, 1, 2, 3
FACT_ROWS, FACT_SINGLES, FACT_JOINTS, FACT_NEIGHBOURS, FACT_RULED_OUT = 4, 5, 6, 7, 8
FACT_TILE, FACT_SIZE, FACT_CELLS, FACT_MOST_CELLS, FACT_KEYS = 9, 10, 11, 12, 13
FACT_LABELS, FACT_LENGTHS, FACT_SETS, FACT_STATE_SIZE = 14, 15, 16, 17
FACTS_OF_THE_GAME = 18
"""From here on a game has facts of its own."""
FACT_HEAD = 40

ACTOR, LEGAL_COUNT, KEY = 0, 1, 2
HEAD_OF_THE_GAME = 3
"""From here on a game has words of its own."""
BOARD = 8
"""Where the head of a state ends and its boards begin."""

OVERLAP, NEAR, DEAD, FIRST_END, LAST_END = 0, 1, 2, 3, 4
ROWS_EACH = 5
ALIVE, FIRST, LAST, CROWDED = 0, 1, 2, 3

TILE_BITS = 4
TILE_SPAN = 1 << TILE_BITS
"""From a tile's number to that of the next colour's."""
OCCUPIED = 8 * TILE_SPAN
TILE_MASK = OCCUPIED - 1
LINK = 2 * OCCUPIED
MARK = 4 * LINK
"""A cell on the board: its tile, whether there is one, how many links to hexes of its snake; from
`MARK` on, what a game adds."""


def words_of(sets: Iterable[int], count: int) -> Words:
    """Sets as rows of so many words."""
    return np.frombuffer(b"".join(bits.to_bytes(8 * count, "little") for bits in sets), np.int64)


def keys_for(count: int, seed: int) -> Words:
    """So many random words: what a position is made of, added up, is its key."""
    return np.random.default_rng(seed).integers(-(2**63), 2**63 - 1, count, dtype=np.int64)


def flat(head: Mapping[int, int], sections: Mapping[int, Iterable[int] | Words]) -> Words:
    """Facts as one array: a head, that says where each section begins, and all sections."""
    first, body, end = [0] * FACT_HEAD, list[Words](), FACT_HEAD
    for place, fact in head.items():
        first[place] = fact
    for place, values in sections.items():
        first[place] = end
        body.append(np.fromiter(values, np.int64))
        end += len(body[-1])
    return np.concatenate([np.array(first, np.int64), *body])


class BoardFacts:
    """The facts about the placements of one board."""

    def __init__(self, growth: Growth, tile_number: Mapping[Tile, int]) -> None:
        self.growth = growth
        self.table = growth.table
        self.words = (len(self.table) + 255) // 256 * 4
        self.tile_number = tile_number
        """A colour's own number for each of its tiles."""
        self.most_cells = max(map(size, self.table.tiles))
        self.cell_number = {cell: number for number, cell in enumerate(self.table.grid.cells)}
        self.nowhere = len(self.cell_number)

    def head(self) -> dict[int, int]:
        """How many there are of everything."""
        return {
            FACT_WORDS: self.words,
            FACT_PLACEMENTS: len(self.table),
            FACT_CELL_COUNT: len(self.cell_number),
            FACT_TILES: len(set(self.tile_number.values())),
            FACT_MOST_CELLS: self.most_cells,
        }

    def sections(self) -> dict[int, Iterable[int] | Words]:
        """What each placement and each cell does."""
        sizes = {number: size(tile) for tile, number in self.tile_number.items()}
        return {
            FACT_ROWS: words_of(self._rows(), self.words),
            FACT_SINGLES: words_of([self.growth.singles], self.words),
            FACT_JOINTS: self._joints(),
            FACT_NEIGHBOURS: self._neighbours(),
            FACT_RULED_OUT: words_of(self._ruled_out(), self.words),
            FACT_TILE: (self.tile_number[one.tile] for one in self.table.placements),
            FACT_SIZE: (sizes[number] for number in range(len(sizes))),
            FACT_CELLS: self._cells(),
        }

    def _rows(self) -> Iterator[int]:
        """What each placement does to all others; its own ends, with their one link, too."""
        for placement in range(len(self.table)):
            laid, dead = self.growth.laid(placement), 0
            if len(laid.joints) > 1:
                for joint in laid.joints:
                    dead |= self.growth.ruled_out[1][joint]
            yield from (laid.overlap, laid.near, laid.dead | dead, laid.first, laid.last)

    def _joints(self) -> Iterator[int]:
        """The two end cells of each placement; a 1-tile has one, and nowhere."""
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
        """What a cell rules out once it has one link, and once it has two."""
        for cell in self.cell_number:
            number = self.table.grid.number[cell]
            yield from (self.growth.ruled_out[1][number], self.growth.ruled_out[2][number])

    def _cells(self) -> Iterator[int]:
        most = self.most_cells
        for placement in self.table.placements:
            cells = [self.cell_number[cell] for cell in placement.path]
            yield from (*cells, *[self.nowhere] * most)[:most]
