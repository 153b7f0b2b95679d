"""Pictures of hexagonal snakes: cells, tiles, and the body that runs through them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import cos, pi, sin, sqrt
from types import MappingProxyType

from serpentry.geometry.hexes import Hex
from serpentry.hexsnakes.rules.tiles import Tile, orientations
from serpentry.tabletop.picture import Disc, Label, Point, Polygon, Shape, Stroke
from serpentry.tabletop.text import Lines, Span, beside

RADIUS = 1 / sqrt(3)
"""Of a hexagon one unit wide."""

MARGIN = 0.4


def centre(cell: Hex) -> Point:
    """The middle of a cell, cells being one unit wide."""
    return (cell.q + cell.r / 2, cell.r * sqrt(3) / 2)


def outline(cell: Hex, shrink: float = 1.0) -> tuple[Point, ...]:
    """The six corners of a cell, pointy side up."""
    x, y = centre(cell)
    radius = RADIUS * shrink
    angles = [pi / 6 + corner * pi / 3 for corner in range(6)]
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)


def board_frame(side: int) -> tuple[float, float, float, float]:
    """The frame of a regular hexagon."""
    half_width = side - 0.5 + MARGIN
    half_height = (side - 1) * sqrt(3) / 2 + RADIUS + MARGIN
    return (-half_width, -half_height, half_width, half_height)


def cell_shapes(cells: Iterable[Hex], names: Mapping[Hex, str]) -> Iterator[Shape]:
    """Empty cells with their names."""
    for cell in cells:
        yield Polygon(outline(cell, 0.96), "cell")
        yield Label(centre(cell), names[cell], "label", 0.26)


def snake_shapes(
    tiles: Sequence[Sequence[Hex]],
    role: str,
    fresh: frozenset[Hex] = frozenset(),
    links_elsewhere: Mapping[Hex, int] = MappingProxyType({}),
) -> list[Shape]:
    """A colour's tiles: their hexes, the joints between them, a body through all, eyes at ends."""
    own = {cell for path in tiles for cell in path}
    shapes: list[Shape] = []
    for cell in sorted(own):
        shapes.append(
            Polygon(outline(cell, 0.92), f"{role}-tile", "mark" if cell in fresh else None)
        )
    for cell in sorted(own):
        for other in cell.neighbours():
            if other in own and cell < other:
                shapes.append(Stroke((centre(cell), centre(other)), role, 0.42))
        shapes.append(Disc(centre(cell), 0.21, role))
    for path in tiles:
        shapes.append(Stroke(tuple(map(centre, path)), f"{role}-core", 0.12))
    for cell in sorted(own):
        links = sum(other in own for other in cell.neighbours()) + links_elsewhere.get(cell, 0)
        if links < 2:
            shapes += _eyes(cell)
    return shapes


def _eyes(cell: Hex) -> list[Shape]:
    x, y = centre(cell)
    return [
        shape
        for dx in (-0.09, 0.09)
        for shape in (
            Disc((x + dx, y - 0.05), 0.07, "eye"),
            Disc((x + dx, y - 0.05), 0.035, "pupil"),
        )
    ]


def tile_picture(tile: Tile) -> tuple[str, ...]:
    """A tile in characters, as it looks unturned, its name below it."""
    path = orientations(tile, flip=False)[0]
    top, left = min(cell.r for cell in path), min(2 * cell.q + cell.r for cell in path)
    places = {(cell.r - top, 2 * cell.q + cell.r - left) for cell in path}
    width = max(column for _, column in places) + 1
    rows = [
        "".join("⬢" if (row, column) in places else " " for column in range(width))
        for row in range(max(row for row, _ in places) + 1)
    ]
    return (*rows, tile)


def tray_text(tiles: Sequence[Tile], role: str) -> Lines:
    """Tiles side by side, standing on one line above their names."""
    pictures = [tile_picture(tile) for tile in tiles]
    height = max((len(picture) for picture in pictures), default=0)
    blocks = [
        tuple(
            (Span(row, "dim" if row == picture[-1] else role),)
            for row in (("",) * (height - len(picture)) + picture)
        )
        for picture in pictures
    ]
    return beside(blocks)
