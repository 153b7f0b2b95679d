"""Playing a move, compiled, and whose turn comes then."""

from serpentry.kernels.bits import lowest
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import CHANCE, OVER, Words
from serpentry.kernels.schlangennest.laying import COLUMN_MASK, find_lays, is_inside
from serpentry.kernels.schlangennest.layout import (
    ACTOR,
    ALL_LIES,
    BITS_OF_ROW,
    BOTTOM,
    BOUNDED,
    CARDS,
    CURVE,
    END,
    ERRANDS,
    FACT_COLOURS,
    FACT_ERRANDS,
    FACT_FIRST,
    FACT_KIND,
    FACT_PATH,
    FACT_PATH_LENGTH,
    FACT_PATHS,
    FACT_PLACES,
    FACT_REPLACE,
    FACT_SEATS,
    FACT_TAIL_OF,
    FACT_TURN,
    FACT_TURNED,
    FACT_TWO_CARDS,
    FACT_TWO_EACH,
    FACT_WIDE,
    FINISHED,
    FIRST_COLOUR,
    HANDS,
    KINDS,
    LAID,
    LEFT,
    LEGAL,
    LEGAL_COUNT,
    LEGAL_WORDS,
    LIE_MASK,
    LIVING,
    MOST_ERRANDS,
    OUT,
    OWN_CARDS,
    PRESENT,
    RIGHT,
    SNAKE,
    SNAKES,
    STRAIGHT,
    TOP,
)
from serpentry.kernels.schlangennest.opening import find_openings, lift
from serpentry.kernels.schlangennest.weaving import place, weave


@part
def nth_own(state: Words, facts: Words, colour: int, kind: int, n: int) -> int:
    """The square of the n-th own card of a kind, from the upper left."""
    own = CARDS + OWN_CARDS * colour
    for number in range(1, state[own] + 1):
        square = state[own + number]
        lie = state[place(facts, square << 2)] & LIE_MASK
        if facts[facts[FACT_KIND] + lie] == kind:
            if n == 0:
                return square
            n -= 1
    return 0


