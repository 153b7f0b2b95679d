"""The line along the middle of a snake, from its head to its tail, in small equal steps."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot, pi, sin
from typing import NamedTuple

from serpentry.tabletop.picture import Point

STEP = 0.035
"""Half of a screen's: paper shows more."""
BENDS = 6


class Joint(NamedTuple):
    """A place on a spine, and which way the snake runs there (a unit vector)."""

    x: float
    y: float
    dx: float
    dy: float

    def beside(self, off: float) -> Point:
        """The point so far to the side."""
        return (self.x + self.dy * off, self.y - self.dx * off)


Spine = Sequence[Joint]


def between(one: Point, other: Point, share: float) -> Point:
    """A point on the way from one to the other."""
    return (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)


def smooth(points: Sequence[Point]) -> list[Point]:
    """A line from the first point to the last that leans to the others, as dense points."""
    if len(points) == 2:
        return list(points)
    line = [points[0]]
    for index in range(1, len(points) - 1):
        here, following = points[index], points[index + 1]
        start = line[-1]
        end = following if index == len(points) - 2 else between(here, following, 0.5)
        for part in range(1, BENDS + 1):
            share = part / BENDS
            line.append(between(between(start, here, share), between(here, end, share), share))
    return line


def spine(line: Sequence[Point]) -> Spine:
    """A line cut into equal steps."""
    spots, carried = [line[0]], 0.0
    for one, other in pairwise(line):
        length = hypot(other[0] - one[0], other[1] - one[1])
        along = STEP - carried
        while along <= length:
            spots.append(between(one, other, along / length))
            along += STEP
        carried = (carried + length) % STEP
    return _joints(spots)


def _joints(spots: Sequence[Point]) -> Spine:
    found = []
    for index, (x, y) in enumerate(spots):
        one, other = spots[max(index - 1, 0)], spots[min(index + 1, len(spots) - 1)]
        dx, dy = other[0] - one[0], other[1] - one[1]
        length = hypot(dx, dy) or 1.0
        found.append(Joint(x, y, dx / length, dy / length))
    return found


def spine_length(joints: Spine) -> float:
    """From the first joint to the last."""
    return (len(joints) - 1) * STEP


def joint_at(joints: Spine, along: float) -> Joint:
    """The joint so far from the head."""
    return joints[max(0, min(len(joints) - 1, round(along / STEP)))]


def slithering(joints: Spine, swing: float, wave: float) -> Spine:
    """The spine with a gentle slither, still at both ends."""
    length = spine_length(joints)

    def swayed() -> Iterable[Point]:
        for index, joint in enumerate(joints):
            along = index * STEP
            calm = min(1.0, max(0.0, along - 0.4), max(0.0, length - along - 0.1))
            yield joint.beside(swing * calm * sin(along * 2 * pi / wave))

    return spine(list(swayed()))
