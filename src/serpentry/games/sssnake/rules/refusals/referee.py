"""Why a move is illegal: the authority on the rules, written from the table itself.

It tries each card and asks for the missing cards; it knows nothing of the openings by which
`placing` finds places quickly, so that each can be held against the other.
"""

from collections.abc import Iterator

from serpentry.games.sssnake.rules.cards import CARDS, LOOKS, Card
from serpentry.games.sssnake.rules.closing import missing_cards
from serpentry.games.sssnake.rules.deck import DIE, Hand
from serpentry.games.sssnake.rules.moves import Draw, Give, Move, Place, Roll
from serpentry.games.sssnake.rules.options import Options
from serpentry.games.sssnake.rules.position import Moment, Position
from serpentry.games.sssnake.rules.refusals.cut_off import END_NAMES, cut_off
from serpentry.games.sssnake.rules.snake import Snake, with_card
from serpentry.geometry.squares import Square
from serpentry.languages.sentence import AtSeat, word, words
from serpentry.tabletop.helpers.places import from_start_card
from serpentry.tabletop.refusal import (
    GAME_OVER,
    NOT_YOUR_KIND_OF_MOVE,
    Cell,
    Illegal,
    Refuses,
    refuse,
)

RULE_IDS = (
    "continues-an-end",
    "still-closable",
    "one-leaves-it-open",
    "must-lay-if-possible",
    "whose-snake",
    "card-in-hand",
    "die-shows-one-to-three",
    "draw-as-rolled",
    "wrong-moment",
    "game-over",
)

NEXT_KEYS = {
    Moment.ROLL: "why-sssnake-roll-now",
    Moment.DRAW: "why-sssnake-draw-now",
    Moment.GIVE: "why-sssnake-choose-gift",
}


class Referee(Refuses[Position, Move]):
    """Answers for any attempt in any position of one set-up."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options

    def asked(self, position: Position, move: Move) -> Iterator[Illegal | None]:
        """Whether the game is on and it is time for such a move; then the rules for its kind."""
        if position.moment is Moment.OVER:
            yield GAME_OVER
            return
        match move:
            case Roll(number):
                yield from (_not_now(position, Moment.ROLL), _no_face(number))
            case Draw(cards):
                yield _not_now(position, Moment.DRAW) or _wrong_draw(position, cards)
            case Give(card):
                yield from self._why_no_gift(position, card)
            case Place():
                yield from self._why_no_place(position, move)

    def _why_no_gift(self, position: Position, card: Card) -> Iterator[Illegal | None]:
        if position.moment is Moment.KEEP:
            message = "why-sssnake-gift-last"
            yield refuse("must-lay-if-possible", message)
        else:
            yield _not_now(position, Moment.GIVE)
        yield _not_in_hand(position, card) if position.hand else None

    def _why_no_place(self, position: Position, move: Place) -> Iterator[Illegal | None]:
        if position.moment in (Moment.ROLL, Moment.DRAW):
            yield refuse(NOT_YOUR_KIND_OF_MOVE, NEXT_KEYS[position.moment])
            return
        held = _not_in_hand(position, move.card)
        elsewhere = self._wrong_snake(position, move)
        if move.on >= len(position.snakes):  # a text may name a seat that this table has not
            yield from (held, elsewhere)
            return
        misplaced = self._wrong_place(position, position.snakes[move.on], move)
        yield from (held, elsewhere, misplaced)
        if not misplaced and position.moment in AFTER_ONE:
            yield self._closes_another(position, move)
        if not (held or elsewhere or misplaced):
            yield self._places_too_few(position, move)
        yield _not_a_moment_to_place(position)

    def _wrong_snake(self, position: Position, move: Place) -> Illegal | None:
        """Refuses a snake that the card does not go to, wording why the right one comes first."""
        owner = position.places_on
        if move.on == owner:
            return None
        tried_before = position.moment in (Moment.ONE_BACK, Moment.RETURNED)
        if tried_before and move.on == position.neighbour:
            snake = position.snakes[move.on]
            if reason := self._wrong_place(position, snake, move):
                return reason
            if position.moment is Moment.ONE_BACK:
                return self._closes_another(position, move)
        return refuse("whose-snake", WHOSE_KEYS[position.moment], owner=AtSeat(owner))

    def _wrong_place(self, position: Position, snake: Snake, move: Place) -> Illegal | None:
        """What keeps the card from being placed there on this snake, whichever seat places it."""
        return self._meets_no_end(snake, move) or self._never_closable(position, snake, move)

    def _meets_no_end(self, snake: Snake, move: Place) -> Illegal | None:
        assert snake.ends is not None
        ends = [end for end in snake.ends if end.cell == move.at]
        if not ends:
            head, tail = (end.cell for end in snake.ends)
            return refuse(
                "continues-an-end",
                "why-sssnake-not-at-end",
                cells_of(snake, head, tail),
                head=from_start_card(head),
                tail=from_start_card(tail),
            )
        card = LOOKS[move.card][move.turn]
        if any(card.exits[end.side] is not None for end in ends):
            return None
        return refuse(
            "continues-an-end",
            "why-sssnake-no-strand",
            cells_of(snake, move.at),
            end=word(END_NAMES[snake.ends.index(ends[0])]),
        )

    def _never_closable(self, position: Position, snake: Snake, move: Place) -> Illegal | None:
        longer = with_card(snake, move.at, LOOKS[move.card][move.turn])
        if self._is_closable(position, longer):
            return None
        missing, left = missing_cards(longer), sum(position.deck)
        if missing is not None:
            message = "why-sssnake-too-few-cards"
            cells = cells_of(snake, move.at)
            return refuse("still-closable", message, cells, missing=missing, left=left)
        cut = cut_off(longer)
        cells = cells_of(snake, move.at, *cut.cells)
        return refuse("still-closable", cut.message, cells, **cut.facts)

    def _is_closable(self, position: Position, snake: Snake) -> bool:
        missing = missing_cards(snake)
        if missing is None:
            return False
        return self.options.feasibility == "geometric" or missing <= sum(position.deck)

    def _closes_another(self, position: Position, move: Place) -> Illegal | None:
        """After a 1, the neighbour's snake is left open for the neighbour to close."""
        if move.on != position.neighbour or position.moment is Moment.GIFT:
            return None
        snake = position.snakes[move.on]
        closed = with_card(snake, move.at, LOOKS[move.card][move.turn]).is_closed
        if self.options.close_other or not closed:
            return None
        return refuse(
            "one-leaves-it-open",
            "why-sssnake-closes-other",
            cells_of(snake, move.at),
            owner=AtSeat(move.on),
        )

    def _places_too_few(self, position: Position, move: Place) -> Illegal | None:
        """The first of two cards must leave a place for the second, if any first card does."""
        if position.moment is not Moment.KEEP or len(position.hand) < 3:
            return None
        snake = position.snakes[position.roller]
        longer = with_card(snake, move.at, LOOKS[move.card][move.turn])
        excused = longer.is_closed and not self.options.exact_finish
        if excused or not self._can_place_two(position) or self._followed(position, move):
            return None
        message = "why-sssnake-no-second-card"
        if longer.is_closed:
            message = "why-sssnake-close-last"
        return refuse("must-lay-if-possible", message, cells_of(snake, move.at))

    def _can_place_two(self, position: Position) -> bool:
        snake = position.snakes[position.roller]
        firsts = self._places(position, snake, position.hand)
        return any(self._followed(position, first) for first in firsts)

    def _followed(self, position: Position, first: Place) -> bool:
        """Whether another card of the hand has a place after a first one is placed."""
        snake = position.snakes[position.roller]
        longer = with_card(snake, first.at, LOOKS[first.card][first.turn])
        rest = list(position.hand)
        rest.remove(first.card)
        return any(True for _ in self._places(position, longer, tuple(rest)))

    def _places(self, position: Position, snake: Snake, hand: Hand) -> Iterator[Place]:
        """All ways to place a card of a hand on a snake."""
        for card in dict.fromkeys(hand):
            for cell, side in snake.ends or ():
                for turned in LOOKS[card]:
                    meets = turned.exits[side] is not None
                    if meets and self._is_closable(position, with_card(snake, cell, turned)):
                        yield Place(card, snake.owner, cell, turned.turn)


