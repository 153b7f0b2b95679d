"""What Schlangennest's search knows beforehand: parts count, and ends that can grow promise more.

A position is worth to a seat what its snakes have, and something for each end that a straight or a
curve could still lengthen, less the same of the best of the others. A move is judged by what the
table is worth right after it.
"""

from serpentry.kernels.compiling import compiled, part
from serpentry.kernels.kernel import PRIORS, Reals, Words
from serpentry.kernels.schlangennest.laying import COLUMN_MASK, is_inside
from serpentry.kernels.schlangennest.layout import (
    ACTOR,
    ALL_LIES,
    BITS_OF_ROW,
    BOTTOM,
    BOUNDED,
    END,
    FACT_COLOURS,
    FACT_FIRST,
    FACT_KIND,
    FACT_SEATS,
    FACT_TURN,
    FACT_WIDE,
    LEFT,
    OTHER_END,
    PARTS,
    RIGHT,
    SNAKE,
    SNAKES,
    TAIL,
    TOP,
)
from serpentry.kernels.schlangennest.opening import lift
from serpentry.kernels.schlangennest.picking import random_move
from serpentry.kernels.schlangennest.turns import meaning
from serpentry.kernels.schlangennest.weaving import put, undo, weave

FIRST_END, SECOND_END = 3.0, 1.5
"""What one end that can grow is worth in parts, and the second one."""
SCALE = 8.0
"""A lead that makes a win likely: three to one."""
LOOKS = 4
"""Guided play looks at so many of the moves."""
REDRAWS = 3
"""A head or tail, which finishes a snake, is drawn again so often."""


@part
def seat_worth(state: Words, facts: Words, seat: int) -> float:
    """What the snakes of a seat have and promise, in parts."""
    worth = 0.0
    for colour in range(seat, facts[FACT_COLOURS], facts[FACT_SEATS]):
        snake = SNAKES + SNAKE * colour
        worth += state[snake + PARTS]
        growing = 0
        for end in (state[snake + END], state[snake + OTHER_END]):
            if end != 0 and is_inside(state, facts, end >> 2):
                growing += 1
        if growing > 0:
            worth += FIRST_END + (growing - 1) * SECOND_END
    return worth


@part
def lead(state: Words, facts: Words, seat: int) -> float:
    """What the table is worth to a seat, beyond what it is to the best of the others."""
    best = -1.0e9
    for other in range(facts[FACT_SEATS]):
        if other != seat:
            best = max(best, seat_worth(state, facts, other))
    return seat_worth(state, facts, seat) - best


@part
def lead_after(state: Words, facts: Words, number: int) -> float:
    """The actor's lead right after a move."""
    colour, square, lie = meaning(state, facts, number)
    if number >= facts[FACT_TURN]:
        lift(state, facts, square, True)
    elif facts[FACT_WIDE] != 0 and is_inside(state, facts, square):
        x, y = square & COLUMN_MASK, square >> BITS_OF_ROW
        is_bounded = state[BOUNDED] == 1
        put(state, LEFT, min(state[LEFT], x) if is_bounded else x, True)
        put(state, TOP, min(state[TOP], y) if is_bounded else y, True)
        put(state, RIGHT, max(state[RIGHT], x), True)
        put(state, BOTTOM, max(state[BOTTOM], y), True)
        put(state, BOUNDED, 1, True)
    weave(state, facts, square, colour, lie, True)
    found = lead(state, facts, state[ACTOR])
    undo(state)
    return found


@compiled(PRIORS)
def priors(state: Words, facts: Words, moves: Words, count: int, out: Reals) -> None:
    """A first guess of the share that each move will win."""
    for at in range(count):
        ahead = lead_after(state, facts, moves[at])
        out[at] = 0.5 + 0.5 * ahead / (abs(ahead) + SCALE)


@part
def is_head_or_tail(facts: Words, number: int) -> bool:
    """Whether a move lays a head or a tail."""
    if number >= facts[FACT_TURN]:
        return False
    if number >= facts[FACT_FIRST]:
        number -= facts[FACT_FIRST]
    return facts[facts[FACT_KIND] + number % ALL_LIES] >= TAIL


@part
def likely_move(state: Words, facts: Words, rng: Words) -> int:
    """The best of a few random moves; heads and tails are drawn again."""
    best, most = -1, -1.0e9
    for _ in range(LOOKS):
        move = random_move(state, facts, rng)
        for _ in range(REDRAWS):
            if not is_head_or_tail(facts, move):
                break
            move = random_move(state, facts, rng)
        if move != best:
            ahead = lead_after(state, facts, move)
            if ahead > most:
                best, most = move, ahead
    return best
