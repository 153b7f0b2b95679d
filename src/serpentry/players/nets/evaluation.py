"""A net that answers on the processor: onnxruntime, which comes with the extra `play`."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from serpentry.kernels.charts import OCTETS, Chart
from serpentry.players.nets.grove import NUMBERS_OF_A_KID

QUIET = 3
"""Only errors are worth a line."""


class Evaluation:
    """A net with the chart of one set-up."""

    def __init__(self, session: Any, chart: Chart, seats: int, kids: int) -> None:
        self.session, self.chart, self.seats, self.kids = session, chart, seats, kids
        self.numpy: Any = import_module("numpy")
        array = self.numpy.array
        self.squares, self.numbers = array(chart.squares), array(chart.answers)
        self.planes = array(chart.planes, dtype="float32")
        self.whole = array(chart.whole, dtype="float32")
        self.canvas = self.numpy.zeros((1, chart.width**2, len(chart.planes)), dtype="float32")
        self.row = self.numpy.zeros((1, chart.row_words), dtype="int64")
        """What compiled code writes,"""
        self.answer = self.numpy.zeros((1, seats + NUMBERS_OF_A_KID * kids))
        """and reads."""
        self.margins = self.numpy.zeros(seats)
        """What it said last of each seat's lead, from the one to act on."""

    def answer_row(self, noise: float = 0.0, luck: Any = None) -> None:
        """Answer what the row asks; noise, if wanted, is drawn from luck."""
        numpy, chart = self.numpy, self.chart
        octets = self.row.view("uint8")[0]
        cells, rest = chart.plane_words * OCTETS, chart.whole_words * OCTETS
        planes = octets[:cells].reshape(len(self.squares), -1)
        self.canvas[0, self.squares] = planes * self.planes
        whole = (octets[cells : cells + rest] * self.whole)[None]
        canvas = self.canvas.reshape(1, chart.width, chart.width, -1).transpose(0, 3, 1, 2)
        given = {"canvas": numpy.ascontiguousarray(canvas), "whole": whole}
        answers, shares, margins = self.session.run(None, given)
        self.margins = margins[0]
        legal = numpy.unpackbits(octets[cells + rest :], bitorder="little", count=len(self.numbers))
        moves = numpy.flatnonzero(legal)
        logits = answers[0, self.numbers[moves]].astype("float64")
        odds = logits - logits.max()
        odds -= numpy.log(numpy.exp(odds).sum())
        luckily = noise * luck.gumbel(size=len(moves)) if noise else numpy.zeros(len(moves))
        best = numpy.argsort(-(odds + luckily), kind="stable")[: self.kids]
        mine = shares[0, : self.seats]
        self.answer[0, : self.seats] = mine / mine.sum()
        self.answer[0, self.seats :] = -1.0
        kids = self.answer[0, self.seats :].reshape(self.kids, NUMBERS_OF_A_KID)
        kids[: len(best), 0] = moves[best]
        kids[: len(best), 1] = odds[best]
        kids[: len(best), 2] = luckily[best]


@cache
def session_of(path: Path, threads: int) -> Any:
    """A net, ready to answer."""
    runtime: Any = import_module("onnxruntime")
    options = runtime.SessionOptions()
    options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
    options.log_severity_level = QUIET
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    return runtime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
