"""What can be done: place a card, open a closed snake in two ways, and chance's path."""

from dataclasses import dataclass
from typing import ClassVar

from serpentry.games.schlangennest.rules.cards import TURNS, Kind
from serpentry.geometry.squares import Square


@dataclass(frozen=True, slots=True)
class Place:
    """Place a card, turned by clockwise quarters. Half a turn leaves a straight the same move."""

    WRITTEN: ClassVar = "lay"
    card: Kind
    at: Square
    turn: int
    snake: int | None = None
    """With two snakes each: the own one, 0 or 1, that the card belongs to."""

    def __post_init__(self) -> None:
        if self.turn >= TURNS[self.card]:
            object.__setattr__(self, "turn", self.turn % TURNS[self.card])


@dataclass(frozen=True, slots=True)
class Turn:
    """Open the closed snake: turn one of its curves, so that it has this turn."""

    at: Square
    turn: int


@dataclass(frozen=True, slots=True)
class Replace:
    """Finish the closed snake: the tail card, so turned, takes the place of a straight."""

    at: Square
    turn: int


@dataclass(frozen=True, slots=True)
class Path:
    """Chance's move before a game with a fixed border: the way of the path, R right and D down."""

    steps: str


Move = Place | Turn | Replace | Path
