"""Proving the best move at the root, in slices of time, and what is known about the other moves."""

from collections.abc import Generator, Iterator
from time import perf_counter
from typing import Generic

from serpentry.engine.driver import Driver, Settled
from serpentry.engine.engine import Engine
from serpentry.kernels import interface
from serpentry.kernels.interface import PATIENCE
from serpentry.search.budget import Seconds
from serpentry.search.report import Analysis, Candidate, shared_out
from serpentry.search.request import SearchRequest, move_of
from serpentry.tabletop.game import M, P

SLICE_NODES = 1000
"""Nodes between two looks at the clock: some thousandths of a second."""
PART_OF_TIME = 1 / 3
"""A proof may take so much of the time; then search must have its turn."""
NODES_A_SECOND = 300_000
"""About; where it would take longer than the time allows, a proof is not begun."""
REPORT_EVERY = 0.1
LONGEST_LINE = 12


class RootProof(Generic[P, M]):
    """A proof for the seat to act in a position in which nothing is hidden."""

    def __init__(self, request: SearchRequest[P, M], engine: Engine, began: float) -> None:
        self.request, self.began = request, began
        self.game, self.seat, self.budget = request.game, request.seat, request.budget
        self.root = Driver(engine, request.view)
        self.spent = 0
        self.settled: Settled | None = None
        self.others: dict[int, Settled] = {}

    def finding(self) -> Generator[None, None, bool]:
        """Prove the result, if the end is near enough and the budget suffices."""
        self.root.work[PATIENCE] = self._nodes_at_most()
        self.settled = yield from self._settling(self.root, PART_OF_TIME)
        return self.settled is not None and self.settled.is_proved

    def _nodes_at_most(self) -> int:
        if isinstance(self.budget, Seconds):
            return int(NODES_A_SECOND * PART_OF_TIME * self.budget.amount)
        return self.budget.count

    def _settling(self, driver: Driver, part: float) -> Generator[None, None, Settled | None]:
        """What is known about a state when it is proved, or that part of the budget is spent."""
        if driver.actor() == interface.OVER:
            return self._score(driver)
        found = driver.settle(0)
        while found and not found.is_proved and (nodes := self._allowed(part)):
            found = driver.settle(nodes)
            self.spent += nodes
            yield
        return found

    def _score(self, driver: Driver) -> Settled:
        scores, shares = driver.scores()
        margins = tuple(
            score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)
        )
        return Settled(True, margins, tuple(shares), -1)

    def _allowed(self, part: float) -> int:
        """How many nodes may be looked at before the next look at the clock."""
        if self.request.stopped():
            return 0
        if isinstance(self.budget, Seconds):
            return SLICE_NODES if perf_counter() < self.began + part * self.budget.amount else 0
        return max(0, min(SLICE_NODES, self.budget.count - self.spent)) if part else 0

    def turns(self) -> Iterator[Analysis[M] | None]:
        """The proof, with what is known about the other moves: more and more, as time allows."""
        assert self.settled
        numbers = self.root.moves()
        best = self.settled.best if self.settled.best >= 0 else numbers[0]
        numbers.remove(best)
        self.others = {}
        for number in numbers:
            if found := (yield from self._settling(self.root.after(number), part=0)):
                self.others[number] = found
        yield self._analysis(best)
        yield from self._more_and_more(best)

    def _more_and_more(self, best: int) -> Iterator[Analysis[M] | None]:
        """Prove the other moves too, those first that promise most."""
        told = perf_counter()
        for number in sorted(self.others, key=lambda number: -self._worth(number)[1]):
            if self.others[number].is_proved or not self._allowed(1):
                continue
            found = yield from self._settling(self.root.after(number), 1)
            self.others[number] = found or self.others[number]
            if perf_counter() - told > REPORT_EVERY:
                told = perf_counter()
                yield self._analysis(best)
        yield self._analysis(best)

    def _worth(self, number: int) -> tuple[float, int]:
        """What the seat can hope for with another move; never more than with the best."""
        assert self.settled
        found, best = self.others[number], self.settled
        share = min(found.shares[self.seat], best.shares[self.seat])
        return share, min(found.margins[self.seat], best.margins[self.seat])

    def _analysis(self, best: int) -> Analysis[M]:
        assert self.settled
        move = self.request.move(best)
        share, margin = self.settled.shares[self.seat], self.settled.margins[self.seat]
        results, margins = self.settled.shares, self.settled.margins
        first = Candidate(
            move,
            share,
            margin,
            1,
            1.0,
            self._line(best),
            True,
            results=results,
            margins=margins,
        )
        rest = sorted(map(self._candidate, self.others), key=lambda one: (-one.share, -one.margin))
        return Analysis((first, *rest), 0, perf_counter() - self.began, proved=True)

    def _candidate(self, number: int) -> Candidate[M]:
        move, is_exact = self.request.move(number), self.others[number].is_proved
        share, margin = self._worth(number)
        results, margins = shared_out(share, self.seat, self.game.seats), tuple[float, ...]()
        if is_exact:
            results, margins = self.others[number].shares, self.others[number].margins
        return Candidate(
            move, share, margin, 0, 0.0, (move,), is_exact, not is_exact, results, margins
        )

    def _line(self, number: int) -> tuple[M, ...]:
        """Best play on both sides, as far as it is remembered."""
        driver, position, moves = self.root, self.request.view, list[M]()
        while number >= 0 and len(moves) < LONGEST_LINE:
            move = move_of(self.game, position, number)
            moves.append(move)
            driver, position = driver.after(number), self.game.rules.play(position, move)
            known = driver.settle(0)
            number = known.best if known and known.is_proved else -1
        return tuple(moves)
