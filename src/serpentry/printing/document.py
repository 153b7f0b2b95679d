"""The whole document: guide, rules, pieces, boards."""

from functools import partial

from serpentry.languages import say
from serpentry.printing.editions import EDITIONS
from serpentry.printing.grounds import ground_sheets, make_grounds
from serpentry.printing.guide import guide
from serpentry.printing.papers import PAPERS
from serpentry.printing.pdf import PdfWriter
from serpentry.printing.pieces import make_pieces, piece_sheets
from serpentry.printing.prose import set_text
from serpentry.printing.sheets import Sheet, make_bar, print_sheet
from serpentry.printing.summary import TextLine, summary
from serpentry.printing.wishes import Wishes
from serpentry.tabletop.contents import Contents
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import AnyBox, AnyGame

GUIDE, RULES = "guide", "rules"
RULE_COLUMNS = 2


def print_and_play(box: AnyBox, game: AnyGame, wishes: Wishes) -> bytes:
    """A PDF with everything that a set-up of a game needs."""
    contents = game.contents()
    if not contents.component_sets and not contents.grounds:
        raise SerpentryError(f"{box.title} says nothing about what is in its box.")
    pdf = PdfWriter(EDITIONS[wishes.edition], box.title, wishes.language)
    make_bar(pdf)
    make_pieces(pdf, contents.component_sets)
    make_grounds(pdf, contents.grounds)
    sheets = document_sheets(box, contents, wishes)
    for number, sheet in enumerate(sheets, start=1):
        print_sheet(pdf, sheet, _name(box, sheet, f"{number}/{len(sheets)}", wishes))
    return pdf.finished()


def document_sheets(box: AnyBox, contents: Contents, wishes: Wishes) -> list[Sheet]:
    """All sheets in their order: two-sided ones begin on an odd page."""
    paper = PAPERS[wishes.paper]
    sheets: list[Sheet] = []
    rules = summary(box, wishes.language)
    sheets += [
        Sheet((GUIDE,), paper, lambda pdf: _guide(pdf, box, contents, sheets, wishes)),
        Sheet((RULES,), paper, partial(_text, lines=rules, columns=RULE_COLUMNS)),
        *piece_sheets(contents.component_sets, paper, wishes.scale),
        *ground_sheets(contents.grounds, paper, wishes.scale),
    ]
    return sheets


def _guide(
    pdf: PdfWriter, box: AnyBox, contents: Contents, sheets: list[Sheet], wishes: Wishes
) -> None:
    _text(pdf, guide(box, contents, sheets, wishes.language), columns=1)


def _text(pdf: PdfWriter, lines: list[TextLine], columns: int) -> None:
    set_text(pdf, lines, pdf.paper.content, columns)


def _name(box: AnyBox, sheet: Sheet, number: str, wishes: Wishes) -> str:
    """What stands at the foot of a sheet."""
    parts = [say(wishes.language, f"print-part-{name}") for name in sheet.shows]
    if sheet.is_back:
        parts.append(say(wishes.language, "print-back"))
    return " · ".join((box.title, ", ".join(parts), number))
