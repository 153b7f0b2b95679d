"""What becomes of cards that have no place: who hears of it before the next one acts."""

from collections.abc import Iterator

from serpentry.games.sssnake.rules.cards import LOOKS
from serpentry.games.sssnake.rules.deck import Hand, without
from serpentry.games.sssnake.rules.moves import Draw, Give, Move, Place
from serpentry.games.sssnake.rules.places import after
from serpentry.games.sssnake.rules.placing import Placing, less
from serpentry.games.sssnake.rules.position import Moment, Position
from serpentry.games.sssnake.rules.snake import Snake
from serpentry.languages import Sentence, sentence, words
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.telling import addressed

NO_PLACE = "passed-sssnake-no-place-you", "passed-sssnake-no-place-other"
WOULD_CLOSE = "passed-sssnake-would-close-you", "passed-sssnake-would-close-other"
GIFT_BACK = "passed-sssnake-gift-back-you", "passed-sssnake-gift-back-other"
ALIKE_KEYS = "passed-sssnake-alike-you", "passed-sssnake-alike-other"


def went_without(
    placing: Placing, before: Position, move: Move, now: Position, listener: Seat | None
) -> Iterator[Sentence]:
    """Which cards had no place on whose snake after a move, and where they went."""
    moment, hand = _due(before, move)
    roller, neighbour = before.roller, before.neighbour
    while hand and not (now.moment is moment and now.hand):
        match moment:
            case Moment.ONE:
                drawn = before._replace(deck=without(before.deck, hand))
                would_close = fits_closing(placing, drawn.at(moment, hand))
                keys = WOULD_CLOSE if would_close else NO_PLACE
                yield addressed(neighbour, listener, *keys, cards=words(hand))
                moment = Moment.ONE_BACK
            case Moment.KEEP:
                yield addressed(roller, listener, *NO_PLACE, cards=words(hand))
                moment = Moment.GIVE
            case Moment.GIVE:
                # All cards were the same, so that there was nothing to choose.
                yield addressed(roller, listener, *ALIKE_KEYS)
                moment, hand = Moment.GIFT, hand[:1]
            case Moment.GIFT:
                yield addressed(neighbour, listener, *NO_PLACE, cards=words(hand))
                yield addressed(roller, listener, *GIFT_BACK)
                moment = Moment.RETURNED
            case _:
                yield addressed(roller, listener, *NO_PLACE, cards=words(hand))
                yield sentence("passed-sssnake-leaves", cards=words(hand))
                return


def fits_closing(placing: Placing, position: Position) -> bool:
    """Whether a single card fits the neighbour's snake, but only so that it would be closed."""
    theirs = position.at(Moment.GIFT, position.hand)
    return not placing.close_other and placing.can_place(theirs)


def _due(before: Position, move: Move) -> tuple[Moment, Hand]:
    """What should come after a move, and with which cards: none if the turn is over."""
    match move:
        case Draw(cards):
            return (Moment.ONE if len(cards) == 1 else Moment.KEEP), cards
        case Give(card):
            return Moment.GIFT, (card,)
        case Place():
            hand = () if grown(before, move).is_closed else less(before.hand, move.card)
            return (Moment.KEEP if len(hand) == 2 else Moment.GIFT), hand
    return Moment.DRAW, ()


def grown(before: Position, place: Place) -> Snake:
    """The snake that a card is placed on, with the card."""
    return after(before.snakes[place.on], (place.at, LOOKS[place.card][place.turn]))
