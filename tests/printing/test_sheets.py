"""Sheets are of their paper, can be measured, and fit to each other."""

import re
import sys
from math import dist

import pytest

from serpentry.catalogue import find
from serpentry.geometry.hexes import hexagon
from serpentry.hexsnakes.looks.look import outline
from serpentry.languages import LANGUAGES, say
from serpentry.printing import Wishes, print_and_play
from serpentry.printing.editions import EDITIONS
from serpentry.printing.grounds import OVERLAP, slices, window
from serpentry.printing.packing import packings
from serpentry.printing.papers import PAPERS, Area
from serpentry.printing.pdf import PdfWriter
from serpentry.printing.prose import set_text
from serpentry.printing.summary import summary
from serpentry.tabletop.errors import BadOption, MissingExtra, UnknownName
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.picture import Point
from tests.printing.boxes import printed
from tests.printing.games import ALL_BOXES, ALL_NAMES
from tests.printing.reading import MM, Printed, Shown, moved

SMALLEST_LETTERS = 6.5
"""Points that can still be read."""


@pytest.mark.one_in(4)
@ALL_NAMES
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("scale", [1.0, 0.75])
def test_a_bar_of_100_mm_is_on_every_sheet(name: str, paper: str, scale: float) -> None:
    file = printed(name, paper=paper, scale=scale)
    for page in range(1, file.pages + 1):
        (bar,) = file.named("bar", page)
        first, *_ = file.paths("bar")
        one, other = (moved(point, bar.matrix) for point in first.points)
        assert dist(one, other) / MM == pytest.approx(100, abs=0.2)


@pytest.mark.one_in(3)
@ALL_NAMES
@pytest.mark.parametrize("paper", PAPERS)
def test_sheets_are_of_their_paper(name: str, paper: str) -> None:
    file, wanted = printed(name, paper=paper), PAPERS[paper]
    for page in range(1, file.pages + 1):
        sides = {round(file.width(page) / MM, 1), round(file.height(page) / MM, 1)}
        assert sides == {wanted.width, wanted.height}


@pytest.mark.one_in(2)
@ALL_NAMES
def test_nothing_is_printed_where_printers_cannot(name: str) -> None:
    file = printed(name)
    for shown in file.named("piece."):
        for path in file.paths(shown.name)[:1]:
            for x, y in (moved(point, shown.matrix) for point in path.points):
                assert 9.9 * MM <= x <= file.width(shown.page) - 9.9 * MM
                assert 9.9 * MM <= y <= file.height(shown.page) - 9.9 * MM


@pytest.mark.one_in(2)
@pytest.mark.parametrize("side", [4, 6, 8])
@pytest.mark.parametrize("paper", PAPERS)
def test_boards_are_whole_and_in_true_size(side: int, paper: str) -> None:
    """Every cell's outline is in the board's one form, and every sheet shows it in one size."""
    box = find("snekagon")
    game = box.set_up(2, {"board_side": side})
    file = Printed(print_and_play(box, game, Wishes(paper=paper)))
    cells = {
        frozenset((round(x, 3), round(y, 3)) for x, y in path.points)
        for path in file.paths("ground.board.1")
        if path.is_filled
    }
    assert cells == {
        frozenset((round(x, 3), round(y, 3)) for x, y in outline(cell)) for cell in hexagon(side)
    }
    for shown in file.named("ground."):
        size = dist(moved((0, 0), shown.matrix), moved((1, 0), shown.matrix)) / MM
        assert size == pytest.approx(22, abs=0.01)


@pytest.mark.parametrize("length", [150.0, 260.0, 400.0, 700.0])
@pytest.mark.parametrize("height", [100.0, 300.0, 500.0])
def test_slices_cover_a_board_without_a_gap_and_fit_on_the_sheet(
    length: float, height: float
) -> None:
    content = PAPERS["a4"].content
    components = slices(length, height, content)
    assert sum(
        component.area.width * component.area.height for component in components
    ) == pytest.approx(length * height)
    for component in components:
        shown = window(component)
        assert shown.width <= content.width + 1e-6
        assert shown.height <= content.height + 1e-6
        assert 0 <= component.area.left <= component.area.right <= length + 1e-6
    joins = [join for component in components for join in component.joins]
    assert all(joins.count(join) == 2 for join in joins)


