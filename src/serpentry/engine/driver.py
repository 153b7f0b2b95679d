"""Calling a kernel from Python, one function at a time: for proofs, laws and measurements."""

from array import array
from typing import Any, NamedTuple

from serpentry.engine.engine import Engine
from serpentry.engine.memory import address, place
from serpentry.kernels.interface import PATIENCE, Verdict
from serpentry.kernels.structs import AnyStruct

SEED = 88172645463325252
SLICE = 200_000
"""Nodes of a proof between two looks."""
NO_END = 1 << 40
"""As many nodes as it takes."""


class Settled(NamedTuple):
    """What a proof says about a state."""

    is_proved: bool
    margins: tuple[int, ...]
    """Each seat's lead over the best of the others; unproved, the most it can hope for."""
    shares: tuple[float, ...]
    """Each seat's share of the win; unproved, the most it can hope for."""
    best: int
    """The number of the best move; -1 if all are equal, or none is known."""


def whole_numbers(count: int) -> "array[int]":
    """Memory for a number of whole numbers, all 0."""
    return array("q", bytes(8 * count))


def real_numbers(count: int) -> "array[float]":
    """Memory for a number of real numbers, all 0."""
    return array("d", bytes(8 * count))


class Driver:
    """A state in play."""

    def __init__(
        self,
        engine: Engine,
        position: object,
        state: AnyStruct | None = None,
        work: "array[int] | None" = None,
    ) -> None:
        self.engine, self.basis = engine, engine.basis
        self.state: Any = engine.load(position) if state is None else state
        self.work = whole_numbers(max(1, self.basis.work_size)) if work is None else work
        self.rng = array("q", [SEED])
        self._at = (
            place(self.state, self.basis.state),
            place(self.basis.facts, type(self.basis.facts)),
        )

    def _call(self, name: str, *more: int) -> Any:
        return self.engine.library.functions[name](*self._at, *more)

    def actor(self) -> int:
        """The seat to act, CHANCE_ACTS or OVER."""
        return int(self._call("actor"))

    def count(self) -> int:
        """How many moves or draws there are."""
        return int(self._call("count"))

    def moves(self) -> list[int]:
        """The numbers of all legal moves."""
        out = whole_numbers(self.basis.most_moves)
        found = self._call("moves", out.buffer_info()[0])
        return list(out[:found])

    def draws(self) -> list[tuple[int, int]]:
        """The numbers of all draws, and their weights."""
        most = self.basis.most_moves
        numbers, weights = whole_numbers(most), whole_numbers(most)
        found = self._call("draws", numbers.buffer_info()[0], weights.buffer_info()[0])
        return list(zip(numbers[:found], weights[:found], strict=True))

    def pick(self) -> int:
        """A random move or draw."""
        return int(self._call("pick", self.rng.buffer_info()[0]))

    def play(self, number: int) -> None:
        """Play a move or draw."""
        self._call("play", number)

    def playout(self, guided: int = 0) -> int:
        """Play to the end; how many events that took."""
        trail = whole_numbers(2 * self.basis.most_events + 4)
        return int(self._call("playout", self.rng.buffer_info()[0], trail.buffer_info()[0], guided))

    def scores(self) -> tuple[list[int], list[float]]:
        """Each seat's score, and its share of the win."""
        seats = self.basis.seats
        out = real_numbers(2 * seats)
        self._call("scores", out.buffer_info()[0])
        return [int(one) for one in out[:seats]], list(out[seats:])

    def observe(self, seat: int, out: int) -> None:
        """Write what a seat sees at an address, where there must be room for it."""
        self._call("observe", seat, out)

    def after(self, number: int) -> "Driver":
        """The state after a move, with the same memory of proofs."""
        state = self.basis.state(self.basis.facts)
        state.become(self.state)
        driver = Driver(self.engine, None, state, self.work)
        driver.play(number)
        return driver

    def settle(self, budget: int) -> Settled | None:
        """What is known after a number of further nodes of a proof; None where none is tried."""
        seats = self.basis.seats
        out = real_numbers(2 * seats + 1)
        work = address(self.work, 8 * self.basis.work_size, "proofs")
        found = self._call("settle", work, budget, out.buffer_info()[0])
        if found == Verdict.NOT_TRIED:
            return None
        margins = tuple(int(one) for one in out[:seats])
        return Settled(
            found == Verdict.PROVED, margins, tuple(out[seats : 2 * seats]), int(out[-1])
        )

    def prove(self) -> Settled | None:
        """What is proved, however long it takes; None where too much is left for it to be tried."""
        self.work[PATIENCE] = NO_END
        found = self.settle(0)
        while found and not found.is_proved:
            found = self.settle(SLICE)
        return found
