"""Where a snake takes a card, quickly: each answer is worked out once and kept with the snake."""

from functools import cache

from serpentry.games.sssnake.cards import CARDS, MEETING, Card, TurnedCard
from serpentry.games.sssnake.closing import UNKNOWN, missing_cards
from serpentry.games.sssnake.openings import Opening, opening
from serpentry.games.sssnake.snake import End, Snake, across, lay
from serpentry.geometry.squares import Side, Square

Place = tuple[Square, TurnedCard]
"""A cell and a card as it lies there."""

Sides = frozenset[Side]
NO_CARDS: frozenset[Card] = frozenset()


def places(snake: Snake, card: Card) -> list[Place]:
    """All ways to lay a card to an end so that the snake is closed or still can be.

    First those at the head, then those at the tail, by turn. Where both ends point into one cell,
    the head speaks for both.
    """
    known: list[Place] | None = snake.remembered.get(card)
    if known is None:
        known = snake.remembered[card] = _places(snake, card)
    return known


def _places(snake: Snake, card: Card) -> list[Place]:
    if snake.ends is None:
        return []
    head, tail = snake.ends
    found = [(head.cell, turned) for turned in _leading_on(snake, 0, head, card)]
    if head.cell != tail.cell:
        found += [(tail.cell, turned) for turned in _leading_on(snake, 1, tail, card)]
    return found


def _leading_on(snake: Snake, which: int, end: End, card: Card) -> tuple[TurnedCard, ...]:
    """How a card can lie at an end (0 the head, 1 the tail)."""
    sides, has_room = opening(snake, which)
    if not has_room:
        sides = frozenset(
            exit_
            for turned, exit_ in MEETING[card][end.side]
            if exit_ in sides or _is_closable_with(snake, end, turned, exit_)
        )
    return _leading(card, end.side, sides)


@cache
def _leading(card: Card, side: Side, exits: Sides) -> tuple[TurnedCard, ...]:
    """How a card can lie to lead an end in by a side and out by one of others."""
    return tuple(turned for turned, exit_ in MEETING[card][side] if exit_ in exits)


def ends_meet(snake: Snake) -> bool:
    """Whether both ends point into one cell, so that each card there concerns both."""
    return snake.ends is None or snake.ends[0].cell == snake.ends[1].cell


def _is_closable_with(snake: Snake, end: End, turned: TurnedCard, exit_: Side) -> bool:
    """Found out by laying the card, unless it is plain to see that the end would be stuck."""
    if not ends_meet(snake) and (end.cell, exit_) not in snake.ways.other_mouth:
        is_free = across(end.cell, exit_).cell not in snake.cards
        if not is_free or len(turned.strands) == 1:
            return False
    return missing_cards(lay(snake, end.cell, turned)) is not None


def after(snake: Snake, place: Place) -> Snake:
    """The snake with a card laid to it; it remembers the room at the end that was left alone."""
    assert snake.ends is not None
    longer = lay(snake, *place)
    other = 1 if place[0] == snake.ends[0].cell else 0
    known: Opening | None = snake.remembered.get(other)
    if known is not None and known.has_room and not is_near(place[0], snake.ends[other].cell):
        longer.remembered[other] = known
    return longer


def missing_after(snake: Snake, place: Place) -> int | None:
    """The missing cards that a card laid there leaves."""
    known: int | None = snake.remembered.get(place, UNKNOWN)
    if known == UNKNOWN:
        known = snake.remembered[place] = missing_cards(lay(snake, *place))
    return known


def closes(snake: Snake, place: Place) -> bool:
    """Whether a card laid there closes the snake."""
    return ends_meet(snake) and missing_after(snake, place) == 0


def surely_takes(snake: Snake, which: int) -> frozenset[Card]:
    """The cards that an end takes for sure, also after any card laid at the other end."""
    assert snake.ends is not None
    end, other = snake.ends[which], snake.ends[1 - which]
    sides, has_room = opening(snake, which)
    if not has_room or is_near(end.cell, other.cell):
        return NO_CARDS
    return _cards_leading(end.side, sides)


@cache
def _cards_leading(side: Side, exits: Sides) -> frozenset[Card]:
    """The cards that can lead an end in by a side and out by one of others."""
    return frozenset(card for card in CARDS if _leading(card, side, exits))


def is_near(one: Square, two: Square) -> bool:
    """Whether two cells touch, be it by a corner, or are the same."""
    return -1 <= one[0] - two[0] <= 1 and -1 <= one[1] - two[1] <= 1
