"""Steps of learning, recorded once for each size of board and replayed: Python says little more."""

from collections.abc import Iterable
from typing import Any

import torch
from torch import Tensor

from training.learner import Learner
from training.replay import ReplayBuffer, Sample
from training.tensors import ChartTensors

WARM_UP = 3
LARGE_FLEET = 2000
"""Boards played at once from which on a fleet is shared out among all cores, and compiled."""


class Lesson:
    """Samples of one size of board, and what all learners do with one."""

    def __init__(
        self,
        memory: ReplayBuffer,
        learners: Iterable[Learner],
        batch: int,
        is_turned: bool = True,
    ) -> None:
        self.glass: ChartTensors = memory.glass
        self.learners, self.batch = list(learners), batch
        self.on_gpu = self.glass.device == "cuda"
        self.sample: Sample = memory.blank(batch)
        self.symmetry: Tensor = torch.zeros(1, dtype=torch.int64, device=self.glass.device)
        """One for a whole sample: thousands of moves are then found by one list of places."""
        self.ways = len(self.glass.chart.symmetries) if is_turned else 1
        self.is_large = memory.games * self.glass.chart.floors >= LARGE_FLEET
        self.graph: Any = None

    def _learn(self) -> None:
        for learner in self.learners:
            learner.learn(self.glass, self.sample, self.symmetry, self.is_large)

    def prepare(self) -> None:
        """Try what is done, at the rate 0, and record it."""
        stream = torch.cuda.Stream() if self.on_gpu else None
        with torch.cuda.stream(stream):
            for _ in range(WARM_UP):
                self._learn()
        if self.on_gpu:
            torch.cuda.synchronize()
            self.graph = torch.cuda.CUDAGraph()
            for learner in self.learners:
                learner.adam.zero_grad(set_to_none=True)
            with torch.cuda.graph(self.graph, stream=stream):
                self._learn()
            torch.cuda.synchronize()
        for learner in self.learners:
            learner.forget()

    def give(self, memory: ReplayBuffer, part: float) -> None:
        """Draw a sample and learn from it, at so much of the full rate."""
        for mine, drawn in zip(self.sample, memory.draw(self.batch), strict=True):
            mine.copy_(drawn)
        self.symmetry.random_(0, self.ways)
        for learner in self.learners:
            learner.count(part)
        if self.graph:
            self.graph.replay()
        else:
            self._learn()
