"""Where a snake takes a card, quickly: each answer is worked out once and kept with the snake."""

from serpentry.games.sssnake.rules.cards import CARDS, MEETING, Card, TurnedCard
from serpentry.games.sssnake.rules.closing import UNKNOWN_COUNT, missing_cards
from serpentry.games.sssnake.rules.openings import Opening, opening
from serpentry.games.sssnake.rules.snake import End, Snake, across, with_card
from serpentry.geometry.bitsets import bitset
from serpentry.geometry.squares import Side, Square

Spot = tuple[Square, TurnedCard]
"""A cell and a card as it is turned there."""

NO_CARDS: frozenset[Card] = frozenset()


def places(snake: Snake, card: Card) -> list[Spot]:
    """All ways to place a card to an end so that the snake is closed or still can be.

    First those at the head, then those at the tail, by turn. Where both ends point into one cell,
    the head speaks for both.
    """
    known: list[Spot] | None = snake.remembered.get(card)
    if known is None:
        known = snake.remembered[card] = _places(snake, card)
    return known


def _places(snake: Snake, card: Card) -> list[Spot]:
    found: list[Spot] = []
    for which, (cell, side) in enumerate(snake.ends or ()):
        if which == 1 and ends_meet(snake):
            break
        sides, has_room = opening(snake, which)
        if not has_room:
            sides = _closable_sides(snake, End(cell, side), card, sides)
        for turned in LEADING[card][side][sides]:
            found.append((cell, turned))
    return found


def _closable_sides(snake: Snake, end: End, card: Card, known: int) -> int:
    """Bits of the sides by which a card may lead an end on, more than is known at first sight."""
    return bitset(
        exit_
        for turned, exit_ in MEETING[card][end.side]
        if known >> exit_ & 1 or _is_closable_with(snake, end, turned, exit_)
    )


LEADING = {
    card: [
        [[turned for turned, exit_ in meeting if sides >> exit_ & 1] for sides in range(16)]
        for meeting in by_side
    ]
    for card, by_side in MEETING.items()
}
"""How a card can be turned, by the side that an end comes in by and bits of sides to leave by."""


def ends_meet(snake: Snake) -> bool:
    """Whether both ends point into one cell, so that each card there concerns both."""
    return snake.ends is None or snake.ends[0].cell == snake.ends[1].cell


def _is_closable_with(snake: Snake, end: End, turned: TurnedCard, exit_: Side) -> bool:
    """Found out by laying the card, unless it is plain to see that the end would be stuck."""
    if not ends_meet(snake) and (end.cell, exit_) not in snake.ways.other_mouth:
        is_free = across(end.cell, exit_).cell not in snake.cards
        if not is_free or len(turned.strands) == 1:
            return False
    return missing_cards(with_card(snake, end.cell, turned)) is not None


def after(snake: Snake, spot: Spot) -> Snake:
    """The snake with a card added to it; it remembers the room at the end that was left alone."""
    assert snake.ends is not None
    longer = with_card(snake, *spot)
    other = 1 if spot[0] == snake.ends[0].cell else 0
    known: Opening | None = snake.remembered.get(other)
    if known is not None and known.has_room and not is_near(spot[0], snake.ends[other].cell):
        longer.remembered[other] = known
    return longer


def missing_after(snake: Snake, spot: Spot) -> int | None:
    """The missing cards that a card placed there leaves."""
    known: int | None = snake.remembered.get(spot, UNKNOWN_COUNT)
    if known == UNKNOWN_COUNT:
        known = snake.remembered[spot] = missing_cards(with_card(snake, *spot))
    return known


def closes(snake: Snake, spot: Spot) -> bool:
    """Whether a card placed there closes the snake."""
    return ends_meet(snake) and missing_after(snake, spot) == 0


def surely_takes(snake: Snake, which: int) -> frozenset[Card]:
    """The cards that an end takes for sure, also after any card placed at the other end."""
    assert snake.ends is not None
    end, other = snake.ends[which], snake.ends[1 - which]
    sides, has_room = opening(snake, which)
    if not has_room or is_near(end.cell, other.cell):
        return NO_CARDS
    return CARDS_LEADING[end.side][sides]


CARDS_LEADING = [
    [frozenset(card for card in CARDS if LEADING[card][side][sides]) for sides in range(16)]
    for side in Side
]
"""The cards that can be turned like this, by the side to come in by and the sides to leave by."""


def is_near(one: Square, two: Square) -> bool:
    """Whether two cells touch, be it by a corner, or are the same."""
    return -1 <= one[0] - two[0] <= 1 and -1 <= one[1] - two[1] <= 1
