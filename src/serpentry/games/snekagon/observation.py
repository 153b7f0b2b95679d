"""SNEKAGON as planes: the hexagon in its square of axial coordinates.

Row r and column q of a plane are the cell (q, r), shifted so that the centre of the board is the
centre of the plane. Turning or mirroring the board turns or mirrors the planes alike::

    . . x x x        . : off the board, always 0
    . x x x x
    x x x x x
    x x x x .
    x x x . .
"""

from array import array
from collections.abc import Iterable

from serpentry.games.hexsnakes.tiles import size
from serpentry.games.snekagon.position import Position
from serpentry.games.snekagon.rules import SnekagonRules
from serpentry.geometry.bitsets import few_members
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.observation import Canvas, Layout

PLANES = ("board", "own", "next", "own ends", "next ends")


class SnekagonObservation:
    """How a seat sees the board."""

    def __init__(self, rules: SnekagonRules) -> None:
        self.rules = rules
        self.table = rules.table
        self.reach = rules.options.board_side - 1
        self.longest = sum(size(tile) for tile in self.table.tiles)
        whose = ("own", "next")
        self.layout = Layout(
            version="1",
            planes=PLANES,
            height=2 * self.reach + 1,
            width=2 * self.reach + 1,
            facts=(
                *(f"{who} hand {tile}" for who in whose for tile in self.table.tiles),
                *(f"{who} longest" for who in whose),
                "own turn",
                "take-over open",
            ),
        )

    def tensor(self, view: Position, seat: Seat) -> "array[float]":
        """Both colours' cells and open ends, hands, longest snakes."""
        canvas = Canvas(self.layout)
        self._mark(canvas, 0, self.table.grid.everywhere)
        for order, other in enumerate((seat, 1 - seat)):
            cells = view.colours[view.colour_of(other)].cells
            self._mark(canvas, 1 + order, cells)
            self._mark(canvas, 3 + order, self._ends(cells))
        return canvas.finish(self._facts(view, seat))

    def _mark(self, canvas: Canvas, plane: int, cells: int) -> None:
        for number in few_members(cells):
            cell = self.table.grid.cell[number]
            canvas.mark(plane, cell.r + self.reach, cell.q + self.reach)

    def _ends(self, cells: int) -> int:
        neighbours = self.table.grid.neighbours
        ends = 0
        for number in few_members(cells):
            if (neighbours[number] & cells).bit_count() < 2:
                ends |= 1 << number
        return ends

    def _facts(self, view: Position, seat: Seat) -> Iterable[float]:
        seats = (seat, 1 - seat)
        for other in seats:
            laid = view.colours[view.colour_of(other)].laid
            for tile in self.table.tiles:
                yield float(not laid & self.table.of_tile[tile])
        for other in seats:
            yield max(self.rules.snake_lengths(view, other), default=0) / self.longest
        yield float(view.actor == seat)
        yield float(self.rules.may_take_over(view))
