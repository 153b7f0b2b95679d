"""What a colour may place, with every way to drill it, as sets of placements.

Limits of drilling are local: the end that is drilled has no other joint, the hex drilled from is an
own one with fewer than two links, and in the advanced game the two continue in the same direction.
So the placements that can be drilled at their first end to a given floor are one set, those at
their last end another, and those at both are what the two have in common.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product

from serpentry.games.snekagon5g.rules.growth import ANY, TowerGrowth, is_gentle
from serpentry.games.snekagon5g.rules.options import Options
from serpentry.games.snekagon5g.rules.position import Block, Snakes
from serpentry.geometry.bitsets import few_members
from serpentry.geometry.hexes import DIRECTIONS, Hex
from serpentry.hexsnakes.rules.placements import PlacementTable

Onward = dict[int, list[int]]
"""By cell and heading: the placements that continue gently from there."""


@dataclass(frozen=True, slots=True)
class Outlets:
    """Placements that continue from the open hexes of one floor, on whichever floor they are."""

    first: int
    """Those that can continue with their first end (no 1-tiles)."""
    last: int
    """Those that can continue with their last end (no 1-tiles)."""
    single: int
    """1-tiles."""


class Drilling:
    """The legal placements of a colour in blocks of the same floor and drills."""

    def __init__(self, options: Options, growth: TowerGrowth) -> None:
        self.options = options
        self.growth = growth
        self.floors = growth.floors
        self.table = growth.table
        self.grid = growth.grid
        singles = few_members(growth.growth.singles)
        self.single = {self.grid.number[self.table.placements[n].path[0]]: n for n in singles}
        self.cell_of_single = {number: cell for cell, number in self.single.items()}

    @cached_property
    def first_onward(self) -> Onward:
        """The placements that continue with their first end."""
        return _onward(self.table)[0]

    @cached_property
    def last_onward(self) -> Onward:
        """The placements that continue with their last end."""
        return _onward(self.table)[1]

    def blocks(self, snakes: Snakes) -> tuple[Block, ...]:
        """Everything that the colour may place (clay left aside), floor by floor."""
        outlets = [self._outlets(snakes, floor) for floor in self.floors.all]
        return tuple(
            block
            for floor in self.floors.all
            for block in self._on_floor(snakes, floor, outlets)
            if block.placements
        )

    def _outlets(self, snakes: Snakes, floor: int) -> Outlets:
        first = last = single = 0
        for cell in few_members(snakes.open[floor]):
            heading = self._heading(snakes, floor, cell)
            first |= self.first_onward[cell][heading]
            last |= self.last_onward[cell][heading]
            single |= 1 << self.single[cell]
        return Outlets(first, last, single)

    def _heading(self, snakes: Snakes, floor: int, cell: int) -> int:
        return self.growth.heading(snakes, floor, cell) if self.options.advanced else ANY

    def _on_floor(self, snakes: Snakes, floor: int, outlets: list[Outlets]) -> Iterator[Block]:
        colour = snakes.floors[floor]
        if not colour.alive:
            return
        undrilled, once, twice = self._allowed_above(snakes, floor)
        yield Block(floor, None, None, self.growth.growth.legal(colour) & undrilled)
        first_free, last_free = colour.alive & ~colour.first, colour.alive & ~colour.last
        if not self.options.drill_may_join:
            once &= first_free & last_free
        reached = [to for to in self.floors.beside[floor] if snakes.open[to]]
        for to in reached:
            single = self._single(snakes, floor, to, outlets[to].single & last_free & once)
            yield Block(floor, to, None, (outlets[to].first & first_free & once) | single)
            yield Block(floor, None, to, outlets[to].last & last_free & once)
        free = first_free & last_free & twice
        for one, two in product(reached, repeat=2) if self.options.double_drill else ():
            both = outlets[one].first & outlets[two].last & free
            if one < two:
                shafts = outlets[one].single & outlets[two].single & free
                both |= self._shaft(snakes, one, two, shafts)
            yield Block(floor, one, two, both)

    def _single(self, snakes: Snakes, floor: int, to: int, reached: int) -> int:
        """Of 1-tiles drilled to a floor, those that join something else within 60°, or nothing."""
        if not self.options.advanced:
            return reached
        for number in few_members(reached & snakes.floors[floor].first):
            cell = self.cell_of_single[number]
            joined = self.grid.neighbours[cell] & snakes.floors[floor].cells
            onward = self.growth.heading_of_step[joined.bit_length() - 1 - cell]
            if not is_gentle(self._heading(snakes, to, cell), onward):
                reached ^= 1 << number
        return reached

    def _shaft(self, snakes: Snakes, one: int, two: int, reached: int) -> int:
        """Of 1-tiles drilled to two floors, those that join what is there within 60°."""
        for number in few_members(reached) if self.options.advanced else ():
            cell = self.cell_of_single[number]
            into, out_of = self._heading(snakes, one, cell), self._heading(snakes, two, cell)
            if not is_gentle(into, (out_of + 3) % 6):
                reached ^= 1 << number
        return reached

    def _allowed_above(self, snakes: Snakes, floor: int) -> tuple[int, int, int]:
        """The placements that may be above own hexes so far, with no drill, one and two."""
        if not self.options.vertical_touch:
            return -1, -1, -1
        once = twice = thrice = 0
        for other in self.floors.beside[floor]:
            for cell in few_members(snakes.floors[other].cells):
                covering = self.growth.covering[cell]
                thrice |= twice & covering
                twice |= once & covering
                once |= covering
        return ~once, ~twice, ~thrice


@cache
def _onward(table: PlacementTable) -> tuple[Onward, Onward]:
    """What continues with its first end, and what with its last; set-ups of one table share it."""
    grid = table.grid
    first = {cell: [0] * (ANY + 1) for cell in grid.cell}
    last = {cell: [0] * (ANY + 1) for cell in grid.cell}
    for number, placement in enumerate(table.placements):
        path = placement.path
        if len(path) > 1:
            for onward, (end, inner) in ((first, path[:2]), (last, path[:-3:-1])):
                out = DIRECTIONS.index(Hex(inner.q - end.q, inner.r - end.r))
                for heading in range(ANY + 1):
                    if is_gentle(heading, out):
                        onward[grid.number[end]][heading] |= 1 << number
    return first, last
