"""Who answers for a net: numpy, or the engine itself where the net's file is made for it."""

from pathlib import Path
from typing import Protocol

from serpentry.engine.engine import Engine
from serpentry.kernels.charts import Chart
from serpentry.nets.evaluation import Evaluation
from serpentry.nets.net_files import STUDENT
from serpentry.nets.numpy_net import NumpyNet, weights_of
from serpentry.nets.student import Student, read


class Answerer(Protocol):
    """Answers about one position at a time."""

    row_at: int
    """Where compiled code writes what it asks."""
    answer_at: int
    """Where compiled code reads the answer."""

    def answer_row(self, noise: float = 0.0) -> None:
        """Answer what the row asks; luck counts as much as noise says."""


def load(path: Path) -> None:
    """Have a net's file read, so that no move has to wait for it."""
    if path.suffix == STUDENT:
        read(path)
    else:
        weights_of(path)


def answerer(
    path: Path, engine: Engine, chart: Chart, named: int, cores: int, seed: int
) -> Answerer:
    """Whoever answers for the net in a file, naming so many moves."""
    if path.suffix == STUDENT:
        return Student(path, engine, chart, named, seed)
    return Evaluation(NumpyNet(path, chart), engine.basis.seats, named, cores, seed)
