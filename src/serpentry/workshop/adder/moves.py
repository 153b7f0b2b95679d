"""The one kind of move."""

from dataclasses import dataclass

from serpentry.geometry.squares import Square


@dataclass(frozen=True, slots=True)
class Grow:
    """The snake grows by this cell."""

    cell: Square


Move = Grow
