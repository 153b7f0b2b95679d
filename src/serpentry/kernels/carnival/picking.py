"""Random moves and draws, compiled, without a list of all.

Every tile of a snake's body is once in one path. So a place anywhere along the snakes that is drawn
again until it fits is any fitting one, all equally likely.
"""

from serpentry.kernels import interface
from serpentry.kernels.bits import below, lowest, popcount
from serpentry.kernels.carnival.cells import beyond, coloured_around, is_coloured
from serpentry.kernels.carnival.flow import (
    actor,
    can_head,
    count_bare,
    count_heads,
    hats_held,
    holds_head,
    is_bare_head,
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
from serpentry.kernels.carnival.measuring import slot_of, turned_ways, ways_out
from serpentry.kernels.carnival.placing import ranked
from serpentry.kernels.carnival.structs import HOUSE_TURNS, TILE_COUNT, Phase, Shape, State
from serpentry.kernels.compiling import compiled
from serpentry.kernels.sets import nth_of
from serpentry.kernels.structs import Words


@compiled
def any_cell(state: State, rng: Words) -> int:
    """Any cell of any snake's path."""
    total = 0
    for slot in range(state.facts.snake_count):
        total += state.snakes[slot].length
    place, slot = below(rng, total), 0
    while place >= state.snakes[slot].length:
        place -= state.snakes[slot].length
        slot += 1
    return state.snakes[slot].path[place]


@compiled
def pick_body(state: State, tile: int, n: int) -> int:
    """The n-th placement of a body tile: for a log of its snake, then at its end."""
    slot, shape = slot_of(state, tile), state.facts.tiles[tile].shape
    snake = state.snakes[slot]
    logs = snake.logs[shape]
    if n >= logs:
        sides = ways_out(state, state.seat, slot, shape)
        return leading_number(state, slot, tile, nth_of(sides, n - logs))
    place = -1
    while n >= 0:
        place += 1
        n -= is_log_for(state, snake.path[place], slot, shape)
    return mend_number(state, tile, snake.path[place])


@compiled
def pick_log(state: State, tile: int, n: int, rng: Words) -> int:
    """Any placement of a log for what is there; beyond those, the n-th that turns a snake."""
    shape = state.facts.tiles[tile].shape
    if shape == Shape.CORNER and n >= state.bodies[Shape.CORNER]:
        n -= state.bodies[Shape.CORNER]
        for slot in range(state.facts.snake_count):
            if state.facts.owners[slot] == state.seat:
                sides = turned_ways(state, slot)
                if n < popcount(sides):
                    return turning_number(state, slot, nth_of(sides, n))
                n -= popcount(sides)
    while True:
        cell = any_cell(state, rng)
        if takes_log(state, cell, shape):
            return log_number(state, tile, cell)


@compiled
def pick_beside(state: State, tile: int, rng: Words) -> int:
    """Any placement of a gift or trouble; a cell beside several tiles is found more often, so less
    often taken."""
    while True:
        cell = any_cell(state, rng)
        if is_coloured(state, cell):
            near = beyond(state, cell, below(rng, 4))
            if is_place_beside(state, near, tile):
                around = coloured_around(state, near)
                if around == 1 or below(rng, around) == 0:
                    return beside_number(state, tile, near)


@compiled
def pick_of(state: State, tile: int, n: int, rng: Words) -> int:
    """One placement of a tile."""
    if state.facts.tiles[tile].colour >= 0:
        return pick_body(state, tile, n)
    if state.facts.tiles[tile].shape == Shape.BLANK:
        return pick_beside(state, tile, rng)
    return pick_log(state, tile, n, rng)


@compiled
def count_final(state: State) -> int:
    """How many moves there are in the final round."""
    seat = state.seat
    if state.phase == Phase.HEADS:
        return count_heads(state, seat) + state.facts.pass_heads
    hats = popcount(hats_held(state, seat)) * count_bare(state)
    return hats + state.facts.pass_hats


@compiled
def pick_draw(state: State, rng: Words) -> int:
    """A turn of the house tile, or a tile from the pile."""
    if state.phase == Phase.HOUSE:
        return below(rng, HOUSE_TURNS)
    ticket, tile = below(rng, state.left), 0
    while ticket >= state.pile[tile]:
        ticket -= state.pile[tile]
        tile += 1
    return HOUSE_TURNS + tile


@compiled
def pick_final(state: State, rng: Words) -> int:
    """Any head or hat that may be placed, or a pass."""
    n, rank, seat = below(rng, count_final(state)), 0, state.seat
    if state.phase == Phase.HEADS:
        while rank < state.facts.snake_count:
            slot = ranked(state, rank)
            if can_head(state, slot) and holds_head(state, seat, slot):
                if n == 0:
                    return head_number(state, slot)
                n -= 1
            rank += 1
        return state.facts.first.skip
    hats, bare = hats_held(state, seat), count_bare(state)
    if n == popcount(hats) * bare:
        return state.facts.first.skip
    hat, n = nth_of(hats, n // bare), n % bare
    while n > 0 or not is_bare_head(state, ranked(state, rank)):
        n -= is_bare_head(state, ranked(state, rank))
        rank += 1
    return state.facts.first.hat + state.facts.tiles[hat].ordinal * state.facts.snake_count + rank


@compiled
def pick_placement(state: State, rng: Words) -> int:
    """Any placement in play, all equally likely."""
    n, held = below(rng, state.total), state.held[state.seat]
    while n >= state.counts[lowest(held)]:
        n -= state.counts[lowest(held)]
        held &= held - 1
    return pick_of(state, lowest(held), n, rng)


@compiled
def pick(state: State, rng: Words) -> int:
    """A random move or draw."""
    if state.phase == Phase.LAY:
        return pick_placement(state, rng)
    if actor(state) == interface.CHANCE_ACTS:
        return pick_draw(state, rng)
    return pick_final(state, rng)


@compiled
def count(state: State) -> int:
    """How many moves or draws there are."""
    if state.phase == Phase.LAY:
        return state.total
    if state.phase == Phase.HOUSE:
        return HOUSE_TURNS
    if actor(state) == interface.CHANCE_ACTS:
        found = 0
        for tile in range(TILE_COUNT):
            found += state.pile[tile] > 0
        return found
    return 0 if actor(state) == interface.OVER else count_final(state)


@compiled
def draws(state: State, numbers: Words, weights: Words) -> int:
    """Turns of the house tile, or the tiles of the pile by name."""
    if actor(state) != interface.CHANCE_ACTS:
        return 0
    if state.phase == Phase.HOUSE:
        for turn in range(HOUSE_TURNS):
            numbers[turn], weights[turn] = turn, 1
        return HOUSE_TURNS
    found = 0
    for tile in range(TILE_COUNT):
        if state.pile[tile] > 0:
            numbers[found], weights[found] = HOUSE_TURNS + tile, state.pile[tile]
            found += 1
    return found
