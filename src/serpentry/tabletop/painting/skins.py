"""Bodies on square cards: a strand from side to side of a card, and heads and tails."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import atan2, cos, pi, sin

from serpentry.geometry.squares import STEPS
from serpentry.tabletop.painting.data import painted, read_pairs
from serpentry.tabletop.painting.outlines import outlines
from serpentry.tabletop.picture import Disc, Point, Polygon, Shape, Stroke

STUB = 0.44
"""How far from the middle of a card the body of a head or a tail reaches."""
BEND = 12
"""Points of a bend."""
EDGE = 0.055
DOT, DOT_OFF = 0.13, 0.2


@dataclass(frozen=True)
class Spot:
    """A point of a body with the direction in which it runs there."""

    x: float
    y: float
    angle: float

    def point(self, along: float, across: float, scale: float = 1.0) -> Point:
        """A point beside it."""
        cosine, sine = scale * cos(self.angle), scale * sin(self.angle)
        return (
            self.x + along * cosine - across * sine,
            self.y + along * sine + across * cosine,
        )


@dataclass(frozen=True)
class Strand:
    """A piece of body on the card at a cell, from a side to another, or a stub at one."""

    sides: tuple[int, ...]
    x: float = 0.0
    y: float = 0.0

    @property
    def length(self) -> float:
        """Of its line."""
        if len(self.sides) == 1:
            return 0.5 - STUB
        return 1.0 if self.is_straight else pi / 4

    @property
    def is_straight(self) -> bool:
        """Whether it leads to the other side of the card, or to none."""
        return len(self.sides) == 1 or (self.sides[0] + 2) % 4 == self.sides[1]

    def spot(self, part: float) -> Spot:
        """The point at a part of its length."""
        dx, dy = STEPS[self.sides[0]]
        if self.is_straight:
            far = 0.5 - part * self.length
            return Spot(self.x + dx * far, self.y + dy * far, atan2(-dy, -dx))
        u, v = STEPS[self.sides[1]]
        way = part * pi / 2
        far, near = 0.5 - 0.5 * sin(way), 0.5 - 0.5 * cos(way)
        turned = atan2(-dy * cos(way) + v * sin(way), -dx * cos(way) + u * sin(way))
        return Spot(self.x + dx * far + u * near, self.y + dy * far + v * near, turned)

    def spots(self, spacing: float) -> list[Spot]:
        """About so far apart, and as far across the edge to the next card."""
        count = round(self.length / spacing)
        return [self.spot((number + 0.5) / count) for number in range(count)]

    @property
    def line(self) -> tuple[Point, ...]:
        """Its middle line."""
        parts = (0, 1) if self.is_straight else [part / BEND for part in range(BEND + 1)]
        return tuple((spot.x, spot.y) for spot in map(self.spot, parts))


def skin_shapes(
    strands: Sequence[Strand], role: str, width: float, pattern: str | None = None
) -> Iterator[Shape]:
    """Edge, skin, a light along the back and the pattern, each through all the strands."""
    line = tuple(point for strand in strands for point in strand.line)
    off = (-width * 0.1, -width * 0.13)
    yield Stroke(line, f"{role}-dark", width + EDGE)
    yield Stroke(line, role, width)
    light = tuple((x + off[0], y + off[1]) for x, y in line)
    yield Stroke(light, f"{role}-light", width * 0.3)
    if pattern:
        spacing = painted()["spacing"][pattern] * width
        spots = [spot for strand in strands for spot in strand.spots(spacing)]
        for number, spot in enumerate(spots):
            yield _mark(spot, role, width, pattern, number)


def _mark(spot: Spot, role: str, width: float, pattern: str, number: int) -> Shape:
    if pattern == "dots":
        across = DOT_OFF if number % 2 else -DOT_OFF
        return Disc(spot.point(0, across, width), DOT * width, f"{role}-mark")
    corners = read_pairs(painted()["marks"][pattern])
    placed = tuple(spot.point(along, across, width) for along, across in corners)
    return Polygon(placed, f"{role}-mark")


def ribbon(strand: Strand, width: float, part: tuple[float, float]) -> tuple[Point, ...]:
    """The area along a part of a strand."""
    start, end = part
    spots = [strand.spot(start + (end - start) * step / BEND) for step in range(BEND + 1)]
    sides = [[spot.point(0, hand * width / 2) for spot in spots] for hand in (1, -1)]
    return (*sides[0], *reversed(sides[1]))


def tip_shapes(spot: Spot, role: str, width: float, kind: str) -> Iterator[Shape]:
    """A head with its eyes, or the tip of a tail, that looks where the spot does."""
    (skin,) = outlines(painted()[kind])
    yield Polygon(tuple(spot.point(*point, width) for point in skin), role, f"{role}-dark")
    if kind == "tail":
        return
    (light,) = outlines(painted()["headLight"])
    yield Stroke(tuple(spot.point(*point, width) for point in light), f"{role}-light", width * 0.14)
    for hand in (-1, 1):
        eye = spot.point(0.66, hand * 0.38, width)
        yield Disc(eye, width * 0.23, f"{role}-dark")
        yield Disc(eye, width * 0.18, "eye")
        yield Disc(spot.point(0.72, hand * 0.39, width), width * 0.1, "pupil")
        yield Disc(spot.point(1.17, hand * 0.13, width), width * 0.04, "pupil")
