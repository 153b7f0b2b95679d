"""Chance's moves, the players' moves, and a move as a seat that may not see all sees it."""

from dataclasses import dataclass

from serpentry.games.carnival.rules.tiles import NAMES, TILES
from serpentry.geometry.squares import Square

UNKNOWN = "?"
"""The name of a tile that one may not see."""


@dataclass(frozen=True, slots=True)
class House:
    """The house tile is fixed, turned by clockwise quarters."""

    turn: int


@dataclass(frozen=True, slots=True)
class Draw:
    """A tile comes from the pile into the hand of the seat that draws."""

    tile: str


@dataclass(frozen=True, slots=True)
class Place:
    """A tile is placed in a cell, empty or not. Turns that look the same are one move."""

    tile: str
    at: Square
    turn: int = 0

    def __post_init__(self) -> None:
        if self.turn and self.turn >= TILES[self.tile].turns:
            object.__setattr__(self, "turn", self.turn % TILES[self.tile].turns)


@dataclass(frozen=True, slots=True)
class Hat:
    """A hat is put on the head of the snake of a colour."""

    hat: str
    on: str


@dataclass(frozen=True, slots=True)
class Pass:
    """No head, or no hat, is placed."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A move, and what the table could see then: whether the seats asked in turn could place any.

    It is never made, only seen: played on a view it gives the next view.
    """

    move: "House | Draw | Place | Hat | Pass"
    able: tuple[bool, ...]


Move = House | Draw | Place | Hat | Pass | Seen

DRAWS = tuple(map(Draw, NAMES))
HIDDEN_DRAW = Draw(UNKNOWN)
