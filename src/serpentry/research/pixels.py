"""Pictures as arrays of pixels, for `render_mode="rgb_array"`."""

from itertools import pairwise

from serpentry.pictures.palette import colour
from serpentry.tabletop.errors import MissingExtra
from serpentry.tabletop.picture import Disc, Label, Picture, Point, Polygon, Shape, Stroke

try:
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as missing:
    raise MissingExtra("Pillow", "research") from missing

Pixels = NDArray[np.uint8]

SIDE = 480
"""Pixels along each side, the same for every position, so that pictures make a film."""
OVERSAMPLING = 2
"""Everything is drawn so many times as large first, which makes edges smooth."""
BEND_PIECES = 8
"""Straight pieces of a bend."""
OUTLINE_WIDTH = 0.05


def pixels(picture: Picture) -> Pixels:
    """A picture as rows of red, green and blue, fitted into a square."""
    side = OVERSAMPLING * SIDE
    image = Image.new("RGB", (side, side), colour("board"))
    painter = ShapePainter(ImageDraw.Draw(image), picture, side)
    for shape in picture.shapes:
        painter.draw(shape)
    return np.asarray(image.resize((SIDE, SIDE), Image.Resampling.BOX), np.uint8).copy()


class ShapePainter:
    """Draws shapes of a picture in its place on the square."""

    def __init__(self, canvas: "ImageDraw.ImageDraw", picture: Picture, side: int) -> None:
        left, top, right, bottom = picture.frame
        self.canvas = canvas
        self.scale = side / max(right - left, bottom - top)
        self.left = left - (side / self.scale - (right - left)) / 2
        self.top = top - (side / self.scale - (bottom - top)) / 2

    def draw(self, shape: Shape) -> None:
        """Draw one shape over those before."""
        match shape:
            case Polygon(points, role, outline):
                placed = [self._at(point) for point in points]
                self.canvas.polygon(placed, _tone(role))
                if outline:
                    self._line([*points, points[0]], OUTLINE_WIDTH, _tone(outline))
            case Stroke(points, role, width, smooth):
                bends = smooth and len(points) > 2
                self._line(list(_bent(points)) if bends else list(points), width, _tone(role))
            case Disc(centre, radius, role):
                self._disc(centre, radius, _tone(role))
            case Label(at, text, role, size):
                font = ImageFont.load_default(max(1.0, size * self.scale))
                self.canvas.text(self._at(at), text, _tone(role), font, anchor="mm")

    def _at(self, point: Point) -> Point:
        return (point[0] - self.left) * self.scale, (point[1] - self.top) * self.scale

    def _disc(self, centre: Point, radius: float, tone: str | None) -> None:
        (x, y), reach = self._at(centre), radius * self.scale
        self.canvas.ellipse((x - reach, y - reach, x + reach, y + reach), tone)

    def _line(self, points: list[Point], width: float, tone: str | None) -> None:
        """A line with round ends and corners."""
        placed = [self._at(point) for point in points]
        self.canvas.line(placed, tone, max(1, round(width * self.scale)))
        for point in points:
            self._disc(point, width / 2, tone)


def _tone(role: str) -> str | None:
    tone = colour(role)
    return None if tone == "none" else tone


def _bent(points: tuple[Point, ...]) -> list[Point]:
    """Points along a curve that has those between the ends as its handles, as in `pictures.svg`."""
    found = [points[0]]
    for handle, following in pairwise(points[1:]):
        start = found[-1]
        end = following if following == points[-1] else _mean(handle, following)
        found += [
            _along(start, handle, end, step / BEND_PIECES) for step in range(1, BEND_PIECES + 1)
        ]
    return found


def _mean(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _along(start: Point, handle: Point, end: Point, share: float) -> Point:
    """A point of the bend from start to end."""
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return (
        a * start[0] + b * handle[0] + c * end[0],
        a * start[1] + b * handle[1] + c * end[1],
    )
