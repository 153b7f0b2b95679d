"""A net that answers on the processor, with numpy alone: a small tower over the cells of a board.

It is `training/torch_net.py` once more, without learning: a few positions at a time, and only
squares that the chart has cells on, since all others are empty. What a convolution sees around a
cell, and on the floors beside it, is gathered into one row, so that all of it is one product of
matrices. Large arrays are set aside once: asking for new ones takes as long as filling them.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from serpentry.kernels.charts import Chart
from serpentry.nets.neighbours import neighbours

SMALLEST_VARIANCE = 1e-5
"""What torch adds to a variance."""
BESIDE_SUFFIX = ".beside"
"""What sees the floors beside is called so; a block's `one` has it in its own product."""
NOWHERE = -1


@cache
def weights_of(path: Path) -> Mapping[str, Any]:
    """The weights of a net, by name, as products of matrices want them."""
    numpy: Any = import_module("numpy")
    with numpy.load(path) as file:
        found = {name: _turned(numpy, file[name]) for name in file.files}
    for name in [name for name in found if name.endswith(f"{BESIDE_SUFFIX}.weight")]:
        one = name.replace(BESIDE_SUFFIX, ".one")
        found[one] = numpy.concatenate([found[one], found.pop(name)])
    return found


def _turned(numpy: Any, array: Any) -> Any:
    """From (out, in, rows, columns) or (out, in) to (what is seen, out)."""
    array = array.astype("float32")
    if array.ndim < 2:
        return array
    seen = array.transpose(2, 3, 1, 0) if array.ndim > 2 else array.T
    return numpy.ascontiguousarray(seen.reshape(-1, len(array)))


@cache
def _seen_from(chart: Chart, batch: int) -> dict[int, Any]:
    """By how many cells a convolution sees, which they are, on so many boards in a row."""
    numpy: Any = import_module("numpy")
    cells, found = len(chart.squares) * chart.floors, {}
    for sees_floors in (False, True):
        one = numpy.array(neighbours(chart, NOWHERE, sees_floors))
        boards = [
            numpy.where(one == NOWHERE, batch * cells, one + at * cells) for at in range(batch)
        ]
        found[one.shape[1]] = numpy.concatenate(boards)
    return found


