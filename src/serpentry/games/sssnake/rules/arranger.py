"""Setting up a position of Sssnake by hand."""

from operator import sub

from serpentry.games.sssnake.rules.cards import CARDS
from serpentry.games.sssnake.rules.deck import FULL, Deck, Hand, without
from serpentry.games.sssnake.rules.position import Moment, Position
from serpentry.games.sssnake.rules.rules import SssnakeRules
from serpentry.tabletop.actors import Seat


class SssnakeArranger:
    """Every seat places any card not on the table yet on its own snake; the rest is the deck."""

    def __init__(self, rules: SssnakeRules) -> None:
        self.rules = rules

    def ways(self, position: Position, seat: Seat) -> tuple[Position, ...]:
        """A card of each kind in hand; and each alone, as no other one need be kept."""
        deck = _left(position)
        hand = tuple(card for card, left in zip(CARDS, deck, strict=True) if left)
        if position.snakes[seat].is_closed or not hand:
            return (_placing(position, seat, Moment.RETURNED, deck, ()),)
        every = _placing(position, seat, Moment.KEEP, deck, hand)
        alone = (_placing(position, seat, Moment.RETURNED, deck, (card,)) for card in hand)
        return (every, *alone)

    def turn_of(self, position: Position, seat: Seat) -> Position:
        """The seat rolls, unless a snake is closed or no card is left."""
        deck = _left(position)
        rolls = position._replace(deck=deck, roller=seat, moment=Moment.ROLL, roll=0, hand=())
        if any(snake.is_closed for snake in position.snakes) or not any(deck):
            return self.rules.turn.round_over(rolls)
        return rolls


def _placing(position: Position, seat: Seat, moment: Moment, deck: Deck, hand: Hand) -> Position:
    left = without(deck, hand) if len(hand) < len(CARDS) else tuple(one - 1 for one in deck)
    return position._replace(roller=seat, moment=moment, deck=left, roll=len(hand), hand=hand)


def _left(position: Position) -> Deck:
    """The cards that are on no snake."""
    lying = [laid.card for snake in position.snakes for laid in snake.cards.values()]
    return tuple(map(sub, FULL, (lying.count(card) for card in CARDS)))
