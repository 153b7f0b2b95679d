"""What compiled code asks of a net, and the answers it gets."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from serpentry.kernels.charts import OCTETS
from serpentry.nets.guided_memory import NUMBERS_OF_A_MOVE
from serpentry.nets.numpy_net import NumpyNet, places_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from serpentry.nets.tiles import Floats


class Evaluation:
    """A net on boards of one set-up, on a number of cores; each has a copy to work with."""

    def __init__(self, nets: Sequence[NumpyNet], seats: int, named: int, seed: int) -> None:
        self.nets, self.seats, self.named = nets, seats, named
        self.numpy, self.chart = nets[0].numpy, nets[0].chart
        self.batch = sum(net.batch for net in nets)
        self.places = places_of(self.chart)
        self.planes = self.numpy.array(self.chart.planes, dtype="float32")
        self.whole = self.numpy.array(self.chart.whole, dtype="float32")
        self.rows = self.numpy.zeros((self.batch, self.chart.row_words), dtype="int64")
        """What compiled code writes."""
        self.answers = self.numpy.zeros((self.batch, seats + NUMBERS_OF_A_MOVE * named))
        """What compiled code reads."""
        self.luck = self.numpy.random.default_rng(seed)

    def row_at(self, number: int) -> int:
        """Where compiled code writes what it asks."""
        return int(self.rows[number].ctypes.data)

    def answer_at(self, number: int) -> int:
        """Where compiled code reads an answer."""
        return int(self.answers[number].ctypes.data)

    def answer_rows(self, count: int, noise: float = 0.0) -> None:
        """Answer what the first rows ask; noise, if wanted, is drawn by luck."""
        cores = len(self.nets)
        if count < cores or cores == 1:
            with _products().limit(limits=cores, user_api="blas"):
                self._answer(self.nets[0], range(count), noise)
            return
        # Boards of its own keep a core busier than a part of every product.
        parts = [range(at * count // cores, (at + 1) * count // cores) for at in range(cores)]
        with _products().limit(limits=1, user_api="blas"):
            others = [
                _helpers().submit(self._answer, net, part, noise)
                for net, part in zip(self.nets[1:], parts[1:], strict=True)
            ]
            self._answer(self.nets[0], parts[0], noise)
            for other in others:
                other.result()

    def _answer(self, net: NumpyNet, rows: range, noise: float) -> None:
        chart, octets = self.chart, self.rows[rows.start : rows.stop].view("uint8")
        cells, rest = chart.plane_words * OCTETS, chart.whole_words * OCTETS
        planes = octets[:, :cells].reshape(len(rows), len(chart.squares), -1) * self.planes
        whole = octets[:, cells : cells + rest] * self.whole
        answers, shares, _ = net.answer(planes, whole)
        shares = shares[:, : self.seats]
        shares /= shares.sum(1, keepdims=True)
        self.answers[rows.start : rows.stop, : self.seats] = shares
        for row, mask, mine in zip(rows, octets[:, cells + rest :], answers, strict=True):
            self._name_moves(mask, mine, noise, row)

    def _name_moves(
        self, mask: "NDArray[np.uint8]", answers: "Floats", noise: float, number: int
    ) -> None:
        """The best of all legal moves, by their odds and luck."""
        numpy = self.numpy
        legal = numpy.unpackbits(mask, bitorder="little", count=len(self.places))
        moves = numpy.flatnonzero(legal.view("bool"))
        logits = answers[self.places[moves]].astype("float64")
        odds = logits - logits.max()
        odds -= numpy.log(numpy.exp(odds).sum())
        luckily = noise * self.luck.gumbel(size=len(moves)) if noise else numpy.zeros(len(moves))
        worth = -(odds + luckily)
        best = self._smallest(worth)
        said = self.answers[number, self.seats :].reshape(self.named, NUMBERS_OF_A_MOVE)
        said[:] = -1.0
        said[: len(best), 0] = moves[best]
        said[: len(best), 1] = odds[best]
        said[: len(best), 2] = luckily[best]

    def _smallest(self, worth: "NDArray[np.float64]") -> "NDArray[np.int64]":
        """Where as many of the smallest numbers stand as are named, in order.

        Sorting all of them would take longer than the net: there are up to 60,000.
        """
        numpy = self.numpy
        if len(worth) <= self.named:
            return numpy.argsort(worth, kind="stable")
        limit = numpy.partition(worth, self.named - 1)[self.named - 1]
        few = numpy.flatnonzero(worth <= limit)
        return few[numpy.argsort(worth[few], kind="stable")][: self.named]


@cache
def _helpers() -> ThreadPoolExecutor:
    """Those that answer beside the caller."""
    return ThreadPoolExecutor(thread_name_prefix="net")


@cache
def _products() -> Any:
    """Says how many cores multiply matrices."""
    return import_module("threadpoolctl").ThreadpoolController()
