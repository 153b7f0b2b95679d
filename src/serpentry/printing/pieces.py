"""Sheets of pieces to cut out, and the mirrored backs of those that may be flipped."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from serpentry.printing.editions import sign_shapes
from serpentry.printing.lattices import LATTICES, Edge, edges, turning
from serpentry.printing.packing import Layout, Placed, layouts
from serpentry.printing.papers import Paper
from serpentry.printing.press import Matrix, Press
from serpentry.printing.sheets import Sheet
from serpentry.tabletop.contents import Batch, Part

GAP = 6.0
"""Millimetres between two batches on a sheet."""
FOLD = 0.15


@dataclass(frozen=True)
class Block:
    """Pieces of one batch on a sheet, which lie together."""

    batch: Batch
    size: float
    layout: Layout
    left: float
    top: float
    bottom: float

    def matrix(self, placed: Placed) -> Matrix:
        """From the piece's own cells to millimetres of the sheet."""
        lattice = LATTICES[self.batch.lattice]
        cosine, sine = turning(lattice, placed.turn)
        x, y = _middle(self, placed)
        size = self.size
        return (size * cosine, size * sine, -size * sine, size * cosine, x, y)


def _middle(block: Block, placed: Placed) -> tuple[float, float]:
    """Where the piece's own cell (0, 0) lies on the sheet."""
    corners = LATTICES[block.batch.lattice].corners(placed.move)
    x = sum(corner[0] for corner in corners) / len(corners)
    y = sum(corner[1] for corner in corners) / len(corners)
    return block.left + x * block.size, block.top + y * block.size


def form_name(batch: Batch, part: Part) -> str:
    """What a piece is called in the file."""
    return f"piece.{batch.name}.{part.name}"


def make_pieces(press: Press, batches: Iterable[Batch]) -> None:
    """Every kind of piece, as a form in cells."""
    for batch in batches:
        lattice = LATTICES[batch.lattice]
        for part in batch.parts:
            corners = [corner for cell in part.cells for corner in lattice.corners(cell)]
            across, down = zip(*corners, strict=True)
            box = (min(across), min(down), max(across), max(down))
            press.form(form_name(batch, part), box, partial(_draw_part, press, part))


def _draw_part(press: Press, part: Part) -> None:
    press.shapes(part.shapes)
    if press.edition.has_signs:
        for role, at in part.signs:
            press.shapes(sign_shapes(role, at))


def piece_sheets(batches: Iterable[Batch], paper: Paper, scale: float) -> Iterator[Sheet]:
    """Sheets of two-sided pieces first, each with its back after it; then all others."""
    number = 0
    for two_sided in (True, False):
        chosen = [one for one in batches if any(p.two_sided for p in one.parts) == two_sided]
        for blocks in _filled(chosen, paper, scale):
            number += 1
            shows = tuple(block.batch.name for block in blocks)
            yield Sheet(shows, paper, partial(_draw_front, blocks=blocks, number=number))
            if two_sided:
                yield Sheet(shows, paper, partial(_draw_back, blocks=blocks), is_back=True)


def _filled(batches: Iterable[Batch], paper: Paper, scale: float) -> list[list[Block]]:
    """Batches one after the other, each going on below the one before it where there is room."""
    area = paper.content
    sheets: list[list[Block]] = []
    for batch in batches:
        size = batch.size * scale
        top = sheets[-1][-1].bottom + GAP if sheets else area.bottom
        left_over = max(area.bottom - top, 0.0)
        heights = (left_over / size, area.height / size)
        first, *others = layouts(batch, area.width / size, *heights)
        if first.placed:
            sheets[-1].append(_block(batch, size, first, paper, top))
        sheets += [[_block(batch, size, layout, paper, area.top)] for layout in others]
    return sheets


def _block(batch: Batch, size: float, layout: Layout, paper: Paper, top: float) -> Block:
    """The cells of a layout in the middle of the sheet's width."""
    lattice, area = LATTICES[batch.lattice], paper.content
    right = max(x for cell in layout.cells for x, _ in lattice.corners(cell))
    lowest = max(y for one in layout.placed for cell in one.cells for _, y in lattice.corners(cell))
    x, y = lattice.origin
    left = area.left + (area.width - (right - x) * size) / 2
    return Block(batch, size, layout, left - x * size, top - y * size, top + (lowest - y) * size)


def _draw_front(press: Press, blocks: list[Block], number: int) -> None:
    for at, block in enumerate(blocks):
        _make_cuts(press, block, f"cuts.{number}.{at}")
    press.draw_sheet(lambda: _show_front(press, blocks, number))


def _show_front(press: Press, blocks: list[Block], number: int) -> None:
    for at, block in enumerate(blocks):
        for placed in block.layout.placed:
            press.show(form_name(block.batch, placed.part), block.matrix(placed))
        press.show(f"cuts.{number}.{at}", (block.size, 0, 0, block.size, block.left, block.top))


def _draw_back(press: Press, blocks: list[Block]) -> None:
    press.draw_sheet(lambda: _show_back(press, blocks))


def _show_back(press: Press, blocks: list[Block]) -> None:
    """The sheet as one sees it through the paper, without the cutting lines."""
    press.canvas.transform(-1, 0, 0, 1, press.paper.width, 0)
    for block in blocks:
        for placed in block.layout.placed:
            press.show(form_name(block.batch, placed.part), block.matrix(placed))


def _make_cuts(press: Press, block: Block, name: str) -> None:
    """The lines to cut along, each once though two pieces share it; and those to fold along."""
    lattice = LATTICES[block.batch.lattice]
    cuts: set[Edge] = set()
    folds: set[Edge] = set()
    for placed in block.layout.placed:
        around, between = edges(lattice, placed.cells)
        cuts |= around
        folds |= between if placed.part.folds else set()
    corners = [corner for edge in cuts for corner in edge]
    across, down = zip(*corners, strict=True)
    box = (min(across) - 1, min(down) - 1, max(across) + 1, max(down) + 1)
    press.form(name, box, partial(_draw_cuts, press, sorted(cuts), sorted(folds), block.size))


def _draw_cuts(press: Press, cuts: list[Edge], folds: list[Edge], size: float) -> None:
    press.lines(cuts, 0.25 / size)
    press.lines(folds, FOLD / size, dashed=True)
