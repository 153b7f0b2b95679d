"""Which cells of a board a convolution sees."""

from serpentry.kernels.charts import Chart

AROUND = tuple((row, column) for row in (-1, 0, 1) for column in (-1, 0, 1))


def neighbours(chart: Chart, nowhere: int, sees_floors: bool = False) -> list[list[int]]:
    """For each cell of each floor, which cells a convolution sees, and nowhere if there is none.

    A net that sees floors also sees the same cell of the floor before and of the next one.
    """
    width, cells = chart.width, len(chart.squares)
    all_cells = cells * chart.floors
    cell_at = {divmod(square, width): cell for cell, square in enumerate(chart.squares)}

    def seen(floor: int, cell: int) -> list[int]:
        row, column = divmod(chart.squares[cell], width)
        near = [cell_at.get((row + down, column + right)) for down, right in AROUND]
        found = [nowhere if one is None else floor * cells + one for one in near]
        here = floor * cells + cell
        beside = (here - cells) % all_cells, (here + cells) % all_cells
        return [*found, *beside] if sees_floors else found

    return [seen(floor, cell) for floor in range(chart.floors) for cell in range(cells)]
