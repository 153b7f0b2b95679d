"""Closed snakes, compiled: curves that can be turned, straights that the tail can replace."""

from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words
from serpentry.kernels.schlangennest.bans import any_is_new, find_situations
from serpentry.kernels.schlangennest.laying import allow, fitting_lies
from serpentry.kernels.schlangennest.layout import (
    CARDS,
    COLOUR_AT,
    CURVE,
    END,
    FACT_COLOURS,
    FACT_KIND,
    FACT_REPLACE,
    FACT_STRAND_AT,
    FACT_STRANDS,
    FACT_TURN,
    FACT_TURNED,
    FIRST_COLOUR,
    FREE,
    IS_COLOURED,
    ITS_FINISHED,
    ITS_PARTS,
    LIE_MASK,
    MOST_STRANDS,
    OTHER_SIDE,
    OWN_CARDS,
    OWNER_MASK,
    PRESENT,
    SIDE,
    SNAKE,
    SNAKES,
    STRAIGHT,
    STRAND,
)
from serpentry.kernels.schlangennest.weaving import (
    across,
    is_covered,
    note_chain,
    place,
    put,
    undo,
    weave,
)


@part
def follow(state: Words, facts: Words, port: int, logs: bool) -> None:
    """Find the chain that reaches a port, from card to card, and note it."""
    owner, parts, gray, finished, other = FREE, 0, 0, 0, 0
    here = port
    while finished == 0 and other == 0:
        far = across(facts, here >> 2, here & 3)
        square, enters = far >> 2, far & 3
        card = state[place(facts, square << 2)]
        lie = card & LIE_MASK
        which = facts[facts[FACT_STRAND_AT] + 4 * lie + enters]
        strand = facts[FACT_STRANDS] + (lie * MOST_STRANDS + which) * STRAND
        parts += facts[strand + ITS_PARTS]
        if facts[strand + IS_COLOURED] == 1:
            owner = card >> COLOUR_AT & OWNER_MASK
        else:
            gray += facts[strand + ITS_PARTS]
        finished = facts[strand + ITS_FINISHED]
        leaves = facts[strand + SIDE] + facts[strand + OTHER_SIDE] - enters
        if finished == 0:
            here = square << 2 | leaves
            beyond = across(facts, square, leaves)
            if not is_covered(state, facts, beyond >> 2):
                other = beyond
    note_chain(state, facts, owner, parts, gray, finished, port, other, logs)


@part
def lift(state: Words, facts: Words, square: int, logs: bool) -> None:
    """Take a card away: what was joined through it is followed from its sides."""
    card = place(facts, square << 2)
    colour = (state[card] >> COLOUR_AT & OWNER_MASK) - FIRST_COLOUR
    put(state, card, 0, logs)
    if colour < facts[FACT_COLOURS]:
        for word in range(SNAKE):
            put(state, SNAKES + SNAKE * colour + word, 0, logs)
    for side in range(4):
        beyond = across(facts, square, side)
        if not is_covered(state, facts, beyond >> 2):
            put(state, place(facts, beyond), 0, logs)
    for side in range(4):
        if is_covered(state, facts, across(facts, square, side) >> 2):
            follow(state, facts, square << 2 | side, logs)


@part
def opens(state: Words, facts: Words, seat: int, colour: int, square: int, lie: int) -> bool:
    """Whether the snake has an end when its curve lies so, and nothing forbids it."""
    snake = SNAKES + SNAKE * colour
    lift(state, facts, square, True)
    last_own = state[snake + PRESENT] == 0
    fits = fitting_lies(state, facts, square, colour, 1 << CURVE, True, last_own)
    is_open = False
    if fits >> lie & 1 == 1:
        weave(state, facts, square, colour, lie, True)
        is_open = state[snake + END] != 0
        if is_open:
            find_situations(state, facts, seat, -1)
    undo(state)
    return not any_is_new(state, facts, seat) and is_open


@part
def find_openings(state: Words, facts: Words, seat: int, colour: int) -> int:
    """Note the curves to turn, or if there are none, the straights to replace; how many."""
    own = CARDS + OWN_CARDS * colour
    found, curves, straights = 0, 0, 0
    for number in range(1, state[own] + 1):
        square = state[own + number]
        lie = state[place(facts, square << 2)] & LIE_MASK
        if facts[facts[FACT_KIND] + lie] == CURVE:
            for way in range(2):
                turned = facts[facts[FACT_TURNED] + 2 * lie + way]
                if opens(state, facts, seat, colour, square, turned):
                    found += allow(state, facts[FACT_TURN] + 2 * curves + way, 1)
            curves += 1
        elif facts[facts[FACT_KIND] + lie] == STRAIGHT:
            straights += 1
    if found == 0:
        for number in range(2 * straights):
            found += allow(state, facts[FACT_REPLACE] + number, 1)
    return found
