"""Searching with a kernel: a tree for each thread, their roots added up.

Where hands are hidden, a thread imagines world after world that fits the view. What it learns about
the moves at the root it keeps, since they look the same in all of them; below, each world has a
tree of its own.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from threading import Event, Thread
from time import perf_counter
from typing import Any

from serpentry.catalogue.kernels import kernel_of
from serpentry.kernels.kernel import Words
from serpentry.players.budget import Budget, Seconds, Simulations
from serpentry.players.search.proof import RootProof
from serpentry.players.search.report import Analysis, Candidate, ranked
from serpentry.players.search.shape import TUNING, Tuning
from serpentry.players.search.store import Store
from serpentry.players.search.tree import Tree
from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.game import Game, NothingHidden

WORLD_SIMULATIONS = 64
"""Where something is hidden, another world is imagined after so many simulations."""
CHUNK_SECONDS = 0.008
FIRST_CHUNK = 32
REPORT_EVERY = 0.1
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
    imagine: Callable[[], Words] | None = None
    """Gives another world that fits the view, where something is hidden."""

    def run(self, room: Callable[[int, int], int]) -> None:
        """Search, now in this world and now in that, as long as there is room for simulations."""
        chunk, done, here = FIRST_CHUNK, 0, 0
        while made := room(chunk, done):
            if self.imagine:
                if here == WORLD_SIMULATIONS:
                    self.tree.change_world(self.imagine())
                    here = 0
                made = min(made, WORLD_SIMULATIONS - here)
            began = perf_counter()
            self.tree.simulate(made)
            spent = perf_counter() - began
            done, here = done + made, here + made
            if made == chunk:
                chunk = max(8, min(chunk * 2, int(chunk * CHUNK_SECONDS / max(spent, 1e-6))))


def tallies(trees: list[Tree]) -> dict[int, Tally]:
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
            if tally.tree is None:
                tally.tree, tally.edge = tree, one.edge
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
            imagine = partial(self._imagine, Random(rng.getrandbits(62)))
            tree = Tree(self.kernel, tuning, seed)
            tree.plant(imagine())
            return Worker(tree, imagine)
        tree = (self.store and self.store.take(self.kernel, tuning, number)) or Tree(
            self.kernel, tuning, seed
        )
        tree.move_to(self.kernel.load(self.view))
        return Worker(tree)

    def _imagine(self, rng: Random) -> Words:
        return self.kernel.load(self.game.secrets.imagine(self.view, self.seat, rng))

    def stream(self) -> Iterator[Analysis]:
        """Analyses while thinking, the last one final; closing the stream stops the search."""
        if self.is_open and self.kernel.work_size:
            proof = RootProof(self.game, self.kernel, self.view, self.seat, self.budget, self.began)
            if proof.is_found():
                self._give_back()
                yield from proof.stream()
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
        for worker in self.workers:
            worker.run(self._room)
        yield self.report()

    def _room(self, wanted: int, done: int) -> int:
        """How many of the wanted simulations a worker may make now that so many are done."""
        if self.stopping.is_set():
            return 0
        if isinstance(self.budget, Simulations):
            return max(0, min(wanted, -(-self.budget.count // len(self.workers)) - done))
        end = self.began + self.budget.amount - CHUNK_SECONDS / 2
        return wanted if not done or perf_counter() < end else 0

    def _together(self) -> Iterator[Analysis]:
        """All threads at once, until time is up or nothing can change the choice."""
        assert isinstance(self.budget, Seconds)
        threads = [
            Thread(target=worker.run, args=(self._room,), daemon=True) for worker in self.workers
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
        visits = sorted(one.visits for one in self._sums().values())
        if len(visits) < 2:
            return bool(visits)
        spent = perf_counter() - self.began
        left = sum(visits) * max(0.0, self.budget.amount - spent) / max(spent, 1e-3)
        return visits[-1] - visits[-2] > left

    def _sums(self) -> dict[int, Tally]:
        return tallies([worker.tree for worker in self.workers])

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
        proved = tally.proved and self.is_open
        return Candidate(move, tally.share, tally.margin, tally.visits, 0.0, line, proved)

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
