"""The pieces of clay that mark SNEKAGON 5G's drills, compiled: an option may limit them."""

from typing import Any

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.layout import (
    FACT_CELL_COUNT,
    FACT_JOINTS,
    FACT_NEIGHBOURS,
    FACT_WORDS,
    LINK,
    OCCUPIED,
    TILE_BITS,
)
from serpentry.kernels.kernel import Words
from serpentry.kernels.snekagon5g.drilling import beside, board_of
from serpentry.kernels.snekagon5g.layout import (
    DRILL,
    FACT_BESIDE_COUNT,
    FACT_CLOSED_CLAY,
    FACT_LEGAL,
    FACT_MOST_CLAY,
    FACT_OPEN_CLAY,
    FACT_SEATS,
    FACT_WAYS,
)

CLOSED = 1 << 16
"""Pieces are counted in one number: open ones, and closed ones so many times."""


@part
def clay_of(drills: int, planar: int) -> int:
    """The clay on a hex with so many drills, and so many links along its floor."""
    if drills == 2:
        return CLOSED
    return 1 if drills == 1 and planar == 1 else 0


@part
def clay_on(there: int, more_drills: int, more_planar: int) -> int:
    """The clay that a cell's hex needs once it has so many more links."""
    drills = popcount(there // DRILL & 3)
    return clay_of(drills + more_drills, (there // LINK & 3) - drills + more_planar)


@part
def clay_in_use(state: Words, facts: Words) -> int:
    """The clay that all colours need together."""
    found = 0
    for place in range(board_of(facts, 0), board_of(facts, facts[FACT_SEATS])):
        found += clay_on(state[place], 0, 0)
    return found


@part
def clay_at_end(state: Words, facts: Words, colour: int, floor: int, joint: int) -> Any:
    """What more the hexes need that a new end touches, and how many they are."""
    board, around = board_of(facts, floor), facts[FACT_NEIGHBOURS] + 6 * joint
    needed = touched = 0
    for side in range(6):
        there = state[board + facts[around + side]]
        if there >> TILE_BITS & 15 == (OCCUPIED >> TILE_BITS) + colour:
            touched += 1
            needed += clay_on(there, 0, 1) - clay_on(there, 0, 0)
    return needed, touched


@part
def clay_for(state: Words, facts: Words, colour: int, floor: int, placement: int, way: int) -> int:
    """What more clay is needed once a placement is laid."""
    choices = facts[FACT_BESIDE_COUNT] + 1
    joints = facts[FACT_JOINTS] + 2 * placement
    is_single = facts[joints + 1] == facts[FACT_CELL_COUNT]
    needed = drills = 0
    for number in range(2):
        joint = facts[joints] if is_single else facts[joints + number]
        at = (way // choices if number == 0 else way % choices) - 1
        if at >= 0:
            there = state[board_of(facts, beside(facts, floor, at)) + joint]
            needed += clay_on(there, 1, 0) - clay_on(there, 0, 0)
            drills += 1
        if not is_single or number == 1:
            more, touched = clay_at_end(state, facts, colour, floor, joint)
            needed += more + clay_of(drills, touched + (0 if is_single else 1))
            drills = 0
    return needed


@part
def keep_to_clay(state: Words, facts: Words, colour: int) -> None:
    """Take away the moves that need more clay than there is."""
    used, words, ways = clay_in_use(state, facts), facts[FACT_WORDS], facts[FACT_WAYS]
    opened, closed = facts[FACT_OPEN_CLAY] - used % CLOSED, facts[FACT_CLOSED_CLAY] - used // CLOSED
    if opened >= facts[FACT_MOST_CLAY] and closed > 0:
        return
    for block in range(facts[FACT_SEATS] * ways):
        for word in range(words):
            place = facts[FACT_LEGAL] + block * words + word
            bits = state[place]
            while bits != 0:
                placement = 64 * word + lowest(bits)
                more = clay_for(state, facts, colour, block // ways, placement, block % ways)
                if more % CLOSED > opened or more // CLOSED > closed:
                    state[place] &= ~(bits & -bits)
                bits &= bits - 1
