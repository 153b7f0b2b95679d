"""Sentences about a table of Sssnake."""

from collections.abc import Iterator, Mapping
from functools import partial

from serpentry.games.sssnake.rules.cards import LOOKS, Card
from serpentry.games.sssnake.rules.closing import missing_cards
from serpentry.games.sssnake.rules.moves import Draw, Give, Move, Place, Roll
from serpentry.games.sssnake.rules.passing import (
    NO_PLACE,
    WOULD_CLOSE,
    fits_closing,
    grown,
    went_without,
)
from serpentry.games.sssnake.rules.placing import less
from serpentry.games.sssnake.rules.position import Moment, Position
from serpentry.games.sssnake.rules.rules import SssnakeRules
from serpentry.games.sssnake.rules.snake import Snake
from serpentry.geometry.squares import Square
from serpentry.languages import AtSeat, Fact, Sentence, sentence, word, words
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.places import from_start_card
from serpentry.tabletop.helpers.telling import (
    SnakeKeys,
    addressed,
    done_to_snake,
    sides_told,
)
from serpentry.tabletop.narrator import PlainNarrator, Told


class SssnakeNarrator(PlainNarrator[Position, Move, SssnakeRules]):
    """Tells of one set-up."""

    stuck_keys = frozenset({NO_PLACE[1], WOULD_CLOSE[1]})

    def task(self, position: Position, listener: Seat | None) -> Told:
        """What is rolled, drawn, placed or given now, by whom and on whose snake."""
        match position.moment:
            case Moment.OVER:
                return (self.turn(position, listener),)
            case Moment.ROLL:
                keys = "task-sssnake-roll-you", "task-sssnake-roll-other"
                return (addressed(position.roller, listener, *keys),)
            case Moment.DRAW:
                return (self._draw(position, listener),)
            case Moment.ONE:
                return self._place_one(position, listener)
            case Moment.GIFT:
                keys = "task-sssnake-gift-you", "task-sssnake-gift-other"
                card, giver = word(position.hand[0]), AtSeat(position.roller)
                return (addressed(position.neighbour, listener, *keys, card=card, giver=giver),)
        own = self._place_own(position, listener)
        if position.moment is Moment.KEEP and listener == position.roller:
            return own, self._gift(position)
        return (own,)

    def _gift(self, position: Position) -> Sentence:
        """Whose the cards are that stay in the hand."""
        key = "task-sssnake-gift-of-rest" if self._one_of_three(position) else GIFT_IS_LAST
        return sentence(key, other=AtSeat(position.neighbour))

    def _draw(self, position: Position, listener: Seat | None) -> Sentence:
        """As many cards as the die shows, or all that are left."""
        roll, left = position.roll, sum(position.deck)
        if left < roll:
            keys = "task-sssnake-draw-last-you", "task-sssnake-draw-last-other"
            return addressed(position.roller, listener, *keys, roll=roll, left=left)
        keys = "task-sssnake-draw-you", "task-sssnake-draw-other"
        return addressed(position.roller, listener, *keys, roll=roll)

    def _place_one(self, position: Position, listener: Seat | None) -> Told:
        """The single card goes to the neighbour, who is spoken to as well."""
        card, other = word(position.hand[0]), AtSeat(position.neighbour)
        if listener == position.neighbour:
            return (sentence("task-sssnake-one-to-you", who=AtSeat(position.roller), card=card),)
        keys = "task-sssnake-one-you", "task-sssnake-one-other"
        return (addressed(position.roller, listener, *keys, card=card, other=other),)

    def more(self, position: Position, listener: Seat | None) -> Told:
        """Where cards go, what may not be closed and what can be."""
        if listener is None or listener != position.actor:
            return ()
        return tuple(self._helpful(position))

    def _helpful(self, position: Position) -> Iterator[Sentence]:
        moment, other = position.moment, AtSeat(position.neighbour)
        if moment is Moment.GIVE:
            yield sentence("task-sssnake-rest-leaves")
            return
        yield sentence("task-sssnake-where")
        if moment is Moment.ONE and not self.rules.options.close_other:
            yield sentence("task-sssnake-leave-open")
        elif any(self._closes(position, move) for move in self.rules.moves(position)):
            is_own = position.places_on == position.actor
            mine, theirs = sentence("task-sssnake-can-close"), "task-sssnake-can-close-other"
            yield mine if is_own else sentence(theirs, other=other)

    def _closes(self, position: Position, move: Move) -> bool:
        return isinstance(move, Place) and grown(position, move).is_closed

    def _one_of_three(self, position: Position) -> bool:
        """Whether of three cards only one can be placed: none leaves a place for a second."""
        if position.moment is not Moment.KEEP or len(position.hand) < 3:
            return False
        return not any(self._leaves_place(position, move) for move in self.rules.moves(position))

    def _leaves_place(self, position: Position, move: Move) -> bool:
        if not isinstance(move, Place) or self._closes(position, move):
            return False
        return self.rules.play(position, move).moment is Moment.KEEP

    def _place_own(self, position: Position, listener: Seat | None) -> Sentence:
        cards, other = words(position.hand), AtSeat(position.neighbour)
        keys = OWN_TASKS[position.moment, len(position.hand)]
        if self._one_of_three(position):
            keys = "task-sssnake-keep-only-you", "task-sssnake-keep-only-other"
        if position.moment is Moment.KEEP:
            return addressed(position.roller, listener, *keys, cards=cards)
        if position.moment is Moment.ONE_BACK and fits_closing(self.rules.turn.placing, position):
            keys = "task-sssnake-one-kept-open-you", "task-sssnake-one-kept-open-other"
        return addressed(position.roller, listener, *keys, cards=cards, other=other)

    def barred(self, position: Position, seat: Seat) -> Mapping[str, Sentence]:
        """Cards that have no place, or none that leaves one for a second card."""
        if position.actor != seat or position.moment is Moment.GIVE:
            return {}
        usable = {move.card for move in self.rules.moves(position) if isinstance(move, Place)}
        return {
            card: self._why_barred(position, card)
            for card in dict.fromkeys(position.hand)
            if card not in usable
        }

    def _why_barred(self, position: Position, card: Card) -> Sentence:
        alone = position.at(position.moment, (card,))
        if self.rules.turn.placing.can_place(alone):
            return sentence("barred-sssnake-not-first")
        if self.rules.turn.placing.lacks_cards(alone):
            return sentence("barred-sssnake-too-few")
        return sentence("barred-sssnake-nowhere")

    def said(self, position: Position, move: Move) -> Sentence:
        """What is rolled, drawn, given; or the card, how it is turned, its cell and whose snake."""
        match move:
            case Roll(number):
                return sentence("move-sssnake-roll", number=number)
            case Draw(cards):
                return sentence("move-sssnake-draw", cards=words(cards))
            case Give(card):
                return sentence("move-sssnake-give", card=word(card))
            case Place():
                return sentence("move-sssnake-on", what=placed(move), owner=AtSeat(move.on))

    def happened(
        self, before: Position, move: Move, after: Position, listener: Seat | None
    ) -> Told:
        """What a seat rolled, drew, gave or placed, and how many cards the snake misses now."""
        roller = before.roller
        match move:
            case Roll(number):
                keys = "did-sssnake-roll-you", "did-sssnake-roll-other"
                return (addressed(roller, listener, *keys, number=number),)
            case Draw(cards):
                keys = "did-sssnake-draw-you", "did-sssnake-draw-other"
                return (addressed(roller, listener, *keys, cards=words(cards)),)
            case Give(card):
                keys = "did-sssnake-give-you", "did-sssnake-give-other"
                other, rest = AtSeat(before.neighbour), words(less(before.hand, card))
                facts: dict[str, Fact] = {"card": word(card), "other": other, "rest": rest}
                return (addressed(roller, listener, *keys, **facts),)
            case Place():
                return (self._placed(before, move, listener),)

    def _placed(self, before: Position, move: Place, listener: Seat | None) -> Sentence:
        """What a card did to the snake it was placed on."""
        actor, snake = before.actor, before.snakes[move.on]
        assert isinstance(actor, int)
        longer = grown(before, move)
        told = partial(done_to_snake, move.on, actor, listener)
        if longer.is_closed:
            return told(CLOSED, what=placed(move))
        was, now = missing_cards(snake) or 0, missing_cards(longer) or 0
        return told(GREW, what=placed(move), score=self.counted(now), change=nearer(was, now))

    def passed(self, before: Position, move: Move, after: Position, listener: Seat | None) -> Told:
        """Cards without a place, what became of them; and the end of a round."""
        return (
            *went_without(self.rules.turn.placing, before, move, after, listener),
            *self._round_over(before, move, after),
        )

    def _round_over(self, before: Position, move: Move, after: Position) -> Iterator[Sentence]:
        is_over = after.moment is Moment.OVER
        if after.round == before.round and not is_over:
            return
        if not (isinstance(move, Place) and grown(before, move).is_closed):
            yield sentence("passed-sssnake-deck-empty")
        if not is_over:
            scores = tuple(
                sentence("summary-sssnake-total", who=AtSeat(seat), score=self.counted(-total))
                for seat, total in enumerate(after.totals)
            )
            yield sentence("passed-sssnake-round", round=after.round, scores=scores)

    def counted_up(self, position: Position, seat: Seat) -> Sentence:
        """The missing cards; in a match those of the earlier rounds and of the last."""
        if not position.round:
            return super().counted_up(position, seat)
        return sentence(
            "end-sssnake-rounds",
            who=AtSeat(seat),
            score=self.counted(self.judge.score(position)[seat]),
            earlier=-position.totals[seat],
            last=missing_cards(position.snakes[seat]) or 0,
        )

    def summary(self, position: Position, listener: Seat | None) -> Told:
        """Whose turn it is, the deck, the hand, and every snake with its ends."""
        task, more = self.task(position, listener), self.more(position, listener)
        return (*task, *more, *self._table(position))

    def _table(self, position: Position) -> Iterator[Sentence]:
        if self.rules.options.rounds > 1:
            number, rounds = position.round + 1, self.rules.options.rounds
            yield sentence("summary-sssnake-round", round=number, rounds=rounds)
        yield sentence("summary-sssnake-from", cell=from_start_card(Square(-2, -1)))
        yield sentence("summary-sssnake-deck", count=sum(position.deck))
        if position.hand:
            yield sentence("summary-sssnake-hand", cards=words(position.hand))
        for seat, snake in enumerate(position.snakes):
            yield self._snake(snake, len(snake.cards) - len(self.rules.turn.bare[seat].cards))

    def _snake(self, snake: Snake, cards: int) -> Sentence:
        who = AtSeat(snake.owner)
        if snake.ends is None:
            return sentence("summary-sssnake-closed", who=who, cards=cards)
        head, tail = (from_start_card(end.cell) for end in snake.ends)
        missing = missing_cards(snake) or 0
        key = "summary-sssnake-snake"
        return sentence(key, who=who, cards=cards, missing=missing, head=head, tail=tail)


