"""What compiled code asks of a net, and the answer it gets."""

from functools import cache
from importlib import import_module
from typing import Any

from serpentry.kernels.charts import OCTETS
from serpentry.nets.guided_memory import NUMBERS_OF_A_MOVE
from serpentry.nets.numpy_net import NumpyNet


class Evaluation:
    """A net on the board of one set-up, answering on so many cores."""

    def __init__(self, net: NumpyNet, seats: int, named: int, cores: int, seed: int) -> None:
        self.net, self.seats, self.named, self.cores = net, seats, named, cores
        self.numpy, chart = net.numpy, net.chart
        self.places = net.places()
        self.planes = self.numpy.array(chart.planes, dtype="float32")
        self.whole = self.numpy.array(chart.whole, dtype="float32")
        self.row = self.numpy.zeros((1, chart.row_words), dtype="int64")
        """What compiled code writes."""
        self.answer = self.numpy.zeros((1, seats + NUMBERS_OF_A_MOVE * named))
        """What compiled code reads."""
        self.row_at, self.answer_at = self.row.ctypes.data, self.answer.ctypes.data
        self.luck = self.numpy.random.default_rng(seed)

    def answer_row(self, noise: float = 0.0) -> None:
        """Answer what the row asks; noise, if wanted, is drawn by luck."""
        numpy, chart = self.numpy, self.net.chart
        octets = self.row.view("uint8")[0]
        cells, rest = chart.plane_words * OCTETS, chart.whole_words * OCTETS
        planes = octets[:cells].reshape(len(chart.squares), -1) * self.planes
        whole = octets[cells : cells + rest] * self.whole
        with _products().limit(limits=self.cores, user_api="blas"):
            answers, shares, _ = self.net.answer(planes, whole)
        legal = numpy.unpackbits(octets[cells + rest :], bitorder="little", count=len(self.places))
        moves = numpy.flatnonzero(legal)
        logits = answers[self.places[moves]].astype("float64")
        odds = logits - logits.max()
        odds -= numpy.log(numpy.exp(odds).sum())
        luckily = noise * self.luck.gumbel(size=len(moves)) if noise else numpy.zeros(len(moves))
        best = numpy.argsort(-(odds + luckily), kind="stable")[: self.named]
        mine = shares[: self.seats]
        self.answer[0, : self.seats] = mine / mine.sum()
        self.answer[0, self.seats :] = -1.0
        moves_said = self.answer[0, self.seats :].reshape(self.named, NUMBERS_OF_A_MOVE)
        moves_said[: len(best), 0] = moves[best]
        moves_said[: len(best), 1] = odds[best]
        moves_said[: len(best), 2] = luckily[best]


@cache
def _products() -> Any:
    """Says how many cores multiply matrices."""
    return import_module("threadpoolctl").ThreadpoolController()
