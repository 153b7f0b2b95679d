"""What may be placed in a position, card by card, under the options of a set-up."""

from collections.abc import Iterable

from serpentry.games.sssnake.rules.cards import LOOKS, Card
from serpentry.games.sssnake.rules.deck import Deck, Hand
from serpentry.games.sssnake.rules.moves import Place
from serpentry.games.sssnake.rules.options import Options
from serpentry.games.sssnake.rules.places import (
    NO_CARDS,
    Spot,
    after,
    closes,
    ends_meet,
    missing_after,
    places,
    surely_takes,
)
from serpentry.games.sssnake.rules.position import Moment, Position
from serpentry.games.sssnake.rules.snake import Snake
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.lazy import LazySequence


class Placing:
    """What may be placed in a position, under the options of a set-up."""

    def __init__(self, options: Options) -> None:
        self.deck_aware = options.feasibility == "deck_aware"
        self.closing_excuses = not options.exact_finish
        self.close_other = options.close_other

    def placements(self, position: Position) -> "Placements":
        """All placements of the moment, by card, end and turn."""
        hand, snake = position.hand, position.snakes[position.places_on]
        if len(hand) == 1:
            return Placements(
                snake.owner, self._legal(snake, hand[0], position.moment, position.deck)
            )
        found = [
            spot
            for card in kinds(hand)
            for spot in self._legal(snake, card, position.moment, position.deck)
        ]
        if len(hand) == 3:
            found = self._most_laid(snake, found, position)
        return Placements(snake.owner, found)

    def can_place(self, position: Position) -> bool:
        """Whether any card of the hand has a place on the snake that it goes to."""
        hand, snake = position.hand, position.snakes[position.places_on]
        moment, deck = position.moment, position.deck
        if len(hand) == 1:
            return bool(self._legal(snake, hand[0], moment, deck))
        return any(self._legal(snake, card, moment, deck) for card in hand)

    def lacks_cards(self, position: Position) -> bool:
        """Whether the only card of a hand would have a place if the deck were never short."""
        snake, (card,) = position.snakes[position.places_on], position.hand
        return self.deck_aware and bool(self._fitting(snake, card, position.moment))

    def _legal(self, snake: Snake, card: Card, moment: Moment, deck: Deck) -> list[Spot]:
        found = self._fitting(snake, card, moment)
        if self.deck_aware:
            left = sum(deck)
            found = [spot for spot in found if (missing_after(snake, spot) or 0) <= left]
        return found

    def _fitting(self, snake: Snake, card: Card, moment: Moment) -> list[Spot]:
        found = places(snake, card)
        if moment is Moment.ONE and not self.close_other and ends_meet(snake):
            found = [spot for spot in found if not closes(snake, spot)]
        return found

    def _most_laid(self, snake: Snake, found: list[Spot], position: Position) -> list[Spot]:
        """The places by which as many as possible of the roller's own cards are placed."""
        followed = self._followed(snake, found, position)
        if not followed or not self.closing_excuses or not ends_meet(snake):
            return followed or found
        return [spot for spot in found if spot in followed or closes(snake, spot)]

    def _followed(self, snake: Snake, found: list[Spot], position: Position) -> list[Spot]:
        """The places for a first card after which another card of the hand has one too.

        Often it is plain to see that the other end takes one; else the first card is placed.
        """
        assert snake.ends is not None
        head = snake.ends[0].cell
        sure_at_head, sure_at_tail = surely_takes(snake, 0), surely_takes(snake, 1)
        if self.deck_aware:
            sure_at_head = sure_at_tail = NO_CARDS
        rest = {card: set(less(position.hand, card)) for card in position.hand}
        return [
            (cell, first)
            for cell, first in found
            if (sure_at_tail if cell == head else sure_at_head) & rest[first.card]
            or self._takes_any(after(snake, (cell, first)), rest[first.card], position.deck)
        ]

    def _takes_any(self, snake: Snake, cards: Iterable[Card], deck: Deck) -> bool:
        return any(self._legal(snake, card, Moment.KEEP, deck) for card in cards)


class Placements(LazySequence[Place]):
    """Places as a list of moves, made only where it is looked at."""

    __slots__ = ("_owner", "_places")

    def __init__(self, owner: Seat, places: list[Spot]) -> None:
        self._owner = owner
        self._places = places

    def __len__(self) -> int:
        return len(self._places)

    def at(self, index: int) -> Place:
        """The placement at an index."""
        cell, turned = self._places[index]
        return Place(turned.card, self._owner, cell, turned.turn)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Place) or move.on != self._owner:
            return False
        return (move.at, LOOKS[move.card][move.turn]) in self._places


def kinds(hand: Hand) -> Iterable[Card]:
    """The different cards of a hand."""
    return dict.fromkeys(hand)


def less(hand: Hand, card: Card) -> Hand:
    """The hand with one card of this kind fewer."""
    spot = hand.index(card)
    return hand[:spot] + hand[spot + 1 :]
