"""Keeping the sets of possible placements up to date when a tile is placed.

A placement dies for a colour, for good, when it overlaps a tile; when one of its middle hexes
touches the colour; when one end touches it twice; or when it would give a hex of the colour a
third neighbour. A living placement may be made if it touches the own colour, or nobody.
"""

from dataclasses import dataclass
from functools import cached_property

from serpentry.geometry.bitsets import few_members
from serpentry.hexsnakes.rules.colour import Colour
from serpentry.hexsnakes.rules.placements import PlacementTable


@dataclass(frozen=True, slots=True)
class Laid:
    """What laying one placement does to all others (sets of placements).

    For the own colour: `dead` ones (those of the same tile too), and those touched at their
    `first` or `last` end. `overlap` and `near` are for every colour.
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
        self._laid: dict[int, Laid] = {}

    @cached_property
    def ruled_out(self) -> tuple[dict[int, int], dict[int, int], dict[int, int]]:
        """By the links a hex has: none rules out nothing; one rules out what would close a ring
        with this hex alone; two rule out all that touches it."""
        table = self.table
        rows = {number: table.rows[cell] for cell, number in table.grid.number.items()}
        return (
            dict.fromkeys(rows, 0),
            {number: row.first & row.last for number, row in rows.items()},
            {number: row.near for number, row in rows.items()},
        )

    def fresh(self) -> Colour:
        """A colour before its first tile, with every tile in hand."""
        return Colour(0, 0, self.table.everything, 0, 0, 0)

    def legal(self, colour: Colour) -> int:
        """The placements that the colour may make."""
        return colour.alive & (colour.first | colour.last | ~colour.crowded)

    def laid(self, placement: int) -> Laid:
        """What laying the placement does, worked out at its first use."""
        known = self._laid.get(placement)
        if known is None:
            known = self._laid[placement] = self._work_out(placement)
        return known

    def _work_out(self, placement: int) -> Laid:
        tile, path = self.table.placements[placement].tile, self.table.placements[placement].path
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
        gaps = self.singles & twice & ~body if len(path) > 2 else 0
        dead = overlap | middle | body | (twice & ~gaps) | self.table.of_tile[tile]
        joints = tuple(self.table.grid.number[cell] for cell in dict.fromkeys((path[0], path[-1])))
        return Laid(overlap, near, dead, first, last | gaps, joints)

    def place(self, colour: Colour, placement: int) -> Colour:
        """The colour after it has made a legal placement."""
        laid = self.laid(placement)
        again = colour.first & laid.first
        dead = laid.dead | (again & ~self.singles) | (colour.last & laid.last)
        dead |= self.singles & ((colour.last & laid.first) | (colour.first & laid.last))
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
        """The placements ruled out by the links that hexes at the joints have from now on."""
        neighbours = self.table.grid.neighbours
        ruled_out = self.ruled_out
        dead = 0
        for joint in joints:
            for cell in few_members(neighbours[joint] & before):
                dead |= ruled_out[(neighbours[cell] & after).bit_count()][cell]
            dead |= ruled_out[(neighbours[joint] & after).bit_count()][joint]
        return dead

    def crowd(self, colour: Colour, placement: int) -> Colour:
        """The colour after another one has made a placement."""
        laid = self.laid(placement)
        return Colour(
            colour.cells,
            colour.laid,
            colour.alive & ~laid.overlap,
            colour.first,
            colour.last,
            colour.crowded | laid.near,
        )