@cache
def places_of(chart: Chart) -> Any:
    """By a move's number, its place among answers; squares without cells have none there."""
    numpy: Any = import_module("numpy")
    squares = numpy.full(chart.width**2, -1)
    squares[list(chart.squares)] = range(len(chart.squares))
    square, layer = numpy.divmod(numpy.array(chart.answers), chart.layers)
    is_beside = square >= chart.width**2
    beside = numpy.array(chart.answers) - chart.layers * (chart.width**2 - len(chart.squares))
    floor, layer = numpy.divmod(layer, chart.layers // chart.floors)
    cell = floor * len(chart.squares) + squares[numpy.minimum(square, chart.width**2 - 1)]
    return numpy.where(is_beside, beside, cell * (chart.layers // chart.floors) + layer)


class NumpyNet:
    """A net on so many boards of one set-up."""

    def __init__(self, path: Path, chart: Chart, batch: int = 1) -> None:
        numpy: Any = import_module("numpy")
        self.numpy, self.batch = numpy, batch
        self.weights, self.chart = weights_of(path), chart
        self.seats = int(self.weights["seats"])
        self.blocks = [name.removesuffix(".two.weight") for name in self.weights if ".two." in name]
        self.cells, self.width = len(chart.squares) * chart.floors, len(self.weights["first.bias"])
        self.even = numpy.full((self.width, 1), 1 / self.width, "float32")
        """A product with it is the mean of channels, and quicker than asking for that."""
        self.around = _seen_from(chart, batch)
        rows, planes = batch * self.cells, len(chart.planes) // chart.floors
        self.held = {
            channels: numpy.zeros((rows + 1, channels), "float32")
            for channels in (self.width, planes)
        }
        """What lies on cells, and nothing behind the last, where there is none."""
        most = max(max(self.around) * self.width, min(self.around) * planes)
        self.seen = numpy.empty(rows * most, "float32")
        self.found = numpy.empty((rows, self.width), "float32")
        layers = len(self.weights["policy.bias"])
        beside = len(chart.pointers) * layers + len(self.weights["last.bias"]) - 2 * self.seats
        self.said = numpy.empty((batch, self.cells * layers + beside), "float32")

    def answer(self, planes: Any, whole: Any) -> tuple[Any, Any, Any]:
        """Of what lies on cells, and of the whole: answers by cell and beside, shares, margins.

        All begin with the number of the board.
        """
        numpy, cells, floors, count = (
            self.numpy,
            len(self.chart.squares),
            self.chart.floors,
            len(planes),
        )
        # Floor by floor, as if each were a board of its own.
        x = planes.reshape(count, cells, floors, -1).transpose(0, 2, 1, 3)
        x = x.reshape(count * self.cells, -1)
        board = x[:, :1]
        told = self._say("whole", whole)
        trunk = self._look("first", x).reshape(count, self.cells, -1) + told[:, None]
        trunk = trunk.reshape(len(x), -1)
        trunk *= board
        for block in self.blocks:
            seen = self._look(f"{block}.one", self._normal(trunk))
            numpy.maximum(seen, 0, out=seen)
            seen *= board
            seen = self._look(f"{block}.two", seen)
            seen *= board
            trunk += seen
        trunk = numpy.maximum(self._normal(trunk), 0)
        last = self._conclude(trunk, board, whole)
        answers = self._name(trunk, x, last[:, 2 * self.seats :])
        shares = numpy.exp(last[:, : self.seats] - last[:, : self.seats].max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        return answers, shares, last[:, self.seats : 2 * self.seats]

    def _name(self, trunk: Any, x: Any, beside: Any) -> Any:
        """Answers by cell, those of the cells that pointers mark again, and what is beside."""
        numpy, count, cells = self.numpy, len(beside), self.cells
        weight, bias = self.weights["policy.weight"], self.weights["policy.bias"]
        on_board, pointed = cells * len(bias), len(self.chart.pointers) * len(bias)
        said = self.said[:count]
        by_cell = said[:, :on_board].reshape(count, cells, -1)
        numpy.matmul(trunk.reshape(count, cells, -1), weight, out=by_cell)
        by_cell += bias
        if pointed:
            marked = x.reshape(count, cells, -1)[:, :, list(self.chart.pointers)]
            named = said[:, on_board : on_board + pointed].reshape(count, -1, len(bias))
            numpy.matmul(marked.transpose(0, 2, 1), by_cell, out=named)
        said[:, on_board + pointed :] = beside
        return said

    def _conclude(self, trunk: Any, board: Any, whole: Any) -> Any:
        """What follows for the whole game."""
        numpy, count = self.numpy, len(whole)
        pooled = numpy.maximum(self._say("pooled", trunk), 0) * board
        by_floor = pooled.reshape(count, self.chart.floors, len(self.chart.squares), -1)
        boards = board.reshape(*by_floor.shape[:3], 1)
        mean = (by_floor.sum(2) / boards.sum(2)).mean(1)
        wide = numpy.concatenate([mean, by_floor.max((1, 2)), whole], axis=1)
        return self._say("last", numpy.maximum(self._say("wide", wide), 0))

    def _say(self, name: str, x: Any) -> Any:
        said = x @ self.weights[f"{name}.weight"]
        said += self.weights[f"{name}.bias"]
        return said

    def _look(self, name: str, x: Any) -> Any:
        """A convolution: each cell sees those around it, and nothing where there is none."""
        rows, channels = x.shape
        weight, held = self.weights[f"{name}.weight"], self.held[channels]
        held[:rows] = x
        around = self.around[len(weight) // channels][:rows]
        seen = self.seen[: rows * len(weight)].reshape(*around.shape, channels)
        held.take(around, axis=0, mode="clip", out=seen)
        found = self.numpy.matmul(seen.reshape(rows, -1), weight, out=self.found[:rows])
        bias = self.weights.get(f"{name}.bias")
        if bias is not None:
            found += bias
        return found

    def _normal(self, x: Any) -> Any:
        """Each cell's channels with mean 0 and variance 1; what is all 0 stays so."""
        x = x - x @ self.even
        x /= self.numpy.sqrt((x * x) @ self.even + SMALLEST_VARIANCE)
        return x
