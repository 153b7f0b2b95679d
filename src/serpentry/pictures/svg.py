"""Pictures as SVG."""

from itertools import pairwise

import drawsvg

from serpentry.pictures.palette import colour
from serpentry.tabletop.picture import Disc, Label, Picture, Point, Polygon, Shape, Stroke

CELL = 48
"""Pixels a cell."""


def svg(picture: Picture) -> str:
    """The picture as the text of an SVG file."""
    left, top, right, bottom = picture.frame
    width, height = (right - left) * CELL, (bottom - top) * CELL
    canvas = drawsvg.Drawing(width, height, origin=(left * CELL, top * CELL), id_prefix="s")
    if picture.title:
        canvas.append_title(picture.title)
    canvas.append(
        drawsvg.Rectangle(left * CELL, top * CELL, width, height, rx=12, fill=colour("board"))
    )
    for shape in picture.shapes:
        canvas.append(_element(shape))
    text: str = canvas.as_svg(header='<?xml version="1.0" encoding="UTF-8"?>\n')
    return text + "\n"


def _element(shape: Shape) -> drawsvg.DrawingElement:
    match shape:
        case Polygon(points, role, outline):
            edge = {"stroke": colour(outline), "stroke_width": 2.5} if outline else {}
            return drawsvg.Lines(*_flat(points), close=True, fill=colour(role), **edge)
        case Stroke(points, role, width, smooth):
            return _stroke(points, colour(role), width * CELL, smooth)
        case Disc((x, y), radius, role):
            return drawsvg.Circle(_px(x), _px(y), _px(radius), fill=colour(role))
        case Label((x, y), text, role, size):
            return drawsvg.Text(
                text,
                _px(size),
                _px(x),
                _px(y),
                center=True,
                fill=colour(role),
                font_family="system-ui, sans-serif",
            )


def _stroke(
    points: tuple[Point, ...], tone: str, width: float, smooth: bool
) -> drawsvg.DrawingElement:
    path = drawsvg.Path(
        fill="none",
        stroke=tone,
        stroke_width=round(width, 2),
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    path.M(*_flat(points[:1]))
    if smooth and len(points) > 2:
        for bend, following in pairwise(points[1:]):
            end = following if following == points[-1] else _between(bend, following)
            path.Q(*_flat((bend, end)))
    else:
        for point in points[1:]:
            path.L(*_flat((point,)))
    return path


def _between(one: Point, other: Point) -> Point:
    return ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)


def _flat(points: tuple[Point, ...]) -> list[float]:
    return [_px(number) for point in points for number in point]


def _px(number: float) -> float:
    return round(number * CELL, 2)
