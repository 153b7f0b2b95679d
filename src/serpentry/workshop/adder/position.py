"""What lies on the table of Adder, and whose turn it is."""

from dataclasses import dataclass

from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import Seat

Snake = tuple[Square, ...]
"""The cells of a snake from its tail to its head."""


@dataclass(frozen=True, slots=True)
class Position:
    """The snake of every seat, and the seat to act: None at the end."""

    snakes: tuple[Snake, ...]
    actor: Seat | None
