"""How a position of SNEKAGON 5G becomes a state."""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import xor

import numpy as np

from serpentry.games.snekagon5g.growth import ANY
from serpentry.games.snekagon5g.numbering import Snekagon5gNumbering
from serpentry.games.snekagon5g.position import Position, Snakes
from serpentry.geometry.bitsets import few_members
from serpentry.kernels.hexsnakes.layout import (
    ACTOR,
    BOARD,
    KEY,
    LEGAL_COUNT,
    LINK,
    OCCUPIED,
    TILE_SPAN,
    words_of,
)
from serpentry.kernels.kernel import OVER, Words
from serpentry.kernels.snekagon5g.layout import DRILL, Layout


class Loader:
    """Makes states of positions."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.rules, self.table, self.floors = layout.rules, layout.table, layout.floors
        self.way_number = Snekagon5gNumbering(layout.rules).way_number

    def load(self, position: Position) -> Words:
        """The state of a position."""
        state = np.zeros(self.layout.state_size, np.int64)
        state[ACTOR] = OVER if position.actor is None else position.actor
        for colour, snakes in enumerate(position.colours):
            self._put_hexes(state, colour, snakes)
            self._put_labels(state, colour, snakes)
            self._put_sets(state, colour, snakes)
        self._put_legal(state, position)
        state[KEY] = self._key(position)
        return state

    def _put_legal(self, state: Words, position: Position) -> None:
        layout = self.layout
        for block in position.legal:
            way = self.way_number[block.floor][block.first_to, block.last_to]
            at = block.floor * layout.ways + way
            start = layout.legal + at * layout.words
            state[start : start + layout.words] = words_of([block.placements], layout.words)
            state[layout.counts + at] = block.placements.bit_count()
            state[LEGAL_COUNT] += block.placements.bit_count()

    def _put_sets(self, state: Words, colour: int, snakes: Snakes) -> None:
        layout = self.layout
        for floor, board in enumerate(snakes.floors):
            sets = [board.alive, board.first, board.last, board.crowded]
            sets += self._outlets(snakes, floor)
            if self.rules.options.vertical_touch:
                sets += self._above(snakes, floor)
            at = (colour * self.floors.count + floor) * layout.sets_each * layout.words
            rows = words_of(sets, layout.words)
            state[layout.sets + at : layout.sets + at + len(rows)] = rows

    def _outlets(self, snakes: Snakes, floor: int) -> Iterable[int]:
        """What goes on from the open hexes of a floor with its first end, and with its last."""
        first = last = 0
        for cell in few_members(snakes.open[floor]):
            heading = ANY
            if self.rules.options.advanced:
                heading = self.rules.growth.heading(snakes, floor, cell)
            first |= self.layout.onward(cell, heading)
            last |= self.rules.drilling.last_onward[cell][heading]
        return first, last

    def _above(self, snakes: Snakes, floor: int) -> Iterable[int]:
        """What lies above one, two and three own hexes of the floors beside."""
        one = two = three = 0
        for other in self.floors.beside[floor]:
            for cell in few_members(snakes.floors[other].cells):
                covering = self.rules.growth.covering[cell]
                one, two, three = one | covering, two | one & covering, three | two & covering
        return one, two, three

    def _put_hexes(self, state: Words, colour: int, snakes: Snakes) -> None:
        for floor, placement in self._laid(snakes):
            tile = self._tile(colour, placement)
            for cell in self.table.placements[placement].path:
                number = self.table.grid.number[cell]
                links = self.rules.growth.links(snakes, floor, number)
                drills = sum(
                    DRILL << at
                    for at, gap in enumerate(self.floors.gaps[floor])
                    if snakes.drills[gap] >> number & 1
                )
                at = BOARD + floor * self.layout.stretch + self.layout.board.cell_number[cell]
                state[at] = OCCUPIED + tile + links * LINK + drills

    def _put_labels(self, state: Words, colour: int, snakes: Snakes) -> None:
        for snake in self.rules.lengths.cells_of_each(snakes):
            tiles = [
                self._tile(colour, placement)
                for floor, placement in self._laid(snakes)
                if self.table.cell_bits[placement] & snake[floor]
            ]
            for tile in tiles:
                state[self.layout.labels + tile] = min(tiles)
            length = sum(cells.bit_count() for cells in snake)
            state[self.layout.lengths + min(tiles)] = length

    def _laid(self, snakes: Snakes) -> Iterator[tuple[int, int]]:
        for floor, board in enumerate(snakes.floors):
            for placement in few_members(board.laid):
                yield floor, placement

    def _tile(self, colour: int, placement: int) -> int:
        tile = self.table.placements[placement].tile
        return colour * TILE_SPAN + self.layout.board.tile_number[tile]

    def _key(self, position: Position) -> int:
        layout, seats = self.layout, self.floors.count
        places = [] if position.actor is None else [seats * layout.keys_each + position.actor]
        for colour, snakes in enumerate(position.colours):
            own = colour * layout.keys_each
            places += [own + floor * len(self.table) + one for floor, one in self._laid(snakes)]
            own += seats * len(self.table)
            for gap, drilled in enumerate(snakes.drills):
                cells = self.table.grid.cells_of(drilled)
                numbers = [layout.board.cell_number[cell] for cell in cells]
                places += [own + gap * layout.stretch + number for number in numbers]
        return reduce(xor, (int(layout.keys[place]) for place in places), 0)
