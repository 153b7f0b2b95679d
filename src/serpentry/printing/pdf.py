"""A PDF that is drawn in millimetres with y downward, of named pieces that are shown many times.

Every piece, cut, bar and board is a form of the PDF with a name of its own, so that a file can be
measured and counted by anybody who reads it.
"""

from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from itertools import pairwise
from typing import Any

from serpentry.printing.editions import Edition
from serpentry.printing.fonts import BOLD, REGULAR, register_fonts
from serpentry.printing.papers import Paper
from serpentry.tabletop.helpers.extras import need
from serpentry.tabletop.painting.spines import between
from serpentry.tabletop.picture import Disc, Label, Point, Polygon, Shape, Stroke

EXTRA = "print"
MM = 72 / 25.4
"""Points of the PDF a millimetre."""
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Matrix = tuple[float, float, float, float, float, float]
CUT_WIDTH = 0.2
"""Millimetres of a cutting line."""
OUTLINE = 0.03
BASELINE = 0.36
"""How far below the middle of a letter its line is, in its size."""


class PdfWriter:
    """A document in the making."""

    def __init__(self, edition: Edition, title: str, language: str) -> None:
        self.edition = edition
        self.stream = BytesIO()
        canvas = need("reportlab.pdfgen.canvas", EXTRA)
        register_fonts()
        self.canvas: Any = canvas.Canvas(self.stream, invariant=1, pageCompression=1, lang=language)
        self.canvas.setTitle(title)
        self.canvas.setAuthor("Serpentry")
        self.paper = Paper(0, 0)

    def form(self, name: str, box: Box, draw: Callable[[], None]) -> None:
        """Draw something once, to be shown by its name; nothing shows beyond its box."""
        left, top, right, bottom = box
        self.canvas.beginForm(name, left, top, right, bottom)
        draw()
        self.canvas.endForm()

    def begin_sheet(self, paper: Paper) -> None:
        """A new sheet."""
        self.paper = paper
        self.canvas.setPageSize((paper.width * MM, paper.height * MM))

    def draw_sheet(self, draw: Callable[[], None]) -> None:
        """Draw on the sheet in millimetres, y downward."""
        self.canvas.saveState()
        self.canvas.transform(MM, 0, 0, -MM, 0, self.paper.height * MM)
        draw()
        self.canvas.restoreState()

    def end_sheet(self) -> None:
        """The sheet is done."""
        self.canvas.showPage()

    def show(self, name: str, matrix: Matrix, window: Box | None = None) -> None:
        """Show a form, moved and turned; of it only what is in a window of the sheet."""
        self.canvas.saveState()
        if window:
            left, top, right, bottom = window
            path = self.canvas.beginPath()
            path.rect(left, top, right - left, bottom - top)
            self.canvas.clipPath(path, stroke=0, fill=0)
        self.canvas.transform(*matrix)
        self.canvas.doForm(name)
        self.canvas.restoreState()

    def finished(self) -> bytes:
        """The file."""
        self.canvas.save()
        return self.stream.getvalue()

    def shapes(self, shapes: Iterable[Shape]) -> None:
        """Draw shapes of a picture, in the edition's colours."""
        for shape in shapes:
            self._shape(shape)

    def _shape(self, shape: Shape) -> None:
        match shape:
            case Polygon(points, role, outline):
                self._polygon(points, role, outline)
            case Stroke(points, role, width, smooth):
                self._stroke(points, role, width, smooth)
            case Disc((x, y), radius, role):
                self.canvas.setFillColor(self.edition.colour(role))
                self.canvas.circle(x, y, radius, stroke=0, fill=1)
            case Label(at, text, role, size):
                self.write(at, text, size, self.edition.colour(role), REGULAR, centred=True)

    def _polygon(self, points: Sequence[Point], role: str, outline: str | None) -> None:
        fill = role != "none"
        if fill:
            self.canvas.setFillColor(self.edition.colour(role))
        if outline:
            self.canvas.setStrokeColor(self.edition.colour(outline))
            self.canvas.setLineWidth(OUTLINE)
            self.canvas.setLineJoin(1)
        path = self.canvas.beginPath()
        path.moveTo(*points[0])
        for point in points[1:]:
            path.lineTo(*point)
        path.close()
        self.canvas.drawPath(path, stroke=int(bool(outline)), fill=int(fill))

    def _stroke(self, points: Sequence[Point], role: str, width: float, smooth: bool) -> None:
        path = self.canvas.beginPath()
        path.moveTo(*points[0])
        if smooth and len(points) > 2:
            _bend(path, points)
        else:
            for point in points[1:]:
                path.lineTo(*point)
        self.canvas.setStrokeColor(self.edition.colour(role))
        self.canvas.setLineWidth(width)
        self.canvas.setLineCap(1)
        self.canvas.setLineJoin(1)
        self.canvas.drawPath(path, stroke=1, fill=0)

    def lines(
        self, ends: Iterable[tuple[Point, Point]], width: float = CUT_WIDTH, dashed: bool = False
    ) -> None:
        """Thin black lines."""
        self.canvas.setStrokeColor("#000000")
        self.canvas.setLineWidth(width)
        self.canvas.setLineCap(0 if dashed else 1)
        self.canvas.setDash([6 * width, 6 * width] if dashed else [])
        for (x, y), (u, v) in ends:
            self.canvas.line(x, y, u, v)
        self.canvas.setDash([])

    def write(
        self,
        at: Point,
        text: str,
        size: float,
        colour: str = "#000000",
        font: str = BOLD,
        centred: bool = False,
    ) -> None:
        """A word whose middle, or left end, is at a point."""
        self.canvas.saveState()
        self.canvas.transform(1, 0, 0, -1, at[0], at[1] + BASELINE * size)
        self.canvas.setFillColor(colour)
        self.canvas.setFont(font, size)
        put = self.canvas.drawCentredString if centred else self.canvas.drawString
        put(0, 0, text)
        self.canvas.restoreState()


def _bend(path: Any, points: Sequence[Point]) -> None:
    """A curve that bends at each point between its ends, as the pictures of a screen do."""
    here = points[0]
    for bend, following in pairwise(points[1:]):
        is_last = following == points[-1]
        end = following if is_last else between(bend, following, 0.5)
        one, other = between(here, bend, 2 / 3), between(end, bend, 2 / 3)
        path.curveTo(*one, *other, *end)
        here = end
