"""Searching with an engine: a tree for each thread, their roots added up.

A time is searched by all cores at once; a count by one, so that it can be repeated and means the
same on every machine.

Where hands are hidden, a thread imagines world after world that fits the view. What it learns about
the moves at the root it keeps, since they look the same in all of them; below, each world has a
tree of its own.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from functools import partial
from random import Random
from threading import Event, Lock, Thread
from time import perf_counter
from typing import Any

from serpentry.engine.engine import engine_of
from serpentry.engine.machines import HAS_THREADS
from serpentry.kernels.structs import AnyStruct
from serpentry.search.budget import Budget, Seconds, Simulations
from serpentry.search.proof import RootProof
from serpentry.search.report import Analysis, Candidate, ranked
from serpentry.search.store import Store
from serpentry.search.tallying import Tally, tallies
from serpentry.search.tree import Tree
from serpentry.search.tree_memory import TUNING, Tuning
from serpentry.search.turns import spoken
from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.game import AnyGame, NothingHidden

WORLD_SIMULATIONS = 64
"""Where something is hidden, another world is imagined after so many simulations."""
CHUNK_SECONDS = 0.008
FIRST_CHUNK = 32
REPORT_EVERY, LINES_EVERY = 0.1, 0.25
HEED_EVERY = 0.02
"""Whoever wants a search to stop waits so many seconds at most until it is heard."""
LONGEST_PROOF = 3.0
"""A thorough analysis, which may take long, tries a proof as if it had so many seconds."""
LONGEST_LINE = 12
SHOWN_LINES = 8
"""For so many of the best moves it is said what is likely to follow."""


@dataclass
class Worker:
    """One thread's share of a search."""

    tree: Tree
    imagine: Callable[[], AnyStruct] | None = None
    """Gives another world that fits the view, where something is hidden."""
    lock: Lock = field(default_factory=Lock)
    """Held while the tree grows."""

    def run(self, room: Callable[[int, int], int]) -> Iterator[None]:
        """Search, now in this world and now in that, as long as there is room for simulations.

        Between two chunks somebody else may have a turn.
        """
        chunk, done, here = FIRST_CHUNK, 0, 0
        while made := room(chunk, done):
            if self.imagine:
                if here == WORLD_SIMULATIONS:
                    with self.lock:
                        self.tree.change_world(self.imagine())
                    here = 0
                made = min(made, WORLD_SIMULATIONS - here)
            began = perf_counter()
            with self.lock:
                self.tree.simulate(made)
            spent = perf_counter() - began
            done, here = done + made, here + made
            if made == chunk:
                chunk = max(8, min(chunk * 2, int(chunk * CHUNK_SECONDS / max(spent, 1e-6))))
            yield


