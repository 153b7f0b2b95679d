"""How a position of SNEKAGON 5G becomes a state."""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import xor

from serpentry.games.snekagon5g.numbers.numbering import Snekagon5gNumbering
from serpentry.games.snekagon5g.rules.growth import ANY
from serpentry.games.snekagon5g.rules.position import Position, Snakes
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.geometry.bitsets import few_members
from serpentry.kernels import interface
from serpentry.kernels.hexsnakes.board import BoardFacts
from serpentry.kernels.hexsnakes.structs import LINK, OCCUPIED, TILE_SPAN
from serpentry.kernels.snekagon5g.structs import DRILL, Facts, State


class Loader:
    """Makes states of positions."""

    def __init__(self, rules: Snekagon5gRules, board: BoardFacts, facts: Facts) -> None:
        self.rules, self.board, self.facts = rules, board, facts
        self.table, self.floors = rules.table, rules.floors
        self.way_number = Snekagon5gNumbering(rules).way_number

    def fill(self, state: State, position: Position) -> None:
        """Write a position into a state."""
        state.actor = interface.OVER if position.actor is None else position.actor
        for colour, snakes in enumerate(position.colours):
            self._put_hexes(state, colour, snakes)
            self._put_labels(state, colour, snakes)
            self._put_sets(state, colour, snakes)
        self._put_legal(state, position)
        state.key = self._key(position)

    def _put_legal(self, state: State, position: Position) -> None:
        for block in position.legal:
            way = self.way_number[block.floor][block.first_to, block.last_to]
            state.legal[block.floor, way].members.fill_sets([block.placements])
            state.counts[block.floor, way] = block.placements.bit_count()
            state.legal_count += block.placements.bit_count()

    def _put_sets(self, state: State, colour: int, snakes: Snakes) -> None:
        for floor, board in enumerate(snakes.floors):
            prospect = state.colours[colour, floor]
            prospect.alive.fill_sets([board.alive])
            prospect.first.fill_sets([board.first])
            prospect.last.fill_sets([board.last])
            prospect.crowded.fill_sets([board.crowded])
            first, last = self._onward(snakes, floor)
            prospect.onward_first.fill_sets([first])
            prospect.onward_last.fill_sets([last])
            if self.rules.options.vertical_touch:
                prospect.above.fill_sets(self._above(snakes, floor))

    def _onward(self, snakes: Snakes, floor: int) -> tuple[int, int]:
        """What continues from the open hexes of a floor with its first end, and with its last."""
        drilling, first, last = self.rules.drilling, 0, 0
        for cell in few_members(snakes.open[floor]):
            heading = ANY
            if self.rules.options.advanced:
                heading = self.rules.growth.heading(snakes, floor, cell)
            first |= drilling.first_onward[cell][heading] | 1 << drilling.single[cell]
            last |= drilling.last_onward[cell][heading]
        return first, last

    def _above(self, snakes: Snakes, floor: int) -> Iterable[int]:
        """What is above one, two and three own hexes of the floors beside."""
        one = two = three = 0
        for other in self.floors.beside[floor]:
            for cell in few_members(snakes.floors[other].cells):
                covering = self.rules.growth.covering[cell]
                one, two, three = one | covering, two | one & covering, three | two & covering
        return one, two, three

    def _put_hexes(self, state: State, colour: int, snakes: Snakes) -> None:
        for floor, placement in self._laid(snakes):
            tile, cells = self._tile(colour, placement), state.floors[floor].cells
            for cell in self.table.placements[placement].path:
                number = self.table.grid.number[cell]
                links = self.rules.growth.links(snakes, floor, number)
                drills = sum(
                    DRILL << at
                    for at, gap in enumerate(self.floors.gaps[floor])
                    if snakes.drills[gap] >> number & 1
                )
                cells[self.board.cell_number[cell]] = OCCUPIED + tile + links * LINK + drills

    def _put_labels(self, state: State, colour: int, snakes: Snakes) -> None:
        for snake in self.rules.lengths.cells_of_each(snakes):
            tiles = [
                self._tile(colour, placement)
                for floor, placement in self._laid(snakes)
                if self.table.cell_bits[placement] & snake[floor]
            ]
            for tile in tiles:
                state.labels[tile] = min(tiles)
            state.lengths[min(tiles)] = sum(cells.bit_count() for cells in snake)

    def _laid(self, snakes: Snakes) -> Iterator[tuple[int, int]]:
        for floor, board in enumerate(snakes.floors):
            for placement in few_members(board.laid):
                yield floor, placement

    def _tile(self, colour: int, placement: int) -> int:
        tile = self.table.placements[placement].tile
        return colour * TILE_SPAN + self.board.tile_number[tile]

    def _key(self, position: Position) -> int:
        keys = [] if position.actor is None else [self.facts.turn_keys[position.actor]]
        for own, snakes in zip(self.facts.keys, position.colours, strict=True):
            keys += [own.laid[one] for one in self._laid(snakes)]
            for gap, drilled in enumerate(snakes.drills):
                cells = self.table.grid.cells_of(drilled)
                keys += [own.drilled[gap, self.board.cell_number[cell]] for cell in cells]
        return reduce(xor, keys, 0)
