"""Why a move is illegal: the authority on the rules, written from the table itself.

It lays each card and asks for the missing cards; it knows nothing of the openings by which
`laying` finds places quickly, so that each can be held against the other.
"""

from collections.abc import Iterator

from serpentry.games.sssnake.cards import CARDS, LOOKS, Card
from serpentry.games.sssnake.closing import missing_cards
from serpentry.games.sssnake.cut_off import END_NAMES, cut_off
from serpentry.games.sssnake.deck import DIE, Hand
from serpentry.games.sssnake.moves import Draw, Give, Lay, Move, Roll
from serpentry.games.sssnake.options import Options
from serpentry.games.sssnake.position import Moment, Position
from serpentry.games.sssnake.seats import SEAT_NAMES
from serpentry.games.sssnake.snake import Snake, lay
from serpentry.geometry.squares import Square
from serpentry.tabletop.refusal import (
    GAME_OVER,
    NOT_YOUR_KIND_OF_MOVE,
    Cell,
    Illegal,
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

NEXT = {
    Moment.ROLL: "The die is to be rolled now.",
    Moment.DRAW: "Cards are to be drawn from the deck now.",
    Moment.GIVE: "No card can be laid now; the gift is to be chosen.",
}


class Referee:
    """Answers for any attempt in any position of one set-up."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options

    def why_illegal(self, position: Position, move: Move) -> Illegal | None:
        """What forbids the move, or None."""
        if position.moment is Moment.OVER:
            return GAME_OVER
        match move:
            case Roll(number):
                return _not_now(position, Moment.ROLL) or _no_face(number)
            case Draw(cards):
                return _not_now(position, Moment.DRAW) or _wrong_draw(position, cards)
            case Give(card):
                return self._why_no_gift(position, card)
            case Lay():
                return self._why_no_lay(position, move)

    def _why_no_gift(self, position: Position, card: Card) -> Illegal | None:
        if position.moment is Moment.KEEP:
            words = "The gift comes last: you can still lay a card on your own snake, so you must."
            return refuse("must-lay-if-possible", words)
        return _not_now(position, Moment.GIVE) or _not_in_hand(position, card)

    def _why_no_lay(self, position: Position, move: Lay) -> Illegal | None:
        if position.moment in (Moment.ROLL, Moment.DRAW):
            return refuse(NOT_YOUR_KIND_OF_MOVE, NEXT[position.moment])
        return (
            _not_in_hand(position, move.card)
            or self._wrong_snake(position, move)
            or self._wrong_place(position, position.snakes[move.on], move)
            or self._closes_another(position, move)
            or self._lays_too_few(position, move)
            or _not_a_moment_to_lay(position)
        )

    def _wrong_snake(self, position: Position, move: Lay) -> Illegal | None:
        """Refuses a snake that the card does not go to, telling why the right one comes first."""
        owner = position.lays_on
        if move.on == owner:
            return None
        tried_before = position.moment in (Moment.ONE_BACK, Moment.RETURNED)
        if tried_before and move.on == position.neighbour:
            snake = position.snakes[move.on]
            if reason := self._wrong_place(position, snake, move):
                return reason
            if position.moment is Moment.ONE_BACK:
                return self._closes_another(position, move)
        return refuse("whose-snake", WHOSE[position.moment], owner=SEAT_NAMES[owner])

    def _wrong_place(self, position: Position, snake: Snake, move: Lay) -> Illegal | None:
        """What keeps the card from lying there on this snake, whoever lays it."""
        return self._meets_no_end(snake, move) or self._never_closable(position, snake, move)

    def _meets_no_end(self, snake: Snake, move: Lay) -> Illegal | None:
        assert snake.ends is not None
        ends = [end for end in snake.ends if end.cell == move.at]
        if not ends:
            head, tail = (end.cell for end in snake.ends)
            return refuse(
                "continues-an-end",
                "A card goes where an end points: the head to {head}, the tail to {tail}.",
                cells_of(snake, head, tail),
                head=f"{head.x},{head.y}",
                tail=f"{tail.x},{tail.y}",
            )
        card = LOOKS[move.card][move.turn]
        if any(card.exits[end.side] is not None for end in ends):
            return None
        return refuse(
            "continues-an-end",
            "Turned like that, the card has no strand where the {end} comes in.",
            cells_of(snake, move.at),
            end=END_NAMES[snake.ends.index(ends[0])],
        )

    def _never_closable(self, position: Position, snake: Snake, move: Lay) -> Illegal | None:
        longer = lay(snake, move.at, LOOKS[move.card][move.turn])
        if self._is_closable(position, longer):
            return None
        missing, left = missing_cards(longer), sum(position.deck)
        if missing is not None:
            words = "After that, {missing} cards would be missing, but the deck holds only {left}."
            cells = cells_of(snake, move.at)
            return refuse("still-closable", words, cells, missing=missing, left=left)
        cut = cut_off(longer)
        cells = cells_of(snake, move.at, *cut.cells)
        return refuse("still-closable", cut.words, cells, **cut.facts)

    def _is_closable(self, position: Position, snake: Snake) -> bool:
        missing = missing_cards(snake)
        if missing is None:
            return False
        return self.options.feasibility == "geometric" or missing <= sum(position.deck)

    def _closes_another(self, position: Position, move: Lay) -> Illegal | None:
        """After a 1, the neighbour's snake is left open for him to close."""
        if move.on != position.neighbour or position.moment is Moment.GIFT:
            return None
        snake = position.snakes[move.on]
        closed = lay(snake, move.at, LOOKS[move.card][move.turn]).is_closed
        if self.options.close_other or not closed:
            return None
        return refuse(
            "one-leaves-it-open",
            "That would close {owner}'s snake; after a 1 it is left for {owner} to close.",
            cells_of(snake, move.at),
            owner=SEAT_NAMES[move.on],
        )

    def _lays_too_few(self, position: Position, move: Lay) -> Illegal | None:
        """The first of two cards must leave a place for the second, if any first card does."""
        if position.moment is not Moment.KEEP or len(position.hand) < 3:
            return None
        snake = position.snakes[position.roller]
        longer = lay(snake, move.at, LOOKS[move.card][move.turn])
        excused = longer.is_closed and not self.options.exact_finish
        if excused or not self._can_lay_two(position) or self._followed(position, move):
            return None
        words = "After that, no second card could be laid; laid otherwise, two cards can be."
        if longer.is_closed:
            words = "The closing card must be your last, but you can lay two cards in this turn."
        return refuse("must-lay-if-possible", words, cells_of(snake, move.at))

    def _can_lay_two(self, position: Position) -> bool:
        snake = position.snakes[position.roller]
        firsts = self._places(position, snake, position.hand)
        return any(self._followed(position, first) for first in firsts)

    def _followed(self, position: Position, first: Lay) -> bool:
        """Whether another card of the hand has a place after a first one is laid."""
        snake = position.snakes[position.roller]
        longer = lay(snake, first.at, LOOKS[first.card][first.turn])
        rest = list(position.hand)
        rest.remove(first.card)
        return any(True for _ in self._places(position, longer, tuple(rest)))

    def _places(self, position: Position, snake: Snake, hand: Hand) -> Iterator[Lay]:
        """All ways to lay a card of a hand on a snake."""
        for card in dict.fromkeys(hand):
            for cell, side in snake.ends or ():
                for turned in LOOKS[card]:
                    meets = turned.exits[side] is not None
                    if meets and self._is_closable(position, lay(snake, cell, turned)):
                        yield Lay(card, snake.owner, cell, turned.turn)


WHOSE = {
    Moment.ONE: "A single card goes to the neighbour's snake, if it has a place there: {owner}'s.",
    Moment.ONE_BACK: "It has no place at the neighbour's snake, so it goes to yours: {owner}'s.",
    Moment.KEEP: "Of two or three cards, you lay all but one on your own snake: {owner}'s.",
    Moment.GIVE: "Of two or three cards, you lay all but one on your own snake: {owner}'s.",
    Moment.GIFT: "The gift goes to the snake of the player who got it: {owner}'s.",
    Moment.RETURNED: "The gift came back, so it goes to your own snake: {owner}'s.",
}


def cells_of(snake: Snake, *cells: Square) -> list[Cell]:
    """Cells of a snake's plane, with the owner's seat before them."""
    return [(snake.owner, *cell) for cell in cells]


def _not_now(position: Position, moment: Moment) -> Illegal | None:
    """Refuses what belongs to another moment."""
    if position.moment is moment:
        return None
    now = NEXT.get(position.moment, "A card is to be laid now.")
    return refuse(NOT_YOUR_KIND_OF_MOVE, now)


def _not_a_moment_to_lay(position: Position) -> Illegal | None:
    return _not_now(position, Moment.KEEP) if position.moment is Moment.GIVE else None


def _no_face(number: int) -> Illegal | None:
    if number in DIE:
        return None
    words = "The die shows {low} to {high}, never {number}."
    rule = "die-shows-one-to-three"
    return refuse(rule, words, low=min(DIE), high=max(DIE), number=number)


def _wrong_draw(position: Position, cards: Hand) -> Illegal | None:
    left = sum(position.deck)
    number = min(position.roll, left)
    if len(cards) != number:
        words = (
            "Cards to draw after a roll of {roll}: {number}."
            if number == position.roll
            else "Cards left in the deck: {number}; the roll of {roll} draws no more."
        )
        return refuse("draw-as-rolled", words, roll=position.roll, number=number)
    for card, there in zip(CARDS, position.deck, strict=True):
        if cards.count(card) > there:
            words = "The deck does not hold so many {card} cards: {there} are left."
            return refuse("draw-as-rolled", words, card=card, there=there)
    return None


def _not_in_hand(position: Position, card: Card) -> Illegal | None:
    if card in position.hand:
        return None
    held = ", ".join(position.hand)
    words = "There is no {card} card in hand, only: {held}."
    return refuse("card-in-hand", words, card=card, held=held)
