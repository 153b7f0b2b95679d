"""What lies on the table of Adder, and whose turn it is."""

from dataclasses import dataclass

from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import Seat

Snake = tuple[Square, ...]
"""The cells of a snake from its tail to its head."""


@dataclass(frozen=True, slots=True)
class Position:
    """The snake of every seat, who has turned round, whose turn it is, and what the die shows."""

    snakes: tuple[Snake, ...]
    turned: tuple[bool, ...]
    """Whether each seat has turned its snake round, which it may do once."""
    seat: Seat | None
    """Whose turn it is; None at the end."""
    roll: int = 0
    """What the die shows; 0 while it is still to be rolled."""
