"""A net that answers on the processor, with numpy alone: a small tower over the cells of a board.

It is `training/torch_net.py` once more, without learning: a few positions at a time, and only
squares that the chart has cells on, since all others are empty. The tower's convolutions are worked
out tile by tile; for the first one, what is seen around a cell is gathered into one row. Large
arrays are set aside once: asking for new ones takes as long as filling them.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from serpentry.engine.library import Library
from serpentry.kernels.charts import Chart
from serpentry.nets.neighbours import neighbours
from serpentry.nets.tiles import EMPTY, FIRST, ChannelRows, mixed_weights, tiles_for

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from serpentry.nets.tiles import Floats

TOWER = "tower."
NOWHERE, FLOORS_BESIDE = -1, 2


@cache
def weights_of(path: Path) -> Mapping[str, "Floats"]:
    """The weights of a net, by name, as products of matrices want them."""
    numpy = import_module("numpy")
    with numpy.load(path) as file:
        found = {name: file[name].astype("float32") for name in file.files}
    for name, array in found.items():
        is_tiled = name.startswith(TOWER) and array.shape[2:] > (1, 1)
        found[name] = mixed_weights(array) if is_tiled else turned(array)
    found["policy.weight"] = numpy.concatenate([found["policy.weight"], [found["policy.bias"]]])
    return found


def turned(array: "Floats") -> "Floats":
    """From (out, in, rows, columns) or (out, in) to (what is seen, out); biases stay."""
    numpy = import_module("numpy")
    if array.ndim < 2:
        return array
    seen = array.transpose(2, 3, 1, 0) if array.ndim > 2 else array.T
    return numpy.ascontiguousarray(seen.reshape(-1, len(array)))


@cache
def _seen_from(chart: Chart, batch: int) -> tuple["NDArray[np.int64]", "NDArray[np.int64]"]:
    """For each cell of several boards, the rows of those around it, and on the floors beside."""
    numpy = import_module("numpy")
    cells = len(chart.squares) * chart.floors
    one = numpy.array(neighbours(chart, NOWHERE, sees_floors=True))
    firsts = [FIRST + at * cells for at in range(batch)]
    boards = [numpy.where(one == NOWHERE, EMPTY, one + first) for first in firsts]
    around, beside = numpy.split(numpy.concatenate(boards), [one.shape[1] - FLOORS_BESIDE], axis=1)
    return numpy.ascontiguousarray(around), numpy.ascontiguousarray(beside)


@cache
def places_of(chart: Chart) -> "NDArray[np.int64]":
    """By a move's number, its place among answers; squares without cells have none there."""
    numpy = import_module("numpy")
    squares = numpy.full(chart.width**2, -1)
    squares[list(chart.squares)] = range(len(chart.squares))
    square, layer = numpy.divmod(numpy.array(chart.answers), chart.layers)
    is_beside = square >= chart.width**2
    beside = numpy.array(chart.answers) - chart.layers * (chart.width**2 - len(chart.squares))
    floor, layer = numpy.divmod(layer, chart.layers // chart.floors)
    cell = floor * len(chart.squares) + squares[numpy.minimum(square, chart.width**2 - 1)]
    return numpy.where(is_beside, beside, cell * (chart.layers // chart.floors) + layer)


class NumpyNet:
    """A net on a number of boards of one set-up."""

    def __init__(
        self, path: Path, chart: Chart, batch: int = 1, library: Library | None = None
    ) -> None:
        numpy = import_module("numpy")
        self.numpy, self.batch = numpy, batch
        self.weights, self.chart = weights_of(path), chart
        self.seats = int(self.weights["seats"])
        self.blocks = [name.removesuffix(".two.weight") for name in self.weights if ".two." in name]
        self.cells, self.width = len(chart.squares) * chart.floors, len(self.weights["first.bias"])
        self.around, self.beside = _seen_from(chart, batch)
        rows, planes = batch * self.cells, len(chart.planes) // chart.floors
        self.input = ChannelRows.empty(rows, planes)
        self.held, self.trunk, self.found = (ChannelRows.empty(rows, self.width) for _ in range(3))
        self.tiles = tiles_for(chart, batch, self.width, library)
        self.biases = {
            block: ChannelRows.of(self.weights[f"{block}.one.bias"]) for block in self.blocks
        }
        most = max(FLOORS_BESIDE * self.width, len(self.weights["first.weight"]))
        self.seen = numpy.empty(rows * most, "float32")
        named, layers = self.cells + len(chart.pointers), len(self.weights["policy.bias"])
        self.named = numpy.ones((batch, named, self.width + 1), "float32")
        """What is known of cells, and a 1 that the bias is multiplied with."""
        beside = len(self.weights["last.bias"]) - 2 * self.seats
        self.said = numpy.empty((batch, named * layers + beside), "float32")

    def answer(self, planes: "Floats", whole: "Floats") -> tuple["Floats", "Floats", "Floats"]:
        """Of what is on cells, and of the whole: answers by cell and beside, shares, margins.

        All begin with the number of the board.
        """
        numpy, cells, floors, count = (
            self.numpy,
            len(self.chart.squares),
            self.chart.floors,
            len(planes),
        )
        rows, weights, tiles = count * self.cells, self.weights, self.tiles
        # Floor by floor, as if each were a board of its own.
        x = self.input.cells(rows)
        x.reshape(count, floors, cells, -1)[:] = planes.reshape(count, cells, floors, -1).transpose(
            0, 2, 1, 3
        )
        trunk = self._gather("first", self.input, self.around, self.trunk.cells(rows))
        by_board = trunk.reshape(count, self.cells, -1)
        by_board += (self._say("whole", whole) + weights["first.bias"])[:, None]
        for block in self.blocks:
            tiles.normalise(self.trunk, self.held, count)
            added = self._add_floors(block, rows)
            tiles.look(self.held, weights[f"{block}.one.weight"], added, self.held, count, 0)
            two = weights[f"{block}.two.weight"]
            tiles.look(self.held, two, self.trunk, self.trunk, count)
        tiles.normalise(self.trunk, self.held, count, 0)
        known = self.held.cells(rows)
        last = self._conclude(known, whole)
        answers = self._name(known, x, last[:, 2 * self.seats :])
        shares = numpy.exp(last[:, : self.seats] - last[:, : self.seats].max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        return answers, shares, last[:, self.seats : 2 * self.seats]

    def _add_floors(self, block: str, rows: int) -> ChannelRows:
        """What is added to what a block's cells find: a bias, and what they find beside."""
        bias = self.biases[block]
        if f"{block}.beside.weight" not in self.weights:
            return bias
        found = self._gather(f"{block}.beside", self.held, self.beside, self.found.cells(rows))
        found += bias.numbers
        return self.found

    def _name(self, trunk: "Floats", x: "Floats", beside: "Floats") -> "Floats":
        """Answers by cell, those of the cells that pointers mark again, and what is beside.

        Pointers are multiplied with what is known of cells, which is less than all their answers.
        """
        numpy, count, cells, weight = (
            self.numpy,
            len(beside),
            self.cells,
            self.weights["policy.weight"],
        )
        named, said = self.named[:count], self.said[:count]
        on_board = named[:, :cells]
        on_board[:, :, :-1] = trunk.reshape(count, cells, -1)
        if self.chart.pointers:
            marked = x.reshape(count, cells, -1)[:, :, list(self.chart.pointers)]
            numpy.matmul(marked.transpose(0, 2, 1), on_board, out=named[:, cells:])
        by_cell = said[:, : named.shape[1] * weight.shape[1]]
        numpy.matmul(named, weight, out=by_cell.reshape(count, named.shape[1], -1))
        said[:, by_cell.shape[1] :] = beside
        return said

    def _conclude(self, trunk: "Floats", whole: "Floats") -> "Floats":
        """What follows for the whole game."""
        numpy, count = self.numpy, len(whole)
        pooled = self._say("pooled", trunk)
        numpy.maximum(pooled, 0, out=pooled)
        by_cell = pooled.reshape(count, self.cells, -1)
        wide = numpy.concatenate([by_cell.mean(1), by_cell.max(1), whole], axis=1)
        return self._say("last", numpy.maximum(self._say("wide", wide), 0))

    def _say(self, name: str, x: "Floats") -> "Floats":
        said = x @ self.weights[f"{name}.weight"]
        said += self.weights[f"{name}.bias"]
        return said

    def _gather(
        self, name: str, held: ChannelRows, around: "NDArray[np.int64]", into: "Floats"
    ) -> "Floats":
        """What each cell finds in rows around it, put together into one."""
        weight, rows = self.weights[f"{name}.weight"], len(into)
        seen = self.seen[: rows * len(weight)].reshape(rows, around.shape[1], -1)
        held.numbers.take(around[:rows], axis=0, mode="clip", out=seen)
        return self.numpy.matmul(seen.reshape(rows, -1), weight, out=into)
