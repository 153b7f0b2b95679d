"""The snake of nobody's that the players place across a fixed field themselves, card by card.

Its tail is in a corner of the field, its head in the opposite one; between them it goes any way
that its seven straights and nine curves allow, and never out of the field or over itself::

      t━━━━━┓ .
      . ┏━━━┛ .
      . ┃ . . .       t tail, h head
      . ┗━━━━━h
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from serpentry.games.schlangennest.rules.arriving import Left, arrives, beyond, bit_of, ground
from serpentry.games.schlangennest.rules.cards import (
    FULL_HAND,
    LIES,
    PATH,
    Card,
    Kind,
    coloured_sides,
)
from serpentry.games.schlangennest.rules.lattice import SquareNumber, square_of
from serpentry.games.schlangennest.rules.moves import Place
from serpentry.geometry.squares import Side, Square

Field = tuple[int, int]
"""Columns and rows."""


class Lead(NamedTuple):
    """Where the snake leads: onto a square, going this way."""

    at: Square
    way: Side


class Crossing:
    """The snake across the field as far as it is placed."""

    def __init__(self, cards: Mapping[SquareNumber, Card], field: Field) -> None:
        self.field = field
        self.cards = {
            square_of(number): card for number, card in cards.items() if card.colour == PATH
        }

    @cached_property
    def hand(self) -> tuple[int, ...]:
        """How many cards of each kind it has left."""
        laid = [card.kind for card in self.cards.values()]
        return tuple(full - laid.count(kind) for kind, full in zip(Kind, FULL_HAND, strict=True))

    @cached_property
    def corners(self) -> tuple[Square, ...]:
        """The corners of the field, row by row."""
        wide, high = self.field
        return tuple(Square(x, y) for y in (0, high - 1) for x in (0, wide - 1))

    @cached_property
    def goal(self) -> Square | None:
        """The corner opposite the tail; None before the tail."""
        for at, card in self.cards.items():
            if card.kind is Kind.TAIL:
                return opposite(self.field, at)
        return None

    @cached_property
    def lead(self) -> Lead | None:
        """Where it continues; None before the tail and after the head."""
        if self.goal is None or not self.hand[Kind.HEAD]:
            return None
        at = opposite(self.field, self.goal)
        (way,) = coloured_sides(Kind.TAIL, self.cards[at].turn)
        at = at.beyond(way)
        while at in self.cards:
            way = _onward(self.cards[at], way)
            at = at.beyond(way)
        return Lead(at, way)

    def placements(self) -> tuple[Place, ...]:
        """Every card that can be placed next, by square, card and turn."""
        if self.goal is None:
            return tuple(self._tails())
        if self.lead is None:
            return ()
        kinds = [kind for kind in Kind if self.hand[kind]]
        return tuple(
            Place(kind, self.lead.at, turn)
            for kind, turn in LIES
            if kind in kinds and self._goes_on(self.lead, kind, turn)
        )

    def _tails(self) -> Iterator[Place]:
        for at in self.corners:
            for turn in range(4):
                (way,) = coloured_sides(Kind.TAIL, turn)
                if in_field(self.field, at.beyond(way)):
                    yield Place(Kind.TAIL, at, turn)

    def _goes_on(self, lead: Lead, kind: Kind, turn: int) -> bool:
        """Whether a card joins the snake and leads it where it can still arrive."""
        if lead.way.opposite() not in coloured_sides(kind, turn):
            return False
        if kind is Kind.HEAD or lead.at == self.goal:
            return kind is Kind.HEAD and lead.at == self.goal
        return self.arrives_with(Card(PATH, kind, turn))

    def arrives_with(self, card: Card) -> bool:
        """Whether it can still come to the opposite corner with a card that continues from here."""
        assert self.lead is not None
        assert self.goal is not None
        at, way = self.lead
        straights, curves, _, _ = self.hand
        left = Left(straights - (card.kind is Kind.STRAIGHT), curves - (card.kind is Kind.CURVE))
        here, onward = ground(self.field, {*self.cards, at}, self.goal), _onward(card, way)
        return arrives(here, beyond(bit_of(at, here.row), onward, here.row), onward, left)


def _onward(card: Card, way: Side) -> Side:
    """The way that a snake goes after a card that it comes to going one way."""
    return next(side for side in coloured_sides(card.kind, card.turn) if side is not way.opposite())


def opposite(field: Field, corner: Square) -> Square:
    """The corner across the field."""
    wide, high = field
    return Square(wide - 1 - corner.x, high - 1 - corner.y)


def in_field(field: Field, at: Square) -> bool:
    """Whether a square is in the field."""
    return 0 <= at.x < field[0] and 0 <= at.y < field[1]
