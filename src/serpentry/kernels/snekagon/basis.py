"""SNEKAGON's facts, derived from the game, and how its positions become states."""

from functools import partial
from itertools import islice

from serpentry.games.snekagon.rules.options import Options
from serpentry.games.snekagon.rules.position import Position
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.geometry.bitsets import few_members
from serpentry.hexsnakes.rules.colour import Colour
from serpentry.kernels import interface
from serpentry.kernels.basis import Basis
from serpentry.kernels.hexsnakes.board import BoardFacts
from serpentry.kernels.hexsnakes.keys import random_words
from serpentry.kernels.hexsnakes.structs import LINK, OCCUPIED, TILE_SPAN
from serpentry.kernels.snekagon.chart import chart
from serpentry.kernels.snekagon.structs import Facts, State, Work

KEYS = 0x8A574B83F66C9B6F6DDC9B1114C11C1F, 0x1321A5364671D5B8E50CBDF00998C819
CLEAR_WIN = 4.0


def basis(seats: int, options: Options) -> Basis:
    """What the kernel needs of a set-up."""
    rules = SnekagonRules(options)
    loader, moves = Loader(seats, rules), len(rules.table) + 1
    return Basis(
        package=__package__,
        facts=loader.facts,
        state=State,
        most_moves=moves,
        most_events=rules.most_events(),
        unit=CLEAR_WIN,
        fill=loader.fill,
        deeds=moves,
        work_size=Work(loader.facts).words,
        chart=partial(chart, options),
    )


class Loader:
    """The facts of one set-up, and how its positions become states."""

    def __init__(self, seats: int, rules: SnekagonRules) -> None:
        self.table = rules.table
        numbers = {tile: number for number, tile in enumerate(self.table.tiles)}
        self.board = BoardFacts(rules.growth, numbers)
        *keys, swap_key, turn_key = islice(random_words(*KEYS), 2 * len(self.table) + 2)
        self.facts = Facts(
            seats=seats,
            pie=rules.options.pie,
            tiebreak=rules.options.tiebreak == "second_longest",
            flip=rules.options.flip,
            opening=rules.options.opening_single,
            side=rules.options.board_side,
            swap_key=swap_key,
            turn_key=turn_key,
            **self.board.sizes(),
        )
        self.board.put(self.facts)
        self.facts.keys = keys

    def fill(self, state: State, position: Position) -> None:
        """Write a position into a state."""
        state.actor = interface.OVER if position.actor is None else position.actor
        state.swapped = position.swapped
        state.legal_count = position.legal.bit_count()
        state.legal.members.fill_sets([position.legal])
        for number, colour in enumerate(position.colours):
            self._put_colour(state, number, colour)
        state.key ^= self.facts.swap_key if position.swapped else 0
        state.key ^= self.facts.turn_key if position.actor == 1 else 0

    def _put_colour(self, state: State, number: int, colour: Colour) -> None:
        outlook, cells = state.colours[number], state.board.cells
        outlook.alive.fill_sets([colour.alive])
        outlook.first.fill_sets([colour.first])
        outlook.last.fill_sets([colour.last])
        outlook.crowded.fill_sets([colour.crowded])
        laid = list(few_members(colour.laid))
        state.laid += len(laid)
        for placement in laid:
            state.key ^= self.facts.keys[placement, number]
            tile = self._tile(number, placement)
            for cell in self.table.placements[placement].path:
                around = self.table.grid.neighbours[self.table.grid.number[cell]]
                links = (around & colour.cells).bit_count()
                cells[self.board.cell_number[cell]] = OCCUPIED + tile + links * LINK
        for part in self.table.grid.parts(colour.cells):
            tiles = [self._tile(number, one) for one in laid if self.table.cell_bits[one] & part]
            for tile in tiles:
                state.labels[tile] = min(tiles)
            state.lengths[min(tiles)] = part.bit_count()

    def _tile(self, colour: int, placement: int) -> int:
        tile = self.board.tile_number[self.table.placements[placement].tile]
        return colour * TILE_SPAN + tile
