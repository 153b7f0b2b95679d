"""What a move gains at once, compiled: points for the mover, less a part of what others get.

Beside points, a snake that is led into a dead end has lost its growth, and one that is led out of
it has won it back.
"""

from serpentry.games.carnival.rules.tiles import TOKEN_WORTH
from serpentry.kernels.carnival.cells import beyond, is_coloured, leads_free, slot_on, through
from serpentry.kernels.carnival.placing import (
    fills_empty,
    read_beside,
    read_end,
    read_hat,
    read_replacing,
    read_turning,
    tokens_taken,
    touches_trouble,
)
from serpentry.kernels.carnival.scoring import beside_points, cell_points
from serpentry.kernels.carnival.structs import Kind, Shape, State
from serpentry.kernels.compiling import compiled

DEAD_END = 3.0
"""Points that a snake is thought to lose with its growth."""


@compiled
def weight_of(state: State, seat: int) -> float:
    """What a point for a seat is worth to the seat to act."""
    return 1.0 if seat == state.seat else -1.0 / (state.facts.seats - 1)


@compiled
def weight_on(state: State, slot: int) -> float:
    """What a point for a snake is worth to the seat to act."""
    return weight_of(state, state.facts.owners[slot])


@compiled
def dressing_gain(state: State, tile: int, slot: int, cell: int) -> float:
    """What a coloured tile in a cell gains."""
    weight = weight_on(state, slot)
    gain = weight * beside_points(state, cell)
    is_diamond = state.facts.tiles[tile].kind & Kind.DIAMOND != 0
    if not is_diamond or touches_trouble(state, cell):
        return gain + weight * state.facts.tiles[tile].points
    if tokens_taken(state) == state.facts.tokens:
        return gain
    return gain + (weight if state.facts.diamond_to_owner == 1 else 1.0) * TOKEN_WORTH


@compiled
def end_gain(state: State, move: int) -> float:
    """What a coloured tile at a snake's end gains."""
    tile, slot, turn = read_end(state, move)
    snake = state.snakes[slot]
    cell, shape = snake.end, state.facts.tiles[tile].shape
    gain = dressing_gain(state, tile, slot, cell)
    if shape == Shape.HEAD or not fills_empty(state, move):
        return gain
    out = through(shape, turn, snake.entry)
    if not leads_free(state, slot, cell, out):
        gain -= weight_on(state, slot) * DEAD_END
    return gain


@compiled
def instead_gain(state: State, move: int) -> float:
    """What is gained by placing a tile instead of another."""
    tile, cell = read_replacing(state, move)
    slot = slot_on(state, cell)
    if state.facts.tiles[tile].colour >= 0:
        return dressing_gain(state, tile, slot, cell)
    return -weight_on(state, slot) * cell_points(state, cell)


@compiled
def turning_gain(state: State, move: int) -> float:
    """What is gained by leading an own snake out of its dead end."""
    _, slot, _ = read_turning(state, move)
    snake = state.snakes[slot]
    last = snake.path[snake.length - 1]
    return DEAD_END - cell_points(state, last)


@compiled
def beside_gain(state: State, move: int) -> float:
    """What a gift or trouble gains from all that it touches."""
    tile, cell = read_beside(state, move)
    weight = 0.0
    for side in range(4):
        near = beyond(state, cell, side)
        if is_coloured(state, near):
            weight += weight_on(state, slot_on(state, near))
    return weight * state.facts.tiles[tile].points


@compiled
def gain_of(state: State, move: int) -> float:
    """What a move of the seat to act gains at once."""
    if move < state.facts.first.mend:
        return end_gain(state, move)
    if move < state.facts.first.turn:
        return instead_gain(state, move)
    if move < state.facts.first.beside:
        return turning_gain(state, move)
    if move < state.facts.first.hat:
        return beside_gain(state, move)
    if move < state.facts.first.skip:
        hat, slot = read_hat(state, move)
        return weight_on(state, slot) * state.facts.tiles[hat].points
    return 0.0
