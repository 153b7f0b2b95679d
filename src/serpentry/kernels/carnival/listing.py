"""All legal moves, compiled: their numbers, in ascending order."""

from serpentry.kernels.bits import lowest
from serpentry.kernels.carnival.cells import (
    about,
    beyond,
    place_on,
    slot_on,
    snake_at,
    through,
    tile_on,
    turn_between,
    turn_on,
)
from serpentry.kernels.carnival.flow import can_head, hats_held, holds_head, is_bare_head
from serpentry.kernels.carnival.laying import costume, head_of, ranked
from serpentry.kernels.carnival.layout import (
    BODY,
    CELLS,
    COLOUR,
    COLOURED,
    COUNTS,
    CROSSING,
    END,
    ENTRY,
    FACT_BESIDE,
    FACT_BLANK_COUNT,
    FACT_BLANK_NAMES,
    FACT_CORNER_LOG,
    FACT_COSTUMES,
    FACT_END,
    FACT_HAT,
    FACT_HAT_COUNT,
    FACT_HAT_NAMES,
    FACT_LENGTH,
    FACT_LOG,
    FACT_LOG_COUNT,
    FACT_LOG_NAMES,
    FACT_MEND,
    FACT_RANKS,
    FACT_SNAKES,
    FACT_TURN,
    HELD,
    KIND,
    LENGTH,
    ORDINAL,
    PATH,
    SEAT,
    SHAPE,
    STRAIGHT,
    TILE_MASK,
    TROUBLE,
)
from serpentry.kernels.carnival.measuring import (
    is_kept_free,
    joins_ends,
    owner_of,
    turned_ways,
    ways_out,
)
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words


@part
def rank_of(state: Words, facts: Words, slot: int) -> int:
    """A snake's rank, as the seat to act counts them."""
    return facts[facts[FACT_RANKS] + state[SEAT] * facts[FACT_SNAKES] + slot]


@part
def end_number(state: Words, facts: Words, slot: int, tile: int, turn: int) -> int:
    """The number of a coloured tile at the end of its snake."""
    rank = rank_of(state, facts, slot)
    kind = rank * facts[FACT_COSTUMES] + about(facts, tile, ORDINAL)
    return facts[FACT_END] + 4 * kind + turn


@part
def leading_number(state: Words, facts: Words, slot: int, tile: int, side: int) -> int:
    """The number of a body tile that leads its snake out by a side."""
    turn = turn_between(state[snake_at(slot) + ENTRY], side)
    return end_number(state, facts, slot, tile, turn)


@part
def head_number(state: Words, facts: Words, slot: int) -> int:
    """The number of a snake's head at its end."""
    head, entry = head_of(state, facts, slot), state[snake_at(slot) + ENTRY]
    return end_number(state, facts, slot, head, entry)


@part
def mend_number(state: Words, facts: Words, tile: int, cell: int) -> int:
    """The number of a coloured tile for a log; one that the snake itself leads into is its end."""
    slot = slot_on(state, cell)
    if cell == state[snake_at(slot) + END]:
        return end_number(state, facts, slot, tile, turn_on(state, cell))
    rank = rank_of(state, facts, slot)
    kind = rank * facts[FACT_COSTUMES] + about(facts, tile, ORDINAL)
    return facts[FACT_MEND] + kind * facts[FACT_LENGTH] + place_on(state, cell)


@part
def log_number(state: Words, facts: Words, tile: int, cell: int) -> int:
    """The number of a log for what lies in a cell, as it lies."""
    rank = rank_of(state, facts, slot_on(state, cell))
    kind = about(facts, tile, ORDINAL) * facts[FACT_SNAKES] + rank
    return facts[FACT_LOG] + kind * facts[FACT_LENGTH] + place_on(state, cell)


@part
def turning_number(state: Words, facts: Words, slot: int, side: int) -> int:
    """The number of a corner log that turns the last tile of a snake to a side."""
    snake = snake_at(slot)
    last = state[snake + PATH + state[snake + LENGTH] - 1]
    shape = about(facts, tile_on(state, last), SHAPE)
    entry = through(shape, turn_on(state, last), state[snake + ENTRY] ^ 2)
    return facts[FACT_TURN] + 4 * rank_of(state, facts, slot) + turn_between(entry, side)


@part
def beside_number(state: Words, facts: Words, tile: int, cell: int) -> int:
    """The number of a gift or trouble in a cell: told by the first tile that it is beside."""
    first = facts[FACT_SNAKES] * facts[FACT_LENGTH] * 4
    count = first
    for side in range(4):
        near = beyond(facts, cell, side)
        if state[CELLS + near] & COLOURED != 0:
            rank = rank_of(state, facts, slot_on(state, near))
            place = rank * facts[FACT_LENGTH] + place_on(state, near)
            first = min(first, 4 * place + (side ^ 2))
    return facts[FACT_BESIDE] + about(facts, tile, ORDINAL) * count + first


@part
def layable(state: Words) -> int:
    """The tiles in the actor's hand that may be laid, as a set."""
    tiles, held = 0, state[HELD + state[SEAT]]
    while held != 0:
        tile, held = lowest(held), held & (held - 1)
        if state[COUNTS + tile] > 0:
            tiles |= 1 << tile
    return tiles


@part
def put_in_order(out: Words, first: int, found: int) -> None:
    """The lower one of two numbers comes first."""
    if found == first + 2 and out[first] > out[first + 1]:
        out[first], out[first + 1] = out[first + 1], out[first]


