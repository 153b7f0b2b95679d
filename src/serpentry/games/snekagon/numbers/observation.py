"""SNEKAGON as planes of the board, hands and lengths."""

from array import array
from collections.abc import Iterable

from serpentry.games.snekagon.rules.position import Position
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.hexsnakes.numbers.planes import ends, mark_cells, plane_width
from serpentry.hexsnakes.rules.tiles import size
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.observation import Canvas, Layout, seats_from, whose

SEATS = 2


class SnekagonObservation:
    """How a seat sees the board."""

    def __init__(self, rules: SnekagonRules) -> None:
        self.rules = rules
        self.table = rules.table
        self.longest = sum(size(tile) for tile in self.table.tiles)
        names = whose(SEATS)
        self.layout = Layout(
            version="1",
            planes=("board", *names, *(f"{who} ends" for who in names)),
            height=plane_width(rules.options.board_side),
            width=plane_width(rules.options.board_side),
            facts=(
                *(f"{who} hand {tile}" for who in names for tile in self.table.tiles),
                *(f"{who} longest" for who in names),
                "own turn",
                "take-over open",
            ),
        )
        self.ground = Canvas(self.layout)
        mark_cells(self.ground, 0, self.table.grid, self.table.grid.everywhere)

    def tensor(self, view: Position, seat: Seat) -> "array[float]":
        """Both colours' cells and open ends, hands, longest snakes."""
        canvas, grid = Canvas(self.layout, self.ground), self.table.grid
        for order, other in enumerate(seats_from(seat, SEATS)):
            cells = view.colours[view.colour_of(other)].cells
            mark_cells(canvas, 1 + order, grid, cells)
            mark_cells(canvas, 3 + order, grid, ends(grid, cells))
        return canvas.finish(self._facts(view, seat))

    def _facts(self, view: Position, seat: Seat) -> Iterable[float]:
        seats = seats_from(seat, SEATS)
        for other in seats:
            laid = view.colours[view.colour_of(other)].laid
            for tile in self.table.tiles:
                yield float(not laid & self.table.of_tile[tile])
        for other in seats:
            yield max(self.rules.snake_lengths(view, other), default=0) / self.longest
        yield float(view.actor == seat)
        yield float(self.rules.may_take_over(view))
