"""How SNEKAGON's facts and states lie in their arrays, beyond what hexagonal snakes share.

The sets of a state: alive, first, last and crowded of either colour, then what the actor may lay.
"""

from collections.abc import Iterable

import numpy as np

from serpentry.games.hexsnakes.colour import Colour
from serpentry.games.snekagon.position import Position
from serpentry.games.snekagon.rules import SnekagonRules
from serpentry.geometry.bitsets import few_members
from serpentry.kernels.hexsnakes.layout import (
    ACTOR,
    BOARD,
    FACT_KEYS,
    FACT_LABELS,
    FACT_LENGTHS,
    FACT_SETS,
    FACT_STATE_SIZE,
    FACTS_OF_THE_GAME,
    HEAD_OF_THE_GAME,
    KEY,
    LEGAL_COUNT,
    LINK,
    OCCUPIED,
    TILE_SPAN,
    BoardFacts,
    flat,
    keys_for,
    words_of,
)
from serpentry.kernels.kernel import OVER, Words

FACT_PIE, FACT_TIEBREAK = FACTS_OF_THE_GAME, FACTS_OF_THE_GAME + 1
SWAPPED, LAID = HEAD_OF_THE_GAME, HEAD_OF_THE_GAME + 1
SETS_EACH = 4
LEGAL = 8
ALL_SETS = 9
KEY_SEED = 20261115


class Layout:
    """The facts of one set-up, and how its positions become states."""

    def __init__(self, rules: SnekagonRules) -> None:
        self.table = rules.table
        numbers = {tile: number for number, tile in enumerate(self.table.tiles)}
        self.board = BoardFacts(rules.growth, numbers)
        self.labels = BOARD + self.board.nowhere + 1
        self.lengths = self.labels + 2 * TILE_SPAN
        self.sets = self.lengths + 2 * TILE_SPAN
        self.state_size = self.sets + ALL_SETS * self.board.words
        self.keys = keys_for(2 * len(self.table) + 2, KEY_SEED)
        head = {
            FACT_PIE: int(rules.options.pie),
            FACT_TIEBREAK: int(rules.options.tiebreak == "second_longest"),
            FACT_LABELS: self.labels,
            FACT_LENGTHS: self.lengths,
            FACT_SETS: self.sets,
            FACT_STATE_SIZE: self.state_size,
        }
        sections = {**self.board.sections(), FACT_KEYS: self.keys}
        self.facts = flat({**self.board.head(), **head}, sections)

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
                state[BOARD + self.board.cell_number[cell]] = OCCUPIED + tile + links * LINK
        for part in self.table.grid.parts(colour.cells):
            tiles = [self._tile(number, one) for one in laid if self.table.cell_bits[one] & part]
            for tile in tiles:
                state[self.labels + tile] = min(tiles)
            state[self.lengths + min(tiles)] = part.bit_count()

    def _tile(self, colour: int, placement: int) -> int:
        tile = self.board.tile_number[self.table.placements[placement].tile]
        return colour * TILE_SPAN + tile

    def _put_sets(self, state: Words, at: int, sets: Iterable[int]) -> None:
        rows = words_of(sets, self.board.words)
        start = self.sets + at * self.board.words
        state[start : start + len(rows)] = rows
