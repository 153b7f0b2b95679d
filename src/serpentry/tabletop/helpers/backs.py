"""The back of a deck that is drawn unseen: the same whichever way a card lies."""

from serpentry.tabletop.picture import Disc, Point, Polygon, Shape, Stroke

EDGE, FRAME = 0.5, 0.43
COIL: tuple[Point, ...] = ((0.0, 0.0), (0.16, -0.06), (0.17, -0.24), (0.33, -0.3))
"""A snake from the middle into a corner; three others lie as this does, a quarter turn further."""


def deck_back() -> tuple[Shape, ...]:
    """Four snakes that come out of one coil."""
    shapes: list[Shape] = [Polygon(_square(EDGE), "paper"), Polygon(_square(FRAME), "wood")]
    for quarter in range(4):
        coil = tuple(_turned(point, quarter) for point in COIL)
        shapes.append(Stroke(coil, "paper", 0.1, smooth=True))
        shapes.append(Disc(coil[-1], 0.075, "paper"))
    return (*shapes, Disc((0.0, 0.0), 0.07, "wood"))


def _square(half: float) -> tuple[Point, ...]:
    return ((-half, -half), (half, -half), (half, half), (-half, half))


def _turned(point: Point, quarters: int) -> Point:
    x, y = point
    for _ in range(quarters):
        x, y = -y, x
    return x, y
