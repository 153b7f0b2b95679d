"""How a position of Cobra Carnival becomes a state."""

from serpentry.games.carnival.bag import INDEX
from serpentry.games.carnival.position import HOUSE_CELL, Laid, Position, Table
from serpentry.games.carnival.position import Snake as RulesSnake
from serpentry.games.carnival.tiles import TILES
from serpentry.geometry.squares import Square
from serpentry.kernels.carnival.records import (
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
    return (cell.y + WIDTH // 2) * WIDTH + cell.x + WIDTH // 2


def _put_stage(state: State, position: Position) -> None:
    stage = position.stage
    state.phase, state.seat, state.passes = Phase[stage.phase.upper()], stage.seat, stage.passes
    state.quiet = NONE if stage.quiet is None else stage.quiet
    state.last = NONE if stage.last_to_lay is None else stage.last_to_lay


def _put_stock(state: State, position: Position) -> None:
    stock = position.stock
    state.left = stock.left
    state.tokens.begin(stock.tokens)
    state.pile, state.discards = stock.pile, stock.discards
    for seat, hand in enumerate(stock.hands):
        for name in hand:
            state.held[seat] |= 1 << INDEX[name]
            state.hands[seat, INDEX[name]] += 1


def _put_snake(snake: Snake, table: Table, one: RulesSnake) -> None:
    snake.length, snake.entry = len(one.path), one.entry
    snake.end = NONE if one.end is None else cell_number(one.end)
    snake.hat = NONE if one.hat is None else INDEX[one.hat]
    snake.path.begin(map(cell_number, one.path))
    for cell in one.logs:
        snake.logs[Shape[TILES[table.cells[cell].tile].shape.upper()]] += 1


def _put_path(state: State, table: Table, slot: int, snake: RulesSnake) -> None:
    for place, cell in enumerate(snake.path):
        laid = table.cells[cell]
        tile, word = TILES[laid.tile], cell_word(laid)
        if tile.shape != "crossing":
            word += (slot << SLOT_AT) + (place << PLACE_AT)
        state.cells[cell_number(cell)] = word
        if tile.colour and tile.shape in ("straight", "corner"):
            state.bodies[Shape[tile.shape.upper()]] += 1


def _put_cells(state: State, table: Table) -> None:
    for cell, laid in table.cells.items():
        if cell == HOUSE_CELL:
            state.house = laid.turn
            state.cells[cell_number(cell)] = TILE_COUNT + 1
        elif TILES[laid.tile].shape == "blank":
            state.cells[cell_number(cell)] = cell_word(laid)
    for cell, axis in table.idle:
        state.cells[cell_number(cell)] |= Cell.IDLE << axis
    for cell in table.waiting:
        state.cells[cell_number(cell)] = Cell.WAITING


def cell_word(laid: Laid) -> int:
    """A cell with this tile, without where along which snake it is."""
    coloured = Cell.COLOURED if TILES[laid.tile].colour else 0
    return INDEX[laid.tile] + 1 + (laid.turn << TURN_AT) + Cell.GEM * laid.gem + coloured
