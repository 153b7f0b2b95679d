"""How many places there are for each tile, compiled: from what is counted as tiles are placed."""

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.carnival.cells import (
    coloured_around,
    is_closed,
    is_empty,
    leads_free,
    through,
    tile_on,
    turn_on,
)
from serpentry.kernels.carnival.structs import WIDTH, Cell, Kind, Phase, Shape, State
from serpentry.kernels.compiling import compiled


@compiled
def slot_of(state: State, tile: int) -> int:
    """The snake of a coloured tile."""
    return state.facts.slots[state.house, state.facts.tiles[tile].colour]


@compiled
def ways_out(state: State, seat: int, slot: int, shape: int) -> int:
    """The sides, as bits, by which a body tile at a snake's end may lead on."""
    snake = state.snakes[slot]
    end, entry = snake.end, snake.entry
    if end < 0 or is_closed(state, slot, end):
        return 0
    if shape == Shape.STRAIGHT:
        sides = 1 << (entry ^ 2)
    else:
        left, right = (entry + 1) & 3, (entry + 3) & 3
        sides = 1 << left | 1 << right
        if state.facts.owners[slot] != seat and state.facts.dead_ending == 0:
            free = 0
            if leads_free(state, slot, end, left):
                free |= 1 << left
            if leads_free(state, slot, end, right):
                free |= 1 << right
            sides = free if free != 0 else sides
    for other in range(state.facts.snake_count):
        if other != slot and state.snakes[other].end == end:
            sides &= ~(1 << state.snakes[other].entry)
            if state.facts.spares_others == 1 and state.facts.owners[other] != seat:
                return 0
    return sides


@compiled
def turned_ways(state: State, slot: int) -> int:
    """The sides, as bits, to which a corner log may turn the last tile of a blocked snake."""
    snake = state.snakes[slot]
    end, length = snake.end, snake.length
    if end < 0 or length == 0 or not is_closed(state, slot, end):
        return 0
    last = snake.path[length - 1]
    shape = state.facts.tiles[tile_on(state, last)].shape
    if shape == Shape.CROSSING:
        return 0
    out = snake.entry ^ 2
    entry = through(shape, turn_on(state, last), out)
    if state.facts.same_shape == 1 and entry == out ^ 2:
        return 0
    sides = 0
    for turn in (1, 3):
        side = (entry + turn) & 3
        if side != out and leads_free(state, slot, last, side):
            sides |= 1 << side
    return sides


@compiled
def is_kept_free(state: State, seat: int, cell: int, is_trouble: bool) -> bool:
    """Whether an empty cell is closed to a seat's gifts or troubles: snakes lead there."""
    if state.cells[cell] & Cell.WAITING != 0:
        return True
    if is_trouble and state.facts.may_block == 1:
        return False
    for slot in range(state.facts.snake_count):
        is_free = state.facts.gift_before_own == 1 and state.facts.owners[slot] == seat
        if state.snakes[slot].end == cell and not is_free:
            return True
    return False


@compiled
def count_beside(state: State, seat: int, is_trouble: bool) -> int:
    """How many places a seat has for a gift, or a trouble."""
    found = state.beside
    for slot in range(state.facts.snake_count):
        end = state.snakes[slot].end
        if end < 0 or not is_empty(state, end):
            continue
        is_first = True
        for other in range(slot):
            is_first = is_first and state.snakes[other].end != end
        kept = is_first and is_kept_free(state, seat, end, is_trouble)
        if kept and coloured_around(state, end) > 0:
            found -= 1
    return found


@compiled
def joins_ends(state: State, cell: int) -> bool:
    """Whether a crossing in the place of a straight would join two snakes' ends."""
    across = 1 - turn_on(state, cell)
    sides = 0
    for slot in range(state.facts.snake_count):
        snake = state.snakes[slot]
        if snake.end == cell and snake.entry & 1 == across:
            sides |= 1 << snake.entry
    return popcount(sides) == 2


@compiled
def count_crossings(state: State) -> int:
    """How many places there are for a crossing log."""
    found = state.bodies[Shape.STRAIGHT]
    for slot in range(state.facts.snake_count):
        snake = state.snakes[slot]
        found += snake.logs[Shape.STRAIGHT]
        end = snake.end
        tile = tile_on(state, end) if end >= 0 else -1
        # Of two ends that meet, the one with the lower entry counts.
        if (
            tile >= 0
            and snake.entry < 2
            and snake.entry & 1 != turn_on(state, end)
            and state.facts.tiles[tile].shape == Shape.STRAIGHT
            and joins_ends(state, end)
        ):
            found -= 1
    return found


@compiled
def count_places(state: State, seat: int, tile: int) -> int:
    """In how many ways a seat may place a tile in play, if growing others is not the question."""
    about = state.facts.tiles[tile]
    shape = about.shape
    if about.colour >= 0:
        if about.kind & Kind.BODY == 0:
            return 0
        slot = slot_of(state, tile)
        return popcount(ways_out(state, seat, slot, shape)) + state.snakes[slot].logs[shape]
    if shape == Shape.BLANK:
        return count_beside(state, seat, about.kind & Kind.TROUBLE != 0)
    if shape == Shape.CORNER:
        found = state.bodies[Shape.CORNER]
        for slot in range(state.facts.snake_count):
            if state.facts.owners[slot] == seat:
                found += popcount(turned_ways(state, slot))
        return found
    if shape == Shape.STRAIGHT:
        return state.bodies[Shape.STRAIGHT]
    return 0 if shape == Shape.WORN else count_crossings(state)


@compiled
def is_own_body(state: State, seat: int, tile: int) -> bool:
    """Whether the tile is for the body of one of the seat's own snakes."""
    if state.facts.tiles[tile].kind & Kind.BODY == 0:
        return False
    return state.facts.owners[slot_of(state, tile)] == seat


@compiled
def grows_another(state: State, seat: int, tile: int) -> bool:
    """Whether the tile would grow another's snake to its good."""
    if state.facts.tiles[tile].kind & Kind.WELCOME == 0:
        return False
    return state.facts.owners[slot_of(state, tile)] != seat


@compiled
def measure(state: State, seat: int) -> int:
    """Write down how many placements a seat has of each tile in its hand; how many in all."""
    own_first, held = False, state.held[seat]
    while held != 0:
        tile, held = lowest(held), held & (held - 1)
        found = state.counts[tile] = count_places(state, seat, tile)
        if (found > 0 or state.facts.own_absent == 1) and is_own_body(state, seat, tile):
            own_first = True
    total, held = 0, state.held[seat]
    while held != 0:
        tile, held = lowest(held), held & (held - 1)
        if own_first and grows_another(state, seat, tile):
            state.counts[tile] = 0
        total += state.counts[tile]
    state.total = total
    return total


@compiled
def complete(state: State) -> None:
    """Count what a position does not say."""
    for cell in range(WIDTH, WIDTH * (WIDTH - 1)):
        if is_empty(state, cell):
            state.beside += coloured_around(state, cell) > 0
    if state.phase == Phase.LAY:
        measure(state, state.seat)
