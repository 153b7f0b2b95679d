"""What snakes are worth, compiled."""

from serpentry.games.carnival.rules.tiles import TOKEN_WORTH
from serpentry.kernels.carnival.cells import beyond, is_coloured, tile_on
from serpentry.kernels.carnival.structs import Cell, Kind, Shape, State
from serpentry.kernels.compiling import compiled


@compiled
def beside_points(state: State, cell: int) -> int:
    """What gifts and troubles around a cell give to a coloured tile in it."""
    points = 0
    for side in range(4):
        number = tile_on(state, beyond(state, cell, side))
        if number >= 0 and state.facts.tiles[number].shape == Shape.BLANK:
            points += state.facts.tiles[number].points
    return points


@compiled
def cell_points(state: State, cell: int) -> int:
    """What a cell is worth to its snake."""
    if not is_coloured(state, cell):
        return 0
    tile = state.facts.tiles[tile_on(state, cell)]
    points = beside_points(state, cell)
    if tile.kind & Kind.DIAMOND != 0 and state.cells[cell] & Cell.GEM == 0:
        return points
    return points + tile.points


@compiled
def snake_points(state: State, slot: int) -> int:
    """What a snake is worth, with its hat."""
    snake = state.snakes[slot]
    points = 0
    for place in range(snake.length):
        points += cell_points(state, snake.path[place])
    if snake.hat >= 0:
        points += state.facts.tiles[snake.hat].points
    return points


@compiled
def score(state: State, seat: int) -> int:
    """A seat's points as things stand."""
    points = TOKEN_WORTH * state.tokens[seat]
    for slot in range(state.facts.snake_count):
        if state.facts.owners[slot] == seat:
            points += snake_points(state, slot)
    return points


@compiled
def rank(state: State, seat: int, points: int) -> int:
    """One number that ranks seats: points, then length, then tokens."""
    length = 0
    for slot in range(state.facts.snake_count):
        if state.facts.owners[slot] == seat:
            length += state.snakes[slot].length
    return (points * 1024 + length) * 1024 + state.tokens[seat]
