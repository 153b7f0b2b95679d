"""A net that answers on the processor, with numpy alone: a small tower over the cells of a board.

It is `training/net.py` once more, without learning: one position at a time, and only squares that
the chart has cells on, since all others are empty. What a convolution sees around a cell is
gathered into one row, so that all of it is one product of matrices.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from serpentry.kernels.charts import Chart
from serpentry.players.nets.neighbours import AROUND, neighbours

TINY = 1e-5
"""What torch adds to a variance."""


@cache
def weights_of(path: Path) -> Mapping[str, Any]:
    """The weights of a net, by name, as products of matrices want them."""
    numpy: Any = import_module("numpy")
    with numpy.load(path) as file:
        return {name: _turned(numpy, file[name]) for name in file.files}


def _turned(numpy: Any, array: Any) -> Any:
    """From (out, in, rows, columns) or (out, in) to (what is seen, out)."""
    array = array.astype("float32")
    if array.ndim < 2:
        return array
    seen = array.transpose(2, 3, 1, 0) if array.ndim > 2 else array.T
    return numpy.ascontiguousarray(seen.reshape(-1, len(array)))


class Net:
    """A net on the board of one set-up."""

    def __init__(self, path: Path, chart: Chart) -> None:
        self.numpy: Any = import_module("numpy")
        self.weights, self.chart = weights_of(path), chart
        self.seats = int(self.weights["seats"])
        self.blocks = [name.removesuffix(".two.weight") for name in self.weights if ".two." in name]
        cells, width = len(chart.squares) * chart.floors, len(self.weights["first.bias"])
        self.around = self.numpy.array(neighbours(chart, cells))
        self.seen = {
            channels: self.numpy.zeros((cells, len(AROUND), channels), "float32")
            for channels in (width, len(chart.planes) // chart.floors)
        }

    def answer(self, planes: Any, whole: Any) -> tuple[Any, Any, Any]:
        """Of what lies on cells, and of the whole: answers by cell and beside, shares, margins."""
        numpy, cells, floors = self.numpy, len(self.chart.squares), self.chart.floors
        # Floor by floor, as if each were a board of its own.
        x = planes.reshape(cells, floors, -1).transpose(1, 0, 2).reshape(cells * floors, -1)
        board = x[:, :1]
        trunk = (self._look("first", x) + self._say("whole", whole)) * board
        for block in self.blocks:
            trunk += self._pass(block, trunk, board)
        trunk = numpy.maximum(self._normal(trunk), 0)
        pooled = numpy.maximum(self._say("pooled", trunk), 0) * board
        by_floor = pooled.reshape(floors, cells, -1)
        mean = by_floor.sum(1) / board.reshape(floors, cells, 1).sum(1)
        wide = numpy.concatenate([mean.mean(0), by_floor.max((0, 1)), whole])
        last = self._say("last", numpy.maximum(self._say("wide", wide), 0))
        policy = self._say("policy", trunk)
        pointed = [(policy * x[:, at : at + 1]).sum(0) for at in self.chart.pointers]
        policy = policy.reshape(floors, cells, -1).transpose(1, 0, 2).ravel()
        answers = numpy.concatenate([policy, *pointed, last[2 * self.seats :]])
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
        on_board = squares[numpy.minimum(square, chart.width**2 - 1)] * chart.layers + layer
        return numpy.where(is_beside, beside, on_board)

    def _say(self, name: str, x: Any) -> Any:
        return x @ self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]

    def _look(self, name: str, x: Any) -> Any:
        """A convolution: each cell sees those around it, and nothing where there is none."""
        numpy, seen = self.numpy, self.seen[x.shape[1]]
        held = numpy.concatenate([x, numpy.zeros((1, x.shape[1]), "float32")])
        numpy.take(held, self.around, axis=0, out=seen, mode="clip")
        found = seen.reshape(len(x), -1) @ self.weights[f"{name}.weight"]
        bias = self.weights.get(f"{name}.bias")
        return found if bias is None else found + bias

    def _normal(self, x: Any) -> Any:
        """Each cell's channels with mean 0 and variance 1; what is all 0 stays so."""
        x = x - x.mean(1, keepdims=True)
        return x / self.numpy.sqrt((x * x).mean(1, keepdims=True) + TINY)

    def _pass(self, block: str, trunk: Any, board: Any) -> Any:
        known = self._normal(trunk)
        seen = self._look(f"{block}.one", known)
        beside = self.weights.get(f"{block}.beside.weight")
        if beside is not None:
            floors = known.reshape(self.chart.floors, -1, known.shape[1])
            both = [self.numpy.roll(floors, step, 0) for step in (1, -1)]
            seen += self.numpy.concatenate(both, 2).reshape(len(known), -1) @ beside
        return self._look(f"{block}.two", self.numpy.maximum(seen, 0) * board) * board
