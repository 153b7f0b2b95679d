"""The cards: what is printed on them, how many there are, and how each looks when turned.

::

    straight      curve       crossed      double
    +--|--+      +--|--+      +--|--+      +--|--+
    |  |  |      |  '---      ---+---      -. '---
    +--|--+      +-----+      +--|--+      +--|--+
"""

from dataclasses import dataclass

from serpentry.geometry.squares import Side

Card = str
"""The name of a kind of card."""

Strand = tuple[Side, Side]
"""A piece of snake on a card: the two sides that it links."""


@dataclass(frozen=True)
class Print:
    """A kind of card: how many there are, and the strands on it before it is turned."""

    number: int
    strands: tuple[Strand, ...]


N, E, S, W = Side
CARDS: dict[Card, Print] = {
    "crossed": Print(8, ((N, S), (E, W))),
    "curve": Print(48, ((N, E),)),
    "double": Print(4, ((N, E), (S, W))),
    "straight": Print(60, ((N, S),)),
}
"""All kinds in alphabetical order, which is the order of every hand and deck."""


@dataclass(frozen=True, eq=False)
class TurnedCard:
    """A card as it is turned: `exits` tells for each side where a snake entering there leaves."""

    card: Card
    turn: int
    strands: tuple[Strand, ...]
    exits: tuple[Side | None, ...]

    def __reduce__(self) -> tuple[object, ...]:
        """There is one of each in a process: another finds its own."""
        return lying, (self.card, self.turn)


def _turned(card: Card, turn: int, strands: tuple[Strand, ...]) -> TurnedCard:
    ways = {side: way for one, two in strands for side, way in ((one, two), (two, one))}
    return TurnedCard(card, turn, strands, tuple(ways.get(side) for side in Side))


def _looks(card: Card) -> tuple[TurnedCard, ...]:
    """The card in every turn that looks new."""
    looks: dict[tuple[Side | None, ...], TurnedCard] = {}
    for turn in range(4):
        strands = tuple((one.turned(turn), two.turned(turn)) for one, two in CARDS[card].strands)
        turned = _turned(card, turn, strands)
        looks.setdefault(turned.exits, turned)
    return tuple(looks.values())


LOOKS: dict[Card, tuple[TurnedCard, ...]] = {card: _looks(card) for card in CARDS}
"""Each kind of card as it can be placed, by its turn: two ways for a straight, four for a curve."""

MEETING: dict[Card, tuple[tuple[tuple[TurnedCard, Side], ...], ...]] = {
    card: tuple(
        tuple((look, way) for look in looks if (way := look.exits[side]) is not None)
        for side in Side
    )
    for card, looks in LOOKS.items()
}
"""For each kind and side: the turns at which a strand meets the side, and the way out of each."""

BLANK = _turned("start", 0, ())
"""Part of a start card: nothing can enter it."""


def lying(card: Card, turn: int) -> TurnedCard:
    """A card as it is turned, or part of a start card."""
    looks = (BLANK,) if card == BLANK.card else LOOKS[card]
    return next(look for look in looks if look.turn == turn)
