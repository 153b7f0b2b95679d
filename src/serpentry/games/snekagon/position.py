"""A position of SNEKAGON: what lies on the board, and what can still be laid.

What can still be laid follows from what lies there, but is kept up to date by each move: in this
game whatever rules out a placement rules it out for good.
"""

from dataclasses import dataclass

from serpentry.tabletop.actors import Seat


@dataclass(frozen=True, slots=True)
class Colour:
    """One colour's side of the board; sets are bits, of cells or of placements."""

    cells: int
    """Cells covered by this colour."""
    laid: int
    """Placements of this colour's tiles."""
    alive: int
    """Placements of tiles in hand that are free and touch this colour nowhere but at open ends."""
    first: int
    """Placements touched by this colour at their first end (1-tiles: touched at all)."""
    last: int
    """Placements touched by this colour at their last end (1-tiles: touched twice)."""
    crowded: int
    """Placements touched by the other colour."""


@dataclass(frozen=True, slots=True)
class Position:
    """The two colours, whose turn it is, and what that seat may lay."""

    colours: tuple[Colour, Colour]
    actor: Seat | None
    legal: int
    swapped: bool = False
    """Whether the second player has taken over the starter's colour."""

    def colour_of(self, seat: Seat) -> int:
        """The colour that a seat plays: its own number, until a take-over."""
        return seat ^ self.swapped
