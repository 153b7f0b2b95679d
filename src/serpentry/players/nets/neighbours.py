"""Which cells of a board a convolution sees."""

from serpentry.kernels.charts import Chart

AROUND = tuple((row, column) for row in (-1, 0, 1) for column in (-1, 0, 1))


def neighbours(chart: Chart, nowhere: int) -> list[list[int]]:
    """For each cell of each floor, which cells a convolution sees, and nowhere if there is none."""
    width, cells = chart.width, len(chart.squares)
    cell_at = {divmod(square, width): cell for cell, square in enumerate(chart.squares)}

    def seen(floor: int, square: int) -> list[int]:
        row, column = divmod(square, width)
        found = [cell_at.get((row + down, column + right)) for down, right in AROUND]
        return [nowhere if cell is None else floor * cells + cell for cell in found]

    return [seen(floor, square) for floor in range(chart.floors) for square in chart.squares]
