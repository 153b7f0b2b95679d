"""A position of SNEKAGON: what is on the board, and what can still be placed."""

from dataclasses import dataclass

from serpentry.hexsnakes.rules.colour import Colour
from serpentry.tabletop.actors import Seat


@dataclass(frozen=True, slots=True)
class Position:
    """The two colours, whose turn it is, and what that seat may place."""

    colours: tuple[Colour, Colour]
    actor: Seat | None
    legal: int
    swapped: bool = False
    """Whether the second player has taken over the starter's colour."""

    def colour_of(self, seat: Seat) -> int:
        """The colour that a seat plays: its own number, until a take-over."""
        return seat ^ self.swapped
