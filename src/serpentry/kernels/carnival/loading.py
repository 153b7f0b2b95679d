"""How a position of Cobra Carnival becomes a state."""

from serpentry.games.carnival.numbers.numbering import BLANKS
from serpentry.games.carnival.rules.bag import INDEX
from serpentry.games.carnival.rules.position import HOUSE_CELL, Laid, Position, Table
from serpentry.games.carnival.rules.position import Snake as RulesSnake
from serpentry.games.carnival.rules.tiles import COLOURED, NAMES, TILES
from serpentry.geometry.bitsets import bitset
from serpentry.geometry.squares import Square
from serpentry.kernels.carnival.structs import (
    NONE,
    PLACE_AT,
    SLOT_AT,
    TILE_COUNT,
    TURN_AT,
    WIDTH,
    Cell,
    Phase,
    Shape,
    Snake,
    State,
)

SHAPES = {name: int(Shape[tile.shape.upper()]) for name, tile in TILES.items()}
CROSSINGS = frozenset(name for name, shape in SHAPES.items() if shape == Shape.CROSSING)
BODY = frozenset(name for name in COLOURED if SHAPES[name] in (Shape.STRAIGHT, Shape.CORNER))
WORDS = {name: INDEX[name] + 1 + Cell.COLOURED * (name in COLOURED) for name in NAMES}
"""Cells with each tile."""
GEM = int(Cell.GEM)
MIDDLE = WIDTH // 2


def fill(state: State, position: Position) -> None:
    """Write a position into a state; what is counted about it is left to `complete`."""
    _put_stage(state, position)
    _put_stock(state, position)
    for slot, snake in enumerate(position.table.snakes.values()):
        _put_snake(state.snakes[slot], position.table, snake)
        _put_path(state, position.table, slot, snake)
    _put_cells(state, position.table)


def cell_number(cell: Square) -> int:
    """The number of a cell of the table."""
    return (cell.y + MIDDLE) * WIDTH + cell.x + MIDDLE


def _put_stage(state: State, position: Position) -> None:
    stage = position.stage
    state.phase, state.seat, state.passes = Phase[stage.phase.upper()], stage.seat, stage.passes
    state.quiet = NONE if stage.quiet is None else stage.quiet
    state.last = NONE if stage.last_to_place is None else stage.last_to_place


def _put_stock(state: State, position: Position) -> None:
    stock = position.stock
    state.left = stock.left
    state.tokens.begin(stock.tokens)
    state.pile, state.discards = stock.pile, stock.discards
    state.held.begin(bitset(INDEX[name] for name in hand) for hand in stock.hands)
    hands = state.hands
    for seat, hand in enumerate(stock.hands):
        for name in hand:
            hands[seat, INDEX[name]] += 1


def _put_snake(snake: Snake, table: Table, one: RulesSnake) -> None:
    snake.length, snake.entry = len(one.path), one.entry
    snake.end = NONE if one.end is None else cell_number(one.end)
    snake.hat = NONE if one.hat is None else INDEX[one.hat]
    snake.path.begin(map(cell_number, one.path))
    for cell in one.logs:
        snake.logs[SHAPES[table.cells[cell].tile]] += 1


def _put_path(state: State, table: Table, slot: int, snake: RulesSnake) -> None:
    cells, bodies = state.cells, state.bodies
    for place, cell in enumerate(snake.path):
        laid = table.cells[cell]
        word = cell_word(laid)
        if laid.tile not in CROSSINGS:
            word += (slot << SLOT_AT) + (place << PLACE_AT)
        cells[cell_number(cell)] = word
        if laid.tile in BODY:
            bodies[SHAPES[laid.tile]] += 1


def _put_cells(state: State, table: Table) -> None:
    cells = state.cells
    for cell, laid in table.cells.items():
        if cell == HOUSE_CELL:
            state.house = laid.turn
            cells[cell_number(cell)] = TILE_COUNT + 1
        elif laid.tile in BLANKS:
            cells[cell_number(cell)] = cell_word(laid)
    for cell, axis in table.idle:
        cells[cell_number(cell)] |= Cell.IDLE << axis
    for cell in table.waiting:
        cells[cell_number(cell)] = Cell.WAITING


def cell_word(laid: Laid) -> int:
    """A cell with this tile, without where along which snake it is."""
    return WORDS[laid.tile] + (laid.turn << TURN_AT) + (GEM if laid.gem else 0)
