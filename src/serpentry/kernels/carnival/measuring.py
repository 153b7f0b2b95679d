"""How many places there are for each tile, compiled: from what is counted as tiles are laid."""

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.carnival.cells import (
    about,
    coloured_around,
    is_closed,
    leads_free,
    snake_at,
    through,
    tile_on,
    turn_on,
)
from serpentry.kernels.carnival.layout import (
    BESIDE,
    BLANK,
    BODY,
    CELLS,
    COLOUR,
    CORNER,
    CORNER_LOGS,
    CORNERS,
    COUNTS,
    CROSSING,
    END,
    ENTRY,
    FACT_DEAD_ENDING,
    FACT_MAY_BLOCK,
    FACT_OWN_ABSENT,
    FACT_OWNERS,
    FACT_SAME_SHAPE,
    FACT_SLOTS,
    FACT_SNAKES,
    HELD,
    HOUSE,
    KIND,
    LENGTH,
    PATH,
    SHAPE,
    STRAIGHT,
    STRAIGHT_LOGS,
    STRAIGHTS,
    TILE_MASK,
    TOTAL,
    TROUBLE,
    WAITING,
    WELCOME,
    WORN,
)
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words


@part
def slot_of(state: Words, facts: Words, tile: int) -> int:
    """The snake of a coloured tile."""
    return facts[facts[FACT_SLOTS] + 4 * state[HOUSE] + about(facts, tile, COLOUR)]


@part
def owner_of(facts: Words, slot: int) -> int:
    """Whose a snake is."""
    return facts[facts[FACT_OWNERS] + slot]


@part
def ways_out(state: Words, facts: Words, seat: int, slot: int, shape: int) -> int:
    """The sides, as bits, by which a body tile at a snake's end may lead on."""
    snake = snake_at(slot)
    end, entry = state[snake + END], state[snake + ENTRY]
    if end < 0 or is_closed(state, slot, end):
        return 0
    if shape == STRAIGHT:
        sides = 1 << (entry ^ 2)
    else:
        left, right = (entry + 1) & 3, (entry + 3) & 3
        sides = 1 << left | 1 << right
        if owner_of(facts, slot) != seat and facts[FACT_DEAD_ENDING] == 0:
            free = 0
            if leads_free(state, facts, slot, end, left):
                free |= 1 << left
            if leads_free(state, facts, slot, end, right):
                free |= 1 << right
            sides = free if free != 0 else sides
    for other in range(facts[FACT_SNAKES]):
        if other != slot and state[snake_at(other) + END] == end:
            sides &= ~(1 << state[snake_at(other) + ENTRY])
    return sides


@part
def turned_ways(state: Words, facts: Words, slot: int) -> int:
    """The sides, as bits, to which a corner log may turn the last tile of a blocked snake."""
    snake = snake_at(slot)
    end, length = state[snake + END], state[snake + LENGTH]
    if end < 0 or length == 0 or not is_closed(state, slot, end):
        return 0
    last = state[snake + PATH + length - 1]
    shape = about(facts, tile_on(state, last), SHAPE)
    if shape == CROSSING:
        return 0
    out = state[snake + ENTRY] ^ 2
    entry = through(shape, turn_on(state, last), out)
    if facts[FACT_SAME_SHAPE] == 1 and entry == out ^ 2:
        return 0
    sides = 0
    for turn in (1, 3):
        side = (entry + turn) & 3
        if side != out and leads_free(state, facts, slot, last, side):
            sides |= 1 << side
    return sides


@part
def is_kept_free(state: Words, facts: Words, cell: int, is_trouble: bool) -> bool:
    """Whether an empty cell is closed to gifts or troubles: snakes lead there."""
    if is_trouble and facts[FACT_MAY_BLOCK] == 1:
        return state[CELLS + cell] & WAITING != 0
    for slot in range(facts[FACT_SNAKES]):  # noqa: SIM110
        if state[snake_at(slot) + END] == cell:
            return True
    return False


