"""How a position becomes a state."""

import numpy as np

from serpentry.games.carnival.bag import INDEX
from serpentry.games.carnival.position import HOUSE, HOUSE_CELL, Laid, Position, Snake, Table
from serpentry.games.carnival.tiles import NAMES, TILES
from serpentry.geometry.squares import Square
from serpentry.kernels.bits import pointer
from serpentry.kernels.carnival import layout as at
from serpentry.kernels.carnival.cells import coloured_around
from serpentry.kernels.carnival.facts import width
from serpentry.kernels.carnival.measuring import measure
from serpentry.kernels.compiling import program
from serpentry.kernels.driver import I, W
from serpentry.kernels.kernel import Words

WIDTH = width()
STATE_SIZE = at.CELLS + WIDTH * WIDTH
HOUSE_TILE = len(NAMES)


@program(I(W, W))
def count_up(words: Words, known: Words) -> int:
    """Work out what a state keeps beside what a position says."""
    state, facts = pointer(words), pointer(known)
    width = facts[at.FACT_WIDTH]
    for cell in range(width, width * (width - 1)):
        if state[at.CELLS + cell] & at.TILE_MASK == 0:
            state[at.BESIDE] += coloured_around(state, facts, cell) > 0
    if state[at.PHASE] == at.IN_LAY:
        measure(state, facts, state[at.SEAT])
    return int(state[at.TOTAL])


def cell_number(cell: Square) -> int:
    """The number of a cell of the table."""
    return (cell.y + WIDTH // 2) * WIDTH + cell.x + WIDTH // 2


def load(position: Position, facts: Words) -> Words:
    """The state of a position."""
    state = np.zeros(STATE_SIZE, np.int64)
    _load_stage(state, position)
    _load_stock(state, position)
    for slot, snake in enumerate(position.table.snakes.values()):
        _load_snake(state, position.table, slot, snake)
    _load_cells(state, position.table)
    count_up(state, facts)
    return state


def _load_stage(state: Words, position: Position) -> None:
    stage = position.stage
    state[at.PHASE], state[at.SEAT] = at.PHASES.index(stage.phase), stage.seat
    state[at.QUIET] = at.NONE if stage.quiet is None else stage.quiet
    state[at.LAST] = at.NONE if stage.last_to_lay is None else stage.last_to_lay
    state[at.PASSES] = stage.passes


def _load_stock(state: Words, position: Position) -> None:
    stock = position.stock
    state[at.LEFT] = stock.left
    state[at.TOKENS : at.TOKENS + len(stock.tokens)] = stock.tokens
    state[at.PILE : at.PILE + len(NAMES)] = stock.pile
    state[at.DISCARDS : at.DISCARDS + len(NAMES)] = stock.discards
    for seat, hand in enumerate(stock.hands):
        for name in hand:
            state[at.HELD + seat] |= 1 << INDEX[name]
            state[at.HANDS + seat * at.MOST_NAMES + INDEX[name]] += 1


def _load_snake(state: Words, table: Table, slot: int, snake: Snake) -> None:
    base = at.SNAKES + slot * at.SNAKE
    state[base + at.LENGTH] = len(snake.path)
    state[base + at.END] = at.NONE if snake.end is None else cell_number(snake.end)
    state[base + at.ENTRY] = snake.entry
    state[base + at.HAT] = at.NONE if snake.hat is None else INDEX[snake.hat]
    for cell in snake.logs:
        shape = TILES[table.cells[cell].tile].shape
        state[base + (at.STRAIGHT_LOGS if shape == "straight" else at.CORNER_LOGS)] += 1
    for place, cell in enumerate(snake.path):
        state[base + at.PATH + place] = cell_number(cell)
        laid = table.cells[cell]
        tile = TILES[laid.tile]
        word = cell_word(laid) + (slot << at.SLOT_AT) + (place << at.PLACE_AT)
        state[at.CELLS + cell_number(cell)] = word if tile.shape != "crossing" else cell_word(laid)
        if tile.colour and tile.shape in ("straight", "corner"):
            state[at.STRAIGHTS if tile.shape == "straight" else at.CORNERS] += 1


def _load_cells(state: Words, table: Table) -> None:
    for cell, laid in table.cells.items():
        if cell == HOUSE_CELL:
            state[at.HOUSE] = laid.turn
            state[at.CELLS + cell_number(cell)] = HOUSE_TILE + 1
        elif TILES[laid.tile].shape == "blank":
            state[at.CELLS + cell_number(cell)] = cell_word(laid)
    for cell, axis in table.idle:
        state[at.CELLS + cell_number(cell)] |= at.IDLE << axis
    for cell in table.waiting:
        state[at.CELLS + cell_number(cell)] = at.WAITING


def cell_word(laid: Laid) -> int:
    """A cell with this tile, without where along which snake it is."""
    assert laid.tile != HOUSE
    coloured = at.COLOURED if TILES[laid.tile].colour else 0
    return INDEX[laid.tile] + 1 + (laid.turn << at.TURN_AT) + at.GEM * laid.gem + coloured
