"""Numbers for the moves of Adder: those of the cells, row by row."""

from serpentry.workshop.adder.grid import Grid
from serpentry.workshop.adder.moves import Grow, Move
from serpentry.workshop.adder.position import Position


class AdderNumbering:
    """The same number means the same move in every position of a set-up."""

    version = "1"
    draw_count = 0

    def __init__(self, grid: Grid) -> None:
        self.cells = grid.cells
        self.count = len(grid.cells)
        self.numbers = {cell: number for number, cell in enumerate(grid.cells)}

    def number(self, position: Position, move: Move) -> int:
        """Where the cell stands among all."""
        return self.numbers[move.cell]

    def move(self, position: Position, number: int) -> Move | None:
        """The move to the cell of that number."""
        return Grow(self.cells[number]) if 0 <= number < self.count else None
