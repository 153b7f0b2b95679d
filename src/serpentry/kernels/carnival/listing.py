"""All legal moves, compiled: their numbers, in ascending order."""

from serpentry.kernels.bits import lowest
from serpentry.kernels.carnival.cells import (
    beyond,
    is_coloured,
    is_empty,
    place_on,
    slot_on,
    through,
    tile_on,
    turn_between,
    turn_on,
)
from serpentry.kernels.carnival.flow import actor, can_head, hats_held, holds_head, is_bare_head
from serpentry.kernels.carnival.measuring import is_kept_free, joins_ends, turned_ways, ways_out
from serpentry.kernels.carnival.placing import CORNER_LOG, costume, head_of, ranked
from serpentry.kernels.carnival.structs import (
    BLANK_COUNT,
    COSTUME_COUNT,
    HAT_COUNT,
    LOG_COUNT,
    LONGEST,
    Kind,
    Phase,
    Shape,
    State,
)
from serpentry.kernels.compiling import compiled
from serpentry.kernels.structs import Words


@compiled
def rank_of(state: State, slot: int) -> int:
    """A snake's rank, as the seat to act counts them."""
    return state.facts.ranks[state.seat, slot]


@compiled
def end_number(state: State, slot: int, tile: int, turn: int) -> int:
    """The number of a coloured tile at the end of its snake."""
    rank = rank_of(state, slot)
    kind = rank * COSTUME_COUNT + state.facts.tiles[tile].ordinal
    return state.facts.first.end + 4 * kind + turn


@compiled
def leading_number(state: State, slot: int, tile: int, side: int) -> int:
    """The number of a body tile that leads its snake out by a side."""
    turn = turn_between(state.snakes[slot].entry, side)
    return end_number(state, slot, tile, turn)


@compiled
def head_number(state: State, slot: int) -> int:
    """The number of a snake's head at its end."""
    head, entry = head_of(state, slot), state.snakes[slot].entry
    return end_number(state, slot, head, entry)


@compiled
def mend_number(state: State, tile: int, cell: int) -> int:
    """The number of a coloured tile for a log; one that the snake itself leads into is its end."""
    slot = slot_on(state, cell)
    if cell == state.snakes[slot].end:
        return end_number(state, slot, tile, turn_on(state, cell))
    rank = rank_of(state, slot)
    kind = rank * COSTUME_COUNT + state.facts.tiles[tile].ordinal
    return state.facts.first.mend + kind * LONGEST + place_on(state, cell)


@compiled
def log_number(state: State, tile: int, cell: int) -> int:
    """The number of a log for what is in a cell, as it is turned."""
    rank = rank_of(state, slot_on(state, cell))
    kind = state.facts.tiles[tile].ordinal * state.facts.snake_count + rank
    return state.facts.first.log + kind * LONGEST + place_on(state, cell)


@compiled
def turning_number(state: State, slot: int, side: int) -> int:
    """The number of a corner log that turns the last tile of a snake to a side."""
    snake = state.snakes[slot]
    last = snake.path[snake.length - 1]
    shape = state.facts.tiles[tile_on(state, last)].shape
    entry = through(shape, turn_on(state, last), snake.entry ^ 2)
    return state.facts.first.turn + 4 * rank_of(state, slot) + turn_between(entry, side)


@compiled
def beside_number(state: State, tile: int, cell: int) -> int:
    """The number of a gift or trouble in a cell: described by the first tile that it is beside."""
    first = state.facts.snake_count * LONGEST * 4
    count = first
    for side in range(4):
        near = beyond(state, cell, side)
        if is_coloured(state, near):
            rank = rank_of(state, slot_on(state, near))
            place = rank * LONGEST + place_on(state, near)
            first = min(first, 4 * place + (side ^ 2))
    return state.facts.first.beside + state.facts.tiles[tile].ordinal * count + first


@compiled
def placeable(state: State) -> int:
    """The tiles in the actor's hand that may be placed, as a set."""
    tiles, held = 0, state.held[state.seat]
    while held != 0:
        tile, held = lowest(held), held & (held - 1)
        if state.counts[tile] > 0:
            tiles |= 1 << tile
    return tiles


@compiled
def put_in_order(out: Words, first: int, found: int) -> None:
    """The lower one of two numbers comes first."""
    if found == first + 2 and out[first] > out[first + 1]:
        out[first], out[first + 1] = out[first + 1], out[first]


@compiled
def is_log_for(state: State, cell: int, slot: int, shape: int) -> bool:
    """Whether a log of a body tile's shape is a part of a snake in a cell."""
    tile = tile_on(state, cell)
    if tile < 0 or state.facts.tiles[tile].colour >= 0 or state.facts.tiles[tile].shape != shape:
        return False
    return slot_on(state, cell) == slot


