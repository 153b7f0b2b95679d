"""A position of SNEKAGON 5G: what is on the floors, and what the seat to move may place."""

from dataclasses import dataclass
from typing import NamedTuple

from serpentry.hexsnakes.rules.colour import Colour
from serpentry.tabletop.actors import Seat


@dataclass(frozen=True, slots=True)
class Snakes:
    """One colour on all floors; sets of cells are bits."""

    floors: tuple[Colour, ...]
    """What it covers and can still place on each floor, drills left aside."""
    open: tuple[int, ...]
    """Its hexes with fewer than two links on each floor: where a snake can continue."""
    drills: tuple[int, ...]
    """The cells that are drilled through each gap between floors."""


class Block(NamedTuple):
    """Moves with the same floor and drills: a set of placements that may be made like this.

    The first and the last end are drilled to a floor, or not; a 1-tile is drilled to one floor
    as if with its first end, to two as if with both, the smaller floor first.
    """

    floor: int
    first_to: int | None
    last_to: int | None
    placements: int


@dataclass(frozen=True, slots=True)
class Position:
    """All colours, whose turn it is, and what that seat may place."""

    colours: tuple[Snakes, ...]
    actor: Seat | None
    legal: tuple[Block, ...]
