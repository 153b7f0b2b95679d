"""Tiles and boards of hexagonal snakes, for print."""

from collections.abc import Iterable, Mapping
from itertools import pairwise

from serpentry.games.hexsnakes.looks.look import centre, outline
from serpentry.games.hexsnakes.rules.tiles import Tile, orientations
from serpentry.geometry.hexes import Hex
from serpentry.tabletop.contents import Component
from serpentry.tabletop.picture import Label, Polygon, Shape, Stroke

CELL = 22.0
"""Millimetres from side to side: a tile is easily held, and a board of side 4 fits on a sheet."""
BODY = 0.42
CORE = 0.12


def tile_part(tile: Tile, owner: str, role: str, flip: bool) -> Component:
    """One tile of a player; its body runs through the middles of its hexes."""
    path = orientations(tile, flip=False)[0]
    return Component(
        name=f"{owner}.{tile}",
        count=1,
        cells=path,
        shapes=tuple(_tile_shapes(path, role)),
        signs=tuple((role, centre(cell)) for cell in path),
        two_sided=flip,
    )


def _tile_shapes(path: tuple[Hex, ...], role: str) -> Iterable[Shape]:
    for cell in path:
        yield Polygon(outline(cell), f"{role}-tile")
    for one, other in pairwise(path):
        yield Polygon(_joint(one, other), f"{role}-tile")
    body = tuple(map(centre, path)) if len(path) > 1 else (centre(path[0]), centre(path[0]))
    yield Stroke(body, role, BODY)
    yield Stroke(body, f"{role}-core", CORE)


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
