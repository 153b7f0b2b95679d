"""The back of a deck that is drawn unseen: the same whichever way a card is turned."""

from serpentry.tabletop.picture import Disc, Point, Polygon, Shape

DARK, PLUM, ROSE, PALE = "#3b1b2b", "#6b3a52", "#87506c", "#d9a4bb"
EDGE, FRAME = 0.5, 0.45
SCALES = 5
"""In a row."""
SCALE = 0.8 / SCALES


def deck_back() -> tuple[Shape, ...]:
    """A skin of scales, with an eye in the middle."""
    steps = range(-(SCALES // 2), SCALES // 2 + 1)
    scales = [(x * SCALE, y * SCALE) for x in steps for y in steps]
    return (
        Polygon(_square(EDGE), "paper"),
        Polygon(_square(FRAME), PLUM, DARK),
        *(Polygon(_scale(at, SCALE * 0.5), ROSE) for at in scales),
        *(Polygon(_scale(at, SCALE * 0.26), PALE) for at in scales),
        Disc((0.0, 0.0), 0.17, DARK),
        Disc((0.0, 0.0), 0.14, PALE),
        Disc((0.0, 0.0), 0.075, DARK),
    )


def _square(half: float) -> tuple[Point, ...]:
    return ((-half, -half), (half, -half), (half, half), (-half, half))


def _scale(at: Point, far: float) -> tuple[Point, ...]:
    x, y = at
    return ((x - far, y), (x, y - far), (x + far, y), (x, y + far))
