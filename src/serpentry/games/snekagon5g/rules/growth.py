"""What a colour's sets become when a tile is placed, on its floor and on those drilled to.

On its own floor a tile does what it does in any game of hexagonal snakes. Drills add links: a hex
that now has two is closed, and in the advanced game an open hex at a drill has a direction, so that
nothing may be placed against it sideways. Both rule placements out for good.
"""

from functools import cached_property

from serpentry.games.snekagon5g.rules.floors import Floors
from serpentry.games.snekagon5g.rules.position import Snakes
from serpentry.geometry.bitsets import few_members
from serpentry.geometry.hexes import DIRECTIONS
from serpentry.hexsnakes.rules.growth import Growth

ANY = 6
"""In place of a heading (0 to 5, as in DIRECTIONS): the snake has no direction there yet."""


def is_gentle(heading: int, onward: int) -> bool:
    """Whether to continue like this is a turn of 60° at the most."""
    return ANY in (heading, onward) or (onward - heading) % 6 in (0, 1, 5)


class TowerGrowth:
    """Growth over several floors."""

    def __init__(self, growth: Growth, floors: Floors, advanced: bool) -> None:
        self.growth = growth
        self.table = growth.table
        self.grid = growth.table.grid
        self.floors = floors
        self.advanced = advanced
        stride = self.grid.stride
        self.heading_of_step = {
            step.r * stride + step.q: heading for heading, step in enumerate(DIRECTIONS)
        }

    @cached_property
    def covering(self) -> dict[int, int]:
        """By cell, the placements that cover it."""
        return {number: self.table.rows[cell].covering for cell, number in self.grid.number.items()}

    def fresh(self, placements: int) -> Snakes:
        """A colour before its first tile, with the tiles of these placements in hand."""
        count = self.floors.count
        colour = self.growth.fresh().with_alive(placements)
        return Snakes((colour,) * count, (0,) * count, (0,) * len(self.floors.gap_ends))

    def crowd(self, snakes: Snakes, floor: int, placement: int) -> Snakes:
        """The colour after another one has placed a placement on a floor."""
        floors = list(snakes.floors)
        floors[floor] = self.growth.crowd(floors[floor], placement)
        return Snakes(tuple(floors), snakes.open, snakes.drills)

    def place(
        self, snakes: Snakes, floor: int, placement: int, first_to: int | None, last_to: int | None
    ) -> Snakes:
        """The colour after it has placed a legal placement on a floor, drilled to others."""
        ends = self.growth.laid(placement).joints
        drills, drilled = list(snakes.drills), []
        for cell, other in ((ends[0], first_to), (ends[-1], last_to)):
            if other is not None:
                drills[self.floors.gap(floor, other)] |= 1 << cell
                drilled.append((other, cell))
        floors = list(snakes.floors)
        before = floors[floor].cells
        floors[floor] = self.growth.place(floors[floor], placement)
        touched = [(floor, cell) for cell in self._around(before, ends)] + drilled
        grown = list(snakes.open)
        for cell in ends:
            grown[floor] |= 1 << cell
        after = Snakes(tuple(floors), tuple(grown), tuple(drills))
        return self._settled(after, placement, touched)

    def _around(self, cells: int, ends: tuple[int, ...]) -> list[int]:
        """The ends of a tile and the hexes that they join."""
        around = list(ends)
        for end in ends:
            around += few_members(self.grid.neighbours[end] & cells)
        return around

    def _settled(self, snakes: Snakes, placement: int, touched: list[tuple[int, int]]) -> Snakes:
        """The colour with its tile out of hand and the touched hexes' links taken into account."""
        gone = self.table.of_tile[self.table.placements[placement].tile]
        alive = [colour.alive & ~gone for colour in snakes.floors]
        still_open = list(snakes.open)
        for floor, cell in touched:
            links = self.links(snakes, floor, cell)
            alive[floor] &= ~self.growth.ruled_out[links][cell]
            if links == 2:
                still_open[floor] &= ~(1 << cell)
            elif self.advanced and self.is_drilled(snakes, floor, cell):
                alive[floor] &= ~self.sideways(cell, self.heading(snakes, floor, cell))
        floors = tuple(
            colour.with_alive(living) for colour, living in zip(snakes.floors, alive, strict=True)
        )
        return Snakes(floors, tuple(still_open), snakes.drills)

    def links(self, snakes: Snakes, floor: int, cell: int) -> int:
        """How many links an own hex has, on its floor and by drills."""
        planar = (self.grid.neighbours[cell] & snakes.floors[floor].cells).bit_count()
        return planar + sum(snakes.drills[gap] >> cell & 1 for gap in self.floors.gaps[floor])

    def is_drilled(self, snakes: Snakes, floor: int, cell: int) -> bool:
        """Whether an own hex is drilled to another floor."""
        return any(snakes.drills[gap] >> cell & 1 for gap in self.floors.gaps[floor])

    def heading(self, snakes: Snakes, floor: int, cell: int, came: int | None = None) -> int:
        """How a snake runs into its open hex, looking through drills; ANY if nothing is there."""
        for other in few_members(self.grid.neighbours[cell] & snakes.floors[floor].cells):
            return self.heading_of_step[cell - other]
        for above, gap in zip(self.floors.beside[floor], self.floors.gaps[floor], strict=True):
            if above != came and snakes.drills[gap] >> cell & 1:
                return self.heading(snakes, above, cell, floor)
        return ANY

    def sideways(self, cell: int, heading: int) -> int:
        """The placements that would turn a snake too far that runs into its open hex so."""
        sideways = 0
        for other in few_members(self.grid.neighbours[cell]):
            if not is_gentle(heading, self.heading_of_step[other - cell]):
                sideways |= self.covering[other]
        return sideways
