"""What snakes are worth, compiled."""

from serpentry.kernels.carnival.cells import about, beyond, snake_at, tile_on
from serpentry.kernels.carnival.layout import (
    BLANK,
    CELLS,
    COLOURED,
    DIAMOND,
    FACT_SEATS,
    FACT_SNAKES,
    FACT_TOKEN_WORTH,
    GEM,
    HAT,
    KIND,
    LENGTH,
    PATH,
    POINTS,
    SHAPE,
    TOKENS,
)
from serpentry.kernels.carnival.measuring import owner_of
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Reals, Words


@part
def beside_points(state: Words, facts: Words, cell: int) -> int:
    """What gifts and troubles around a cell give to a coloured tile in it."""
    points = 0
    for side in range(4):
        tile = tile_on(state, beyond(facts, cell, side))
        if tile >= 0 and about(facts, tile, SHAPE) == BLANK:
            points += about(facts, tile, POINTS)
    return points


@part
def cell_points(state: Words, facts: Words, cell: int) -> int:
    """What a cell is worth to its snake."""
    if state[CELLS + cell] & COLOURED == 0:
        return 0
    tile = tile_on(state, cell)
    points = beside_points(state, facts, cell)
    if about(facts, tile, KIND) & DIAMOND != 0 and state[CELLS + cell] & GEM == 0:
        return points
    return points + about(facts, tile, POINTS)


@part
def snake_points(state: Words, facts: Words, slot: int) -> int:
    """What a snake is worth, with its hat."""
    snake = snake_at(slot)
    points = 0
    for place in range(state[snake + LENGTH]):
        points += cell_points(state, facts, state[snake + PATH + place])
    if state[snake + HAT] >= 0:
        points += about(facts, state[snake + HAT], POINTS)
    return points


@part
def add_scores(state: Words, facts: Words, out: Reals) -> None:
    """Write each seat's points as things stand."""
    for seat in range(facts[FACT_SEATS]):
        out[seat] = facts[FACT_TOKEN_WORTH] * state[TOKENS + seat]
    for slot in range(facts[FACT_SNAKES]):
        out[owner_of(facts, slot)] += snake_points(state, facts, slot)


@part
def standing(state: Words, facts: Words, seat: int, points: int) -> int:
    """One number that ranks seats: points, then length, then tokens."""
    length = 0
    for slot in range(facts[FACT_SNAKES]):
        if owner_of(facts, slot) == seat:
            length += state[snake_at(slot) + LENGTH]
    return (points * 1024 + length) * 1024 + state[TOKENS + seat]


@part
def share_out(state: Words, facts: Words, out: Reals) -> None:
    """Write each seat's share of the win after the points."""
    seats = facts[FACT_SEATS]
    best, winners = standing(state, facts, 0, int(out[0])), 0
    for seat in range(1, seats):
        best = max(best, standing(state, facts, seat, int(out[seat])))
    for seat in range(seats):
        winners += standing(state, facts, seat, int(out[seat])) == best
    for seat in range(seats):
        won = standing(state, facts, seat, int(out[seat])) == best
        out[seats + seat] = 1.0 / winners if won else 0.0