@compiled
def list_ends(state: State, tiles: int, out: Words) -> int:
    """Body tiles at the ends of their snakes."""
    found = 0
    for rank in range(state.facts.snake_count):
        slot = ranked(state, rank)
        for number in range(COSTUME_COUNT):
            tile = costume(state, slot, number)
            if tiles >> tile & 1 == 0:
                continue
            sides = ways_out(state, state.seat, slot, state.facts.tiles[tile].shape)
            first = found
            while sides != 0:
                out[found] = leading_number(state, slot, tile, lowest(sides))
                sides &= sides - 1
                found += 1
            put_in_order(out, first, found)
            end = state.snakes[slot].end
            if end >= 0 and is_log_for(state, end, slot, state.facts.tiles[tile].shape):
                out[found] = mend_number(state, tile, end)
                found += 1
    return found


@compiled
def takes_log(state: State, cell: int, shape: int) -> bool:
    """Whether a log of a shape may come where a tile of a snake is."""
    tile = tile_on(state, cell)
    lying = state.facts.tiles[tile].shape
    if shape == Shape.CROSSING:
        return lying == Shape.STRAIGHT and not joins_ends(state, cell)
    return lying == shape and state.facts.tiles[tile].kind & Kind.BODY != 0


@compiled
def list_mends(state: State, tiles: int, out: Words, found: int) -> int:
    """Body tiles for logs of their snakes."""
    for rank in range(state.facts.snake_count):
        slot = ranked(state, rank)
        snake = state.snakes[slot]
        for number in range(COSTUME_COUNT):
            tile = costume(state, slot, number)
            if tiles >> tile & 1 == 0:
                continue
            for place in range(snake.length):
                cell = snake.path[place]
                is_end = cell == snake.end
                if not is_end and is_log_for(state, cell, slot, state.facts.tiles[tile].shape):
                    out[found] = mend_number(state, tile, cell)
                    found += 1
    return found


@compiled
def list_logs(state: State, tiles: int, out: Words, found: int) -> int:
    """Logs for what is there, and corner logs that turn a snake."""
    for number in range(LOG_COUNT):
        tile = state.facts.logs[number]
        if tiles >> tile & 1 == 0:
            continue
        for rank in range(state.facts.snake_count):
            snake = state.snakes[ranked(state, rank)]
            for place in range(snake.length):
                cell = snake.path[place]
                if takes_log(state, cell, state.facts.tiles[tile].shape):
                    out[found] = log_number(state, tile, cell)
                    found += 1
    if tiles >> CORNER_LOG & 1 == 0:
        return found
    for rank in range(state.facts.snake_count):
        slot = ranked(state, rank)
        sides = turned_ways(state, slot) if state.facts.owners[slot] == state.seat else 0
        first = found
        while sides != 0:
            out[found] = turning_number(state, slot, lowest(sides))
            sides &= sides - 1
            found += 1
        put_in_order(out, first, found)
    return found


@compiled
def is_place_beside(state: State, cell: int, tile: int) -> bool:
    """Whether a gift or trouble may be placed in a cell beside a snake."""
    if not is_empty(state, cell):
        return False
    is_trouble = state.facts.tiles[tile].kind & Kind.TROUBLE != 0
    return not is_kept_free(state, state.seat, cell, is_trouble)


@compiled
def list_beside(state: State, tiles: int, out: Words, found: int) -> int:
    """Gifts and troubles."""
    for number in range(BLANK_COUNT):
        tile = state.facts.blanks[number]
        if tiles >> tile & 1 == 0:
            continue
        last = -1
        for rank in range(state.facts.snake_count):
            snake = state.snakes[ranked(state, rank)]
            for place in range(snake.length):
                cell = snake.path[place]
                for side in range(4 if is_coloured(state, cell) else 0):
                    near = beyond(state, cell, side)
                    if is_place_beside(state, near, tile):
                        told = beside_number(state, tile, near)
                        if told > last:
                            out[found] = last = told
                            found += 1
    return found


@compiled
def list_final(state: State, heads: bool, out: Words) -> int:
    """Heads, or hats, in the final round."""
    found, seat = 0, state.seat
    if heads:
        for rank in range(state.facts.snake_count):
            slot = ranked(state, rank)
            if can_head(state, slot) and holds_head(state, seat, slot):
                out[found] = head_number(state, slot)
                found += 1
        return found
    hats = hats_held(state, seat)
    for number in range(HAT_COUNT):
        if hats >> state.facts.hats[number] & 1 == 0:
            continue
        for rank in range(state.facts.snake_count):
            if is_bare_head(state, ranked(state, rank)):
                out[found] = state.facts.first.hat + number * state.facts.snake_count + rank
                found += 1
    return found


@compiled
def moves(state: State, out: Words) -> int:
    """Every placement, or in the final round every head or hat, and perhaps a pass."""
    if actor(state) < 0:
        return 0
    if state.phase == Phase.LAY:
        tiles = placeable(state)
        found = list_ends(state, tiles, out)
        found = list_mends(state, tiles, out, found)
        found = list_logs(state, tiles, out, found)
        return list_beside(state, tiles, out, found)
    heads = state.phase == Phase.HEADS
    found = list_final(state, heads, out)
    if state.facts.pass_heads if heads else state.facts.pass_hats:
        out[found] = state.facts.first.skip
        found += 1
    return found
