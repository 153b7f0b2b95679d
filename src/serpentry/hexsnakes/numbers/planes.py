"""Sets of hexes on the planes of a tensor: a hexagon in its square of axial coordinates.

Row r and column q of a plane are the cell (q, r), shifted so that the centre of the board is the
centre of the plane. Turning or mirroring the board turns or mirrors the planes in the same way::

    . . x x x        . : off the board, always 0
    . x x x x
    x x x x x
    x x x x .
    x x x . .
"""

from serpentry.geometry.bitsets import few_members
from serpentry.geometry.hexgrid import HexGrid
from serpentry.tabletop.observation import Canvas


def plane_width(side: int) -> int:
    """How wide and high the plane of a hexagon of this side is."""
    return 2 * side - 1


def mark_cells(canvas: Canvas, plane: int, grid: HexGrid, cells: int) -> None:
    """Set the cells of a set on a plane."""
    reach = canvas.height // 2
    for number in few_members(cells):
        cell = grid.cell[number]
        canvas.mark(plane, cell.r + reach, cell.q + reach)


def ends(grid: HexGrid, cells: int) -> int:
    """The cells of a set with fewer than two neighbours in it."""
    found = 0
    for number in few_members(cells):
        if (grid.neighbours[number] & cells).bit_count() < 2:
            found |= 1 << number
    return found
