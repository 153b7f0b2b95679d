"""The three bans, compiled: forbidden situations at empty squares, and who brings them about."""

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words
from serpentry.kernels.schlangennest.layout import (
    CURVE,
    END,
    FACT_COLOURS,
    FACT_SEATS,
    FACT_STEPS,
    FACT_TAILS_FIRST,
    FIRST_COLOUR,
    FOUND,
    FREE,
    HANDS,
    KINDS,
    OTHER_END,
    OUT,
    PARTNER_MASK,
    SNAKE,
    SNAKES,
)
from serpentry.kernels.schlangennest.weaving import across, owner_at, place

THREE_SNAKES, FOUR_SNAKES, LEAVE_A_CURVE = 1, 2, 3
RULE_BITS, SQUARE_BITS = 2, 24
"""A situation is its rule, its square, and the second square if there are two."""


@part
def reaching(state: Words, facts: Words, square: int) -> int:
    """The set of the colours that reach a square."""
    found = 0
    for colour in range(facts[FACT_COLOURS]):
        snake = SNAKES + SNAKE * colour
        if state[snake + END] >> 2 == square or state[snake + OTHER_END] >> 2 == square:
            found |= 1 << colour
    return found


@part
def curves_run_short(state: Words, facts: Words) -> bool:
    """Whether somebody may have no curve after this move, and snakes have two ends."""
    if facts[FACT_TAILS_FIRST] == 1:
        return False
    fewest = 2
    for colour in range(facts[FACT_COLOURS]):
        fewest = min(fewest, state[HANDS + KINDS * colour + CURVE])
    return fewest < 2


@part
def is_risky(state: Words, facts: Words, colour: int, square: int) -> bool:
    """Whether any card on the square could break a ban.

    A card brings nobody but its owner and the snakes that reach its square to a square beside it,
    or to the far end of free gray that meets it.
    """
    short = curves_run_short(state, facts)
    if facts[FACT_COLOURS] < 3:
        return short
    coming = 1 << colour
    for side in range(4):
        owner = owner_at(state[place(facts, square << 2 | side)])
        if owner > FREE:
            coming |= 1 << (owner - FIRST_COLOUR)
    for side in range(4):
        fresh = freshly_reached(state, facts, square, side)
        if fresh != 0:
            meeting = popcount(coming | reaching(state, facts, fresh))
            if meeting > 2 or (meeting == 2 and short):
                return True
            if (
                meeting == 2
                and facts[FACT_COLOURS] > 3
                and is_beside_two(state, facts, square, fresh)
            ):
                return True
    return False


@part
def freshly_reached(state: Words, facts: Words, square: int, side: int) -> int:
    """The square that a snake can be led to through a side, or 0."""
    there = state[place(facts, square << 2 | side)]
    if there == 0:
        return across(facts, square, side) >> 2
    beyond = (there & PARTNER_MASK) >> 2
    return beyond if owner_at(there) == FREE and beyond != square else 0


@part
def is_beside_two(state: Words, facts: Words, square: int, fresh: int) -> bool:
    """Whether beside a freshly reached square is one that two snakes reach, or will."""
    for side in range(4):
        beside = fresh + facts[facts[FACT_STEPS] + side]
        if popcount(reaching(state, facts, beside)) == 2:
            return True
        for other in range(4):
            if freshly_reached(state, facts, square, other) == beside:
                return True
    return False


@part
def has_neighbouring_ends(state: Words, colour: int) -> bool:
    """Whether both ends are at one square, at sides next to each other."""
    end = state[SNAKES + SNAKE * colour + END]
    other = state[SNAKES + SNAKE * colour + OTHER_END]
    return other != 0 and end >> 2 == other >> 2 and (end ^ other) & 1 == 1


@part
def no_curve_left(state: Words, facts: Words, seat: int, snakes: int, spent: int) -> bool:
    """Whether two snakes must be connected by curves, and who moves next of them has none.

    Seats move on from the given one, which comes last; one colour has just spent a curve.
    """
    seats = facts[FACT_SEATS]
    mover, soonest = -1, seats
    left = snakes
    while left != 0:
        colour = lowest(left)
        left &= left - 1
        if not has_neighbouring_ends(state, colour):
            return False
        wait = (colour - seat - 1 + seats) % seats
        if state[OUT] >> colour & 1 == 0 and wait < soonest:
            mover, soonest = colour, wait
    if mover < 0:
        return False
    return state[HANDS + KINDS * mover + CURVE] - (1 if mover == spent else 0) == 0


@part
def is_four(state: Words, facts: Words, square: int, beside: int) -> bool:
    """Whether two squares are reached by two snakes each, four different ones."""
    here, there = reaching(state, facts, square), reaching(state, facts, beside)
    return popcount(here) == 2 and popcount(there) == 2 and here & there == 0


@part
def note(state: Words, rule: int, square: int, beside: int) -> None:
    """Write a situation down."""
    state[FOUND] += 1
    state[FOUND + state[FOUND]] = rule | square << RULE_BITS | beside << (RULE_BITS + SQUARE_BITS)


@part
def find_situations(state: Words, facts: Words, seat: int, spent: int) -> None:
    """Write down all forbidden situations that there are."""
    for number in range(2 * facts[FACT_COLOURS]):
        square = state[SNAKES + SNAKE * (number >> 1) + END + (number & 1)] >> 2
        if square == 0:
            continue
        snakes = reaching(state, facts, square)
        if popcount(snakes) > 2:
            note(state, THREE_SNAKES, square, 0)
        elif popcount(snakes) == 2:
            for side in range(1, 3):
                beside = square + facts[facts[FACT_STEPS] + side]
                if is_four(state, facts, square, beside):
                    note(state, FOUR_SNAKES, square, beside)
            if no_curve_left(state, facts, seat, snakes, spent):
                note(state, LEAVE_A_CURVE, square, 0)


@part
def any_is_new(state: Words, facts: Words, seat: int) -> bool:
    """Whether one of the situations written down is not there now; then the list is empty."""
    fresh = False
    for number in range(1, state[FOUND] + 1):
        word = state[FOUND + number]
        state[FOUND + number] = 0
        rule = word & ((1 << RULE_BITS) - 1)
        square = word >> RULE_BITS & ((1 << SQUARE_BITS) - 1)
        snakes = reaching(state, facts, square)
        if rule == THREE_SNAKES:
            known = popcount(snakes) > 2
        elif rule == FOUR_SNAKES:
            known = is_four(state, facts, square, word >> (RULE_BITS + SQUARE_BITS))
        else:
            known = popcount(snakes) == 2 and no_curve_left(state, facts, seat, snakes, -1)
        fresh = fresh or not known
    state[FOUND] = 0
    return fresh