@part
def count_beside(state: Words, facts: Words, is_trouble: bool) -> int:
    """How many places there are for a gift, or a trouble."""
    found = state[BESIDE]
    for slot in range(facts[FACT_SNAKES]):
        end = state[snake_at(slot) + END]
        if end < 0 or state[CELLS + end] & TILE_MASK != 0:
            continue
        is_first = True
        for other in range(slot):
            is_first = is_first and state[snake_at(other) + END] != end
        if (
            is_first
            and is_kept_free(state, facts, end, is_trouble)
            and coloured_around(state, facts, end) > 0
        ):
            found -= 1
    return found


@part
def joins_ends(state: Words, facts: Words, cell: int) -> bool:
    """Whether a crossing in the place of a straight would join two snakes' ends."""
    across = 1 - turn_on(state, cell)
    sides = 0
    for slot in range(facts[FACT_SNAKES]):
        snake = snake_at(slot)
        if state[snake + END] == cell and state[snake + ENTRY] & 1 == across:
            sides |= 1 << state[snake + ENTRY]
    return popcount(sides) == 2


@part
def count_crossings(state: Words, facts: Words) -> int:
    """How many places there are for a crossing log."""
    found = state[STRAIGHTS]
    for slot in range(facts[FACT_SNAKES]):
        snake = snake_at(slot)
        found += state[snake + STRAIGHT_LOGS]
        end = state[snake + END]
        tile = tile_on(state, end) if end >= 0 else -1
        # Of two ends that meet, the one with the lower entry counts.
        if (
            tile >= 0
            and state[snake + ENTRY] < 2
            and state[snake + ENTRY] & 1 != turn_on(state, end)
            and is_straight(facts, tile)
            and joins_ends(state, facts, end)
        ):
            found -= 1
    return found


@part
def is_straight(facts: Words, tile: int) -> bool:
    """Whether a tile on the table, or the house, is a straight one."""
    return about(facts, tile, SHAPE) == STRAIGHT


@part
def count_places(state: Words, facts: Words, seat: int, tile: int) -> int:
    """In how many ways a seat may lay a tile in play, if growing others is not the question."""
    shape = about(facts, tile, SHAPE)
    if about(facts, tile, COLOUR) >= 0:
        if about(facts, tile, KIND) & BODY == 0:
            return 0
        slot = slot_of(state, facts, tile)
        logs = STRAIGHT_LOGS if shape == STRAIGHT else CORNER_LOGS
        found = popcount(ways_out(state, facts, seat, slot, shape))
        return found + state[snake_at(slot) + logs]
    if shape == BLANK:
        return count_beside(state, facts, about(facts, tile, KIND) & TROUBLE != 0)
    if shape == CORNER:
        found = state[CORNERS]
        for slot in range(facts[FACT_SNAKES]):
            if owner_of(facts, slot) == seat:
                found += popcount(turned_ways(state, facts, slot))
        return found
    if shape == STRAIGHT:
        return state[STRAIGHTS]
    return 0 if shape == WORN else count_crossings(state, facts)


@part
def is_own_body(state: Words, facts: Words, seat: int, tile: int) -> bool:
    """Whether the tile is for the body of one of the seat's own snakes."""
    if about(facts, tile, KIND) & BODY == 0:
        return False
    return owner_of(facts, slot_of(state, facts, tile)) == seat


@part
def grows_another(state: Words, facts: Words, seat: int, tile: int) -> bool:
    """Whether the tile would grow another's snake to its good."""
    if about(facts, tile, KIND) & WELCOME == 0:
        return False
    return owner_of(facts, slot_of(state, facts, tile)) != seat


@part
def measure(state: Words, facts: Words, seat: int) -> int:
    """Write down how many lays a seat has of each tile in its hand; how many in all."""
    own_first, held = False, state[HELD + seat]
    while held != 0:
        tile, held = lowest(held), held & (held - 1)
        found = state[COUNTS + tile] = count_places(state, facts, seat, tile)
        if (found > 0 or facts[FACT_OWN_ABSENT] == 1) and is_own_body(state, facts, seat, tile):
            own_first = True
    total, held = 0, state[HELD + seat]
    while held != 0:
        tile, held = lowest(held), held & (held - 1)
        if own_first and grows_another(state, facts, seat, tile):
            state[COUNTS + tile] = 0
        total += state[COUNTS + tile]
    state[TOTAL] = total
    return total