def test_the_marks_of_two_sheets_lie_on_the_same_places_of_the_board() -> None:
    """Measured in the file: a join and its crosses, from the middle of the board."""
    file = printed("snekagon")
    one, other = (_on_the_board(file, shown) for shown in file.named("ground."))
    assert len(one) == 5
    for line, twin in zip(one, other, strict=True):
        for at, place in zip(line, twin, strict=True):
            assert dist(at, place) < 0.2


def _on_the_board(file: Printed, shown: Shown) -> list[tuple[Point, Point]]:
    """The lines of a sheet, in millimetres from the board's middle."""
    x, y = moved((0, 0), shown.matrix)
    return [
        (((a - x) / MM, (b - y) / MM), ((c - x) / MM, (d - y) / MM))
        for (a, b), (c, d) in file.lines(shown.page)
    ]


def test_a_board_that_fits_is_not_cut() -> None:
    (component,) = slices(100, 100, Area(10, 10, 190, 250))
    assert not component.joins
    assert window(component) == component.area


def test_a_strip_beyond_a_join_is_on_both_sheets() -> None:
    one, other = slices(300, 100, Area(10, 10, 190, 250))
    assert window(one).right - one.area.right == OVERLAP
    assert other.area.left - window(other).left == OVERLAP


@pytest.mark.one_in(6)
@ALL_BOXES
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_the_rules_fit_on_one_sheet_in_letters_that_can_be_read(
    box: AnyBox, language: str, paper: object
) -> None:
    chosen = next(one for one in PAPERS.values() if one is paper)
    pdf = PdfWriter(EDITIONS["mono"], box.title, language)
    pdf.begin_sheet(chosen)
    assert set_text(pdf, summary(box, language), chosen.content, 2) >= SMALLEST_LETTERS


@ALL_BOXES
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_points_at_no_picture(box: AnyBox, language: str) -> None:
    pointers = say(language, "print-pointers").replace("**", "").split(", ")
    lines = summary(box, language)
    assert len(lines) > 15
    said = [line.text for line in lines if any(one in line.text for one in pointers)]
    assert not said
    assert not [line.text for line in lines if "![" in line.text or "*" in line.text]


@ALL_BOXES
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_calls_options_what_people_call_them(box: AnyBox, language: str) -> None:
    said = " ".join(line.text for line in summary(box, language))
    assert not re.findall(r"\b[a-z]+(?:_[a-z]+)+\b", said)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_every_language_are_in_the_file(language: str) -> None:
    file = printed("sssnake", language=language)
    for page, key in ((1, "print-printing"), (3, "print-part-cards")):
        assert say(language, key) in file.text(page)
    first = summary(find("sssnake"), language)[2].text
    assert first in file.text(2).replace("\n", " ")


def test_the_same_wishes_give_the_same_file() -> None:
    box = find("sssnake")
    one, other = (print_and_play(box, box.set_up(2), Wishes()) for _ in range(2))
    assert one == other


def test_a_size_out_of_range_is_refused() -> None:
    with pytest.raises(BadOption, match="scale"):
        Wishes(scale=3)
    with pytest.raises(UnknownName, match="a4, letter"):
        Wishes(paper="b5")


def test_a_piece_that_is_larger_than_the_sheet_is_refused() -> None:
    (group,) = find("schlangennest").set_up(2).contents().component_sets
    with pytest.raises(BadOption, match="smaller scale"):
        packings(group, 0.9, 0, 5)


def test_a_missing_library_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "reportlab.pdfgen.canvas", None)
    box = find("sssnake")
    with pytest.raises(MissingExtra, match=r"pip install 'serpentry\[print\]'"):
        print_and_play(box, box.set_up(2), Wishes())


@pytest.mark.one_in(2)
@ALL_BOXES
def test_no_line_begins_with_a_mark_that_belongs_to_the_line_before(box: AnyBox) -> None:
    lines = printed(box.name, language="fr").text(2).splitlines()
    assert len(lines) > 40
    assert not [line for line in lines if line.lstrip(" ").startswith((":", ";", "!", "?", "»"))]
