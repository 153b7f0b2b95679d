"""Pictures of tiles: what is in a cell, as shapes."""

from serpentry.games.carnival.rules.position import HOUSE, Laid, Snake, Table
from serpentry.games.carnival.rules.seating import colour_at
from serpentry.games.carnival.rules.shapes import sides_of
from serpentry.games.carnival.rules.tiles import TILES, Tile
from serpentry.geometry.squares import STEPS, Square
from serpentry.tabletop.picture import Disc, Label, Point, Polygon, Shape, Stroke

BODY_WIDTH = 0.4
LOG_WIDTH = 0.5


def square(cell: Square, half: float = 0.47) -> tuple[Point, ...]:
    """The corners of a cell's tile."""
    x, y = cell
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def beyond(cell: Square, side: int, far: float) -> Point:
    """A point so far from the middle of a cell towards a side."""
    dx, dy = STEPS[side]
    return (cell.x + dx * far, cell.y + dy * far)


def strand(cell: Square, sides: tuple[int, ...], role: str, width: float) -> Stroke:
    """A line from side to side, through the middle; only wood stops with its round ends inside."""
    far = 0.54 - width / 2 if role == "wood" else 0.47
    ends = [beyond(cell, side, far) for side in sides]
    points = (ends[0], (float(cell.x), float(cell.y)), *ends[1:])
    return Stroke(points, role, width, smooth=True)


def tile_shapes(cell: Square, laid: Laid, through: tuple[str, ...] = ()) -> list[Shape]:
    """A tile in its cell; `through` names the snakes that a log is part of, N–S before E–W."""
    if laid.tile == HOUSE:
        return _house(cell, laid.turn)
    tile = TILES[laid.tile]
    if tile.shape == "blank":
        return _gift(cell, tile)
    sides = sides_of(tile.shape, laid.turn)
    if tile.colour is None:
        return _log(cell, sides, through)
    if tile.shape == "head":
        return _head(cell, tile.colour, laid.turn)
    shapes: list[Shape] = [
        Polygon(square(cell), f"{tile.colour}-tile"),
        strand(cell, sides, tile.colour, BODY_WIDTH),
    ]
    return shapes + _dress(cell, tile, laid.gem)


def _house(cell: Square, turn: int) -> list[Shape]:
    shapes: list[Shape] = [Polygon(square(cell), "wood")]
    for side in range(4):
        ends = (beyond(cell, side, 0.2), beyond(cell, side, 0.4))
        shapes.append(Stroke(ends, colour_at(turn, side), BODY_WIDTH))
    x, y = cell
    roof = ((x - 0.26, y), (x, y - 0.24), (x + 0.26, y), (x + 0.2, y + 0.24), (x - 0.2, y + 0.24))
    return [*shapes, Polygon(roof, "paper", "mark")]


def _gift(cell: Square, tile: Tile) -> list[Shape]:
    x, y = cell
    if tile.kind == "gift":
        ribbon = (((x, y - 0.3), (x, y + 0.3)), ((x - 0.3, y), (x + 0.3, y)))
        return [
            Polygon(square(cell), "paper", "dim"),
            Polygon(square(cell, 0.3), "refused"),
            *(Stroke(ends, "yellow", 0.1) for ends in ribbon),
            Disc((x - 0.08, y - 0.34), 0.09, "yellow"),
            Disc((x + 0.08, y - 0.34), 0.09, "yellow"),
        ]
    triangle = ((x, y - 0.34), (x + 0.36, y + 0.3), (x - 0.36, y + 0.3))
    return [
        Polygon(square(cell), "paper", "dim"),
        Polygon(triangle, "gray", "mark"),
        Label((x, y + 0.1), "!", "mark", 0.42),
    ]


def _log(cell: Square, sides: tuple[int, ...], through: tuple[str, ...]) -> list[Shape]:
    shapes: list[Shape] = [Polygon(square(cell), "paper", "dim")]
    if sides:
        shapes.append(strand(cell, sides, "wood", LOG_WIDTH))
        return shapes + [strand(cell, sides, colour, 0.1) for colour in through if colour]
    for axis in ((0, 2), (1, 3)):
        shapes.append(strand(cell, axis, "wood", LOG_WIDTH))
    for axis, colour in zip(((0, 2), (1, 3)), through, strict=True):
        if colour:
            shapes.append(strand(cell, axis, colour, 0.1))
    return shapes


