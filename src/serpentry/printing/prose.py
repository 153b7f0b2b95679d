"""Pages of text: paragraphs in columns, in the largest letters that let them fit on one sheet."""

from collections.abc import Sequence
from typing import Any

from serpentry.printing.fonts import BOLD, REGULAR
from serpentry.printing.papers import Area
from serpentry.printing.pdf import EXTRA, MM, PdfWriter
from serpentry.printing.summary import TextLine
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.helpers.extras import need

LARGEST, SMALLEST, STEP = 11.0, 5.0, 0.25
"""Points of a letter."""
COLUMN_GAP = 8.0


def set_text(pdf: PdfWriter, lines: Sequence[TextLine], area: Area, columns: int) -> float:
    """Set a text on the sheet; gives the size of its letters in points."""
    size = LARGEST
    while size >= SMALLEST:
        if _fits(pdf, lines, area, columns, size, is_proof=True):
            _fits(pdf, lines, area, columns, size, is_proof=False)
            return size
        size -= STEP
    raise SerpentryError("The text does not fit on a sheet.")


def _fits(
    pdf: PdfWriter, lines: Sequence[TextLine], area: Area, columns: int, size: float, is_proof: bool
) -> bool:
    """Fill the columns; a proof is measured, and not printed."""
    left = _paragraphs(lines, size)
    width = (area.width - COLUMN_GAP * (columns - 1)) / columns
    for column in range(columns):
        x = (area.left + column * (width + COLUMN_GAP)) * MM
        y, lowest = (pdf.paper.height - area.top) * MM, (pdf.paper.height - area.bottom) * MM
        while left:
            _, high = left[0].wrap(width * MM, 10_000)
            y -= left[0].getSpaceBefore() if y < (pdf.paper.height - area.top) * MM else 0
            if y - high < lowest or _is_lonely(left, y - high - lowest):
                break
            if not is_proof:
                left[0].drawOn(pdf.canvas, x, y - high)
            y -= high + left.pop(0).getSpaceAfter()
    return not left


def _is_lonely(left: list[Any], room: float) -> bool:
    """Whether a heading would stand at the foot of a column, with nothing under it."""
    if left[0].style.name not in ("heading", "small") or len(left) == 1:
        return False
    _, high = left[1].wrap(left[0].width, 10_000)
    return bool(high > room)


def _paragraphs(lines: Sequence[TextLine], size: float) -> list[Any]:
    """The lines in letters of a size."""
    styles = need("reportlab.lib.styles", EXTRA)
    paragraph = need("reportlab.platypus", EXTRA).Paragraph
    plain = styles.ParagraphStyle(
        "plain", fontName=REGULAR, fontSize=size, leading=size * 1.28, spaceAfter=size * 0.45
    )
    item = styles.ParagraphStyle("item", parent=plain, leftIndent=size, firstLineIndent=-size)
    heading = styles.ParagraphStyle(
        "heading",
        parent=plain,
        fontName=BOLD,
        fontSize=size * 1.2,
        leading=size * 1.5,
        spaceBefore=size * 0.5,
        spaceAfter=size * 0.25,
    )
    title = styles.ParagraphStyle(
        "title", parent=heading, fontSize=size * 1.9, leading=size * 2.2, spaceAfter=size * 0.5
    )
    small = styles.ParagraphStyle("small", parent=plain, fontName=BOLD, spaceAfter=size * 0.2)
    known = {style.name: style for style in (plain, item, heading, title, small)}
    return [paragraph(line.text, known[line.kind]) for line in lines]
