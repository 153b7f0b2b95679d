"""The kinds of move: chance rolls and draws, players place and give."""

from dataclasses import dataclass
from typing import ClassVar

from serpentry.games.sssnake.rules.cards import LOOKS, Card
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import Seat


@dataclass(frozen=True, slots=True)
class Roll:
    """The die shows this number."""

    number: int


@dataclass(frozen=True, slots=True)
class Draw:
    """These cards come from the deck; in whichever order they are named, it is one move."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))


@dataclass(frozen=True, slots=True)
class Place:
    """Place a card on the snake of a seat, turned by clockwise quarters.

    Turns that look the same are one move: the smallest of them is kept.
    """

    WRITTEN: ClassVar = "lay"
    card: Card
    on: Seat
    at: Square
    turn: int

    def __post_init__(self) -> None:
        if self.turn >= len(LOOKS[self.card]):
            object.__setattr__(self, "turn", self.turn % len(LOOKS[self.card]))


@dataclass(frozen=True, slots=True)
class Give:
    """Give this card to the left neighbour; what else is in the hand leaves the game."""

    card: Card


Move = Roll | Draw | Place | Give
