"""Laying cards on a snake, compiled: how it grows, and where it takes a card."""

from serpentry.kernels.bits import scratch, shifted
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words
from serpentry.kernels.sssnake.flood import FAR, NEVER, missing_beyond, missing_cards
from serpentry.kernels.sssnake.layout import (
    BOTTOM,
    DOUBLE,
    DOUBLES,
    END,
    END_SIDE,
    END_X,
    END_Y,
    FACT_EXITS,
    FACT_JOINED,
    FACT_LEADING,
    FACT_MEETING,
    FACT_STEPS,
    FACT_STRANDS,
    IS_CLOSED,
    LEFTMOST,
    LIE_COUNT,
    PLANE,
    RIGHTMOST,
    ROWS,
    TOP,
)
from serpentry.kernels.sssnake.plane import WRAP, around, beyond, flip, is_free, lie_at

HAS_ROOM = 16
"""Beside the bits of an opening's four sides: no card here cuts anything off."""


@part
def ends_meet(snake: Words) -> bool:
    """Whether both ends point into one cell."""
    return snake[END_X] == snake[END + END_X] and snake[END_Y] == snake[END + END_Y]


@part
def run(snake: Words, facts: Words, which: int, lie: int, moved: Words) -> bool:
    """Where an end rests when a card is laid before it; True if it runs into the other end.

    An end that the card's strands don't meet stays where it is, before a covered cell.
    """
    own, other = END * which, END * (1 - which)
    x, y, side = snake[own + END_X], snake[own + END_Y], snake[own + END_SIDE]
    at_x, at_y = x, y
    meet = ends_meet(snake)
    while x == at_x and y == at_y:
        way = facts[facts[FACT_EXITS] + 4 * lie + side]
        if way < 0:
            break
        if meet and way == snake[other + END_SIDE]:
            return True
        x, y, side = beyond(snake, facts, x, y, way)
    moved[0], moved[1], moved[2] = x, y, side
    return False


@part
def lay(snake: Words, facts: Words, which: int, lie: int) -> None:
    """Lay a card before an end; where both ends point, it concerns both."""
    x, y = snake[END * which + END_X], snake[END * which + END_Y]
    moved = scratch(6)
    for word in range(6):
        moved[word] = snake[word]
    closed = run(snake, facts, which, lie, shifted(moved, END * which))
    if not closed and ends_meet(snake):
        closed = run(snake, facts, 1 - which, lie, shifted(moved, END * (1 - which)))
    for word in range(6):
        snake[word] = 0 if closed else moved[word]
    snake[IS_CLOSED] = closed
    snake[LEFTMOST], snake[RIGHTMOST] = min(snake[LEFTMOST], x), max(snake[RIGHTMOST], x)
    snake[TOP], snake[BOTTOM] = min(snake[TOP], y), max(snake[BOTTOM], y)
    flip(snake, x, y)
    if facts[facts[FACT_STRANDS] + lie] > 1:
        note_double(snake, ((y & WRAP) * ROWS + (x & WRAP)) * 16 + lie)


@part
def note_double(snake: Words, noted: int) -> None:
    """Put a card with two strands in its place among the others."""
    place = DOUBLE + snake[DOUBLES]
    while place > DOUBLE and snake[place - 1] > noted:
        snake[place] = snake[place - 1]
        place -= 1
    snake[place] = noted
    snake[DOUBLES] += 1


@part
def keep(snake: Words, kept: Words) -> None:
    """Remember a snake before a card is laid on trial."""
    for word in range(PLANE):
        kept[word] = snake[word]


@part
def take_back(snake: Words, which: int, kept: Words) -> None:
    """The snake as it was before a card was laid at an end."""
    for word in range(PLANE):
        snake[word] = kept[word]
    flip(snake, snake[END * which + END_X], snake[END * which + END_Y])


@part
def missing_with(snake: Words, facts: Words, which: int, lie: int) -> int:
    """The missing cards that a card laid there leaves."""
    kept = scratch(PLANE)
    keep(snake, kept)
    lay(snake, facts, which, lie)
    missing = missing_cards(snake, facts)
    take_back(snake, which, kept)
    return missing


@part
def has_double_beside(snake: Words, facts: Words, which: int) -> bool:
    """Whether an idle strand may open into the cell of an end."""
    if snake[DOUBLES] == 0:
        return False
    x, y = snake[END * which + END_X], snake[END * which + END_Y]
    for side in range(4):
        steps = facts[FACT_STEPS] + 2 * side
        is_own = side == snake[END * which + END_SIDE]
        if not is_own and lie_at(snake, x + facts[steps], y + facts[steps + 1]) >= 0:
            return True
    return False


@part
def opening(snake: Words, facts: Words, which: int) -> int:
    """The sides by which any card may lead an end to the free cell next door, and HAS_ROOM.

    Nothing is promised if both ends point into one cell.
    """
    if ends_meet(snake):
        return 0
    free = around(snake, snake[END * which + END_X], snake[END * which + END_Y])
    if facts[facts[FACT_JOINED] + free] and not has_double_beside(snake, facts, which):
        return (
            (free >> 1 & 1)
            | (free >> 5 & 1) << 1
            | (free >> 7 & 1) << 2
            | (free >> 3 & 1) << 3
            | HAS_ROOM
        )
    missing = scratch(4)
    missing_beyond(snake, facts, which, missing)
    sides = 0
    for side in range(4):
        sides |= (missing[side] != FAR) << side
    return sides


@part
def is_closable_with(snake: Words, facts: Words, which: int, lie: int) -> bool:
    """Whether the snake can be closed after a card by which its opening says nothing."""
    if not ends_meet(snake):
        x, y = snake[END * which + END_X], snake[END * which + END_Y]
        way = facts[facts[FACT_EXITS] + 4 * lie + snake[END * which + END_SIDE]]
        steps = facts[FACT_STEPS] + 2 * way
        if is_free(snake, x + facts[steps], y + facts[steps + 1]):
            if facts[facts[FACT_STRANDS] + lie] == 1:
                return False
        else:
            x2, y2, _ = beyond(snake, facts, x, y, way)
            if not is_free(snake, x2, y2):
                return False
    return missing_with(snake, facts, which, lie) != NEVER


@part
def places_at(snake: Words, facts: Words, which: int, card: int, opened: int) -> int:
    """The lies, as bits, in which an end takes a card so that the snake is or can be closed."""
    side = snake[END * which + END_SIDE]
    lies = facts[facts[FACT_LEADING] + 16 * (4 * card + side) + (opened & 15)]
    if opened & HAS_ROOM:
        return lies
    doubtful = facts[facts[FACT_MEETING] + 4 * card + side] & ~lies
    for lie in range(LIE_COUNT):
        if doubtful >> lie & 1 and is_closable_with(snake, facts, which, lie):
            lies |= 1 << lie
    return lies


@part
def places(snake: Words, facts: Words, card: int, at_head: int, at_tail: int) -> int:
    """The numbers, as bits, of all lays of a card that leave the snake closed or closable."""
    if snake[IS_CLOSED]:
        return 0
    found = places_at(snake, facts, 0, card, at_head)
    if not ends_meet(snake):
        found |= places_at(snake, facts, 1, card, at_tail) << LIE_COUNT
    return found
