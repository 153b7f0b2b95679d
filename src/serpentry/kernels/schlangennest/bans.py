"""The three bans, compiled: forbidden situations at empty squares, and who brings them about."""

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.choices import Choice
from serpentry.kernels.compiling import compiled
from serpentry.kernels.schlangennest.packing import Owner
from serpentry.kernels.schlangennest.structs import Piece, State, Trial
from serpentry.kernels.schlangennest.weaving import across, chain_at, owner_in, partner_in

RULE_BITS, SQUARE_BITS = 2, 24
"""A situation is its rule, its square, and the second square if there are two."""


class Ban(Choice):
    """What is forbidden."""

    THREE_SNAKES = 1
    FOUR_SNAKES = 2
    LEAVE_A_CURVE = 3


@compiled
def reaching(state: State, square: int) -> int:
    """The set of the colours that reach a square."""
    found = 0
    for colour in range(state.facts.colours):
        snake = state.snakes[colour]
        if snake.ends[0] >> 2 == square or snake.ends[1] >> 2 == square:
            found |= 1 << colour
    return found


@compiled
def curves_run_short(state: State) -> bool:
    """Whether somebody may have no curve after this move, and snakes have two ends."""
    if state.facts.tails_first:
        return False
    fewest = 2
    for colour in range(state.facts.colours):
        fewest = min(fewest, state.hands[colour, Piece.CURVE])
    return fewest < 2


@compiled
def is_risky(state: State, colour: int, square: int) -> bool:
    """Whether any card on the square could break a ban.

    A card brings nobody but its owner and the snakes that reach its square to a square beside it,
    or to the far end of free grey that meets it.
    """
    short, colours = curves_run_short(state), state.facts.colours
    if colours < 3:
        return short
    coming = 1 << colour
    for side in range(4):
        owner = owner_in(chain_at(state, square, side))
        if owner > Owner.FREE:
            coming |= 1 << (owner - Owner.FIRST)
    for side in range(4):
        fresh = freshly_reached(state, square, side)
        if fresh != 0:
            meeting = popcount(coming | reaching(state, fresh))
            if meeting > 2 or (meeting == 2 and short):
                return True
            if meeting == 2 and colours > 3 and is_beside_two(state, square, fresh):
                return True
    return False


@compiled
def freshly_reached(state: State, square: int, side: int) -> int:
    """The square that a snake can be led to through a side, or 0."""
    there = chain_at(state, square, side)
    if there == 0:
        return across(state, square, side) >> 2
    beyond = partner_in(there) >> 2
    return beyond if owner_in(there) == Owner.FREE and beyond != square else 0


@compiled
def is_beside_two(state: State, square: int, fresh: int) -> bool:
    """Whether beside a freshly reached square is one that two snakes reach, or will."""
    for side in range(4):
        beside = fresh + state.facts.steps[side]
        if popcount(reaching(state, beside)) == 2:
            return True
        for other in range(4):
            if freshly_reached(state, square, other) == beside:
                return True
    return False


@compiled
def has_neighbouring_ends(state: State, colour: int) -> bool:
    """Whether both ends are at one square, at sides next to each other."""
    end, other = state.snakes[colour].ends[0], state.snakes[colour].ends[1]
    return other != 0 and end >> 2 == other >> 2 and (end ^ other) & 1 == 1


@compiled
def no_curve_left(state: State, seat: int, snakes: int, spent: int) -> bool:
    """Whether two snakes must be connected by curves, and who moves next of them has none.

    Seats move on from the given one, which comes last; one colour has just spent a curve.
    """
    seats = state.facts.seats
    mover, soonest = -1, seats
    left = snakes
    while left != 0:
        colour = lowest(left)
        left &= left - 1
        if not has_neighbouring_ends(state, colour):
            return False
        wait = (colour - seat - 1 + seats) % seats
        if state.out >> colour & 1 == 0 and wait < soonest:
            mover, soonest = colour, wait
    if mover < 0:
        return False
    return state.hands[mover, Piece.CURVE] - (1 if mover == spent else 0) == 0


@compiled
def is_four(state: State, square: int, beside: int) -> bool:
    """Whether two squares are reached by two snakes each, four different ones."""
    here, there = reaching(state, square), reaching(state, beside)
    return popcount(here) == 2 and popcount(there) == 2 and here & there == 0


@compiled
def note(trial: Trial, rule: int, square: int, beside: int) -> None:
    """Write a situation down."""
    trial.found[trial.found_count] = (
        rule | square << RULE_BITS | beside << (RULE_BITS + SQUARE_BITS)
    )
    trial.found_count += 1


@compiled
def find_situations(state: State, trial: Trial, seat: int, spent: int) -> None:
    """Write down all forbidden situations that there are."""
    for number in range(2 * state.facts.colours):
        square = state.snakes[number >> 1].ends[number & 1] >> 2
        if square == 0:
            continue
        snakes = reaching(state, square)
        if popcount(snakes) > 2:
            note(trial, Ban.THREE_SNAKES, square, 0)
        elif popcount(snakes) == 2:
            for side in range(1, 3):
                beside = square + state.facts.steps[side]
                if is_four(state, square, beside):
                    note(trial, Ban.FOUR_SNAKES, square, beside)
            if no_curve_left(state, seat, snakes, spent):
                note(trial, Ban.LEAVE_A_CURVE, square, 0)


@compiled
def any_is_new(state: State, trial: Trial, seat: int) -> bool:
    """Whether one of the situations written down is not there now."""
    for number in range(trial.found_count):
        word = trial.found[number]
        rule = word & ((1 << RULE_BITS) - 1)
        square = word >> RULE_BITS & ((1 << SQUARE_BITS) - 1)
        snakes = reaching(state, square)
        if rule == Ban.THREE_SNAKES:
            known = popcount(snakes) > 2
        elif rule == Ban.FOUR_SNAKES:
            known = is_four(state, square, word >> (RULE_BITS + SQUARE_BITS))
        else:
            known = popcount(snakes) == 2 and no_curve_left(state, seat, snakes, -1)
        if not known:
            return True
    return False