AFTER_ONE = (Moment.ONE, Moment.ONE_BACK)
"""When a single card was drawn."""

WHOSE_KEYS = {
    Moment.ONE: "why-sssnake-single-to-neighbour",
    Moment.ONE_BACK: "why-sssnake-single-back",
    Moment.KEEP: "why-sssnake-keep-own",
    Moment.GIVE: "why-sssnake-keep-own",
    Moment.GIFT: "why-sssnake-gift-receiver",
    Moment.RETURNED: "why-sssnake-gift-back",
}


def cells_of(snake: Snake, *cells: Square) -> list[Cell]:
    """Cells of a snake's plane, with the owner's seat before them."""
    return [(snake.owner, *cell) for cell in cells]


def _not_now(position: Position, moment: Moment) -> Illegal | None:
    """Refuses what belongs to another moment."""
    if position.moment is moment:
        return None
    now = NEXT_KEYS.get(position.moment, "why-sssnake-place-now")
    return refuse(NOT_YOUR_KIND_OF_MOVE, now)


def _not_a_moment_to_place(position: Position) -> Illegal | None:
    return _not_now(position, Moment.KEEP) if position.moment is Moment.GIVE else None


def _no_face(number: int) -> Illegal | None:
    if number in DIE:
        return None
    message = "why-sssnake-die"
    rule = "die-shows-one-to-three"
    return refuse(rule, message, low=min(DIE), high=max(DIE), number=number)


def _wrong_draw(position: Position, cards: Hand) -> Illegal | None:
    left = sum(position.deck)
    number = min(position.roll, left)
    if len(cards) != number:
        message = "why-sssnake-draw-count" if number == position.roll else "why-sssnake-deck-short"
        return refuse("draw-as-rolled", message, roll=position.roll, number=number)
    for card, there in zip(CARDS, position.deck, strict=True):
        if cards.count(card) > there:
            message = "why-sssnake-not-in-deck"
            return refuse("draw-as-rolled", message, card=word(card), there=there)
    return None


def _not_in_hand(position: Position, card: Card) -> Illegal | None:
    if card in position.hand:
        return None
    held = words(dict.fromkeys(position.hand))
    message = "why-sssnake-not-in-hand"
    return refuse("card-in-hand", message, card=word(card), held=held)
