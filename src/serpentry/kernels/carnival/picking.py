"""Random moves and draws, compiled, without a list of all.

Every tile of a snake's body is once in one path. So a place anywhere along the snakes that is drawn
again until it fits is any fitting one, all alike.
"""

from serpentry.kernels.bits import below, lowest, popcount
from serpentry.kernels.carnival.cells import about, beyond, coloured_around, snake_at
from serpentry.kernels.carnival.flow import (
    can_head,
    count_bare,
    count_heads,
    hats_held,
    holds_head,
    is_bare_head,
)
from serpentry.kernels.carnival.laying import ranked
from serpentry.kernels.carnival.layout import (
    BLANK,
    CELLS,
    COLOUR,
    COLOURED,
    CORNER,
    CORNER_LOGS,
    CORNERS,
    COUNTS,
    FACT_HAT,
    FACT_PASS_HATS,
    FACT_PASS_HEADS,
    FACT_SKIP,
    FACT_SNAKES,
    HELD,
    IN_HEADS,
    IN_HOUSE,
    LEFT,
    LENGTH,
    ORDINAL,
    PATH,
    PHASE,
    PILE,
    SEAT,
    SHAPE,
    STRAIGHT,
    STRAIGHT_LOGS,
    TOTAL,
)
from serpentry.kernels.carnival.listing import (
    beside_number,
    head_number,
    is_log_for,
    is_place_beside,
    leading_number,
    log_number,
    mend_number,
    takes_log,
    turning_number,
)
from serpentry.kernels.carnival.measuring import owner_of, slot_of, turned_ways, ways_out
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words

HOUSE_TURNS = 4


@part
def nth_bit(bits: int, n: int) -> int:
    """The n-th of the bits that are set."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


@part
def any_cell(state: Words, facts: Words, rng: Words) -> int:
    """Any cell of any snake's path."""
    total = 0
    for slot in range(facts[FACT_SNAKES]):
        total += state[snake_at(slot) + LENGTH]
    place, slot = below(rng, total), 0
    while place >= state[snake_at(slot) + LENGTH]:
        place -= state[snake_at(slot) + LENGTH]
        slot += 1
    return state[snake_at(slot) + PATH + place]


@part
def pick_body(state: Words, facts: Words, tile: int, n: int) -> int:
    """The n-th lay of a body tile: for a log of its snake, then at its end."""
    slot, shape = slot_of(state, facts, tile), about(facts, tile, SHAPE)
    snake = snake_at(slot)
    logs = state[snake + (STRAIGHT_LOGS if shape == STRAIGHT else CORNER_LOGS)]
    if n >= logs:
        sides = ways_out(state, facts, state[SEAT], slot, shape)
        return leading_number(state, facts, slot, tile, nth_bit(sides, n - logs))
    place = -1
    while n >= 0:
        place += 1
        n -= is_log_for(state, facts, state[snake + PATH + place], slot, shape)
    return mend_number(state, facts, tile, state[snake + PATH + place])


@part
def pick_log(state: Words, facts: Words, tile: int, n: int, rng: Words) -> int:
    """Any lay of a log for what lies there; beyond those, the n-th that turns a snake."""
    shape = about(facts, tile, SHAPE)
    if shape == CORNER and n >= state[CORNERS]:
        n -= state[CORNERS]
        for slot in range(facts[FACT_SNAKES]):
            if owner_of(facts, slot) == state[SEAT]:
                sides = turned_ways(state, facts, slot)
                if n < popcount(sides):
                    return turning_number(state, facts, slot, nth_bit(sides, n))
                n -= popcount(sides)
    while True:
        cell = any_cell(state, facts, rng)
        if takes_log(state, facts, cell, shape):
            return log_number(state, facts, tile, cell)


@part
def pick_beside(state: Words, facts: Words, tile: int, rng: Words) -> int:
    """Any lay of a gift or trouble; a cell beside several tiles is found more often, so less
    often taken."""
    while True:
        cell = any_cell(state, facts, rng)
        if state[CELLS + cell] & COLOURED != 0:
            near = beyond(facts, cell, below(rng, 4))
            if is_place_beside(state, facts, near, tile):
                around = coloured_around(state, facts, near)
                if around == 1 or below(rng, around) == 0:
                    return beside_number(state, facts, tile, near)


@part
def pick_of(state: Words, facts: Words, tile: int, n: int, rng: Words) -> int:
    """One lay of a tile."""
    if about(facts, tile, COLOUR) >= 0:
        return pick_body(state, facts, tile, n)
    if about(facts, tile, SHAPE) == BLANK:
        return pick_beside(state, facts, tile, rng)
    return pick_log(state, facts, tile, n, rng)


@part
def count_final(state: Words, facts: Words) -> int:
    """How many moves there are in the final round."""
    seat = state[SEAT]
    if state[PHASE] == IN_HEADS:
        return count_heads(state, facts, seat) + facts[FACT_PASS_HEADS]
    hats = popcount(hats_held(state, facts, seat)) * count_bare(state, facts)
    return hats + facts[FACT_PASS_HATS]


@part
def pick_draw(state: Words, facts: Words, rng: Words) -> int:
    """A turn of the house, or a tile from the pile."""
    if state[PHASE] == IN_HOUSE:
        return below(rng, HOUSE_TURNS)
    ticket, tile = below(rng, state[LEFT]), 0
    while ticket >= state[PILE + tile]:
        ticket -= state[PILE + tile]
        tile += 1
    return HOUSE_TURNS + tile


@part
def pick_final(state: Words, facts: Words, rng: Words) -> int:
    """Any head or hat that may be laid, or a pass."""
    n, rank, seat = below(rng, count_final(state, facts)), 0, state[SEAT]
    if state[PHASE] == IN_HEADS:
        while rank < facts[FACT_SNAKES]:
            slot = ranked(state, facts, rank)
            if can_head(state, facts, slot) and holds_head(state, facts, seat, slot):
                if n == 0:
                    return head_number(state, facts, slot)
                n -= 1
            rank += 1
        return facts[FACT_SKIP]
    hats, bare = hats_held(state, facts, seat), count_bare(state, facts)
    if n == popcount(hats) * bare:
        return facts[FACT_SKIP]
    hat, n = nth_bit(hats, n // bare), n % bare
    while n > 0 or not is_bare_head(state, ranked(state, facts, rank)):
        n -= is_bare_head(state, ranked(state, facts, rank))
        rank += 1
    return facts[FACT_HAT] + about(facts, hat, ORDINAL) * facts[FACT_SNAKES] + rank


@part
def pick_lay(state: Words, facts: Words, rng: Words) -> int:
    """Any lay in play, all alike."""
    n, held = below(rng, state[TOTAL]), state[HELD + state[SEAT]]
    while n >= state[COUNTS + lowest(held)]:
        n -= state[COUNTS + lowest(held)]
        held &= held - 1
    return pick_of(state, facts, lowest(held), n, rng)
