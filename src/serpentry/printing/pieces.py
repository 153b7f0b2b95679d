"""Sheets of pieces to cut out, and the backs of those that have one."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from serpentry.printing.editions import sign_shapes
from serpentry.printing.lattices import LATTICES, Edge, edges, turning
from serpentry.printing.packing import Packing, Placed, packings
from serpentry.printing.papers import Paper
from serpentry.printing.pdf import Matrix, PdfWriter
from serpentry.printing.sheets import Sheet
from serpentry.tabletop.contents import Component, ComponentSet

GAP = 6.0
"""Millimetres between two sets on a sheet."""
FOLD = 0.15
CELL_BOX = (-0.5, -0.5, 0.5, 0.5)


@dataclass(frozen=True)
class Block:
    """Pieces of one set on a sheet, which stay together."""

    group: ComponentSet
    size: float
    packing: Packing
    left: float
    top: float
    bottom: float

    def matrix(self, placed: Placed) -> Matrix:
        """From the piece's own cells to millimetres of the sheet."""
        lattice = LATTICES[self.group.lattice]
        cosine, sine = turning(lattice, placed.turn)
        x, y = _middle(self, placed)
        size = self.size
        return (size * cosine, size * sine, -size * sine, size * cosine, x, y)


def _middle(block: Block, placed: Placed) -> tuple[float, float]:
    """Where the piece's own cell (0, 0) is on the sheet."""
    corners = LATTICES[block.group.lattice].corners(placed.move)
    x = sum(corner[0] for corner in corners) / len(corners)
    y = sum(corner[1] for corner in corners) / len(corners)
    return block.left + x * block.size, block.top + y * block.size


def form_name(group: ComponentSet, component: Component) -> str:
    """What a piece is called in the file."""
    return f"piece.{group.name}.{component.name}"


def back_name(group: ComponentSet) -> str:
    """What the back of a deck is called in the file."""
    return f"back.{group.name}"


def make_pieces(pdf: PdfWriter, component_sets: Iterable[ComponentSet]) -> None:
    """Every kind of piece, as a form in cells."""
    for group in component_sets:
        lattice = LATTICES[group.lattice]
        if group.back:
            pdf.form(back_name(group), CELL_BOX, partial(pdf.shapes, group.back))
        for component in group.components:
            corners = [corner for cell in component.cells for corner in lattice.corners(cell)]
            across, down = zip(*corners, strict=True)
            box = (min(across), min(down), max(across), max(down))
            pdf.form(form_name(group, component), box, partial(_draw_part, pdf, component))


def _draw_part(pdf: PdfWriter, component: Component) -> None:
    pdf.shapes(component.shapes)
    if pdf.edition.has_signs:
        for role, at in component.signs:
            pdf.shapes(sign_shapes(role, at))


def piece_sheets(
    component_sets: Iterable[ComponentSet], paper: Paper, scale: float
) -> Iterator[Sheet]:
    """Sheets of pieces with a back first, each with its back after it; then all others."""
    number = 0
    for two_sided in (True, False):
        chosen = [one for one in component_sets if _has_back(one) == two_sided]
        for blocks in _filled(chosen, paper, scale):
            number += 1
            shows = tuple(block.group.name for block in blocks)
            yield Sheet(shows, paper, partial(_draw_front, blocks=blocks, number=number))
            if two_sided:
                yield Sheet(shows, paper, partial(_draw_back, blocks=blocks), is_back=True)


def _has_back(group: ComponentSet) -> bool:
    return bool(group.back) or any(one.two_sided for one in group.components)


def _filled(
    component_sets: Iterable[ComponentSet], paper: Paper, scale: float
) -> list[list[Block]]:
    """Sets one after the other, each continuing below the one before it where there is room."""
    area = paper.content
    sheets: list[list[Block]] = []
    for group in component_sets:
        size = group.size * scale
        top = sheets[-1][-1].bottom + GAP if sheets else area.bottom
        left_over = max(area.bottom - top, 0.0)
        heights = (left_over / size, area.height / size)
        first, *others = packings(group, area.width / size, *heights)
        if first.placed:
            sheets[-1].append(_block(group, size, first, paper, top))
        sheets += [[_block(group, size, packing, paper, area.top)] for packing in others]
    return sheets


def _block(group: ComponentSet, size: float, packing: Packing, paper: Paper, top: float) -> Block:
    """The cells of a layout in the middle of the sheet's width."""
    lattice, area = LATTICES[group.lattice], paper.content
    right = max(x for cell in packing.cells for x, _ in lattice.corners(cell))
    lowest = max(
        y for one in packing.placed for cell in one.cells for _, y in lattice.corners(cell)
    )
    x, y = lattice.origin
    left = area.left + (area.width - (right - x) * size) / 2
    return Block(group, size, packing, left - x * size, top - y * size, top + (lowest - y) * size)


def _draw_front(pdf: PdfWriter, blocks: list[Block], number: int) -> None:
    for at, block in enumerate(blocks):
        _make_cuts(pdf, block, f"cuts.{number}.{at}")
    pdf.draw_sheet(lambda: _show_front(pdf, blocks, number))


def _show_front(pdf: PdfWriter, blocks: list[Block], number: int) -> None:
    for at, block in enumerate(blocks):
        for placed in block.packing.placed:
            pdf.show(form_name(block.group, placed.component), block.matrix(placed))
        pdf.show(f"cuts.{number}.{at}", (block.size, 0, 0, block.size, block.left, block.top))


def _draw_back(pdf: PdfWriter, blocks: list[Block]) -> None:
    pdf.draw_sheet(lambda: _show_back(pdf, blocks))


def _show_back(pdf: PdfWriter, blocks: list[Block]) -> None:
    """The sheet as one sees it through the paper, without the cutting lines."""
    pdf.canvas.transform(-1, 0, 0, 1, pdf.paper.width, 0)
    for block in blocks:
        for placed in block.packing.placed:
            front = form_name(block.group, placed.component)
            name = back_name(block.group) if block.group.back else front
            pdf.show(name, block.matrix(placed))


def _make_cuts(pdf: PdfWriter, block: Block, name: str) -> None:
    """The lines to cut along, each once though two pieces share it; and those to fold along."""
    lattice = LATTICES[block.group.lattice]
    cuts: set[Edge] = set()
    folds: set[Edge] = set()
    for placed in block.packing.placed:
        around, between = edges(lattice, placed.cells)
        cuts |= around
        folds |= between if placed.component.folds else set()
    corners = [corner for edge in cuts for corner in edge]
    across, down = zip(*corners, strict=True)
    box = (min(across) - 1, min(down) - 1, max(across) + 1, max(down) + 1)
    pdf.form(name, box, partial(_draw_cuts, pdf, sorted(cuts), sorted(folds), block.size))


def _draw_cuts(pdf: PdfWriter, cuts: list[Edge], folds: list[Edge], size: float) -> None:
    pdf.lines(cuts, 0.25 / size)
    pdf.lines(folds, FOLD / size, dashed=True)
