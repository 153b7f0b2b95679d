"""The free cells of a snake's plane, as the bits of one whole number.

The plane has no end, but no shortest way strays more than one cell from the box around all
cards. So a window is enough that shows the box and at least two free cells on each side of it::

    . . . . . . . #      . free    o a card
    . . . . . . . #
    . . o o o . . #      # the guard column: never free, so that a step to the right
    . . o . o . . #        off the window does not come in again on the left
    . . . . . . . #
    . . . . . . . #
"""

from collections.abc import Collection
from functools import lru_cache

from serpentry.geometry.squares import Square

SLACK = 4
"""How many cells a new window shows on each side of the box, so that it need not move soon."""


@lru_cache(maxsize=1 << 12)
def _rectangle(width: int, height: int, stride: int) -> int:
    """All cells of a rectangle at the left and top."""
    return sum(((1 << width) - 1) << y * stride for y in range(height))


class Window:
    """The part of a plane that is looked at: cell (x, y) is bit (y - top) * stride + x - left."""

    __slots__ = ("height", "left", "rim", "stride", "top", "width")

    def __init__(self, left: int, top: int, width: int, height: int) -> None:
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.stride = width + 1
        inner = _rectangle(width - 2, height - 2, width + 1) << self.stride + 1
        self.rim = _rectangle(width, height, width + 1) ^ inner
        """The outermost cells: always free, and joined all around."""

    def bit(self, cell: Square) -> int:
        """The set of this one cell."""
        x, y = cell
        return 1 << (y - self.top) * self.stride + x - self.left

    def covered(self, free: int, cell: Square) -> int | None:
        """The free cells without this one; None if it is too near the rim for a card."""
        x, y = cell[0] - self.left, cell[1] - self.top
        if 1 < x < self.width - 2 and 1 < y < self.height - 2:
            return free ^ 1 << y * self.stride + x
        return None

    def free_cells(self, cards: Collection[Square]) -> int:
        """All cells but these."""
        covered = 0
        for x, y in cards:
            covered |= 1 << (y - self.top) * self.stride + x - self.left
        return _rectangle(self.width, self.height, self.stride) ^ covered

    def around(self, free: int, cell: Square) -> int:
        """Which of the nine cells around and at a cell are free, row by row, as nine bits."""
        stride = self.stride
        rows = free >> (cell[1] - self.top - 1) * stride + cell[0] - self.left - 1
        return (rows & 7) | (rows >> stride & 7) << 3 | (rows >> 2 * stride & 7) << 6


def window_around(cards: Collection[Square]) -> Window:
    """A window with some slack around the cells of all cards."""
    columns, rows = zip(*cards, strict=True)
    left, top = min(columns) - SLACK, min(rows) - SLACK
    return Window(left, top, max(columns) + SLACK + 1 - left, max(rows) + SLACK + 1 - top)
