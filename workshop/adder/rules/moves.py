"""The kinds of move: chance rolls, players grow or turn round."""

from dataclasses import dataclass

from serpentry.geometry.squares import Square


@dataclass(frozen=True, slots=True)
class Roll:
    """The die shows this number."""

    number: int


@dataclass(frozen=True, slots=True)
class Grow:
    """The snake grows straight ahead from its head, up to this cell."""

    cell: Square


@dataclass(frozen=True, slots=True)
class TurnRound:
    """The snake turns round: its tail becomes its head."""


Move = Roll | Grow | TurnRound
