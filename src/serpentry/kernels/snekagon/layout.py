"""How SNEKAGON's facts and states lie in their arrays.

Sets of placements are rows of `FACT_WORDS` words, a multiple of four, as vectors like it. A state
is::

    head | tile on each cell | label of each tile's snake | length by label | nine sets

The second colour's tiles are numbered after the first's; a snake's label is its lowest tile. The
sets are alive, first, last and crowded of either colour, then what the actor may lay.
"""

from collections.abc import Iterable, Iterator

import numpy as np

from serpentry.games.hexsnakes.colour import Colour
from serpentry.games.hexsnakes.growth import Growth
from serpentry.games.hexsnakes.tiles import size
from serpentry.games.snekagon.position import Position
from serpentry.games.snekagon.rules import SnekagonRules
from serpentry.geometry.bitsets import few_members
from serpentry.kernels.kernel import OVER, Words

FACT_WORDS, FACT_PLACEMENTS, FACT_PIE, FACT_TIEBREAK = 0, 1, 2, 3
FACT_ROWS, FACT_SINGLES, FACT_JOINTS, FACT_NEIGHBOURS, FACT_RULED_OUT = 4, 5, 6, 7, 8
FACT_TILE, FACT_SIZE, FACT_CELLS, FACT_KEYS, FACT_CELL_COUNT = 9, 10, 11, 12, 13
FACT_LABELS, FACT_LENGTHS, FACT_SETS, FACT_STATE_SIZE, FACT_TILES = 14, 15, 16, 17, 18
FACT_HEAD = 20

ACTOR, SWAPPED, LAID, LEGAL_COUNT, KEY = 0, 1, 2, 3, 4
BOARD = 8
"""Where the head of a state ends and its board begins."""

OVERLAP, NEAR, DEAD, FIRST_END, LAST_END = 0, 1, 2, 3, 4
ROWS_EACH = 5
ALIVE, FIRST, LAST, CROWDED = 0, 1, 2, 3
SETS_EACH = 4
LEGAL = 8
ALL_SETS = 9
MOST_CELLS = 4
"""Of one tile."""
TILE_BITS = 4
TILE_SPAN = 1 << TILE_BITS
"""From a tile's number to that of the other colour's."""
TILE_MASK = 2 * TILE_SPAN - 1
OCCUPIED = 2 * TILE_SPAN
LINK = 2 * OCCUPIED
"""A cell on the board: its tile, whether there is one, and how many links to hexes of its snake."""
KEY_SEED = 20261115


def words_of(sets: Iterable[int], count: int) -> Words:
    """Sets as rows of so many words."""
    return np.frombuffer(b"".join(bits.to_bytes(8 * count, "little") for bits in sets), np.int64)


