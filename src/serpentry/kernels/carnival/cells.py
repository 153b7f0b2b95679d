"""What lies on the table, compiled: looking at cells, putting tiles there, leading snakes on."""

from serpentry.kernels.carnival.layout import (
    BESIDE,
    BODY,
    CELLS,
    COLOUR,
    COLOURED,
    CORNER,
    CORNER_LOGS,
    CORNERS,
    END,
    ENTRY,
    FACT_STEPS,
    FACT_TILES,
    IDLE,
    KIND,
    LENGTH,
    PATH,
    PLACE_AT,
    SHAPE,
    SLOT_AT,
    SNAKE,
    SNAKES,
    STRAIGHT,
    STRAIGHT_LOGS,
    STRAIGHTS,
    TILE,
    TILE_MASK,
    TURN_AT,
    WAITING,
)
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words


@part
def about(facts: Words, tile: int, what: int) -> int:
    """One fact about a tile."""
    return facts[facts[FACT_TILES] + TILE * tile + what]


@part
def beyond(facts: Words, cell: int, side: int) -> int:
    """The cell across a side."""
    return cell + facts[facts[FACT_STEPS] + side]


@part
def tile_on(state: Words, cell: int) -> int:
    """The number of the tile in a cell; -1 if it is empty."""
    return (state[CELLS + cell] & TILE_MASK) - 1


@part
def turn_on(state: Words, cell: int) -> int:
    """How the tile in a cell lies."""
    return state[CELLS + cell] >> TURN_AT & 3


@part
def slot_on(state: Words, cell: int) -> int:
    """The snake whose straight, corner or head lies in a cell."""
    return state[CELLS + cell] >> SLOT_AT & 7


@part
def place_on(state: Words, cell: int) -> int:
    """Where along its snake the tile in a cell is."""
    return state[CELLS + cell] >> PLACE_AT & 255


@part
def snake_at(slot: int) -> int:
    """Where a snake lies in the state."""
    return SNAKES + slot * SNAKE


@part
def through(shape: int, turn: int, entry: int) -> int:
    """The side by which a straight or a corner is left that is entered at a side of its strand."""
    if shape != CORNER:
        return entry ^ 2
    return (turn + 1) & 3 if entry == turn else turn


@part
def turn_between(one: int, other: int) -> int:
    """How a straight or a corner lies whose strand joins two sides."""
    if one ^ other == 2:
        return one & 1
    return one if (one + 1) & 3 == other else other


@part
def is_closed(state: Words, slot: int, cell: int) -> bool:
    """Whether the cell is occupied, or lies at the exit of another snake not yet begun."""
    word = state[CELLS + cell]
    if word & TILE_MASK != 0:
        return True
    snake = snake_at(slot)
    return word & WAITING != 0 and (state[snake + LENGTH] > 0 or state[snake + END] != cell)


@part
def leads_free(state: Words, facts: Words, slot: int, cell: int, side: int) -> bool:
    """Whether the way out of a cell leads the snake into a cell that is open to it."""
    step, strand = facts[facts[FACT_STEPS] + side], IDLE << (side & 1)
    cell += step
    while state[CELLS + cell] & strand != 0:
        cell += step
    return not is_closed(state, slot, cell)


@part
def coloured_around(state: Words, facts: Words, cell: int) -> int:
    """How many coloured tiles lie edge to edge with a cell."""
    found = 0
    for side in range(4):
        found += state[CELLS + beyond(facts, cell, side)] & COLOURED != 0
    return found


@part
def tally(state: Words, facts: Words, word: int, change: int) -> None:
    """A tile comes to the table or leaves it: count body tiles, and the logs of each snake."""
    tile = (word & TILE_MASK) - 1
    shape = about(facts, tile, SHAPE)
    if about(facts, tile, KIND) & BODY:
        state[STRAIGHTS if shape == STRAIGHT else CORNERS] += change
    elif about(facts, tile, COLOUR) < 0 and shape <= CORNER:
        snake = snake_at(word >> SLOT_AT & 7)
        state[snake + (STRAIGHT_LOGS if shape == STRAIGHT else CORNER_LOGS)] += change


@part
def put(state: Words, facts: Words, cell: int, word: int) -> None:
    """Put a tile into a cell; what is counted about the table stays right."""
    old = state[CELLS + cell]
    if old & TILE_MASK == 0:
        state[BESIDE] -= coloured_around(state, facts, cell) > 0
    else:
        tally(state, facts, old, -1)
    was, becomes = old & COLOURED != 0, word & COLOURED != 0
    if was != becomes:
        for side in range(4):
            near = beyond(facts, cell, side)
            if state[CELLS + near] & TILE_MASK == 0 and coloured_around(state, facts, near) == was:
                state[BESIDE] += 1 if becomes else -1
    state[CELLS + cell] = word
    tally(state, facts, word, 1)


@part
def word_of(facts: Words, tile: int, turn: int, slot: int, place: int) -> int:
    """A cell with this tile."""
    word = tile + 1 | turn << TURN_AT | slot << SLOT_AT | place << PLACE_AT
    return word | COLOURED if about(facts, tile, COLOUR) >= 0 else word


@part
def append(state: Words, snake: int, cell: int) -> None:
    """A snake's path goes on through a cell."""
    state[snake + PATH + state[snake + LENGTH]] = cell
    state[snake + LENGTH] += 1


@part
def lead_on(state: Words, facts: Words, slot: int, start: int, out: int) -> None:
    """The snake's path goes on from a cell by this way out, through idle strands."""
    snake, strand = snake_at(slot), IDLE << (out & 1)
    cell = beyond(facts, start, out)
    while state[CELLS + cell] & strand != 0:
        append(state, snake, cell)
        state[CELLS + cell] ^= strand
        cell = beyond(facts, cell, out)
    state[snake + END] = cell
    state[snake + ENTRY] = out ^ 2
