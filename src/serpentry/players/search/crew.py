"""Searching with a kernel: a tree for each thread, their roots added up.

A position is searched in one world, or, where hands are hidden, in several that fit the view.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from threading import Event, Thread
from time import perf_counter
from typing import Any

from serpentry.catalogue.kernels import kernel_of
from serpentry.kernels.driver import Driver
from serpentry.kernels.kernel import Words
from serpentry.players.budget import Budget, Seconds, Simulations
from serpentry.players.search.report import Analysis, Candidate, ranked
from serpentry.players.search.shape import TUNING, Tuning
from serpentry.players.search.store import Store
from serpentry.players.search.tree import Tree
from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.game import Game, NothingHidden

WORLDS = 12
"""So many worlds are imagined by each thread where something is hidden."""
CHUNK_SECONDS = 0.008
FIRST_CHUNK = 32
REPORT_EVERY = 0.1
PROOF_NODES_A_SECOND = 150_000
"""Effort for a proof at the root: about a third of the time, if it fails."""
LONGEST_LINE = 12
SHOWN_LINES = 8
"""For so many of the best moves it is said what is likely to follow."""


@dataclass
class Tally:
    """What all trees say about one move."""

    visits: int = 0
    share: float = 0.0
    margin: float = 0.0
    proved: bool = False
    tree: Tree | None = None
    edge: int = -1


@dataclass
class Worker:
    """One thread's share of a search."""

    tree: Tree
    worlds: list[Words]
    finished: list[dict[int, Tally]] = field(default_factory=list)

    def run(self, go_on: Callable[[int], bool], slices: "Slices") -> None:
        """Search world after world until told to stop."""
        for number, world in enumerate(self.worlds):
            if number:
                self.finished.append(tallies([self.tree], keep_trees=False))
                self.tree.plant(world)
            slices.begin(number, len(self.worlds))
            chunk, done = FIRST_CHUNK, 0
            while (room := slices.room(chunk, done)) and go_on(room):
                began = perf_counter()
                self.tree.simulate(room)
                done += room
                spent = perf_counter() - began
                if room == chunk:
                    chunk = max(8, min(chunk * 2, int(chunk * CHUNK_SECONDS / max(spent, 1e-6))))