@part
def meaning(state: Words, facts: Words, number: int) -> tuple[int, int, int]:
    """What the actor's move of a number does: the colour, the square, and how its card lies."""
    actor = state[ACTOR]
    if number < facts[FACT_FIRST]:
        end, lie = number // ALL_LIES, number % ALL_LIES
        colour = actor + facts[FACT_SEATS] * (end >> 1)
        return colour, reached_square(state, colour, end & 1), lie
    if number < facts[FACT_TURN]:
        number -= facts[FACT_FIRST]
        square = facts[facts[FACT_PLACES] + number // ALL_LIES]
        return lowest(state[LIVING]), square, number % ALL_LIES
    is_turn = number < facts[FACT_REPLACE]
    number -= facts[FACT_TURN] if is_turn else facts[FACT_REPLACE]
    square = nth_own(state, facts, actor, CURVE if is_turn else STRAIGHT, number >> 1)
    lie = state[place(facts, square << 2)] & LIE_MASK
    after = facts[FACT_TURNED] if is_turn else facts[FACT_TAIL_OF]
    return actor, square, facts[after + 2 * lie + (number & 1)]


@part
def reached_square(state: Words, colour: int, which: int) -> int:
    """The first or second square that a snake reaches."""
    return state[SNAKES + SNAKE * colour + END + which] >> 2


@part
def play_move(state: Words, facts: Words, number: int) -> None:
    """Play a move, or chance's path; then the turn passes."""
    actor = state[ACTOR]
    if actor == CHANCE:
        lay_path(state, facts, number)
        first_turn(state, facts)
        return
    colour, square, lie = meaning(state, facts, number)
    if number < facts[FACT_TURN]:
        lay(state, facts, square, colour, lie)
        if facts[FACT_TWO_CARDS] == 1 and state[LIVING] & (state[LIVING] - 1) != 0:
            rest = state[LIVING] & ~(1 << colour)
            state[ERRANDS] = 1 + actor | rest << 4
    else:
        lift(state, facts, square, False)
        weave(state, facts, square, colour, lie, False)
        if number >= facts[FACT_REPLACE]:
            state[HANDS + KINDS * colour + facts[facts[FACT_KIND] + lie]] -= 1
    turn_to(state, facts, actor)


@part
def lay(state: Words, facts: Words, square: int, colour: int, lie: int) -> None:
    """Lay a card from the hand."""
    if facts[FACT_WIDE] != 0 and is_inside(state, facts, square):
        stretch(state, square & COLUMN_MASK, square >> BITS_OF_ROW)
    weave(state, facts, square, colour, lie, False)
    state[HANDS + KINDS * colour + facts[facts[FACT_KIND] + lie]] -= 1
    state[LAID] += 1
    own = CARDS + OWN_CARDS * colour
    state[own] += 1
    at = own + state[own]
    while at > own + 1 and state[at - 1] > square:
        state[at] = state[at - 1]
        at -= 1
    state[at] = square


@part
def stretch(state: Words, x: int, y: int) -> None:
    """The bounds take in one more square."""
    if state[BOUNDED] == 0:
        state[BOUNDED] = 1
        state[LEFT], state[TOP], state[RIGHT], state[BOTTOM] = x, y, x, y
    state[LEFT], state[RIGHT] = min(state[LEFT], x), max(state[RIGHT], x)
    state[TOP], state[BOTTOM] = min(state[TOP], y), max(state[BOTTOM], y)


@part
def lay_path(state: Words, facts: Words, number: int) -> None:
    """Lay one of the paths across a fixed field."""
    length = facts[FACT_PATH_LENGTH]
    card = facts[FACT_PATHS] + 2 * length * number
    for _ in range(length):
        weave(state, facts, facts[card], facts[FACT_PATH] - FIRST_COLOUR, facts[card + 1], False)
        card += 2
    state[LAID] = length


@part
def first_turn(state: Words, facts: Words) -> None:
    """Begin: with two snakes each the tails come in a fixed order."""
    for number in range(MOST_ERRANDS):
        state[ERRANDS + number] = facts[facts[FACT_ERRANDS] + number]
    turn_to(state, facts, facts[FACT_SEATS] - 1)


@part
def turn_to(state: Words, facts: Words, last: int) -> None:
    """Give the turn to the next seat that can move, errands first; the last seat comes last."""
    while state[ERRANDS] != 0:
        errand = state[ERRANDS]
        for number in range(ERRANDS, ERRANDS + MOST_ERRANDS - 1):
            state[number] = state[number + 1]
        state[ERRANDS + MOST_ERRANDS - 1] = 0
        if acts(state, facts, (errand & 15) - 1, errand >> 4):
            return
    seats = facts[FACT_SEATS]
    for step in range(1, seats + 1):
        seat = (last + step) % seats
        colours = 1 << seat
        if facts[FACT_TWO_EACH] == 1:
            colours |= 1 << (seat + seats)
        if acts(state, facts, seat, colours):
            return
    state[ACTOR], state[LIVING] = OVER, 0
    forget_moves(state)


@part
def acts(state: Words, facts: Words, seat: int, colours: int) -> bool:
    """Give the turn to a seat if one of the colours can be moved; else those alive are out."""
    living = 0
    for colour in range(facts[FACT_COLOURS]):
        snake = SNAKES + SNAKE * colour
        if (colours & ~state[OUT]) >> colour & 1 == 1 and (
            state[snake + END] != 0 or state[snake + FINISHED] == 0
        ):
            living |= 1 << colour
    if living == 0:
        return False
    if find_moves(state, facts, seat, living) > 0:
        state[ACTOR], state[LIVING] = seat, living
        return True
    state[OUT] |= living
    return False


@part
def forget_moves(state: Words) -> None:
    """No move is legal."""
    for word in range(LEGAL_WORDS):
        state[LEGAL + word] = 0
    state[LEGAL_COUNT] = 0


@part
def find_moves(state: Words, facts: Words, seat: int, living: int) -> int:
    """Note all that a seat can do for its living colours; how many moves they are."""
    forget_moves(state)
    colour = lowest(living)
    snake = SNAKES + SNAKE * colour
    is_closed = state[snake + PRESENT] == 1 and state[snake + END] == 0
    if is_closed and state[snake + FINISHED] == 0:
        found = find_openings(state, facts, seat, colour)
    else:
        found = find_lays(state, facts, seat, living, True)
        if found == 0:
            found = find_lays(state, facts, seat, living, False)
    state[LEGAL_COUNT] = found
    return found