OWN_TASKS = {
    (Moment.KEEP, 2): ("task-sssnake-keep-one-you", "task-sssnake-keep-one-other"),
    (Moment.KEEP, 3): ("task-sssnake-keep-two-you", "task-sssnake-keep-two-other"),
    (Moment.GIVE, 2): ("task-sssnake-give-you", "task-sssnake-give-other"),
    (Moment.GIVE, 3): ("task-sssnake-give-you", "task-sssnake-give-other"),
    (Moment.ONE_BACK, 1): ("task-sssnake-one-back-you", "task-sssnake-one-back-other"),
    (Moment.RETURNED, 1): ("task-sssnake-returned-you", "task-sssnake-returned-other"),
}
"""What the roller has to do with a hand of this number of cards."""

GREW: SnakeKeys = {
    "own": ("did-sssnake-own-you", "did-sssnake-own-other"),
    "mine": ("did-sssnake-own-you", "did-sssnake-to-you"),
    "others": ("did-sssnake-on-you", "did-sssnake-on-other"),
}
CLOSED: SnakeKeys = {
    "own": ("did-sssnake-close-you", "did-sssnake-close-other"),
    "mine": ("did-sssnake-close-you", "did-sssnake-close-to-you"),
    "others": ("did-sssnake-close-on-you", "did-sssnake-close-on-other"),
}


GIFT_IS_LAST = "task-sssnake-gift-is-last"


def nearer(was: int, now: int) -> Sentence:
    """By how many cards a snake is nearer to being closed, or further from it."""
    if was == now:
        return sentence("did-sssnake-as-near")
    key = "did-sssnake-nearer" if now < was else "did-sssnake-further"
    return sentence(key, count=abs(now - was))


def placed(move: Place) -> Sentence:
    """A card, the sides that it links, and its cell."""
    card, cell = word(move.card), from_start_card(move.at)
    looks = LOOKS[move.card]
    if len(looks) == 1:
        return sentence("move-sssnake-crossing", card=card, cell=cell)
    northern = min(looks[move.turn].strands, key=min)
    sides = sides_told(northern)
    return sentence("move-sssnake-card", card=card, sides=sides, cell=cell)
