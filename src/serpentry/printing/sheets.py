"""A sheet of the document, and what every sheet has: a scale bar and its name."""

from collections.abc import Callable
from dataclasses import dataclass

from serpentry.printing.fonts import REGULAR
from serpentry.printing.papers import FOOT, MARGIN, Paper
from serpentry.printing.press import Press
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
    draw: Callable[[Press], None]
    is_back: bool = False


def make_bar(press: Press) -> None:
    """The scale bar, as a form: a line of 100 mm with a tick every ten."""
    ticks: list[tuple[Point, Point]] = [((0.0, 0.0), (BAR, 0.0))]
    for at in range(0, int(BAR) + 1, 10):
        high = 2 * TICK if at % 50 == 0 else TICK
        ticks.append(((float(at), -high), (float(at), 0.0)))
    press.form(BAR_NAME, (-1, -4, BAR + 1, 1), lambda: press.lines(ticks))


def print_sheet(press: Press, sheet: Sheet, name: str) -> None:
    """Draw a sheet with its foot."""
    press.begin_sheet(sheet.paper)
    sheet.draw(press)
    press.draw_sheet(lambda: _foot(press, name))
    press.end_sheet()


def _foot(press: Press, name: str) -> None:
    line = press.paper.height - MARGIN - FOOT / 4
    press.show(BAR_NAME, (1, 0, 0, 1, MARGIN, line))
    press.write((MARGIN + BAR + 2.5, line - 1.2), "100 mm", 3.0, font=REGULAR)
    width = press.canvas.stringWidth(name, REGULAR, 3.0)
    press.write((press.paper.width - MARGIN - width, line - 1.2), name, 3.0, font=REGULAR)