class Search:
    """A search of one position, for the seat to act there."""

    def __init__(
        self,
        game: AnyGame,
        view: Any,
        seat: Seat,
        budget: Budget,
        rng: Random,
        cores: int = 1,
        tuning: Tuning = TUNING,
        store: Store | None = None,
        thorough: bool = False,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        self.thorough, self.stopped = thorough, stopped
        self.game, self.view, self.seat, self.budget = game, view, seat, budget
        self.engine = engine_of(game)
        self.began = perf_counter()
        self.store = store if isinstance(budget, Seconds) else None
        self.is_open = isinstance(game.secrets, NothingHidden)
        crew = cores if HAS_THREADS and isinstance(budget, Seconds) else 1
        self.workers = [self._worker(rng, tuning, number) for number in range(crew)]
        self.stopping, self.running = Event(), Event()
        self.running.set()
        self.errors: list[BaseException] = []

    def _worker(self, rng: Random, tuning: Tuning, number: int) -> Worker:
        seed = rng.getrandbits(62)
        if not self.is_open:
            imagine = partial(self._imagine, Random(rng.getrandbits(62)))
            tree = Tree(self.engine, tuning, seed)
            tree.plant(imagine())
            return Worker(tree, imagine)
        tree = (self.store and self.store.take(self.engine, tuning, number)) or Tree(
            self.engine, tuning, seed
        )
        tree.move_to(self.engine.load(self.view))
        return Worker(tree)

    def _imagine(self, rng: Random) -> AnyStruct:
        return self.engine.load(self.game.secrets.imagine(self.view, self.seat, rng))

    def stream(self) -> Generator[Analysis, None, None]:
        """Analyses while thinking, the last one final; closing the stream stops the search."""
        with closing(self.turns()) as steps:
            yield from spoken(steps)

    def turns(self) -> Generator[Analysis | None, None, None]:
        """The same; None where one thread does everything and others may have a turn."""
        try:
            proof = self._proof()
            if proof is not None and (yield from proof.finding()):
                yield from proof.turns()
                return
            with closing(self._watched()) as analyses:
                yield from analyses
        finally:
            self._give_back()

    def _proof(self) -> RootProof | None:
        """A proof to be found, where a game can be proved."""
        if not self.is_open or not self.engine.basis.work_size:
            return None
        budget = self.budget
        if self.thorough and isinstance(budget, Seconds):
            budget = Seconds(min(budget.amount, LONGEST_PROOF))
        return RootProof(
            self.game, self.engine, self.view, self.seat, budget, self.began, self.stopped
        )

    def _give_back(self) -> None:
        if self.store and self.is_open:
            self.store.keep(self.engine, [worker.tree for worker in self.workers])

    def _room(self, wanted: int, done: int) -> int:
        """How many of the wanted simulations a worker may make now that so many are done.

        Each makes a few at least, so that there is something to choose by.
        """
        self.running.wait()
        if self.stopping.is_set() and done:
            return 0
        if isinstance(self.budget, Simulations):
            return max(0, min(wanted, self.budget.count - done))
        end = self.began + self.budget.amount - CHUNK_SECONDS / 2
        return wanted if not done or perf_counter() < end else 0

    def _run(self, worker: Worker) -> None:
        try:
            for _ in worker.run(self._room):
                pass
        except BaseException as error:  # told by the thread that waits
            self.errors.append(error)

    def _watched(self) -> Generator[Analysis | None, None, None]:
        """Reports while threads search, until they are done or nothing can change the choice."""
        if not HAS_THREADS:
            yield from self._in_turns()
            return
        threads = [Thread(target=self._run, args=(one,), daemon=True) for one in self.workers]
        pause = LINES_EVERY if self.thorough else REPORT_EVERY
        if isinstance(self.budget, Seconds):
            pause = min(pause, self.budget.amount / 4)
        for thread in threads:
            thread.start()
        try:
            while self._is_busy(threads, pause):
                between = self._report_between()
                # On a busy machine it may be that no thread has begun yet.
                yield between if between.candidates else None
                if not self.thorough and self.is_certain():
                    break
        finally:
            self._end(threads)
        for error in self.errors:
            raise error
        yield self.report()

    def _in_turns(self) -> Generator[Analysis | None, None, None]:
        """Reports between chunks of simulations, where nothing can search beside."""
        pause = LINES_EVERY if self.thorough else REPORT_EVERY
        told = perf_counter()
        for worker in self.workers:
            for _ in worker.run(self._room):
                if self.stopped():
                    self.stopping.set()
                elif perf_counter() - told > pause:
                    yield self.report(brief=not self.thorough)
                    told = perf_counter()
                    if not self.thorough and self.is_certain():
                        self.stopping.set()
                else:
                    yield None
        yield self.report()

    def _is_busy(self, threads: list[Thread], pause: float) -> bool:
        """Wait for so long; whether threads search on, and nobody wants them to stop."""
        until = perf_counter() + pause
        while alive := [thread for thread in threads if thread.is_alive()]:
            left = until - perf_counter()
            if left <= 0 or self.errors or self.stopped():
                break
            alive[0].join(min(left, HEED_EVERY))
        return bool(alive) and not self.errors and not self.stopped()

    def _end(self, threads: list[Thread]) -> None:
        """Let no thread simulate any longer."""
        self.stopping.set()
        for worker in self.workers:
            if worker.tree.visits:
                worker.tree.stop()
        for thread in threads:
            thread.join()

    def _report_between(self) -> Analysis:
        """A brief report; where all lines are wanted, the trees are held still meanwhile."""
        if not self.thorough:
            return self.report(brief=True)
        self.running.clear()
        with ExitStack() as held:
            for worker in self.workers:
                held.enter_context(worker.lock)
            held.callback(self.running.set)
            return self.report()

    def is_certain(self) -> bool:
        """Whether the most visited move would stay so if all time left went to the second."""
        if not isinstance(self.budget, Seconds):
            return False
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
        results = tally.each_seat(self.seat, self.game.seats)
        return Candidate(
            move, tally.share, tally.margin, tally.visits, 0.0, line, proved, False, results
        )

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
