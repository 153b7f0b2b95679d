"""SNEKAGON 5G's drills, compiled: which hexes are open, and how snakes run into them."""

from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.laying import rule_out, unite
from serpentry.kernels.hexsnakes.layout import (
    ALIVE,
    BOARD,
    FACT_CELL_COUNT,
    FACT_JOINTS,
    FACT_NEIGHBOURS,
    FACT_SETS,
    FACT_WORDS,
    LINK,
    OCCUPIED,
    TILE_BITS,
    TILE_MASK,
)
from serpentry.kernels.kernel import Words
from serpentry.kernels.snekagon5g.layout import (
    ABOVE,
    DRILL,
    FACT_ADVANCED,
    FACT_BACK,
    FACT_BESIDE,
    FACT_BESIDE_COUNT,
    FACT_COVERING,
    FACT_ONWARD,
    FACT_SEATS,
    FACT_SETS_EACH,
    FACT_SIDEWAYS,
    HEADINGS,
    OUT_FIRST,
    OUT_LAST,
)

ANY = HEADINGS - 1


@part
def sets_of(facts: Words, colour: int, floor: int) -> int:
    """Where a colour's sets on a floor begin."""
    number = colour * facts[FACT_SEATS] + floor
    return facts[FACT_SETS] + number * facts[FACT_SETS_EACH] * facts[FACT_WORDS]


@part
def board_of(facts: Words, floor: int) -> int:
    """Where a floor's cells begin."""
    return BOARD + floor * (facts[FACT_CELL_COUNT] + 1)


@part
def beside(facts: Words, floor: int, at: int) -> int:
    """One of the floors beside a floor."""
    return facts[facts[FACT_BESIDE] + floor * facts[FACT_BESIDE_COUNT] + at]


@part
def planar_heading(state: Words, facts: Words, colour: int, floor: int, cell: int) -> int:
    """How a snake runs along its floor into a cell; ANY if no hex of the colour is beside it."""
    board, around = board_of(facts, floor), facts[FACT_NEIGHBOURS] + 6 * cell
    for side in range(6):
        there = state[board + facts[around + side]]
        if there >> TILE_BITS & 15 == (OCCUPIED >> TILE_BITS) + colour:
            return (side + 3) % 6
    return ANY


@part
def heading(state: Words, facts: Words, colour: int, floor: int, cell: int) -> int:
    """How a snake runs into its open hex, looking through a drill; ANY if nothing is there.

    Only a 1-tile has no hex beside it, and a colour has but one: what it is drilled to has one.
    """
    found = planar_heading(state, facts, colour, floor, cell)
    there = state[board_of(facts, floor) + cell]
    for at in range(facts[FACT_BESIDE_COUNT]):
        if found == ANY and there & DRILL << at:
            found = planar_heading(state, facts, colour, beside(facts, floor, at), cell)
    return found


@part
def refresh(state: Words, facts: Words, colour: int, floor: int, cell: int) -> None:
    """Take the links that an own hex has by now into account: whether and how it goes on."""
    words, there = facts[FACT_WORDS], state[board_of(facts, floor) + cell]
    own = sets_of(facts, colour, floor)
    is_open = there // LINK & 3 < 2
    runs = ANY
    if is_open and facts[FACT_ADVANCED] == 1:
        runs = heading(state, facts, colour, floor, cell)
    every = facts[FACT_ONWARD] + 2 * (cell * HEADINGS + ANY) * words
    onward = facts[FACT_ONWARD] + 2 * (cell * HEADINGS + runs) * words
    keeps = -1 if is_open else 0
    first, last = own + OUT_FIRST * words, own + OUT_LAST * words
    for word in range(words):
        gone, stays = facts[every + word], facts[onward + word] & keeps
        state[first + word] = (state[first + word] & ~gone) | stays
    every, onward = every + words, onward + words
    for word in range(words):
        gone, stays = facts[every + word], facts[onward + word] & keeps
        state[last + word] = (state[last + word] & ~gone) | stays
    if is_open and runs != ANY and there >= DRILL:
        sideways = facts[FACT_SIDEWAYS] + (cell * HEADINGS + runs) * words
        for word in range(words):
            state[own + ALIVE * words + word] &= ~facts[sideways + word]


@part
def refresh_around(state: Words, facts: Words, colour: int, floor: int, placement: int) -> None:
    """Refresh the ends of a tile just laid, and the hexes that they touch."""
    board = board_of(facts, floor)
    for number in range(2):
        joint = facts[facts[FACT_JOINTS] + 2 * placement + number]
        if joint == facts[FACT_CELL_COUNT]:
            return
        refresh(state, facts, colour, floor, joint)
        tile = state[board + joint] & TILE_MASK
        for side in range(6):
            cell = facts[facts[FACT_NEIGHBOURS] + 6 * joint + side]
            there = state[board + cell]
            is_own = there >> TILE_BITS & 15 == (OCCUPIED >> TILE_BITS) + colour
            if is_own and there & TILE_MASK != tile:
                refresh(state, facts, colour, floor, cell)


@part
def drill(state: Words, facts: Words, colour: int, floor: int, cell: int, at: int) -> None:
    """Drill a hex just laid together with the one on a floor beside its own."""
    to = beside(facts, floor, at)
    back = facts[facts[FACT_BACK] + floor * facts[FACT_BESIDE_COUNT] + at]
    here, there = board_of(facts, floor) + cell, board_of(facts, to) + cell
    state[here] += DRILL << at
    state[there] += (DRILL << back) + LINK
    unite(state, facts, state[here] & TILE_MASK, state[there] & TILE_MASK)
    rule_out(state, facts, sets_of(facts, colour, to), cell, state[there] // LINK & 3)


@part
def count_above(state: Words, facts: Words, colour: int, floor: int, cell: int) -> None:
    """Note for the floors beside what would lie above a hex just laid."""
    words = facts[FACT_WORDS]
    covering = facts[FACT_COVERING] + cell * words
    for at in range(facts[FACT_BESIDE_COUNT]):
        above = sets_of(facts, colour, beside(facts, floor, at)) + ABOVE * words
        for word in range(words):
            fresh, one = facts[covering + word], state[above + word]
            two = state[above + words + word]
            state[above + 2 * words + word] |= two & fresh
            state[above + words + word] = two | (one & fresh)
            state[above + word] = one | fresh
