"""Pictures as data: a few shapes with roles; a renderer above gives the roles their colours.

x grows to the right, y downward; a unit is about one cell. Shapes are drawn in order.
Roles are those of `text.Span`, and `board` (the table), `cell` (an empty cell), `mark` (what to
look at), `refused` (what is wrong), `gray` (a part of no colour), `wood` (logs, frames).
"""

from serpentry.tabletop.helpers.frozen import Frozen

Point = tuple[float, float]


class Polygon(Frozen):
    """A filled area with an optional outline."""

    points: tuple[Point, ...]
    role: str
    outline: str | None = None


class Stroke(Frozen):
    """A thick line with round ends through points; smooth bends it into a curve."""

    points: tuple[Point, ...]
    role: str
    width: float
    smooth: bool = False


class Disc(Frozen):
    """A filled circle."""

    centre: Point
    radius: float
    role: str


class Label(Frozen):
    """A word centred on a point."""

    at: Point
    text: str
    role: str = "label"
    size: float = 0.4


Shape = Polygon | Stroke | Disc | Label


class Picture(Frozen):
    """Shapes within a frame (left, top, right, bottom)."""

    shapes: tuple[Shape, ...]
    frame: tuple[float, float, float, float]
    title: str = ""
