"""The board of Adder: a square of cells, with letters for columns and numbers for rows.

::

    a1 b1 c1 d1
    a2 b2 c2 d2        Seats begin in the corners: the first in a1, the second
    a3 b3 c3 d3        across from it in d4, the third in d1, the fourth in a4.
    a4 b4 c4 d4
"""

from serpentry.geometry.squares import Square


class Grid:
    """The cells of a board of one size, row by row, and their names."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells = tuple(Square(x, y) for y in range(size) for x in range(size))
        self.names = {cell: f"{chr(ord('a') + cell.x)}{cell.y + 1}" for cell in self.cells}
        self.by_name = {name: cell for cell, name in self.names.items()}
        last = size - 1
        self.corners = (Square(0, 0), Square(last, last), Square(last, 0), Square(0, last))
