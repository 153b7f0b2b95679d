"""What is said about a table of Sssnake."""

from collections.abc import Iterator, Mapping
from functools import partial

from serpentry.games.sssnake.rules.cards import LOOKS, Card
from serpentry.games.sssnake.rules.closing import missing_cards
from serpentry.games.sssnake.rules.moves import Draw, Give, Move, Place, Roll
from serpentry.games.sssnake.rules.passing import grown, went_without
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
    changed,
    done_to_snake,
    sides_told,
)
from serpentry.tabletop.narrator import PlainNarrator, Told


class SssnakeNarrator(PlainNarrator[Position, Move, SssnakeRules]):
    """Tells of one set-up."""

    def task(self, position: Position, listener: Seat | None) -> Told:
        """What is rolled, drawn, placed or given now, by whom and on whose snake."""
        match position.moment:
            case Moment.OVER:
                return (self.turn(position, listener),)
            case Moment.ROLL:
                keys = "task-sssnake-roll-you", "task-sssnake-roll-other"
                return (addressed(position.roller, listener, *keys),)
            case Moment.DRAW:
                keys = "task-sssnake-draw-you", "task-sssnake-draw-other"
                return (addressed(position.roller, listener, *keys, roll=position.roll),)
            case Moment.ONE:
                return self._place_one(position, listener)
            case Moment.GIFT:
                keys = "task-sssnake-gift-you", "task-sssnake-gift-other"
                card, giver = word(position.hand[0]), AtSeat(position.roller)
                return (addressed(position.neighbour, listener, *keys, card=card, giver=giver),)
        return (self._place_own(position, listener),)

    def _place_one(self, position: Position, listener: Seat | None) -> Told:
        """The single card goes to the neighbour, who is spoken to as well."""
        card, other = word(position.hand[0]), AtSeat(position.neighbour)
        if listener == position.neighbour:
            return (sentence("task-sssnake-one-to-you", who=AtSeat(position.roller), card=card),)
        keys = "task-sssnake-one-you", "task-sssnake-one-other"
        return (addressed(position.roller, listener, *keys, card=card, other=other),)

    def more(self, position: Position, listener: Seat | None) -> Told:
        """That a neighbour's snake may not be closed."""
        mine = position.moment is Moment.ONE and listener == position.roller
        if not mine or self.rules.options.close_other:
            return ()
        return (sentence("task-sssnake-leave-open"),)

    def _place_own(self, position: Position, listener: Seat | None) -> Sentence:
        cards, other = words(position.hand), AtSeat(position.neighbour)
        keys = OWN_TASKS[position.moment, len(position.hand)]
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
        return sentence("barred-sssnake-nowhere")

    def said(self, position: Position, move: Move) -> Sentence:
        """What is rolled, drawn, given; or the card, how it lies, its cell and whose snake."""
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
        """Who rolled, drew, gave or placed what, and how many cards the snake misses now."""
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
                other = AtSeat(before.neighbour)
                return (addressed(roller, listener, *keys, card=word(card), other=other),)
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
        facts: dict[str, Fact] = {"score": self.counted(now), "change": changed(was, now)}
        return told(GREW, what=placed(move), **facts)

    def passed(self, before: Position, move: Move, after: Position, listener: Seat | None) -> Told:
        """Cards without a place, what became of them; and the end of a round."""
        return (
            *went_without(before, move, after, listener),
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
        missing = self.counted(missing_cards(snake) or 0)
        key = "summary-sssnake-snake"
        return sentence(key, who=who, cards=cards, score=missing, head=head, tail=tail)


OWN_TASKS = {
    (Moment.KEEP, 2): ("task-sssnake-keep-one-you", "task-sssnake-keep-one-other"),
    (Moment.KEEP, 3): ("task-sssnake-keep-two-you", "task-sssnake-keep-two-other"),
    (Moment.GIVE, 2): ("task-sssnake-give-you", "task-sssnake-give-other"),
    (Moment.GIVE, 3): ("task-sssnake-give-you", "task-sssnake-give-other"),
    (Moment.ONE_BACK, 1): ("task-sssnake-one-back-you", "task-sssnake-one-back-other"),
    (Moment.RETURNED, 1): ("task-sssnake-returned-you", "task-sssnake-returned-other"),
}
"""What the roller has to do with a hand of so many cards."""

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


def placed(move: Place) -> Sentence:
    """A card, the sides that it links, and its cell."""
    card, cell = word(move.card), from_start_card(move.at)
    looks = LOOKS[move.card]
    if len(looks) == 1:
        return sentence("move-sssnake-crossing", card=card, cell=cell)
    northern = min(looks[move.turn].strands, key=min)
    sides = sides_told(northern)
    return sentence("move-sssnake-card", card=card, sides=sides, cell=cell)
