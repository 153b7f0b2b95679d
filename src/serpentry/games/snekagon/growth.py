"""Keeping the sets of possible placements up to date when a tile is laid.

A placement dies for a colour, for good, when it overlaps a tile; when one of its middle hexes
touches the colour; when one end touches it twice; or when it touches a hex that already has two
neighbours. A living placement may be laid if it touches the own colour, or nobody.
"""

from dataclasses import dataclass
from functools import cache

from serpentry.games.hexsnakes.placements import PlacementTable
from serpentry.games.hexsnakes.tiles import BASIC
from serpentry.games.snekagon.options import Options
from serpentry.games.snekagon.position import Colour
from serpentry.geometry.bitsets import few_members
from serpentry.geometry.hexes import hexagon


@dataclass(frozen=True, slots=True)
class Laid:
    """What laying one placement does to all others (sets of placements).

    For the own colour: `dead` ones, and those touched at their `first` or `last` end. `overlap`
    and `near` are for both colours.
    """

    overlap: int
    near: int
    dead: int
    first: int
    last: int
    joints: tuple[int, ...]
    """The cells of the ends: where the tile can be joined."""


class Growth:
    """The placements of a board, and how they die."""

    def __init__(self, table: PlacementTable) -> None:
        self.table = table
        self.singles = table.of_tile["1"]
        self.longer = table.everything & ~self.singles
        self.near = {number: table.rows[cell].near for cell, number in table.grid.number.items()}
        self._laid: dict[int, Laid] = {}

    def fresh(self) -> Colour:
        """A colour before its first tile."""
        return Colour(0, 0, self.table.everything, 0, 0, 0)

    def legal(self, colour: Colour) -> int:
        """The placements that the colour may lay."""
        return colour.alive & (colour.first | colour.last | ~colour.crowded)

    def laid(self, placement: int) -> Laid:
        """What laying the placement does, worked out at its first use."""
        known = self._laid.get(placement)
        if known is None:
            known = self._laid[placement] = self._work_out(placement)
        return known

    def _work_out(self, placement: int) -> Laid:
        path = self.table.placements[placement].path
        overlap = near = middle = first = last = twice = 0
        for cell in path:
            rows = self.table.rows[cell]
            overlap |= rows.covering
            near |= rows.near
            middle |= rows.middle
            twice |= (first & rows.first) | (last & rows.last)
            first |= rows.first
            last |= rows.last
        body = 0
        for cell in path[1:-1]:
            body |= self.table.rows[cell].near
        joints = tuple(self.table.grid.number[cell] for cell in dict.fromkeys((path[0], path[-1])))
        same_tile = self.table.of_tile[self.table.placements[placement].tile]
        dead = overlap | middle | twice | body | same_tile
        return Laid(overlap, near, dead, first, last, joints)

    def lay(self, colour: Colour, placement: int) -> Colour:
        """The colour after it has laid a legal placement."""
        laid = self.laid(placement)
        again = colour.first & laid.first
        dead = laid.dead | (again & self.longer) | (colour.last & laid.last)
        dead |= colour.last & laid.first & self.singles
        cells = colour.cells | self.table.cell_bits[placement]
        dead |= self._joined(colour.cells, cells, laid.joints)
        return Colour(
            cells,
            colour.laid | 1 << placement,
            colour.alive & ~dead,
            colour.first | laid.first,
            colour.last | laid.last | (again & self.singles),
            colour.crowded,
        )

    def _joined(self, before: int, after: int, joints: tuple[int, ...]) -> int:
        """The placements that touch a hex which has its second neighbour from now on."""
        neighbours = self.table.grid.neighbours
        dead = 0
        for joint in joints:
            for cell in few_members(neighbours[joint] & before):
                if (neighbours[cell] & after).bit_count() == 2:
                    dead |= self.near[cell]
            if (neighbours[joint] & after).bit_count() == 2:
                dead |= self.near[joint]
        return dead

    def crowd(self, colour: Colour, placement: int) -> Colour:
        """The colour after the other one has laid a placement."""
        laid = self.laid(placement)
        return Colour(
            colour.cells,
            colour.laid,
            colour.alive & ~laid.overlap,
            colour.first,
            colour.last,
            colour.crowded | laid.near,
        )


@cache
def growth_for(options: Options) -> Growth:
    """The placements for a set-up; set-ups with the same board and tiles share them."""
    return _growth(options.board_side, options.flip)


@cache
def _growth(side: int, flip: bool) -> Growth:
    return Growth(PlacementTable(hexagon(side), BASIC, flip))
