"""The border that comes into being: how far the nest may still grow."""

from typing import NamedTuple

from serpentry.games.schlangennest.rules.lattice import HALF, ROW, SquareNumber


class Bounds(NamedTuple):
    """The smallest rectangle around all inside cards, its last column and row included."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """Columns."""
        return self.right - self.left + 1

    @property
    def height(self) -> int:
        """Rows."""
        return self.bottom - self.top + 1


def stretched(bounds: Bounds | None, square: SquareNumber) -> Bounds:
    """The bounds with one more square."""
    x = (square + HALF) % ROW - HALF
    y = (square - x) // ROW
    if bounds is None:
        return Bounds(x, y, x, y)
    left, top, right, bottom = bounds
    if left <= x <= right and top <= y <= bottom:
        return bounds
    return Bounds(min(left, x), min(top, y), max(right, x), max(bottom, y))


def is_inside(bounds: Bounds | None, square: SquareNumber, size: tuple[int, int] | None) -> bool:
    """Whether a card on the square leaves the nest within the agreed size, whichever way round."""
    if size is None or bounds is None:
        return True
    left, top, right, bottom = stretched(bounds, square)
    wide, high = right - left, bottom - top
    one, other = size
    return (wide < one and high < other) or (wide < other and high < one)


def could_be_inside(bounds: Bounds | None, size: tuple[int, int] | None) -> Bounds | None:
    """The furthest that the nest may still grow to each side; None where nothing limits it."""
    if bounds is None or size is None:
        return None
    fits = [
        (wide, high)
        for wide, high in (size, size[::-1])
        if bounds.width <= wide and bounds.height <= high
    ]
    wide, high = max(one for one, _ in fits), max(one for _, one in fits)
    return Bounds(
        bounds.right - wide + 1,
        bounds.bottom - high + 1,
        bounds.left + wide - 1,
        bounds.top + high - 1,
    )
