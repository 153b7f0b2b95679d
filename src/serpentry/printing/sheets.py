"""A sheet of the document, and what every sheet has: a scale bar and its name."""

from collections.abc import Callable
from dataclasses import dataclass

from serpentry.printing.fonts import REGULAR
from serpentry.printing.papers import FOOT, MARGIN, Paper
from serpentry.printing.pdf import PdfWriter
from serpentry.tabletop.picture import Point

BAR = 100.0
"""Millimetres of the scale bar."""
BAR_NAME = "bar"
TICK = 1.2


@dataclass(frozen=True)
class Sheet:
    """One page: what it shows, for the list of the guide, and how it is drawn."""

    shows: tuple[str, ...]
    """The names of batches and grounds."""
    paper: Paper
    draw: Callable[[PdfWriter], None]
    is_back: bool = False


def make_bar(pdf: PdfWriter) -> None:
    """The scale bar, as a form: a line of 100 mm with a tick every ten."""
    ticks: list[tuple[Point, Point]] = [((0.0, 0.0), (BAR, 0.0))]
    for at in range(0, int(BAR) + 1, 10):
        high = 2 * TICK if at % 50 == 0 else TICK
        ticks.append(((float(at), -high), (float(at), 0.0)))
    pdf.form(BAR_NAME, (-1, -4, BAR + 1, 1), lambda: pdf.lines(ticks))


def print_sheet(pdf: PdfWriter, sheet: Sheet, name: str) -> None:
    """Draw a sheet with its foot."""
    pdf.begin_sheet(sheet.paper)
    sheet.draw(pdf)
    pdf.draw_sheet(lambda: _foot(pdf, name))
    pdf.end_sheet()


def _foot(pdf: PdfWriter, name: str) -> None:
    line = pdf.paper.height - MARGIN - FOOT / 4
    pdf.show(BAR_NAME, (1, 0, 0, 1, MARGIN, line))
    pdf.write((MARGIN + BAR + 2.5, line - 1.2), "100 mm", 3.0, font=REGULAR)
    width = pdf.canvas.stringWidth(name, REGULAR, 3.0)
    pdf.write((pdf.paper.width - MARGIN - width, line - 1.2), name, 3.0, font=REGULAR)
