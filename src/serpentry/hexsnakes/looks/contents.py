"""Tiles and boards of hexagonal snakes, for print."""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import atan2, cos, sin

from serpentry.geometry.hexes import Hex
from serpentry.hexsnakes.looks.look import centre, outline
from serpentry.hexsnakes.rules.tiles import Tile, orientations
from serpentry.tabletop.contents import Component
from serpentry.tabletop.painting.bodies import snake_shapes
from serpentry.tabletop.painting.spines import Spine, slithering, smooth, spine
from serpentry.tabletop.picture import Label, Point, Polygon, Shape

CELL = 22.0
"""Millimetres from side to side: a tile is easily held, and a board of side 4 fits on a sheet."""
GIRTH, COIL_GIRTH, COIL_SIGN = 0.19, 0.112, 0.42
HEAD_REACH, TAIL_REACH, TAIL_LEAN = 0.24, 0.34, 0.7
"""How far a snake reaches beyond the middle of its last hex, and how its tail leans there."""


def tile_part(tile: Tile, owner: str, role: str, pattern: str, flip: bool) -> Component:
    """One tile of a player, with a snake through the middles of its hexes."""
    path = orientations(tile, flip=False)[0]
    return Component(
        name=f"{owner}.{tile}",
        count=1,
        cells=path,
        shapes=tuple(_tile_shapes(path, role, pattern)),
        signs=((role, _sign_place(path)),),
        two_sided=flip,
    )


def _sign_place(path: tuple[Hex, ...]) -> Point:
    """On the body behind the head; above a snake on one hex."""
    x, y = centre(path[len(path) // 2])
    return (x, y) if len(path) > 1 else (x, y - COIL_SIGN)


def _tile_shapes(path: tuple[Hex, ...], role: str, pattern: str) -> Iterable[Shape]:
    for cell in path:
        yield Polygon(outline(cell), f"{role}-tile")
    for one, other in pairwise(path):
        yield Polygon(_joint(one, other), f"{role}-tile")
    if len(path) > 1:
        yield from snake_shapes(_long(path), GIRTH, role, pattern)
    else:
        yield from snake_shapes(_coil(path[0]), COIL_GIRTH, role, pattern)


def _long(path: tuple[Hex, ...]) -> Spine:
    """From the first hex of a tile to its last."""
    middles = [centre(cell) for cell in path]
    head = _beyond(middles[0], middles[1], HEAD_REACH, 0.0)
    tail = _beyond(middles[-1], middles[-2], TAIL_REACH, TAIL_LEAN)
    return slithering(spine(smooth([head, *middles, tail])), 0.05, 1.7)


def _beyond(end: Point, before: Point, far: float, turn: float) -> Point:
    angle = atan2(end[1] - before[1], end[0] - before[0]) + turn
    return (end[0] + far * cos(angle), end[1] + far * sin(angle))


def _coil(cell: Hex) -> Spine:
    """A snake on a single hex."""
    x, y = centre(cell)
    turns = [(1.8 - step * 0.13, 0.32 - step * 0.0044) for step in range(60)]
    return spine([(x + far * cos(angle), y + far * sin(angle)) for angle, far in turns])


def _joint(one: Hex, other: Hex) -> tuple[tuple[float, float], ...]:
    """A narrow area across the edge between two hexes, so that no hair of paper shows there."""
    shared = [corner for corner in outline(one) if _near(corner, outline(other))]
    (x, y), (u, v) = centre(one), centre(other)
    dx, dy = (u - x) * 0.02, (v - y) * 0.02
    (a, b), (c, d) = shared
    return ((a - dx, b - dy), (a + dx, b + dy), (c + dx, d + dy), (c - dx, d - dy))


def _near(corner: tuple[float, float], corners: Iterable[tuple[float, float]]) -> bool:
    return any(abs(corner[0] - x) + abs(corner[1] - y) < 1e-6 for x, y in corners)


def board_shapes(cells: Iterable[Hex], names: Mapping[Hex, str]) -> Iterable[Shape]:
    """Empty cells with their names, edge to edge."""
    for cell in cells:
        yield Polygon(outline(cell), "cell", "dim")
        yield Label(centre(cell), names[cell], "label", 0.24)
