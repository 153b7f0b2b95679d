"""A whole snake with head and tail round its spine: skin, pattern, light and face."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import atan2, cos, floor, pi, sin

from serpentry.tabletop.painting.data import painted, read_pairs
from serpentry.tabletop.painting.spines import STEP, Spine, joint_at, spine_length
from serpentry.tabletop.picture import Disc, Point, Polygon, Shape, Stroke

HEAD_LENGTH = 2.9
"""Of a snake of girth 1; girth is half the width of the body."""
TAIL_LENGTH = 0.28
"""At the end of a tail there are no scales."""
GAPS = {"diamonds": 2.1, "rings": 2.0, "dots": 1.05, "chevrons": 1.75}
Spots = Sequence[tuple[float, float]]
"""Points of the back: how far along, and how much of the half width to the side."""


class Body:
    """A snake ready to be painted."""

    def __init__(self, joints: Spine, girth: float) -> None:
        self.joints, self.girth = joints, girth
        self.length = spine_length(joints)

    def half_width(self, along: float) -> float:
        """Half its width so far from the tip of the head."""
        taper = min(0.3 + self.length * 0.4, 2.4)
        left = max(0.0, self.length - along)
        tail = 1.0 if left >= taper else sin(left / taper * pi / 2) ** 0.8
        return self.girth * min(1.3, _head_width(along / self.girth) * tail)

    def point(self, along: float, share: float) -> Point:
        """A point of the back."""
        return joint_at(self.joints, along).beside(share * self.half_width(along))

    def before_brow(self, along: float, across: float) -> Point:
        """A point of the face, in girths."""
        brow, girth = joint_at(self.joints, self.girth * 1.1), self.girth
        angle = atan2(-brow.dy, -brow.dx)
        return (
            brow.x + girth * (along * cos(angle) - across * sin(angle)),
            brow.y + girth * (along * sin(angle) + across * cos(angle)),
        )

    def polygon(self, spots: Spots) -> tuple[Point, ...]:
        """An area of the back."""
        return tuple(self.point(along, share) for along, share in spots)

    def outline(self) -> tuple[Point, ...]:
        """Down one side and up the other."""
        sides = [
            [
                joint.beside(side * self.half_width(at * STEP))
                for at, joint in enumerate(self.joints)
            ]
            for side in (1, -1)
        ]
        return (*sides[0], *reversed(sides[1]))


@cache
def _profile() -> tuple[Point, ...]:
    return read_pairs(painted()["headWidths"])


def _head_width(along: float) -> float:
    before = _profile()[0]
    for after in _profile():
        if after[0] >= along:
            way = after[0] - before[0] or 1.0
            share = (1 - cos(pi * (along - before[0]) / way)) / 2
            return before[1] + (after[1] - before[1]) * share
        before = after
    return 1.0


def snake_shapes(joints: Spine, girth: float, role: str, pattern: str) -> Iterator[Shape]:
    """A snake from its head to its tail."""
    body = Body(joints, girth)
    yield from _tongue(body)
    yield Polygon(body.outline(), role, f"{role}-dark")
    lit = joints[len(joints) * 2 // 25 + 1 : len(joints) * 4 // 5]
    light = tuple((joint.x - girth * 0.16, joint.y - girth * 0.3) for joint in lit)
    yield Stroke(light, f"{role}-light", girth * 0.5)
    yield from _scales(body, role, pattern)
    yield from _face(body, role)


def _scales(body: Body, role: str, pattern: str) -> Iterator[Shape]:
    size = body.girth
    start, end = size * (HEAD_LENGTH + 0.9), body.length - TAIL_LENGTH
    if end <= start:
        return
    if pattern == "zigzag":
        yield Polygon(_zigzag(body, start, end), f"{role}-mark")
        return
    gap = size * GAPS[pattern]
    for number in range(floor((end - start) / gap) + 1):
        at = start + number * gap
        if pattern == "dots":
            radius = min(size * 0.36, body.half_width(at) * 0.42)
            yield Disc(body.point(at, 0.42 if number % 2 else -0.42), radius, f"{role}-mark")
        else:
            yield Polygon(body.polygon(_mark(pattern, at, size)), f"{role}-mark")


def _mark(pattern: str, at: float, size: float) -> Spots:
    match pattern:
        case "diamonds":
            far = size * 0.85
            return ((at - far, 0), (at, 0.72), (at + far, 0), (at, -0.72))
        case "rings":
            far, shares = size * 0.75, (1, 0.6, 0, -0.6, -1)
            bulge = [(at + (1 - share * share) * far * 0.5, share) for share in shares]
            one = [(along - far / 2, share) for along, share in bulge]
            return (*one, *((along + far / 2, share) for along, share in reversed(bulge)))
    far = size * 0.75
    inner = ((at + far, 0.92), (at, 0), (at + far, -0.92))
    return (*inner, (at + far * 1.7, -0.92), (at + far * 0.8, 0), (at + far * 1.7, 0.92))


def _zigzag(body: Body, start: float, end: float) -> tuple[Point, ...]:
    size = body.girth * 1.15
    turns = max(2, floor((end - start) / size))
    spots = [(start + turn * size, 0.42 if turn % 2 else -0.42) for turn in range(turns)]
    upper = [(at, side + 0.3) for at, side in spots]
    return body.polygon((*upper, *((at, side - 0.3) for at, side in reversed(spots))))


def _tongue(body: Body) -> Iterator[Shape]:
    for side in (-1, 1):
        fork = (body.before_brow(1, 0), body.before_brow(1.7, 0), body.before_brow(2.1, side * 0.3))
        yield Stroke(fork, "tongue", body.girth * 0.17)


def _face(body: Body, role: str) -> Iterator[Shape]:
    """Two eyes and two nostrils."""
    place, girth = body.before_brow, body.girth
    for side in (-1, 1):
        yield Disc(place(-0.12, side * 0.68), girth * 0.49, f"{role}-dark")
        yield Disc(place(-0.12, side * 0.68), girth * 0.41, "eye")
        yield Disc(place(0.06, side * 0.66), girth * 0.23, "pupil")
        yield Disc(place(0.12, side * 0.66 - 0.06), girth * 0.08, "eye")
        yield Disc(place(0.82, side * 0.22), girth * 0.07, "pupil")
