"""A net that answers on the processor, with numpy alone: a small tower over the cells of a board.

It is `training/torch_net.py` once more, without learning: one position at a time, and only squares
that the chart has cells on, since all others are empty. What a convolution sees around a cell, and
on the floors beside it, is gathered into one row, so that all of it is one product of matrices.
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


class NumpyNet:
    """A net on the board of one set-up."""

    def __init__(self, path: Path, chart: Chart) -> None:
        self.numpy: Any = import_module("numpy")
        self.weights, self.chart = weights_of(path), chart
        self.seats = int(self.weights["seats"])
        self.blocks = [name.removesuffix(".two.weight") for name in self.weights if ".two." in name]
        self.cells, self.width = len(chart.squares) * chart.floors, len(self.weights["first.bias"])
        self.even = self.numpy.full((self.width, 1), 1 / self.width, "float32")
        """A product with it is the mean of channels, and quicker than asking for that."""
        seen = [self.numpy.array(neighbours(chart, self.cells, sees)) for sees in (False, True)]
        self.around = {one.shape[1]: one for one in seen}
        """By how many cells a convolution sees, which they are."""
        self.held = {
            channels: self.numpy.zeros((self.cells + 1, channels), "float32")
            for channels in (self.width, len(chart.planes) // chart.floors)
        }
        """What lies on cells, and nothing behind the last, where there is none."""

    def answer(self, planes: Any, whole: Any) -> tuple[Any, Any, Any]:
        """Of what lies on cells, and of the whole: answers by cell and beside, shares, margins."""
        numpy, cells, floors = self.numpy, len(self.chart.squares), self.chart.floors
        # Floor by floor, as if each were a board of its own.
        x = planes.reshape(cells, floors, -1).transpose(1, 0, 2).reshape(self.cells, -1)
        board = x[:, :1]
        trunk = (self._look("first", x) + self._say("whole", whole)) * board
        for block in self.blocks:
            seen = self._look(f"{block}.one", self._normal(trunk))
            trunk += self._look(f"{block}.two", numpy.maximum(seen, 0, out=seen) * board) * board
        trunk = numpy.maximum(self._normal(trunk), 0)
        pooled = numpy.maximum(self._say("pooled", trunk), 0) * board
        by_floor = pooled.reshape(floors, cells, -1)
        mean = by_floor.sum(1) / board.reshape(floors, cells, 1).sum(1)
        wide = numpy.concatenate([mean.mean(0), by_floor.max((0, 1)), whole])
        last = self._say("last", numpy.maximum(self._say("wide", wide), 0))
        policy = self._say("policy", trunk)
        pointed = [(policy * x[:, at : at + 1]).sum(0) for at in self.chart.pointers]
        beside = [*pointed, last[2 * self.seats :]]
        answers = policy.ravel()
        if any(map(len, beside)):
            answers = numpy.concatenate([answers, *beside])
        shares = numpy.exp(last[: self.seats] - last[: self.seats].max())
        return answers, shares / shares.sum(), last[self.seats : 2 * self.seats]

    def places(self) -> Any:
        """By a move's number, its place among answers; squares without cells have none there."""
        numpy, chart = self.numpy, self.chart
        squares = numpy.full(chart.width**2, -1)
        squares[list(chart.squares)] = range(len(chart.squares))
        square, layer = numpy.divmod(numpy.array(chart.answers), chart.layers)
        is_beside = square >= chart.width**2
        beside = numpy.array(chart.answers) - chart.layers * (chart.width**2 - len(chart.squares))
        floor, layer = numpy.divmod(layer, chart.layers // chart.floors)
        cell = floor * len(chart.squares) + squares[numpy.minimum(square, chart.width**2 - 1)]
        return numpy.where(is_beside, beside, cell * (chart.layers // chart.floors) + layer)

    def _say(self, name: str, x: Any) -> Any:
        said = x @ self.weights[f"{name}.weight"]
        said += self.weights[f"{name}.bias"]
        return said

    def _look(self, name: str, x: Any) -> Any:
        """A convolution: each cell sees those around it, and nothing where there is none."""
        channels, weight = x.shape[1], self.weights[f"{name}.weight"]
        held = self.held[channels]
        held[:-1] = x
        around = self.around[len(weight) // channels]
        found = held.take(around, axis=0, mode="clip").reshape(len(x), -1) @ weight
        bias = self.weights.get(f"{name}.bias")
        if bias is not None:
            found += bias
        return found

    def _normal(self, x: Any) -> Any:
        """Each cell's channels with mean 0 and variance 1; what is all 0 stays so."""
        x = x - x @ self.even
        x /= self.numpy.sqrt((x * x) @ self.even + SMALLEST_VARIANCE)
        return x
