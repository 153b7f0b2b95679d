"""Placing cards on a snake, compiled: how it grows, and where it takes a card."""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.sssnake.flood import FAR, NEVER, Lookout, look_beyond, missing_cards
from serpentry.kernels.sssnake.plane import WRAP, around, beyond, flip, is_free, lie_at
from serpentry.kernels.sssnake.structs import LIE_COUNT, ROWS, End, Ends, Outline, Snake
from serpentry.kernels.structs.compiled import scratch

HAS_ROOM = 16
"""Beside the bits of an opening's four sides: no card here cuts anything off."""
ALL_SIDES = 15


@compiled
def ends_meet(snake: Snake) -> bool:
    """Whether both ends point into one cell."""
    head, tail = snake.ends[0], snake.ends[1]
    return head.x == tail.x and head.y == tail.y


@compiled
def run(snake: Snake, which: int, lie: int, moved: End) -> bool:
    """Where an end rests when a card is placed before it; True if it runs into the other end.

    An end that the card's strands don't meet stays where it is, before a covered cell.
    """
    own, other = snake.ends[which], snake.ends[1 - which]
    x, y, side = own.x, own.y, own.side
    meet = ends_meet(snake)
    while x == own.x and y == own.y:
        way = snake.facts.exits[lie, side]
        if way < 0:
            break
        if meet and way == other.side:
            return True
        x, y, side = beyond(snake, x, y, way)
    moved.x, moved.y, moved.side = x, y, side
    return False


@compiled
def place_card(snake: Snake, which: int, lie: int) -> None:
    """Place a card before an end; where both ends point, it concerns both."""
    x, y = snake.ends[which].x, snake.ends[which].y
    moved = scratch(Ends, snake)
    moved.become(snake)
    closed = run(snake, which, lie, moved.ends[which])
    if not closed and ends_meet(snake):
        closed = run(snake, 1 - which, lie, moved.ends[1 - which])
    if closed:
        moved.clear()
    snake.become(moved)
    snake.is_closed = closed
    snake.leftmost, snake.rightmost = min(snake.leftmost, x), max(snake.rightmost, x)
    snake.top, snake.bottom = min(snake.top, y), max(snake.bottom, y)
    flip(snake, x, y)
    if snake.facts.strands[lie] > 1:
        note_double(snake, ((y & WRAP) * ROWS + (x & WRAP)) * 16 + lie)


@compiled
def note_double(snake: Snake, noted: int) -> None:
    """Put a card with two strands in its place among the others."""
    place = snake.double_count
    while place > 0 and snake.doubles[place - 1] > noted:
        snake.doubles[place] = snake.doubles[place - 1]
        place -= 1
    snake.doubles[place] = noted
    snake.double_count += 1


@compiled
def take_back(snake: Snake, which: int, kept: Outline) -> None:
    """The snake as it was before a card was placed at an end."""
    snake.become(kept)
    flip(snake, snake.ends[which].x, snake.ends[which].y)


@compiled
def missing_with(snake: Snake, which: int, lie: int) -> int:
    """The missing cards that a card placed there leaves."""
    kept = scratch(Outline, snake)
    kept.become(snake)
    place_card(snake, which, lie)
    missing = missing_cards(snake)
    take_back(snake, which, kept)
    return missing


@compiled
def has_double_beside(snake: Snake, end: End) -> bool:
    """Whether an idle strand may open into the cell of an end."""
    if snake.double_count == 0:
        return False
    for side in range(4):
        step = snake.facts.steps[side]
        if side != end.side and lie_at(snake, end.x + step.x, end.y + step.y) >= 0:
            return True
    return False


@compiled
def opening(snake: Snake, which: int) -> int:
    """The sides by which any card may lead an end to the free cell next door, and HAS_ROOM.

    Nothing is promised if both ends point into one cell.
    """
    if ends_meet(snake):
        return 0
    end = snake.ends[which]
    free = around(snake, end.x, end.y)
    # The nine cells alone tell that no way is cut off, unless one leads through an idle strand.
    if snake.facts.joined[free] and not has_double_beside(snake, end):
        return (
            (free >> 1 & 1)
            | (free >> 5 & 1) << 1
            | (free >> 7 & 1) << 2
            | (free >> 3 & 1) << 3
            | HAS_ROOM
        )
    beyond_it, sides = scratch(Lookout, snake), 0
    look_beyond(snake, which, beyond_it)
    for side in range(4):
        sides |= (beyond_it.missing[which, side] != FAR) << side
    return sides


@compiled
def is_closable_with(snake: Snake, which: int, lie: int) -> bool:
    """Whether the snake can be closed after a card by which its opening says nothing."""
    if not ends_meet(snake):
        end = snake.ends[which]
        way = snake.facts.exits[lie, end.side]
        step = snake.facts.steps[way]
        if is_free(snake, end.x + step.x, end.y + step.y):
            if snake.facts.strands[lie] == 1:
                return False
        else:
            x, y, _ = beyond(snake, end.x, end.y, way)
            if not is_free(snake, x, y):
                return False
    return missing_with(snake, which, lie) != NEVER


@compiled
def places_at(snake: Snake, which: int, card: int, opened: int) -> int:
    """The turns, as bits, in which an end takes a card so that the snake is or can be closed."""
    side = snake.ends[which].side
    lies = snake.facts.leading[card, side, opened & ALL_SIDES]
    if opened & HAS_ROOM:
        return lies
    doubtful = snake.facts.meeting[card, side] & ~lies
    for lie in range(LIE_COUNT):
        if doubtful >> lie & 1 and is_closable_with(snake, which, lie):
            lies |= 1 << lie
    return lies


@compiled
def places(snake: Snake, card: int, at_head: int, at_tail: int) -> int:
    """The numbers, as bits, of all placements of a card that leave the snake closed or closable."""
    if snake.is_closed:
        return 0
    found = places_at(snake, 0, card, at_head)
    if not ends_meet(snake):
        found |= places_at(snake, 1, card, at_tail) << LIE_COUNT
    return found
