"""What a move gains at once, compiled: points for the mover, less a part of what others get.

Beside points, a snake that is led into a dead end has lost its growth, and one that is led out of
it has won it back.
"""

from serpentry.kernels.carnival.cells import (
    about,
    beyond,
    leads_free,
    slot_on,
    snake_at,
    through,
)
from serpentry.kernels.carnival.laying import (
    fills_empty,
    read_beside,
    read_end,
    read_hat,
    read_replacing,
    read_turning,
    tokens_taken,
    touches_trouble,
)
from serpentry.kernels.carnival.layout import (
    CELLS,
    COLOUR,
    COLOURED,
    DIAMOND,
    END,
    ENTRY,
    FACT_BESIDE,
    FACT_DIAMOND_OWNER,
    FACT_HAT,
    FACT_MEND,
    FACT_SEATS,
    FACT_SKIP,
    FACT_TOKEN_WORTH,
    FACT_TOKENS,
    FACT_TURN,
    HEAD,
    KIND,
    LENGTH,
    PATH,
    POINTS,
    SEAT,
    SHAPE,
)
from serpentry.kernels.carnival.measuring import owner_of
from serpentry.kernels.carnival.scoring import beside_points, cell_points
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words

DEAD_END = 3.0
"""Points that a snake is thought to lose with its growth."""


@part
def weight_of(state: Words, facts: Words, seat: int) -> float:
    """What a point for a seat is worth to the seat to act."""
    return 1.0 if seat == state[SEAT] else -1.0 / (facts[FACT_SEATS] - 1)


@part
def weight_on(state: Words, facts: Words, slot: int) -> float:
    """What a point for a snake is worth to the seat to act."""
    return weight_of(state, facts, owner_of(facts, slot))


@part
def dressing_gain(state: Words, facts: Words, tile: int, slot: int, cell: int) -> float:
    """What a coloured tile in a cell gains."""
    weight = weight_on(state, facts, slot)
    gain = weight * beside_points(state, facts, cell)
    is_diamond = about(facts, tile, KIND) & DIAMOND != 0
    if not is_diamond or touches_trouble(state, facts, cell):
        return gain + weight * about(facts, tile, POINTS)
    if tokens_taken(state, facts) == facts[FACT_TOKENS]:
        return gain
    return gain + (weight if facts[FACT_DIAMOND_OWNER] == 1 else 1.0) * facts[FACT_TOKEN_WORTH]


@part
def end_gain(state: Words, facts: Words, move: int) -> float:
    """What a coloured tile at a snake's end gains."""
    tile, slot, turn = read_end(state, facts, move)
    snake = snake_at(slot)
    cell, shape = state[snake + END], about(facts, tile, SHAPE)
    gain = dressing_gain(state, facts, tile, slot, cell)
    if shape == HEAD or not fills_empty(state, facts, move):
        return gain
    out = through(shape, turn, state[snake + ENTRY])
    if not leads_free(state, facts, slot, cell, out):
        gain -= weight_on(state, facts, slot) * DEAD_END
    return gain


@part
def instead_gain(state: Words, facts: Words, move: int) -> float:
    """What is gained by laying a tile instead of another."""
    tile, cell = read_replacing(state, facts, move)
    slot = slot_on(state, cell)
    if about(facts, tile, COLOUR) >= 0:
        return dressing_gain(state, facts, tile, slot, cell)
    return -weight_on(state, facts, slot) * cell_points(state, facts, cell)


@part
def turning_gain(state: Words, facts: Words, move: int) -> float:
    """What is gained by leading an own snake out of its dead end."""
    _, slot, _ = read_turning(state, facts, move)
    snake = snake_at(slot)
    last = state[snake + PATH + state[snake + LENGTH] - 1]
    return DEAD_END - cell_points(state, facts, last)


@part
def beside_gain(state: Words, facts: Words, move: int) -> float:
    """What a gift or trouble gains from all that it touches."""
    tile, cell = read_beside(state, facts, move)
    weight = 0.0
    for side in range(4):
        near = beyond(facts, cell, side)
        if state[CELLS + near] & COLOURED != 0:
            weight += weight_on(state, facts, slot_on(state, near))
    return weight * about(facts, tile, POINTS)


@part
def gain_of(state: Words, facts: Words, move: int) -> float:
    """What a move of the seat to act gains at once."""
    if move < facts[FACT_MEND]:
        return end_gain(state, facts, move)
    if move < facts[FACT_TURN]:
        return instead_gain(state, facts, move)
    if move < facts[FACT_BESIDE]:
        return turning_gain(state, facts, move)
    if move < facts[FACT_HAT]:
        return beside_gain(state, facts, move)
    if move < facts[FACT_SKIP]:
        hat, slot = read_hat(state, facts, move)
        return weight_on(state, facts, slot) * about(facts, hat, POINTS)
    return 0.0