class Slices:
    """How a budget is cut into equal parts, one for each world."""

    def __init__(self, budget: Budget, began: float) -> None:
        self.budget = budget
        self.began = began
        self.number, self.count = 0, 1

    def begin(self, number: int, count: int) -> None:
        """Begin with one of so many worlds."""
        self.number, self.count = number, count

    def room(self, wanted: int, done: int) -> int:
        """How many of the wanted simulations may be made now in this world."""
        if isinstance(self.budget, Simulations):
            return max(0, min(wanted, -(-self.budget.count // self.count) - done))
        end = self.began + self.budget.amount * (self.number + 1) / self.count
        is_first = self.number == done == 0
        return wanted if is_first or perf_counter() < end - CHUNK_SECONDS / 2 else 0


def tallies(trees: list[Tree], keep_trees: bool = True) -> dict[int, Tally]:
    """The roots of trees added up, by move number."""
    sums: dict[int, Tally] = {}
    for tree in trees:
        for one in tree.tried():
            tally = sums.setdefault(one.number, Tally())
            total = tally.visits + one.visits
            tally.share += (one.share - tally.share) * one.visits / total
            tally.margin += (one.margin - tally.margin) * one.visits / total
            tally.visits = total
            tally.proved = tally.proved or one.proved
            if keep_trees and tally.tree is None:
                tally.tree, tally.edge = tree, one.edge
    return sums


def added(parts: list[dict[int, Tally]]) -> dict[int, Tally]:
    """Tallies of several worlds added up; in one world nothing is proved for all."""
    sums: dict[int, Tally] = {}
    for part in parts:
        for number, one in part.items():
            tally = sums.setdefault(number, Tally())
            total = tally.visits + one.visits
            tally.share += (one.share - tally.share) * one.visits / total
            tally.margin += (one.margin - tally.margin) * one.visits / total
            tally.visits = total
            tally.proved = one.proved and len(parts) == 1
            tally.tree, tally.edge = one.tree, one.edge
    return sums


class Search:
    """A search of one position, for the seat to act there."""

    def __init__(
        self,
        game: Game[Any, Any],
        view: Any,
        seat: Seat,
        budget: Budget,
        rng: Random,
        cores: int = 1,
        tuning: Tuning = TUNING,
        store: Store | None = None,
    ) -> None:
        self.game, self.view, self.seat, self.budget = game, view, seat, budget
        self.kernel = kernel_of(game)
        self.began = perf_counter()
        self.store = store if isinstance(budget, Seconds) else None
        self.is_open = isinstance(game.secrets, NothingHidden)
        self.workers = [self._worker(rng, tuning, number) for number in range(cores)]
        self.stopping = Event()

    def _worker(self, rng: Random, tuning: Tuning, number: int) -> Worker:
        seed = rng.getrandbits(62)
        if not self.is_open:
            worlds = [
                self.kernel.load(self.game.secrets.imagine(self.view, self.seat, rng))
                for _ in range(WORLDS)
            ]
            tree = Tree(self.kernel, tuning, seed)
            tree.plant(worlds[0])
            return Worker(tree, worlds)
        state = self.kernel.load(self.view)
        tree = (self.store and self.store.take(self.kernel, tuning, number)) or Tree(
            self.kernel, tuning, seed
        )
        tree.move_to(state)
        return Worker(tree, [state])

    def proof(self) -> Analysis | None:
        """The best move, proved, if the end is near enough."""
        if not self.is_open or not self.kernel.work_size:
            return None
        if isinstance(self.budget, Seconds):
            nodes = int(PROOF_NODES_A_SECOND * self.budget.amount)
        else:
            nodes = self.budget.count
        found = Driver(self.kernel, self.view).settle(nodes)
        if found is None or found[2] < 0:
            return None
        margins, shares, number = found
        move = self.game.numbering.move(self.view, number)
        best = Candidate(move, shares[self.seat], margins[self.seat], 1, 1.0, (move,), proved=True)
        return Analysis((best,), 0, perf_counter() - self.began, proved=True)

    def stream(self) -> Iterator[Analysis]:
        """Analyses while thinking, the last one final; closing the stream stops the search."""
        proof = self.proof()
        if proof:
            self._give_back()
            yield proof
            return
        if isinstance(self.budget, Simulations):
            yield from self._in_turn()
        else:
            yield from self._together()
        self._give_back()

    def _give_back(self) -> None:
        if self.store and self.is_open:
            self.store.keep(self.kernel, [worker.tree for worker in self.workers])

    def _in_turn(self) -> Iterator[Analysis]:
        """One thread after the other, each with its part of the simulations: repeatable."""
        assert isinstance(self.budget, Simulations)
        part = Simulations(-(-self.budget.count // len(self.workers)))
        for worker in self.workers:
            worker.run(lambda _: not self.stopping.is_set(), Slices(part, self.began))
        yield self.report()

    def _together(self) -> Iterator[Analysis]:
        """All threads at once, until time is up or nothing can change the choice."""
        assert isinstance(self.budget, Seconds)
        threads = [
            Thread(
                target=worker.run,
                args=(lambda _: not self.stopping.is_set(), Slices(self.budget, self.began)),
                daemon=True,
            )
            for worker in self.workers
        ]
        for thread in threads:
            thread.start()
        try:
            while any(thread.is_alive() for thread in threads):
                threads[0].join(min(REPORT_EVERY, self.budget.amount / 4))
                if any(thread.is_alive() for thread in threads):
                    yield self.report(brief=True)
                    if self.is_certain():
                        self.stopping.set()
        finally:
            self.stopping.set()
            for thread in threads:
                thread.join()
        yield self.report()

    def is_certain(self) -> bool:
        """Whether the most visited move would stay so if all time left went to the second."""
        assert isinstance(self.budget, Seconds)
        if not self.is_open:
            return False
        visits = sorted(one.visits for one in self._sums().values())
        if len(visits) < 2:
            return bool(visits)
        spent = perf_counter() - self.began
        left = sum(visits) * max(0.0, self.budget.amount - spent) / max(spent, 1e-3)
        return visits[-1] - visits[-2] > left

    def _sums(self) -> dict[int, Tally]:
        parts = [one for worker in self.workers for one in worker.finished]
        return added([*parts, tallies([worker.tree for worker in self.workers])])

    def report(self, brief: bool = False) -> Analysis:
        """What is known now."""
        sums = sorted(self._sums().items(), key=lambda item: -item[1].visits)
        made = [
            self._candidate(number, tally, with_line=place < SHOWN_LINES and not brief)
            for place, (number, tally) in enumerate(sums)
        ]
        simulations = sum(tally.visits for _, tally in sums)
        return ranked(made, simulations, perf_counter() - self.began)

    def _candidate(self, number: int, tally: Tally, with_line: bool) -> Candidate:
        move = self.game.numbering.move(self.view, number)
        line = self._line(tally) if with_line and self.is_open else (move,)
        return Candidate(move, tally.share, tally.margin, tally.visits, 0.0, line, tally.proved)

    def _line(self, tally: Tally) -> tuple[Any, ...]:
        """The move and what is likely to follow until chance has its say."""
        assert tally.tree
        position, moves = self.view, list[Any]()
        for number in tally.tree.line(tally.edge):
            move = self.game.numbering.move(position, number)
            if move is None or len(moves) == LONGEST_LINE:
                break
            moves.append(move)
            position = self.game.rules.play(position, move)
            if self.game.rules.to_act(position) is CHANCE:
                break
        return tuple(moves)
