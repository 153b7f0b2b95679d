"""One colour's side of one board: what it covers, and what it can still place there.

What can still be placed follows from what is there, but is kept up to date by each move: among
hexagonal snakes whatever rules out a placement rules it out for good.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour on a board; sets are bits, of cells or of placements."""

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
    """Placements touched by another colour."""

    def with_alive(self, alive: int) -> "Colour":
        """The same with other placements alive."""
        return Colour(self.cells, self.laid, alive, self.first, self.last, self.crowded)