@part
def is_log_for(state: Words, facts: Words, cell: int, slot: int, shape: int) -> bool:
    """Whether a log of a body tile's shape is a part of a snake in a cell."""
    tile = tile_on(state, cell)
    if tile < 0 or about(facts, tile, COLOUR) >= 0 or about(facts, tile, SHAPE) != shape:
        return False
    return slot_on(state, cell) == slot


@part
def list_ends(state: Words, facts: Words, tiles: int, out: Words) -> int:
    """Body tiles at the ends of their snakes."""
    found = 0
    for rank in range(facts[FACT_SNAKES]):
        slot = ranked(state, facts, rank)
        for number in range(facts[FACT_COSTUMES]):
            tile = costume(state, facts, slot, number)
            if tiles >> tile & 1 == 0:
                continue
            sides = ways_out(state, facts, state[SEAT], slot, about(facts, tile, SHAPE))
            first = found
            while sides != 0:
                out[found] = leading_number(state, facts, slot, tile, lowest(sides))
                sides &= sides - 1
                found += 1
            put_in_order(out, first, found)
            end = state[snake_at(slot) + END]
            if is_log_for(state, facts, end, slot, about(facts, tile, SHAPE)):
                out[found] = mend_number(state, facts, tile, end)
                found += 1
    return found


@part
def takes_log(state: Words, facts: Words, cell: int, shape: int) -> bool:
    """Whether a log of a shape may come where a tile of a snake lies."""
    tile = tile_on(state, cell)
    lying = about(facts, tile, SHAPE)
    if shape == CROSSING:
        return lying == STRAIGHT and not joins_ends(state, facts, cell)
    return lying == shape and about(facts, tile, KIND) & BODY != 0


@part
def list_mends(state: Words, facts: Words, tiles: int, out: Words, found: int) -> int:
    """Body tiles for logs of their snakes."""
    for rank in range(facts[FACT_SNAKES]):
        slot = ranked(state, facts, rank)
        snake = snake_at(slot)
        for number in range(facts[FACT_COSTUMES]):
            tile = costume(state, facts, slot, number)
            if tiles >> tile & 1 == 0:
                continue
            for place in range(state[snake + LENGTH]):
                cell = state[snake + PATH + place]
                is_end = cell == state[snake + END]
                if not is_end and is_log_for(state, facts, cell, slot, about(facts, tile, SHAPE)):
                    out[found] = mend_number(state, facts, tile, cell)
                    found += 1
    return found


@part
def list_logs(state: Words, facts: Words, tiles: int, out: Words, found: int) -> int:
    """Logs for what lies there, and corner logs that turn a snake."""
    for number in range(facts[FACT_LOG_COUNT]):
        tile = facts[facts[FACT_LOG_NAMES] + number]
        if tiles >> tile & 1 == 0:
            continue
        for rank in range(facts[FACT_SNAKES]):
            snake = snake_at(ranked(state, facts, rank))
            for place in range(state[snake + LENGTH]):
                cell = state[snake + PATH + place]
                if takes_log(state, facts, cell, about(facts, tile, SHAPE)):
                    out[found] = log_number(state, facts, tile, cell)
                    found += 1
    if tiles >> facts[FACT_CORNER_LOG] & 1 == 0:
        return found
    for rank in range(facts[FACT_SNAKES]):
        slot = ranked(state, facts, rank)
        sides = turned_ways(state, facts, slot) if owner_of(facts, slot) == state[SEAT] else 0
        first = found
        while sides != 0:
            out[found] = turning_number(state, facts, slot, lowest(sides))
            sides &= sides - 1
            found += 1
        put_in_order(out, first, found)
    return found


@part
def is_place_beside(state: Words, facts: Words, cell: int, tile: int) -> bool:
    """Whether a gift or trouble may lie in a cell beside a snake."""
    if state[CELLS + cell] & TILE_MASK != 0:
        return False
    return not is_kept_free(state, facts, cell, about(facts, tile, KIND) & TROUBLE != 0)


@part
def list_beside(state: Words, facts: Words, tiles: int, out: Words, found: int) -> int:
    """Gifts and troubles."""
    for number in range(facts[FACT_BLANK_COUNT]):
        tile = facts[facts[FACT_BLANK_NAMES] + number]
        if tiles >> tile & 1 == 0:
            continue
        last = -1
        for rank in range(facts[FACT_SNAKES]):
            snake = snake_at(ranked(state, facts, rank))
            for place in range(state[snake + LENGTH]):
                cell = state[snake + PATH + place]
                for side in range(4 if state[CELLS + cell] & COLOURED != 0 else 0):
                    near = beyond(facts, cell, side)
                    if is_place_beside(state, facts, near, tile):
                        told = beside_number(state, facts, tile, near)
                        if told > last:
                            out[found] = last = told
                            found += 1
    return found


@part
def list_final(state: Words, facts: Words, heads: bool, out: Words) -> int:
    """Heads, or hats, in the final round."""
    found, seat = 0, state[SEAT]
    if heads:
        for rank in range(facts[FACT_SNAKES]):
            slot = ranked(state, facts, rank)
            if can_head(state, facts, slot) and holds_head(state, facts, seat, slot):
                out[found] = head_number(state, facts, slot)
                found += 1
        return found
    hats = hats_held(state, facts, seat)
    for number in range(facts[FACT_HAT_COUNT]):
        if hats >> facts[facts[FACT_HAT_NAMES] + number] & 1 == 0:
            continue
        for rank in range(facts[FACT_SNAKES]):
            if is_bare_head(state, ranked(state, facts, rank)):
                out[found] = facts[FACT_HAT] + number * facts[FACT_SNAKES] + rank
                found += 1
    return found
