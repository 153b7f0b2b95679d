"""A position of Sssnake: the snakes, the deck, and how far the turn has come."""

from enum import Enum
from typing import NamedTuple

from serpentry.games.sssnake.rules.deck import Deck, Hand
from serpentry.games.sssnake.rules.snake import Snake
from serpentry.tabletop.actors import CHANCE, Actor, Seat


class Moment(Enum):
    """What happens next in a turn."""

    ROLL = "the die is rolled"
    DRAW = "cards are drawn"
    ONE = "a single card goes to the neighbour's snake"
    ONE_BACK = "a single card without a place there goes to the roller's own snake"
    KEEP = "the roller lays a card on his own snake, and keeps at least one in hand"
    GIVE = "the roller can lay none and chooses which one is the gift"
    GIFT = "the neighbour lays the gift"
    RETURNED = "the roller lays the gift, as the neighbour could not"
    OVER = "the match is over"


BY_CHANCE = (Moment.ROLL, Moment.DRAW)
BY_ROLLER = (Moment.KEEP, Moment.ONE, Moment.GIVE, Moment.ONE_BACK, Moment.RETURNED)
"""The seat to act; the gift is placed by the neighbour."""

ON_NEIGHBOUR = (Moment.ONE, Moment.GIFT)
"""When a card goes to the neighbour's snake."""


class Position(NamedTuple):
    """What is on the table. Cards that left the game are those that are nowhere else."""

    snakes: tuple[Snake, ...]
    deck: Deck
    roller: Seat
    moment: Moment
    roll: int = 0
    """What the die shows; 0 before it is rolled."""
    hand: Hand = ()
    """Drawn cards that are neither placed nor gone."""
    round: int = 0
    """Rounds finished before this one."""
    totals: tuple[int, ...] = ()
    """What each seat scored in them; empty in the first round."""

    @property
    def neighbour(self) -> Seat:
        """The seat on the roller's left."""
        return (self.roller + 1) % len(self.snakes)

    @property
    def actor(self) -> Actor | None:
        """The seat to act; None when the match is over."""
        moment = self.moment
        if moment in BY_CHANCE:
            return CHANCE
        if moment in BY_ROLLER:
            return self.roller
        return self.neighbour if moment is Moment.GIFT else None

    @property
    def places_on(self) -> Seat:
        """Whose snake the next card goes to."""
        return self.neighbour if self.moment in ON_NEIGHBOUR else self.roller

    def at(self, moment: Moment, hand: Hand) -> "Position":
        """The same turn at another moment, with these cards in hand."""
        return Position(
            self.snakes,
            self.deck,
            self.roller,
            moment,
            self.roll,
            hand,
            self.round,
            self.totals,
        )
