"""Paths as SVG writes them, made into points."""

import re
from collections.abc import Iterator
from itertools import pairwise
from math import atan2, cos, pi, sin, sqrt

from serpentry.tabletop.picture import Point

STEPS = 10
"""Points of a curve."""
TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7}


def outlines(path: str) -> list[tuple[Point, ...]]:
    """The lines of a path, each from where it is put down to where it is lifted."""
    lines: list[list[Point]] = []
    bend: Point | None = None
    for command, numbers in _steps(path):
        if command == "M":
            lines.append([(numbers[0], numbers[1])])
            continue
        line = lines[-1]
        here = line[-1]
        match command:
            case "H":
                line.append((numbers[0], here[1]))
            case "V":
                line.append((here[0], numbers[0]))
            case "A":
                line += _arc(here, numbers)
            case _:
                along = _pairs(numbers)
                if command == "S":
                    x, y = bend or here
                    along.insert(0, (2 * here[0] - x, 2 * here[1] - y))
                line += _curve([here, *along])
                bend = along[-2] if len(along) > 1 else None
    return [tuple(line) for line in lines]


def _steps(path: str) -> Iterator[tuple[str, list[float]]]:
    """Commands with their numbers, in places of the picture; lines alone are written from here."""
    tokens = TOKEN.findall(path)
    command, at, here = "M", 0, (0.0, 0.0)
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
            if command in "zZ":
                continue
        count = TAKES[command.upper()]
        numbers = [float(one) for one in tokens[at : at + count]]
        at += count
        if command == "l":
            numbers = [here[0] + numbers[0], here[1] + numbers[1]]
        here = (numbers[-2], numbers[-1]) if count > 1 else here
        yield command.upper(), numbers
        if command == "M":
            command = "L"


def _pairs(numbers: list[float]) -> list[Point]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _curve(points: list[Point]) -> list[Point]:
    """A line, or a curve that leans to the points between its ends."""
    if len(points) == 2:
        return points[1:]
    return [_on_curve(points, step / STEPS) for step in range(1, STEPS + 1)]


def _on_curve(points: list[Point], share: float) -> Point:
    while len(points) > 1:
        points = [(x + (u - x) * share, y + (v - y) * share) for (x, y), (u, v) in pairwise(points)]
    return points[0]


def _arc(here: Point, numbers: list[float]) -> Iterator[Point]:
    """Along an upright ellipse."""
    wide, high, _, large, sweep, *end = numbers
    (x, y), (u, v) = (here[0] / wide, here[1] / high), (end[0] / wide, end[1] / high)
    far = sqrt((u - x) ** 2 + (v - y) ** 2)
    off = sqrt(max(0.0, 1 - far * far / 4)) / far * (1 if large != sweep else -1)
    middle = ((x + u) / 2 - (v - y) * off, (y + v) / 2 + (u - x) * off)
    start = atan2(y - middle[1], x - middle[0])
    turn = (atan2(v - middle[1], u - middle[0]) - start) % (2 * pi)
    if not sweep:
        turn -= 2 * pi
    for step in range(1, STEPS + 1):
        angle = start + turn * step / STEPS
        yield (wide * (middle[0] + cos(angle)), high * (middle[1] + sin(angle)))
