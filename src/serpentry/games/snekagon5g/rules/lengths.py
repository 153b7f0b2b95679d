"""How long snakes are, over all floors together.

For counting, the floors are above one another in one set of bits, so that the links on all floors
are followed at once, and those through each gap by one shift.
"""

from collections.abc import Iterator
from functools import lru_cache

from serpentry.games.snekagon5g.rules.floors import Floors
from serpentry.games.snekagon5g.rules.position import Snakes
from serpentry.geometry.hexgrid import HexGrid


class Lengths:
    """Counts the hexes of snakes."""

    def __init__(self, grid: HexGrid, floors: Floors) -> None:
        self.grid = grid
        self.gap_ends = floors.gap_ends
        self.height = max(grid.cell) + grid.stride + 1
        self._counted = lru_cache(maxsize=4096)(self._count)

    def of(self, snakes: Snakes) -> list[int]:
        """The lengths of a colour's snakes, longest first."""
        cells = tuple(colour.cells for colour in snakes.floors)
        return list(self._counted(cells, snakes.drills))

    def _count(self, cells: tuple[int, ...], drills: tuple[int, ...]) -> tuple[int, ...]:
        lengths = (snake.bit_count() for snake in self._all(cells, drills))
        return tuple(sorted(lengths, reverse=True))

    def cells_of_each(self, snakes: Snakes) -> Iterator[tuple[int, ...]]:
        """For each of a colour's snakes, the cells that it covers on each floor."""
        for snake in self._all(tuple(one.cells for one in snakes.floors), snakes.drills):
            yield tuple(
                snake >> floor * self.height & self.grid.everywhere
                for floor in range(len(snakes.floors))
            )

    def _all(self, cells: tuple[int, ...], drills: tuple[int, ...]) -> Iterator[int]:
        left = 0
        for floor, covered in enumerate(cells):
            left |= covered << floor * self.height
        while left:
            snake = self._snake(left & -left, left, drills)
            yield snake
            left ^= snake

    def _snake(self, snake: int, cells: int, drills: tuple[int, ...]) -> int:
        """The whole snake that a hex belongs to."""
        while True:
            grown = snake | self.grid.spread(snake) & cells
            for (floor, other), drilled in zip(self.gap_ends, drills, strict=True):
                here, there = floor * self.height, other * self.height
                grown |= (grown >> here & drilled) << there | (grown >> there & drilled) << here
            if grown == snake:
                return snake
            snake = grown
