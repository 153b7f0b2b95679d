"""What laying a tile does to the table: snakes grow, run through crossings, are mended by logs."""

from bisect import insort

from serpentry.games.carnival.rules.position import Laid, Snake, Table
from serpentry.games.carnival.rules.shapes import around, way_through
from serpentry.games.carnival.rules.tiles import SNAKE_CORNERS, SNAKE_STRAIGHTS, TILES, Tile
from serpentry.geometry.squares import Square

Idle = frozenset[tuple[Square, int]]


def run(idle: Idle, cell: Square, side: int) -> tuple[Square, tuple[Square, ...]]:
    """Where the way out of a cell leads, through idle strands; and the crossings it passes.

    ::

        ═╗   ┼   ┼   ·      the way out to the east runs through both crossings
         A → 1 → 2 → end    if nothing runs through them from west to east yet
    """
    passed = []
    cell = around(cell)[side]
    while (cell, side % 2) in idle:
        passed.append(cell)
        cell = around(cell)[side]
    return cell, tuple(passed)


def place(table: Table, name: str, at: Square, turn: int, gem: bool = False) -> Table:
    """The table after a tile is legally placed in a cell."""
    tile = TILES[name]
    laid = Laid(name, turn, gem)
    if tile.shape == "blank":
        return Table({**table.cells, at: laid}, table.snakes, table.idle, table.waiting)
    if tile.shape == "crossing":
        return _place_crossing(table, laid, at)
    if tile.colour is None:
        return _place_log(table, tile, laid, at)
    snake = table.snakes[tile.colour]
    if at in table.cells:
        return _changed(table, at, laid, _without_log(snake, at))
    if tile.shape == "head":
        return _changed(table, at, laid, _longer(snake, at, None))
    out = way_through(tile.shape, turn, snake.entry)
    assert out is not None
    longer = _longer(snake, at, at)
    return _led(_changed(table, at, laid, longer), longer, at, out)


def put_on(table: Table, hat: str, colour: str) -> Table:
    """The table after a hat is put on a head."""
    snake = table.snakes[colour]
    hatted = Snake(colour, snake.owner, snake.path, snake.logs, None, snake.entry, hat)
    return Table(table.cells, {**table.snakes, colour: hatted}, table.idle, table.waiting)


def snake_through(table: Table, cell: Square) -> Snake:
    """The snake whose straight or corner is in a cell."""
    colour = TILES[table.cells[cell].tile].colour
    if colour is not None:
        return table.snakes[colour]
    return next(snake for snake in table.snakes.values() if cell in snake.logs)


def last_tile_sides(table: Table, snake: Snake) -> tuple[int, int] | None:
    """Where the path comes into the snake's last tile, and goes out; None if it is a crossing."""
    laid = table.cells[snake.path[-1]]
    shape = TILES[laid.tile].shape
    if shape == "crossing":
        return None
    out = snake.entry ^ 2
    entry = way_through(shape, laid.turn, out)
    assert entry is not None
    return entry, out


def _place_log(table: Table, tile: Tile, laid: Laid, at: Square) -> Table:
    old = table.cells[at]
    alike = SNAKE_STRAIGHTS if tile.shape == "straight" else SNAKE_CORNERS
    snake = snake_through(table, at)
    changed = _changed(table, at, laid, _with_log(snake, at))
    if old.tile in alike and old.turn == laid.turn:
        return changed
    sides = last_tile_sides(table, snake)
    assert sides is not None
    out = way_through(tile.shape, laid.turn, sides[0])
    assert out is not None
    return _led(changed, changed.snakes[snake.colour], at, out)


def _place_crossing(table: Table, laid: Laid, at: Square) -> Table:
    axis = table.cells[at].turn % 2
    through = _without_log(snake_through(table, at), at)
    changed = _changed(table, at, laid, through)
    idle = table.idle | {(at, 1 - axis)}
    crossed = Table(changed.cells, changed.snakes, idle, table.waiting)
    for snake in crossed.snakes.values():
        if snake.end == at and snake.entry % 2 != axis:
            return _led(crossed, snake, around(at)[snake.entry], snake.entry ^ 2)
    return crossed


def _led(table: Table, snake: Snake, start: Square, out: int) -> Table:
    """The table after the snake's path leads on from a cell by this way out."""
    end, passed = run(table.idle, start, out)
    led = Snake(snake.colour, snake.owner, snake.path + passed, snake.logs, end, out ^ 2)
    idle = table.idle
    if passed:
        idle -= {(crossing, out % 2) for crossing in passed}
    return Table(table.cells, {**table.snakes, led.colour: led}, idle, table.waiting)


def _changed(table: Table, at: Square, laid: Laid, snake: Snake) -> Table:
    """The table with a tile in a cell, and a snake that is changed by it."""
    waiting = table.waiting
    if at in waiting:
        waiting -= {at}
    snakes = {**table.snakes, snake.colour: snake}
    return Table({**table.cells, at: laid}, snakes, table.idle, waiting)


def _longer(snake: Snake, at: Square, end: Square | None) -> Snake:
    return Snake(snake.colour, snake.owner, (*snake.path, at), snake.logs, end, snake.entry)


def _with_log(snake: Snake, at: Square) -> Snake:
    if at in snake.logs:
        return snake
    logs = list(snake.logs)
    insort(logs, at)
    return Snake(snake.colour, snake.owner, snake.path, tuple(logs), snake.end, snake.entry)


def _without_log(snake: Snake, at: Square) -> Snake:
    if at not in snake.logs:
        return snake
    logs = tuple(cell for cell in snake.logs if cell != at)
    return Snake(snake.colour, snake.owner, snake.path, logs, snake.end, snake.entry)
