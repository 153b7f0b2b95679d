"""Calling a kernel from Python, one function at a time: for tests, laws and measurements."""

from typing import Any

import numpy as np
from numba import types

from serpentry.kernels.bits import pointer
from serpentry.kernels.compiling import program
from serpentry.kernels.kernel import (
    ACTOR,
    DRAWS,
    MOVES,
    PLAY,
    PLAYOUT,
    SCORES,
    SETTLE,
    Kernel,
    Reals,
    Words,
)

I = types.int64  # noqa: E741
W = types.int64[::1]
R = types.float64[::1]


@program(I(types.FunctionType(ACTOR), W, W))
def _ask(function: Any, state: Words, facts: Words) -> int:
    return int(function(pointer(state), pointer(facts)))


@program(I(types.FunctionType(MOVES), W, W, W))
def _list(function: Any, state: Words, facts: Words, out: Words) -> int:
    return int(function(pointer(state), pointer(facts), pointer(out)))


@program(I(types.FunctionType(DRAWS), W, W, W, W))
def _draws(function: Any, state: Words, facts: Words, numbers: Words, weights: Words) -> int:
    return int(function(pointer(state), pointer(facts), pointer(numbers), pointer(weights)))


@program(types.void(types.FunctionType(PLAY), W, W, I))
def _play(function: Any, state: Words, facts: Words, number: int) -> None:
    function(pointer(state), pointer(facts), number)


@program(types.void(types.FunctionType(SCORES), W, W, R))
def _scores(function: Any, state: Words, facts: Words, out: Reals) -> None:
    function(pointer(state), pointer(facts), pointer(out))


@program(I(types.FunctionType(SETTLE), W, W, W, I, R))
def _settle(function: Any, state: Words, facts: Words, work: Words, budget: int, out: Reals) -> int:
    return int(function(pointer(state), pointer(facts), pointer(work), budget, pointer(out)))


@program(I(types.FunctionType(PLAYOUT), W, W, W, I, I, I))
def random_games(
    playout: Any, start: Words, facts: Words, rng: Words, games: int, longest: int, guided: int
) -> int:
    """Play so many games to their ends from a state; how many events they had."""
    state, trail = start.copy(), np.empty(2 * longest, np.int64)
    events = 0
    for _ in range(games):
        state[:] = start
        events += playout(pointer(state), pointer(facts), pointer(rng), pointer(trail), guided)
    return events


class Driver:
    """A state in play."""

    def __init__(self, kernel: Kernel, position: Any) -> None:
        self.kernel = kernel
        self.state = kernel.load(position)
        self.rng = np.array([88172645463325252], np.int64)

    def actor(self) -> int:
        """The seat to act, CHANCE or OVER."""
        return _ask(self.kernel.functions.actor, self.state, self.kernel.facts)

    def count(self) -> int:
        """How many moves or draws there are."""
        return _ask(self.kernel.functions.count, self.state, self.kernel.facts)

    def moves(self) -> list[int]:
        """The numbers of all legal moves."""
        out = np.empty(self.kernel.most_moves, np.int64)
        found = _list(self.kernel.functions.moves, self.state, self.kernel.facts, out)
        return [int(number) for number in out[:found]]

    def draws(self) -> list[tuple[int, int]]:
        """The numbers of all draws, and their weights."""
        numbers = np.empty(self.kernel.most_moves, np.int64)
        weights = np.empty(self.kernel.most_moves, np.int64)
        found = _draws(self.kernel.functions.draws, self.state, self.kernel.facts, numbers, weights)
        return [(int(numbers[at]), int(weights[at])) for at in range(found)]

    def pick(self) -> int:
        """A random move or draw."""
        return _list(self.kernel.functions.pick, self.state, self.kernel.facts, self.rng)

    def play(self, number: int) -> None:
        """Play a move or draw."""
        _play(self.kernel.functions.play, self.state, self.kernel.facts, number)

    def scores(self) -> tuple[list[int], list[float]]:
        """Each seat's score, and its share of the win."""
        seats = self.kernel.seats
        out = np.zeros(2 * seats)
        _scores(self.kernel.functions.scores, self.state, self.kernel.facts, out)
        return [int(one) for one in out[:seats]], [float(one) for one in out[seats:]]

    def settle(self, budget: int) -> tuple[list[int], list[float], int] | None:
        """Each seat's margin, its share, and the best move, if proved within so many nodes."""
        seats = self.kernel.seats
        out, work = np.zeros(2 * seats + 1), np.zeros(max(1, self.kernel.work_size), np.int64)
        function = self.kernel.functions.settle
        if not _settle(function, self.state, self.kernel.facts, work, budget, out):
            return None
        margins = [int(one) for one in out[:seats]]
        return margins, [float(one) for one in out[seats : 2 * seats]], int(out[-1])
