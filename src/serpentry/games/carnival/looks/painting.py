"""Tiles of Cobra Carnival as they are painted; what can be data the client reads as well."""

from collections.abc import Iterable, Iterator, Sequence
from math import cos, pi, sin
from pathlib import Path
from typing import Any

from serpentry.games.carnival.rules.shapes import sides_of
from serpentry.games.carnival.rules.tiles import COLOURS, Tile
from serpentry.tabletop.painting.data import painted
from serpentry.tabletop.painting.outlines import outlines
from serpentry.tabletop.painting.skins import Strand, ribbon, skin_shapes, tip_shapes
from serpentry.tabletop.picture import Disc, Label, Point, Polygon, Shape, Stroke

FILE = Path(__file__).with_name("drawings.json")
INKS = {
    "gold": "#f2b632",
    "gold-dark": "#9a6a10",
    "bark": "#8a5a33",
    "bark-dark": "#54341b",
    "bark-grain": "#9f6d42",
}
LETTERS, LABEL = "#2b2118", "#fffdf5"
PATTERNS = {"yellow": "rings", "black": "dots", "purple": "diamonds", "green": "chevrons"}
WIDTH, HEAD_WIDTH = 0.36, 0.5
HEAD_SHARE = 2.7
"""Where on a stub its head is, which is longer than the stub."""
GRAIN = ((0.0, 0.22), (0.32, 0.41), (0.53, 0.75), (0.85, 0.94))
"""The parts of a log that are lighter."""


def tile_painting(tile: Tile) -> Iterator[Shape]:
    """What is on a tile, above its paper."""
    sides = sides_of(tile.shape, 0)
    if tile.colour:
        strand = Strand(sides)
        yield from skin_shapes([strand], tile.colour, WIDTH, PATTERNS[tile.colour])
        if tile.kind == "head":
            yield from tip_shapes(strand.spot(HEAD_SHARE), tile.colour, HEAD_WIDTH, "head")
    elif tile.kind.startswith("log"):
        for one in [sides] if sides else [(0, 2), (1, 3)]:
            yield from _log(Strand(one))
    yield from _decor(tile)


def _log(strand: Strand) -> Iterator[Shape]:
    yield Polygon(ribbon(strand, 0.56, (0, 1)), INKS["bark-dark"])
    yield Polygon(ribbon(strand, 0.5, (0, 1)), INKS["bark"])
    for part in GRAIN:
        yield Polygon(ribbon(strand, 0.36, part), INKS["bark-grain"])


def _decor(tile: Tile) -> Iterator[Shape]:
    match tile.kind:
        case "straight":
            costume = painted(FILE)["costumes"][str(tile.points)]
            yield from _drawn(costume["shapes"])
            yield Disc((0, 0), 0.145, costume["edge"])
            yield Disc((0, 0), 0.12, LABEL)
            yield Label((0, 0), str(tile.points), LETTERS, 0.2)
        case "knot":
            for line in outlines(painted(FILE)["knot"]):
                yield Stroke(line, f"{tile.colour}-dark", 0.19)
            for line in outlines(painted(FILE)["knot"]):
                yield Stroke(line, f"{tile.colour}-light", 0.12)
        case "sore":
            yield from _plaster((0.146, -0.146))
        case _:
            yield from _drawn(painted(FILE)["things"].get(tile.kind, ()))


def _plaster(at: Point) -> Iterator[Shape]:
    """Two strips across a bend, and a pad where they cross."""
    for half, role, edge in ((0.08, "#a8794a", 0.03), (0.08, "#f0cfa6", 0.0)):
        for quarter in (1, 3):
            x, y = 0.16 * cos(quarter * pi / 4), 0.16 * sin(quarter * pi / 4)
            ends = ((at[0] - x, at[1] - y), (at[0] + x, at[1] + y))
            yield Stroke(ends, role, 2 * half + edge)
    far = 0.1
    corners = ((0, -far), (far, 0), (0, far), (-far, 0))
    yield Polygon(tuple((at[0] + x, at[1] + y) for x, y in corners), "#fbe9d3", "#c8372d")


def hat_painting(points: int, text: str) -> Iterator[Shape]:
    """A hat as large as its tile."""
    fill, edge = ("#7d8aa0", "#333d50") if points < 0 else (INKS["gold"], INKS["gold-dark"])
    (crown,) = outlines(painted(FILE)["hats"][str(points)])
    yield Polygon(tuple(map(_worn, crown)), fill, edge)
    yield Stroke((_worn((-0.26, 0.01)), _worn((0.26, 0.01))), edge, 0.1)
    yield Disc(_worn((0, -0.1)), 0.14, LABEL)
    yield Label(_worn((0, -0.1)), text, LETTERS, 0.21)


def _worn(point: Point) -> Point:
    return (point[0] * 1.4, point[1] * 1.4 + 0.2)


def house_painting() -> Iterator[Shape]:
    """The house tile with an exit for each colour."""
    (way,) = outlines(painted(FILE)["exit"])
    for side, colour in enumerate(COLOURS):
        yield Polygon(tuple(_turned(way, side)), colour, f"{colour}-dark")
    yield from _drawn(painted(FILE)["house"])


def gem_painting() -> Iterator[Shape]:
    """The diamond alone, as on a token."""
    return _drawn(painted(FILE)["things"]["diamond"])


def _turned(points: Iterable[Point], quarters: int) -> Iterator[Point]:
    for x, y in points:
        for _ in range(quarters):
            x, y = -y, x
        yield (x, y)


def _drawn(shapes: Sequence[Sequence[Any]]) -> Iterator[Shape]:
    for path, fill, edge, width, *_ in shapes:
        fill, edge = INKS.get(fill, fill), INKS.get(edge, edge)
        for line in outlines(path):
            if fill == "none":
                yield Stroke(line, edge, width)
            else:
                yield Polygon(line, fill, None if edge == "none" else edge)
