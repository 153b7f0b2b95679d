"""Calling a kernel from Python, one function at a time: for tests, laws and measurements."""

from typing import Any, NamedTuple

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


class Settled(NamedTuple):
    """What a proof says about a state."""

    is_proved: bool
    margins: tuple[int, ...]
    """Each seat's lead over the best of the others; unproved, the most it can hope for."""
    shares: tuple[float, ...]
    """Each seat's share of the win; unproved, the most it can hope for."""
    best: int
    """The number of the best move; -1 if all are alike, or none is known."""


class Driver:
    """A state in play."""

    def __init__(
        self,
        kernel: Kernel,
        position: Any,
        state: Words | None = None,
        work: Words | None = None,
    ) -> None:
        self.kernel = kernel
        self.state = kernel.load(position) if state is None else state
        self.work = np.zeros(max(1, kernel.work_size), np.int64) if work is None else work
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

    def after(self, number: int) -> "Driver":
        """The state after a move, with the same memory of proofs."""
        driver = Driver(self.kernel, None, self.state.copy(), self.work)
        driver.play(number)
        return driver

    def settle(self, budget: int) -> Settled | None:
        """What is known after so many nodes more of a proof; None where none is tried."""
        seats = self.kernel.seats
        out = np.zeros(2 * seats + 1)
        function = self.kernel.functions.settle
        found = _settle(function, self.state, self.kernel.facts, self.work, budget, out)
        if found == 0:
            return None
        margins = tuple(int(one) for one in out[:seats])
        shares = tuple(float(one) for one in out[seats : 2 * seats])
        return Settled(found == 1, margins, shares, int(out[-1]))
