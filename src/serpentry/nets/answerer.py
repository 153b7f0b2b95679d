"""What answers for a net: numpy, or the engine itself where the net's file is made for it."""

from pathlib import Path
from typing import Protocol

from serpentry.engine.engine import Engine
from serpentry.kernels.charts import Chart
from serpentry.nets.evaluation import Evaluation
from serpentry.nets.net_files import STUDENT
from serpentry.nets.numpy_net import NumpyNet, weights_of
from serpentry.nets.student import Student, read

LARGEST_BATCH, MOST_CELLS = 8, 1024
"""Positions that a core looks at together, and their cells: what they need stays in its cache."""


class Answerer(Protocol):
    """Answers about a few positions at a time."""

    batch: int
    """How many."""

    def row_at(self, number: int) -> int:
        """Where compiled code writes what it asks."""

    def answer_at(self, number: int) -> int:
        """Where compiled code reads an answer."""

    def answer_rows(self, count: int, noise: float = 0.0) -> None:
        """Answer what the first rows ask; luck counts as much as noise says."""


def load(path: Path) -> None:
    """Have a net's file read, so that no move has to wait for it."""
    if path.suffix == STUDENT:
        read(path)
    else:
        weights_of(path)


def batch_of(chart: Chart) -> int:
    """How many positions per core looks at together: a power of two, as search halves its moves."""
    batch = LARGEST_BATCH
    while batch > 1 and batch * len(chart.squares) * chart.floors > MOST_CELLS:
        batch //= 2
    return batch


def answerer(
    path: Path, engine: Engine, chart: Chart, named: int, cores: int, seed: int
) -> Answerer:
    """What answers for the net in a file, naming this number of moves."""
    if path.suffix == STUDENT:
        return Student(path, engine, chart, named, seed)
    batch, library = batch_of(chart), engine.library
    nets = [NumpyNet(path, chart, batch, library) for _ in range(cores)]
    return Evaluation(nets, engine.basis.seats, named, seed)
