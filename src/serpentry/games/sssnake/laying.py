"""Where cards can be laid, quickly: each answer is worked out once and kept with its snake."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from serpentry.games.sssnake.cards import CARDS, LOOKS, MEETING, Card, TurnedCard
from serpentry.games.sssnake.closing import UNKNOWN, missing_cards
from serpentry.games.sssnake.deck import Deck, Hand
from serpentry.games.sssnake.moves import Lay
from serpentry.games.sssnake.openings import opening
from serpentry.games.sssnake.options import Options
from serpentry.games.sssnake.position import Moment, Position
from serpentry.games.sssnake.snake import End, Snake, across, lay
from serpentry.geometry.squares import Side, Square
from serpentry.tabletop.actors import Seat


def after(snake: Snake, move: Lay) -> Snake:
    """The snake with a card laid to it."""
    return lay(snake, move.at, LOOKS[move.card][move.turn])


def missing_after(snake: Snake, move: Lay) -> int | None:
    """The missing cards that a lay leaves."""
    known: int | None = snake.remembered.get(move, UNKNOWN)
    if known == UNKNOWN:
        known = snake.remembered[move] = missing_cards(after(snake, move))
    return known


def closes(snake: Snake, move: Lay) -> bool:
    """Whether a lay closes the snake."""
    return ends_meet(snake) and missing_after(snake, move) == 0


def closable_lays(snake: Snake, card: Card) -> tuple[Lay, ...]:
    """All ways to lay a card to an end so that the snake is closed or still can be."""
    known: tuple[Lay, ...] | None = snake.remembered.get(card)
    if known is None:
        known = snake.remembered[card] = _closable_lays(snake, card)
    return known


def _closable_lays(snake: Snake, card: Card) -> tuple[Lay, ...]:
    """At the head, then at the tail; where both point into one cell, the head speaks for both."""
    if snake.ends is None:
        return ()
    if ends_meet(snake):
        return _lays_at(snake, 0, card)
    return _lays_at(snake, 0, card) + _lays_at(snake, 1, card)


def _lays_at(snake: Snake, which: int, card: Card) -> tuple[Lay, ...]:
    assert snake.ends is not None
    end = snake.ends[which]
    sides, has_room = opening(snake, which)
    if not has_room:
        sides = frozenset(
            exit_
            for turned, exit_ in MEETING[card][end.side]
            if exit_ in sides or _is_closable_with(snake, end, turned, exit_)
        )
    return _lays_by(card, snake.owner, end, sides)


@lru_cache(maxsize=1 << 15)
def _lays_by(card: Card, owner: Seat, end: End, sides: frozenset[Side]) -> tuple[Lay, ...]:
    """The ways to lay a card to an end so that it leaves the cell by one of these sides."""
    meeting = MEETING[card][end.side]
    return tuple(Lay(card, owner, end.cell, one.turn) for one, exit_ in meeting if exit_ in sides)


def ends_meet(snake: Snake) -> bool:
    """Whether both ends point into one cell, so that each card there concerns both."""
    return snake.ends is not None and snake.ends[0].cell == snake.ends[1].cell


def _is_closable_with(snake: Snake, end: End, turned: TurnedCard, exit_: Side) -> bool:
    """Found out by laying the card, unless it is plain to see that the end would be stuck."""
    if not ends_meet(snake) and (end.cell, exit_) not in snake.ways.other_mouth:
        is_free = across(end.cell, exit_).cell not in snake.cards
        if not is_free or len(turned.strands) == 1:
            return False
    return missing_cards(lay(snake, end.cell, turned)) is not None


def surely_takes(snake: Snake, which: int) -> frozenset[Card]:
    """The cards that an end takes for sure, also after any lay at the other end."""
    assert snake.ends is not None
    end, other = snake.ends[which], snake.ends[1 - which]
    sides, has_room = opening(snake, which)
    if not has_room or is_near(end.cell, other.cell):
        return NO_CARDS
    return _leading_to(end.side, sides)


NO_CARDS: frozenset[Card] = frozenset()


def is_near(one: Square, two: Square) -> bool:
    """Whether two cells touch, be it by a corner, or are the same."""
    return -1 <= one[0] - two[0] <= 1 and -1 <= one[1] - two[1] <= 1


@cache
def _leading_to(side: Side, exits: frozenset[Side]) -> frozenset[Card]:
    """The cards that can lead an end in by this side and out by one of those."""
    return frozenset(
        card for card in CARDS if any(exit_ in exits for _, exit_ in MEETING[card][side])
    )


def takes(snake: Snake, card: Card) -> bool:
    """Whether a card has any place at the snake."""
    for which, end in enumerate(snake.ends or ()):
        if card in _leading_to(end.side, opening(snake, which).sides):
            return True
    return bool(closable_lays(snake, card))


class Laying:
    """What may be laid in a position, under the options of a set-up."""

    def __init__(self, options: Options) -> None:
        self.deck_aware = options.feasibility == "deck_aware"
        self.closing_excuses = not options.exact_finish
        self.close_other = options.close_other

    def lays(self, position: Position) -> Sequence[Lay]:
        """All lays of the moment, by card, end and turn."""
        snake = position.snakes[position.lays_on]
        if len(position.hand) == 1:
            return self._legal(snake, position.hand[0], position.moment, position.deck)
        lays = [
            one
            for card in kinds(position.hand)
            for one in self._legal(snake, card, position.moment, position.deck)
        ]
        return self._most_laid(snake, lays, position) if len(position.hand) == 3 else lays

    def can_lay(self, position: Position) -> bool:
        """Whether any card of the hand has a place on the snake that it goes to."""
        snake, moment, deck = position.snakes[position.lays_on], position.moment, position.deck
        return any(self._legal(snake, card, moment, deck) for card in position.hand)

    def _legal(self, snake: Snake, card: Card, moment: Moment, deck: Deck) -> tuple[Lay, ...]:
        lays = closable_lays(snake, card)
        if self.deck_aware:
            left = sum(deck)
            lays = tuple(one for one in lays if (missing_after(snake, one) or 0) <= left)
        if moment is Moment.ONE and not self.close_other and ends_meet(snake):
            lays = tuple(one for one in lays if not closes(snake, one))
        return lays

    def _most_laid(self, snake: Snake, lays: list[Lay], position: Position) -> list[Lay]:
        """The lays by which as many as possible of the roller's own cards are laid."""
        followed = [one for one in lays if self._is_followed(snake, one, position)]
        if not followed or not self.closing_excuses or not ends_meet(snake):
            return followed or lays
        return [one for one in lays if one in followed or closes(snake, one)]

    def _is_followed(self, snake: Snake, first: Lay, position: Position) -> bool:
        """Whether, after a first lay, another card of the hand has a place."""
        assert snake.ends is not None
        rest = less(position.hand, first.card)
        if self.deck_aware:
            longer = after(snake, first)
            return any(self._legal(longer, card, Moment.KEEP, position.deck) for card in rest)
        sure = surely_takes(snake, 1 if first.at == snake.ends[0].cell else 0)
        if rest[0] in sure or rest[1] in sure:
            return True
        longer = after(snake, first)
        return takes(longer, rest[0]) or takes(longer, rest[1])


def kinds(hand: Hand) -> Iterable[Card]:
    """The different cards of a hand."""
    return dict.fromkeys(hand)


def less(hand: Hand, card: Card) -> Hand:
    """The hand with one card of this kind fewer."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
