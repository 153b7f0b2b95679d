"""Which tiles a score in Cobra Carnival is counted from."""

from collections import defaultdict

from serpentry.games.carnival.numbers.judge import PART_KEYS
from serpentry.games.carnival.rules.position import Position, Snake
from serpentry.games.carnival.rules.shapes import around
from serpentry.games.carnival.rules.tiles import COLOURED, TILES
from serpentry.geometry.squares import Square
from serpentry.tabletop.judge import Counted


def counted(position: Position) -> tuple[Counted, ...]:
    """For each seat its costumes, head and hat, and the gifts and troubles that touch it."""
    found = tuple(defaultdict[str, list[Square]](list) for _ in position.stock.hands)
    for snake in position.table.snakes.values():
        for cell in snake.path:
            if part := _part(position, cell):
                found[snake.owner][part].append(cell)
        if snake.hat:
            found[snake.owner]["hat"].append(snake.path[-1])
    for cell, laid in position.table.cells.items():
        if laid.tile in ("gift", "trouble"):
            for owner in {snake.owner for snake in _touched(position, cell)}:
                found[owner][f"{laid.tile}s"].append(cell)
    return tuple(
        {PART_KEYS[part]: tuple(map(tuple, cells)) for part, cells in parts.items()}
        for parts in found
    )


def _part(position: Position, cell: Square) -> str | None:
    """What a tile of a snake is worth something as."""
    laid = position.table.cells[cell]
    if laid.tile not in COLOURED:
        return None
    kind = TILES[laid.tile].kind
    if kind == "head":
        return "head"
    return None if kind == "diamond" and not laid.gem else "costumes"


def _touched(position: Position, cell: Square) -> list[Snake]:
    """The snakes whose own tiles are around a cell."""
    beside = [position.table.cells.get(side) for side in around(cell)]
    colours = [TILES[laid.tile].colour for laid in beside if laid and laid.tile in COLOURED]
    return [position.table.snakes[colour] for colour in colours if colour]
