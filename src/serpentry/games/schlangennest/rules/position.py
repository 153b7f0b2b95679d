"""A position of Schlangennest: the table with nest and hands, and whose turn it is for what."""

from dataclasses import dataclass, field
from typing import NamedTuple

from serpentry.games.schlangennest.rules.border import Bounds
from serpentry.games.schlangennest.rules.cards import FULL_HAND, PATH, Colour, Kind
from serpentry.games.schlangennest.rules.moves import Move
from serpentry.games.schlangennest.rules.nest import Nest
from serpentry.tabletop.actors import Actor, Seat

Hand = tuple[int, ...]
"""How many straights, curves, tails and heads a colour still holds."""

Hands = tuple[Hand, ...]
"""By colour."""


class Table(NamedTuple):
    """What is on the table and is held."""

    nest: Nest
    hands: Hands
    bounds: Bounds | None
    """Around all inside cards; None before the first, and without a border."""
    out: frozenset[Colour] = frozenset()
    """Snakes that could not be moved at their turn: they stay as they are."""


class Errand(NamedTuple):
    """A card that a seat is to place, for one of these colours."""

    seat: Seat
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """The table, who acts, and what is due before the turn passes on in seat order."""

    table: Table
    actor: Actor | None
    colours: tuple[Colour, ...] = ()
    """The colours for one of which the actor moves now."""
    errands: tuple[Errand, ...] = ()
    moves: tuple[Move, ...] = field(default=(), compare=False)
    """All that the actor may do: follows from the rest."""

    @property
    def is_crossing(self) -> bool:
        """Whether the seats are laying the snake of nobody's across the field."""
        return self.colours == (PATH,)


def full_hands(colours: int) -> Hands:
    """The hands before the first card."""
    return (FULL_HAND,) * colours


def without_card(hands: Hands, colour: Colour, kind: Kind) -> Hands:
    """The hands after a card is placed."""
    hand = hands[colour]
    fewer = (*hand[:kind], hand[kind] - 1, *hand[kind + 1 :])
    return (*hands[:colour], fewer, *hands[colour + 1 :])
