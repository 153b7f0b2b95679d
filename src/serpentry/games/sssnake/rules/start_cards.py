"""The start cards: which cells they cover, and where head and tail leave them.

::

    2x1_away      1x1_away     2x2_diagonal    3x1_same_side    2x1_same_side
                                  h
                               +--+--+           h     t            h  t
    +--+--+        +--+        |  |  |          +--+--+--+         +--+--+
    h     t        h  t        +--+--+          |  |  |  |         |  |  |
    +--+--+        +--+        |  |  |          +--+--+--+         +--+--+
                               +--+--+
                                     t
"""

from dataclasses import dataclass

from serpentry.geometry.squares import Side, Square


@dataclass(frozen=True)
class StartCard:
    """The cells of a start card, and the cell and side by which head and tail leave it."""

    cells: tuple[Square, ...]
    head: tuple[Square, Side]
    tail: tuple[Square, Side]


def _start(width: int, height: int, head: Side, tail: Side) -> StartCard:
    """A card whose head leaves its first cell and whose tail leaves its last."""
    cells = tuple(Square(x, y) for y in range(height) for x in range(width))
    return StartCard(cells, (cells[0], head), (cells[-1], tail))


START_CARDS: dict[str, StartCard] = {
    "2x1_away": _start(2, 1, Side.W, Side.E),
    "1x1_away": _start(1, 1, Side.W, Side.E),
    "2x2_diagonal": _start(2, 2, Side.N, Side.S),
    "3x1_same_side": _start(3, 1, Side.N, Side.N),
    "2x1_same_side": _start(2, 1, Side.N, Side.N),
}
