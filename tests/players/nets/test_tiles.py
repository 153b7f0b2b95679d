"""Convolutions tile by tile find what each cell would find alone."""

from typing import Any

import numpy
import pytest

from serpentry.catalogue import set_up
from serpentry.catalogue.kernels import basis_of
from serpentry.engine.library import library_of
from serpentry.kernels.charts import Chart
from serpentry.nets.neighbours import neighbours
from serpentry.nets.tiles import (
    EMPTY,
    FIRST,
    SMALLEST_VARIANCE,
    ChannelRows,
    CompiledTiles,
    cover,
    mixed_weights,
    tiles_for,
)

CHANNELS, BOARDS = 16, 2
ROUNDED = 1e-3
FEWEST = {4: 4, 5: 7, 6: 7, 7: 10, 8: 14}
"""Tiles for SNEKAGON's boards, by their side."""


def chart_of(name: str, seats: int, **options: object) -> Chart:
    make_chart = basis_of(set_up(name, seats, options)).chart
    assert make_chart
    return make_chart()


@pytest.mark.parametrize("side", FEWEST)
def test_few_tiles_cover_a_board(side: int) -> None:
    assert len(cover(chart_of("snekagon", 2, board_side=side))) == FEWEST[side]


@pytest.mark.parametrize(("name", "seats"), [("snekagon", 2), ("snekagon5g", 3)])
@pytest.mark.parametrize("boards", [1, BOARDS])
@pytest.mark.parametrize("is_compiled", [False, True])
def test_tiles_find_what_cells_find(name: str, seats: int, boards: int, is_compiled: bool) -> None:
    chart, luck = chart_of(name, seats), numpy.random.default_rng(1)
    cells = len(chart.squares) * chart.floors
    held, into = (ChannelRows.empty(BOARDS * cells, CHANNELS) for _ in range(2))
    held.numbers[FIRST:] = luck.normal(size=(BOARDS * cells, CHANNELS))
    weights: Any = luck.normal(size=(CHANNELS, CHANNELS, 3, 3)).astype("float32")
    bias = luck.normal(size=CHANNELS).astype("float32")

    tiles = tiles_for(chart, BOARDS, CHANNELS, library_of(name) if is_compiled else None)
    assert isinstance(tiles, CompiledTiles) == is_compiled
    tiles.look(held, mixed_weights(weights), ChannelRows.of(bias), into, boards)

    product = weights.transpose(2, 3, 1, 0).reshape(-1, CHANNELS)
    around = numpy.array(neighbours(chart, -1))
    wanted = into.numbers.copy()
    for first in range(FIRST, FIRST + boards * cells, cells):
        seen = held.numbers[numpy.where(around < 0, EMPTY, around + first)].reshape(cells, -1)
        wanted[first : first + cells] = seen @ product + bias
    assert numpy.allclose(into.numbers, wanted, atol=ROUNDED)

    tiles.look(held, mixed_weights(weights), into, into, boards, 0)
    twice = numpy.maximum(2 * wanted - bias, 0)[FIRST : FIRST + boards * cells]
    assert numpy.allclose(into.cells(boards * cells), twice, atol=ROUNDED)
    assert not into.numbers[EMPTY].any()

    tiles.normalise(held, into, boards)
    normal = held.cells(boards * cells)
    normal = normal - normal.mean(1, keepdims=True)
    normal /= numpy.sqrt(normal.var(1, keepdims=True) + SMALLEST_VARIANCE)
    assert numpy.allclose(into.cells(boards * cells), normal, atol=1e-5)