def _head(cell: Square, colour: str, neck: int) -> list[Shape]:
    x, y = cell
    return [
        Polygon(square(cell), f"{colour}-tile"),
        Stroke((beyond(cell, neck, 0.47), (x, y)), colour, BODY_WIDTH),
        Disc((x, y), 0.33, colour),
        Disc((x - 0.13, y - 0.06), 0.09, "eye"),
        Disc((x + 0.13, y - 0.06), 0.09, "eye"),
        Disc((x - 0.13, y - 0.06), 0.045, "pupil"),
        Disc((x + 0.13, y - 0.06), 0.045, "pupil"),
    ]


def _dress(cell: Square, tile: Tile, gem: bool) -> list[Shape]:
    """What is on the body: points of a costume, a diamond, a knot, a sore."""
    x, y = cell
    if tile.kind == "straight":
        return [Disc((x, y), 0.23, "paper"), Label((x, y), str(tile.points), "plain", 0.34)]
    if tile.kind == "diamond":
        gem_shape = ((x, y - 0.27), (x + 0.2, y), (x, y + 0.27), (x - 0.2, y))
        inside = [Label((x, y), str(tile.points), "plain", 0.24)] if gem else []
        return [Polygon(gem_shape, "paper", "mark"), *inside]
    if tile.kind == "knot":
        loops = [Disc((x + dx, y + dy), 0.19, "mark") for dx, dy in _LOOPS]
        holes = [Disc((x + dx, y + dy), 0.09, "paper") for dx, dy in _LOOPS]
        return [*loops, *holes]
    if tile.kind == "sore":
        bars = (((x - 0.14, y), (x + 0.14, y)), ((x, y - 0.14), (x, y + 0.14)))
        return [Disc((x, y), 0.23, "paper"), *(Stroke(ends, "refused", 0.11) for ends in bars)]
    return []


_LOOPS = ((-0.14, -0.14), (0.14, 0.14), (0.14, -0.14), (-0.14, 0.14))


def hat_shapes(cell: Square, hat: str) -> list[Shape]:
    """A hat on the head in a cell, with its points."""
    x, y = cell
    crown = ((x - 0.16, y - 0.2), (x + 0.16, y - 0.2), (x + 0.16, y - 0.47), (x - 0.16, y - 0.47))
    return [
        Stroke(((x - 0.27, y - 0.2), (x + 0.27, y - 0.2)), "mark", 0.09),
        Polygon(crown, "mark"),
        Label((x, y - 0.34), str(TILES[hat].points), "eye", 0.24),
    ]


def end_shapes(table: Table, snake: Snake) -> list[Shape]:
    """Where a snake leads: an arrow into a free cell, a bar before a closed one."""
    if snake.end is None:
        return []
    if table.is_closed(snake.end, snake):
        dx, dy = STEPS[(snake.entry + 1) % 4]
        x, y = beyond(snake.end, snake.entry, 0.5)
        ends = ((x - dx * 0.3, y - dy * 0.3), (x + dx * 0.3, y + dy * 0.3))
        return [Stroke(ends, "refused", 0.08)]
    tip, foot = beyond(snake.end, snake.entry, 0.1), beyond(snake.end, snake.entry, 0.45)
    dx, dy = STEPS[(snake.entry + 1) % 4]
    barb_x, barb_y = beyond(snake.end, snake.entry, 0.25)
    barbs = ((barb_x + dx * 0.14, barb_y + dy * 0.14), (barb_x - dx * 0.14, barb_y - dy * 0.14))
    return [
        Stroke((foot, tip), snake.colour, 0.08),
        Stroke((barbs[0], tip, barbs[1]), snake.colour, 0.08),
    ]


def snakes_through(table: Table, cell: Square) -> tuple[str, ...]:
    """The colours of the snakes that a log is part of; for a crossing N–S, then E–W or nothing."""
    laid = table.cells[cell]
    if TILES[laid.tile].shape != "crossing":
        return tuple(snake.colour for snake in table.snakes.values() if cell in snake.path)
    return tuple(_along(table, cell, axis) for axis in (0, 1))


def _along(table: Table, cell: Square, axis: int) -> str:
    for snake in table.snakes.values():
        for before, here in zip(snake.path, snake.path[1:], strict=False):
            if here == cell and (before.x != cell.x) == bool(axis):
                return snake.colour
        if snake.path[:1] == (cell,) and (cell.x != 0) == bool(axis):
            return snake.colour
    return ""
