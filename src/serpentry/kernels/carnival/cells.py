"""What is on the table, compiled: looking at cells, putting tiles there, leading snakes on."""

from serpentry.kernels.carnival.structs import (
    PLACE_AT,
    SLOT_AT,
    TURN_AT,
    Cell,
    Kind,
    Shape,
    Snake,
    State,
)
from serpentry.kernels.compiling import compiled


@compiled
def beyond(state: State, cell: int, side: int) -> int:
    """The cell across a side."""
    return cell + state.facts.steps[side]


@compiled
def is_empty(state: State, cell: int) -> bool:
    """Whether a cell is empty."""
    return state.cells[cell] & Cell.TILE == 0


@compiled
def is_coloured(state: State, cell: int) -> bool:
    """Whether a tile with a colour is in a cell."""
    return state.cells[cell] & Cell.COLOURED != 0


@compiled
def tile_on(state: State, cell: int) -> int:
    """The number of the tile in a cell; -1 if it is empty."""
    return (state.cells[cell] & Cell.TILE) - 1


@compiled
def turn_on(state: State, cell: int) -> int:
    """How the tile in a cell is turned."""
    return state.cells[cell] >> TURN_AT & 3


@compiled
def slot_on(state: State, cell: int) -> int:
    """The snake whose straight, corner or head is in a cell."""
    return state.cells[cell] >> SLOT_AT & 7


@compiled
def place_on(state: State, cell: int) -> int:
    """Where along its snake the tile in a cell is."""
    return state.cells[cell] >> PLACE_AT & 255


@compiled
def through(shape: int, turn: int, entry: int) -> int:
    """The side by which a straight or a corner is left that is entered at a side of its strand."""
    if shape != Shape.CORNER:
        return entry ^ 2
    return (turn + 1) & 3 if entry == turn else turn


@compiled
def turn_between(one: int, other: int) -> int:
    """How a straight or a corner is turned whose strand joins two sides."""
    if one ^ other == 2:
        return one & 1
    return one if (one + 1) & 3 == other else other


@compiled
def is_closed(state: State, slot: int, cell: int) -> bool:
    """Whether the cell is occupied, or is at the exit of another snake not yet begun."""
    word = state.cells[cell]
    if word & Cell.TILE != 0:
        return True
    snake = state.snakes[slot]
    return word & Cell.WAITING != 0 and (snake.length > 0 or snake.end != cell)


@compiled
def leads_free(state: State, slot: int, cell: int, side: int) -> bool:
    """Whether the way out of a cell leads the snake into a cell that is open to it."""
    step, strand = state.facts.steps[side], Cell.IDLE << (side & 1)
    cell += step
    while state.cells[cell] & strand != 0:
        cell += step
    return not is_closed(state, slot, cell)


@compiled
def coloured_around(state: State, cell: int) -> int:
    """How many coloured tiles share an edge with a cell."""
    found = 0
    for side in range(4):
        found += is_coloured(state, beyond(state, cell, side))
    return found


@compiled
def tally(state: State, word: int, change: int) -> None:
    """A tile comes to the table or leaves it: count body tiles, and the logs of each snake."""
    tile = state.facts.tiles[(word & Cell.TILE) - 1]
    if tile.kind & Kind.BODY:
        state.bodies[tile.shape] += change
    elif tile.colour < 0 and tile.shape <= Shape.CORNER:
        state.snakes[word >> SLOT_AT & 7].logs[tile.shape] += change


@compiled
def put(state: State, cell: int, word: int) -> None:
    """Put a tile into a cell; what is counted about the table stays right."""
    old = state.cells[cell]
    if old & Cell.TILE == 0:
        state.beside -= coloured_around(state, cell) > 0
    else:
        tally(state, old, -1)
    was, becomes = old & Cell.COLOURED != 0, word & Cell.COLOURED != 0
    if was != becomes:
        for side in range(4):
            near = beyond(state, cell, side)
            if is_empty(state, near) and coloured_around(state, near) == was:
                state.beside += 1 if becomes else -1
    state.cells[cell] = word
    tally(state, word, 1)


@compiled
def word_of(state: State, tile: int, turn: int, slot: int, place: int) -> int:
    """A cell with this tile."""
    word = tile + 1 | turn << TURN_AT | slot << SLOT_AT | place << PLACE_AT
    return word | Cell.COLOURED if state.facts.tiles[tile].colour >= 0 else word


@compiled
def append(snake: Snake, cell: int) -> None:
    """A snake's path continues through a cell."""
    snake.path[snake.length] = cell
    snake.length += 1


@compiled
def lead_on(state: State, slot: int, start: int, out: int) -> None:
    """The snake's path continues from a cell by this way out, through idle strands."""
    snake, strand = state.snakes[slot], Cell.IDLE << (out & 1)
    cell = beyond(state, start, out)
    while state.cells[cell] & strand != 0:
        append(snake, cell)
        state.cells[cell] ^= strand
        cell = beyond(state, cell, out)
    snake.end = cell
    snake.entry = out ^ 2
