"""How SNEKAGON 5G's facts and states lie in their arrays, beyond what hexagonal snakes share.

A colour has these sets on each floor: alive, first, last and crowded; what goes on from its open
hexes with its first end (1-tiles too) and with its last, on whichever floor it lies; and, where
`vertical_touch` is on, what lies above one, two and three own hexes of the floors beside. After all
colours come the legal moves, a set for each floor and each way to drill, and their counts.

A way is what the first end is drilled to, then the last: nothing, or one of the floors beside.
"""

from collections.abc import Iterable, Iterator

from serpentry.games.snekagon5g.clay import IN_THE_BOX, MOST_A_MOVE
from serpentry.games.snekagon5g.growth import ANY
from serpentry.games.snekagon5g.numbering import Snekagon5gNumbering
from serpentry.games.snekagon5g.rules import Snekagon5gRules
from serpentry.games.snekagon5g.species import tiles_of
from serpentry.kernels.hexsnakes.layout import (
    BOARD,
    FACT_KEYS,
    FACT_LABELS,
    FACT_LENGTHS,
    FACT_SETS,
    FACT_STATE_SIZE,
    FACTS_OF_THE_GAME,
    MARK,
    TILE_SPAN,
    BoardFacts,
    flat,
    keys_for,
    words_of,
)
from serpentry.kernels.kernel import Words

(
    FACT_SEATS,
    FACT_BESIDE_COUNT,
    FACT_WAYS,
    FACT_SETS_EACH,
    FACT_LEGAL,
    FACT_COUNTS,
    FACT_ADVANCED,
    FACT_DOUBLE_DRILL,
    FACT_STRICT,
    FACT_VERTICAL,
    FACT_CLAY,
    FACT_OPEN_CLAY,
    FACT_CLOSED_CLAY,
    FACT_MOST_CLAY,
    FACT_BESIDE,
    FACT_BACK,
    FACT_GAPS,
    FACT_OF_TILE,
    FACT_ONWARD,
    FACT_SIDEWAYS,
    FACT_COVERING,
) = range(FACTS_OF_THE_GAME, FACTS_OF_THE_GAME + 21)

OUT_FIRST, OUT_LAST = 4, 5
ABOVE = 6
"""The first of three sets, where there are any."""
HEADINGS = ANY + 1
DRILL = MARK
"""Of a cell on the board: drilled to the first of the floors beside; twice that, to the second."""
KEY_SEED = 20261116


class Layout:
    """The facts of one set-up."""

    def __init__(self, rules: Snekagon5gRules) -> None:
        self.rules = rules
        self.table = rules.table
        self.floors = rules.floors
        numbers = {
            tile: number for one in rules.species for number, tile in enumerate(tiles_of(one))
        }
        self.board = BoardFacts(rules.growth.growth, numbers)
        self.words = self.board.words
        self.ways = len(Snekagon5gNumbering(rules).ways[0])
        self.stretch = self.board.nowhere + 1
        """From a floor's first cell to the next floor's."""
        self.sets_each = ABOVE + 3 * rules.options.vertical_touch
        seats = self.floors.count
        self.labels = BOARD + seats * self.stretch
        self.lengths = self.labels + seats * TILE_SPAN
        self.sets = self.lengths + seats * TILE_SPAN
        self.legal = self.sets + seats * seats * self.sets_each * self.words
        self.counts = self.legal + seats * self.ways * self.words
        self.state_size = self.counts + seats * self.ways
        self.keys_each = seats * len(self.table) + len(self.floors.gap_ends) * self.stretch
        """Of a colour: one for each placement of each floor, then one for each cell of each gap."""
        self.keys = keys_for(seats * (self.keys_each + 1), KEY_SEED)
        self.facts = flat(self._head(), {**self.board.sections(), **self._sections()})

    def _head(self) -> dict[int, int]:
        options = self.rules.options
        return {
            **self.board.head(),
            FACT_LABELS: self.labels,
            FACT_LENGTHS: self.lengths,
            FACT_SETS: self.sets,
            FACT_STATE_SIZE: self.state_size,
            FACT_SEATS: self.floors.count,
            FACT_BESIDE_COUNT: len(self.floors.beside[0]),
            FACT_WAYS: self.ways,
            FACT_SETS_EACH: self.sets_each,
            FACT_LEGAL: self.legal,
            FACT_COUNTS: self.counts,
            FACT_ADVANCED: int(options.advanced),
            FACT_DOUBLE_DRILL: int(options.double_drill),
            FACT_STRICT: int(not options.drill_may_join),
            FACT_VERTICAL: int(options.vertical_touch),
            FACT_CLAY: int(options.clay_limit),
            FACT_OPEN_CLAY: IN_THE_BOX.open,
            FACT_CLOSED_CLAY: IN_THE_BOX.closed,
            FACT_MOST_CLAY: MOST_A_MOVE,
        }

    def _sections(self) -> dict[int, Iterable[int] | Words]:
        growth, cells = self.rules.growth, self.table.grid.number.values()
        return {
            FACT_KEYS: self.keys,
            FACT_BESIDE: (other for beside in self.floors.beside for other in beside),
            FACT_BACK: self._back(),
            FACT_GAPS: (gap for gaps in self.floors.gaps for gap in gaps),
            FACT_OF_TILE: words_of(self._of_tile(), self.words),
            FACT_ONWARD: words_of(self._onward(), self.words),
            FACT_SIDEWAYS: words_of(
                (growth.sideways(cell, heading) for cell in cells for heading in range(HEADINGS)),
                self.words,
            ),
            FACT_COVERING: words_of((growth.covering[cell] for cell in cells), self.words),
        }

    def _back(self) -> Iterator[int]:
        """For each floor and each beside it: which of the other's floors beside is this one."""
        for floor, beside in enumerate(self.floors.beside):
            yield from (self.floors.beside[other].index(floor) for other in beside)

    def _of_tile(self) -> Iterator[int]:
        """The placements of each tile; another colour's tile of the same number does no harm."""
        for number in range(max(self.board.tile_number.values()) + 1):
            placements = 0
            for tile, at in self.board.tile_number.items():
                placements |= self.table.of_tile[tile] if at == number else 0
            yield placements

    def _onward(self) -> Iterator[int]:
        """By cell and heading: what goes on from there with its first end, and with its last."""
        for cell in self.table.grid.number.values():
            for heading in range(HEADINGS):
                yield self.onward(cell, heading)
                yield self.rules.drilling.last_onward[cell][heading]

    def onward(self, cell: int, heading: int) -> int:
        """What goes on from a cell with its first end, the 1-tile too."""
        drilling = self.rules.drilling
        return drilling.first_onward[cell][heading] | 1 << drilling.single[cell]
