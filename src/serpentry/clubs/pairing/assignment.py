"""Everybody one place each, at the least cost: the Hungarian method, in cubic time."""

from collections.abc import Sequence


def cheapest_assignment(costs: Sequence[Sequence[int]]) -> list[int]:
    """Which column each row takes; there are as many of both."""
    size = len(costs)
    free = size
    """Stands for no row, and for the column that a new row comes from."""
    row_price, column_price = [0] * (size + 1), [0] * (size + 1)
    row_of = [free] * (size + 1)
    for row in range(size):
        row_of[free] = row
        _give_place(costs, row_price, column_price, row_of)
    taken = [0] * size
    for column in range(size):
        taken[row_of[column]] = column
    return taken


def _give_place(
    costs: Sequence[Sequence[int]],
    row_price: list[int],
    column_price: list[int],
    row_of: list[int],
) -> None:
    """Find the cheapest way from a new row to a free column, and move everybody along it."""
    size = len(costs)
    column = size
    least: list[int | None] = [None] * size
    before = [size] * size
    open_columns, done = list(range(size)), [column]
    while row_of[column] < size:
        row = row_of[column]
        prices, own = costs[row], row_price[row]
        for other in open_columns:
            gap = prices[other] - own - column_price[other]
            known = least[other]
            if known is None or gap < known:
                least[other], before[other] = gap, column
        step, column = min((least[other] or 0, other) for other in open_columns)
        for other in done:
            row_price[row_of[other]] += step
            column_price[other] -= step
        for other in open_columns:
            least[other] = (least[other] or 0) - step
        open_columns.remove(column)
        done.append(column)
    while column < size:
        row_of[column], column = row_of[before[column]], before[column]
