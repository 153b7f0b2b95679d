"""Boards in true size: over several sheets if need be, with marks that end up on each other.

::

    +-------+--+        the strip beyond a join is printed on both sheets and glued over;
    |   A   |//|        a join has two marks, a cross in a circle, and a letter between them
    +-------+--+
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from math import ceil

from serpentry.printing.papers import Area, Paper
from serpentry.printing.pdf import PdfWriter
from serpentry.printing.sheets import Sheet
from serpentry.tabletop.contents import Ground
from serpentry.tabletop.picture import Point

Join = tuple[Point, Point]
"""The ends of the line where two sheets meet, in millimetres of the board."""
OVERLAP = 8.0
"""Millimetres of the strip that two sheets share."""
MARK = 2.5
"""Millimetres of a mark's circle."""
JOIN = 0.2


@dataclass(frozen=True)
class Slice:
    """What of a board is on a sheet, in millimetres of the board; joins are its inner edges."""

    area: Area
    joins: tuple[Join, ...]


def form_name(ground: Ground, number: int) -> str:
    """What a board is called in the file."""
    return f"ground.{ground.name}.{number}"


def make_grounds(pdf: PdfWriter, grounds: Iterable[Ground]) -> None:
    """Every board, as a form in cells."""
    for number, ground in enumerate(grounds, start=1):
        draw = partial(pdf.shapes, ground.picture.shapes)
        pdf.form(form_name(ground, number), ground.picture.frame, draw)


def ground_sheets(grounds: Iterable[Ground], paper: Paper, scale: float) -> Iterator[Sheet]:
    """The sheets of all boards, as few as they can be: upright or sideways."""
    for number, ground in enumerate(grounds, start=1):
        size = ground.size * scale
        left, top, right, bottom = ground.picture.frame
        width, height = (right - left) * size, (bottom - top) * size
        ways = [(one, slices(width, height, one.content)) for one in (paper, paper.sideways)]
        chosen, parts = min(ways, key=lambda way: len(way[1]))
        letters = _letters(parts)
        for part in parts:
            draw = partial(_show, ground, form_name(ground, number), size, part, letters)
            yield Sheet((ground.name,), chosen, partial(_draw, draw=draw))


def _letters(parts: Iterable[Slice]) -> dict[Join, str]:
    """A letter for each join, the same on both its sheets."""
    joins = dict.fromkeys(join for part in parts for join in part.joins)
    return {join: chr(ord("A") + number) for number, join in enumerate(joins)}


def slices(width: float, height: float, content: Area) -> list[Slice]:
    """The parts of a board that sheets show, all of one size, row by row."""
    columns, rows = _number(width, content.width), _number(height, content.height)
    wide, high = width / columns, height / rows
    return [
        _slice(Area(column * wide, row * high, wide, high), (width, height))
        for row in range(rows)
        for column in range(columns)
    ]


def _number(length: float, room: float) -> int:
    """Into how many parts a length is cut so that each fits with the strips at its joins."""
    return 1 if length <= room else ceil(length / (room - 2 * OVERLAP))


def _slice(area: Area, whole: tuple[float, float]) -> Slice:
    width, height = whole
    joins: list[Join] = []
    for x in (area.left, area.right):
        if 1e-6 < x < width - 1e-6:
            joins.append(((x, area.top), (x, area.bottom)))
    for y in (area.top, area.bottom):
        if 1e-6 < y < height - 1e-6:
            joins.append(((area.left, y), (area.right, y)))
    return Slice(area, tuple(joins))


def window(part: Slice) -> Area:
    """What a sheet shows of a board: its part, and a strip beyond each join."""
    area = part.area
    left, top, right, bottom = area.left, area.top, area.right, area.bottom
    for (x, y), (u, v) in part.joins:
        if x == u:
            left, right = (left - OVERLAP, right) if x == area.left else (left, right + OVERLAP)
        if y == v:
            top, bottom = (top - OVERLAP, bottom) if y == area.top else (top, bottom + OVERLAP)
    return Area(left, top, right - left, bottom - top)


def _draw(pdf: PdfWriter, draw: Callable[[PdfWriter], None]) -> None:
    pdf.draw_sheet(lambda: draw(pdf))


def _show(
    ground: Ground, name: str, size: float, part: Slice, letters: dict[Join, str], pdf: PdfWriter
) -> None:
    """The window in the middle of the sheet; the rest of the board is cut off."""
    content, shown = pdf.paper.content, window(part)
    left = content.left + (content.width - shown.width) / 2 - shown.left
    top = content.top + (content.height - shown.height) / 2 - shown.top
    frame = ground.picture.frame
    matrix = (size, 0.0, 0.0, size, left - frame[0] * size, top - frame[1] * size)
    box = (left + shown.left, top + shown.top, left + shown.right, top + shown.bottom)
    pdf.show(name, matrix, box)
    pdf.canvas.translate(left, top)
    for join in part.joins:
        _join(pdf, join, letters[join])


def _join(pdf: PdfWriter, join: Join, letter: str) -> None:
    """A dashed line with a mark near either end; both sheets at a join print the same."""
    pdf.lines([join], JOIN, dashed=True)
    (x, y), (u, v) = join
    for share in (0.1, 0.9):
        _mark(pdf, (x + (u - x) * share, y + (v - y) * share))
    _badge(pdf, ((x + u) / 2, (y + v) / 2))
    pdf.write(((x + u) / 2, (y + v) / 2), letter, 4.0, centred=True)


def _mark(pdf: PdfWriter, at: Point) -> None:
    _badge(pdf, at)
    x, y = at
    reach = MARK + 1
    pdf.lines([((x - reach, y), (x + reach, y)), ((x, y - reach), (x, y + reach))], JOIN)


def _badge(pdf: PdfWriter, at: Point) -> None:
    pdf.canvas.setFillColor("#ffffff")
    pdf.canvas.setStrokeColor("#000000")
    pdf.canvas.setLineWidth(JOIN)
    pdf.canvas.circle(*at, MARK, stroke=1, fill=1)