class Layout:
    """The facts of one set-up, and how its positions become states."""

    def __init__(self, rules: SnekagonRules) -> None:
        self.table = rules.table
        self.words = (len(self.table) + 255) // 256 * 4
        self.tile_number = {tile: number for number, tile in enumerate(self.table.tiles)}
        self.cell_number = {cell: number for number, cell in enumerate(self.table.grid.cells)}
        self.labels = BOARD + len(self.cell_number) + 1
        self.lengths = self.labels + 2 * TILE_SPAN
        self.sets = self.lengths + 2 * TILE_SPAN
        self.state_size = self.sets + ALL_SETS * self.words
        self.keys = np.random.default_rng(KEY_SEED).integers(
            -(2**63), 2**63 - 1, 2 * len(self.table) + 2, dtype=np.int64
        )
        self.facts = self._facts(rules)

    def _facts(self, rules: SnekagonRules) -> Words:
        sections: dict[int, Iterable[int] | Words] = {
            FACT_ROWS: words_of(self._rows(rules.growth), self.words),
            FACT_SINGLES: words_of([rules.growth.singles], self.words),
            FACT_JOINTS: self._joints(rules.growth),
            FACT_NEIGHBOURS: self._neighbours(),
            FACT_RULED_OUT: words_of(self._ruled_out(rules.growth), self.words),
            FACT_TILE: (self.tile_number[one.tile] for one in self.table.placements),
            FACT_SIZE: map(size, self.table.tiles),
            FACT_CELLS: self._cells(),
            FACT_KEYS: self.keys,
        }
        head = [0] * FACT_HEAD
        head[FACT_WORDS], head[FACT_PLACEMENTS] = self.words, len(self.table)
        head[FACT_PIE] = int(rules.options.pie)
        head[FACT_TIEBREAK] = int(rules.options.tiebreak == "second_longest")
        head[FACT_CELL_COUNT], head[FACT_TILES] = len(self.cell_number), len(self.tile_number)
        head[FACT_LABELS], head[FACT_LENGTHS] = self.labels, self.lengths
        head[FACT_SETS], head[FACT_STATE_SIZE] = self.sets, self.state_size
        body, end = [], FACT_HEAD
        for section, values in sections.items():
            head[section] = end
            body.append(np.fromiter(values, np.int64))
            end += len(body[-1])
        return np.concatenate([np.array(head, np.int64), *body])

    def _rows(self, growth: Growth) -> Iterator[int]:
        """What each placement does to all others; its own ends, with their one link, too."""
        for placement in range(len(self.table)):
            laid, dead = growth.laid(placement), 0
            if len(laid.joints) > 1:
                for joint in laid.joints:
                    dead |= growth.ruled_out[1][joint]
            yield from (laid.overlap, laid.near, laid.dead | dead, laid.first, laid.last)

    def _joints(self, growth: Growth) -> Iterator[int]:
        """The two end cells of each placement; a 1-tile has one, and nowhere."""
        grid = self.table.grid
        for placement in range(len(self.table)):
            ends = [self.cell_number[grid.cell[one]] for one in growth.laid(placement).joints]
            yield from (*ends, len(self.cell_number))[:2]

    def _neighbours(self) -> Iterator[int]:
        """Six a cell; beyond the border is nowhere, which is its own neighbour."""
        nowhere = len(self.cell_number)
        for cell in self.cell_number:
            yield from (self.cell_number.get(other, nowhere) for other in cell.neighbours())
        yield from [nowhere] * 6

    def _ruled_out(self, growth: Growth) -> Iterator[int]:
        """What a cell rules out once it has one link, and once it has two."""
        for cell in self.cell_number:
            number = self.table.grid.number[cell]
            yield from (growth.ruled_out[1][number], growth.ruled_out[2][number])

    def _cells(self) -> Iterator[int]:
        nowhere = len(self.cell_number)
        for placement in self.table.placements:
            cells = [self.cell_number[cell] for cell in placement.path]
            yield from (*cells, *[nowhere] * MOST_CELLS)[:MOST_CELLS]

    def load(self, position: Position) -> Words:
        """The state of a position."""
        state = np.zeros(self.state_size, dtype=np.int64)
        state[ACTOR] = OVER if position.actor is None else position.actor
        state[SWAPPED] = position.swapped
        state[LEGAL_COUNT] = position.legal.bit_count()
        for number, colour in enumerate(position.colours):
            self._load_colour(state, number, colour)
        self._put_sets(state, LEGAL, [position.legal])
        state[KEY] ^= self.keys[2 * len(self.table)] if position.swapped else 0
        state[KEY] ^= self.keys[2 * len(self.table) + 1] if position.actor == 1 else 0
        return state

    def _load_colour(self, state: Words, number: int, colour: Colour) -> None:
        self._put_sets(
            state,
            number * SETS_EACH,
            [colour.alive, colour.first, colour.last, colour.crowded],
        )
        laid = list(few_members(colour.laid))
        state[LAID] += len(laid)
        for placement in laid:
            state[KEY] ^= self.keys[2 * placement + number]
            tile = self._tile(number, placement)
            for cell in self.table.placements[placement].path:
                around = self.table.grid.neighbours[self.table.grid.number[cell]]
                links = (around & colour.cells).bit_count()
                state[BOARD + self.cell_number[cell]] = OCCUPIED + tile + links * LINK
        for part in self.table.grid.parts(colour.cells):
            tiles = [self._tile(number, one) for one in laid if self.table.cell_bits[one] & part]
            for tile in tiles:
                state[self.labels + tile] = min(tiles)
            state[self.lengths + min(tiles)] = part.bit_count()

    def _tile(self, colour: int, placement: int) -> int:
        tile = self.tile_number[self.table.placements[placement].tile]
        return colour * TILE_SPAN + tile

    def _put_sets(self, state: Words, at: int, sets: Iterable[int]) -> None:
        rows = words_of(sets, self.words)
        start = self.sets + at * self.words
        state[start : start + len(rows)] = rows
