"""The cards: what is printed on them, how many there are, and how they look when turned.

Every side of a card carries a part, so neighbouring cards always connect. Drawn unturned, the
coloured part heavy, the grey part light::

      straight 7      curve 9        tail 1         head 1
      +---┃---+      +---┃---+      +---┃---+      +---┃---+
      |   ┃   |      |   ┃   |      |   ▼   |      |   ●   |
      ────╂────      ──┐ ┗━━━━      ─────────      ─────────
      |   ┃   |      |  │    |      |   ○   |      |   △   |
      +---┃---+      +--│----+      +---│---+      +---│---+
"""

from collections.abc import Mapping
from enum import IntEnum
from functools import cache, cached_property
from typing import NamedTuple

from serpentry.geometry.squares import Side

Colour = int
"""Of a card or a snake: the players' are numbered from 0."""

GREY: Colour = -1
PATH: Colour = 4
FRAME: Colour = 5
"""Colours of nobody: the snake across a fixed field, and the coloured parts of a frame."""

COLOUR_NAMES = {0: "green", 1: "red", 2: "blue", 3: "yellow", PATH: "the path", FRAME: "the frame"}


class Kind(IntEnum):
    """The kinds of card, in the order of a hand."""

    STRAIGHT = 0
    CURVE = 1
    TAIL = 2
    HEAD = 3

    @cached_property
    def word(self) -> str:
        """What players call it."""
        return self.name.lower()


KIND_BY_WORD = {kind.word: kind for kind in Kind}

FULL_HAND = (7, 9, 1, 1)
"""How many cards of each kind a colour has."""


class Strand(NamedTuple):
    """A part on a card: the sides it leads to, and what it adds to a snake."""

    sides: tuple[int, ...]
    coloured: bool
    parts: int
    """One; a blank side is a strand of no part."""
    finished: int
    """How many of its two ends are finished on the card: a stub has one, a blank side too."""


def coloured(*sides: Side) -> Strand:
    """A part in the card's colour."""
    return Strand(tuple(map(int, sides)), True, 1, 2 - len(sides))


def grey(*sides: Side) -> Strand:
    """A part that anybody may use."""
    return Strand(tuple(map(int, sides)), False, 1, 2 - len(sides))


def blank(side: Side) -> Strand:
    """A side without a part: it finishes whatever comes there and adds nothing."""
    return Strand((int(side),), False, 0, 1)


STRANDS: Mapping[Kind, tuple[Strand, ...]] = {
    Kind.STRAIGHT: (coloured(Side.N, Side.S), grey(Side.E, Side.W)),
    Kind.CURVE: (coloured(Side.N, Side.E), grey(Side.S, Side.W)),
    Kind.TAIL: (coloured(Side.N), grey(Side.S), grey(Side.E, Side.W)),
}

HEAD_STRANDS: Mapping[str, tuple[Strand, ...]] = {
    "stub_opposite": (coloured(Side.N), grey(Side.S), grey(Side.E, Side.W)),
    "blank_opposite": (coloured(Side.N), blank(Side.S), grey(Side.E, Side.W)),
}
"""The head card, by the option `head_card`: nobody knows the printed one for certain."""

TURNS: Mapping[Kind, int] = {Kind.STRAIGHT: 2, Kind.CURVE: 4, Kind.TAIL: 4, Kind.HEAD: 4}
"""How many ways there are to place a card: half a turn leaves a straight as it was."""

LIES = tuple((kind, turn) for kind in Kind for turn in range(TURNS[kind]))
"""All ways to place any card, as kind and clockwise quarter turns."""

LIE_NUMBER = {lie: number for number, lie in enumerate(LIES)}


class Card(NamedTuple):
    """A card on the table."""

    colour: Colour
    kind: Kind
    turn: int


class CardFaces:
    """What is on the table where a card is: the strands of every kind and turn."""

    def __init__(self, head_card: str) -> None:
        printed = {**STRANDS, Kind.HEAD: HEAD_STRANDS[head_card]}
        self.by_lie = tuple(
            tuple(_turned(strand, turn) for strand in printed[kind]) for kind, turn in LIES
        )
        lies = iter(self.by_lie)
        self.by_kind = tuple(tuple(next(lies) for _ in range(TURNS[kind])) for kind in Kind)

    def strands(self, card: Card) -> tuple[Strand, ...]:
        """The strands of a card as it is turned."""
        return self.by_kind[card.kind][card.turn]


def _turned(strand: Strand, quarters: int) -> Strand:
    return strand._replace(sides=tuple((side + quarters) % 4 for side in strand.sides))


@cache
def coloured_sides(kind: Kind, turn: int) -> tuple[Side, ...]:
    """The sides that the coloured part of a card leads to."""
    first = {Kind.STRAIGHT: (Side.N, Side.S), Kind.CURVE: (Side.N, Side.E)}.get(kind, (Side.N,))
    return tuple(side.turned(turn) for side in first)
