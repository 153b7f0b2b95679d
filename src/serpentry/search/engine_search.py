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
from typing import Generic

from serpentry.engine.engine import engine_of
from serpentry.engine.machines import HAS_THREADS
from serpentry.kernels.structs import AnyStruct
from serpentry.search.budget import Seconds, Simulations
from serpentry.search.proof import RootProof
from serpentry.search.report import Analysis, Candidate, ranked
from serpentry.search.request import SearchRequest
from serpentry.search.tallying import Tally, tallies
from serpentry.search.tree import Tree
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import M, P

WORLD_SIMULATIONS = 64
"""Where something is hidden, another world is imagined after this number of simulations."""
CHUNK_SECONDS = 0.008
FIRST_CHUNK = 32
REPORT_EVERY, LINES_EVERY = 0.1, 0.25
HEED_EVERY = 0.02
"""A thread that wants a search to stop waits at most this many seconds until it is heard."""
LONGEST_PROOF = 3.0
"""A thorough analysis, which may take long, tries a proof as if it had this many seconds."""
LONGEST_LINE = 12
SHOWN_LINES = 8
"""For this many of the best moves it is reported what is likely to follow."""


@dataclass
class SearchThread:
    """One thread's share of a search."""

    tree: Tree
    imagine: Callable[[], AnyStruct] | None = None
    """Gives another world that fits the view, where something is hidden."""
    lock: Lock = field(default_factory=Lock)
    """Held while the tree grows."""

    def run(self, allowed: Callable[[int, int], int]) -> Iterator[None]:
        """Search, now in this world and now in that, as long as simulations are allowed.

        Between two chunks somebody else may have a turn.
        """
        chunk, done, here = FIRST_CHUNK, 0, 0
        while made := allowed(chunk, done):
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


class EngineSearch(Generic[P, M]):
    """A search of one position, for the seat to act there."""

    def __init__(self, request: SearchRequest[P, M]) -> None:
        self.request, self.budget, self.stopped = request, request.budget, request.stopped
        self.game, self.view, self.thorough = request.game, request.view, request.thorough
        self.engine = engine_of(request.game)
        self.began = perf_counter()
        self.is_open, is_timed = request.is_open, isinstance(request.budget, Seconds)
        self.kept = request.trees if is_timed and self.is_open else None
        threads = request.cores if HAS_THREADS and is_timed else 1
        self.threads = [self._thread(number) for number in range(threads)]
        self.stopping, self.running = Event(), Event()
        self.running.set()
        self.errors: list[BaseException] = []

    def _thread(self, number: int) -> SearchThread:
        rng, tuning = self.request.rng, self.request.tuning
        seed = rng.getrandbits(62)
        if not self.is_open:
            imagine = partial(self._imagine, Random(rng.getrandbits(62)))
            tree = Tree(self.engine, tuning, seed)
            tree.plant(imagine())
            return SearchThread(tree, imagine)
        kept = self.kept.take(self.engine, tuning, number) if self.kept else None
        tree = kept or Tree(self.engine, tuning, seed)
        tree.move_to(self.engine.load(self.view))
        return SearchThread(tree)

    def _imagine(self, rng: Random) -> AnyStruct:
        return self.engine.load(self.game.secrets.imagine(self.view, self.request.seat, rng))

    def turns(self) -> Generator[Analysis[M] | None, None, None]:
        """Analyses while thinking, the last one final; closing the generator stops the search.

        None is given where one thread does everything and others may have a turn.
        """
        try:
            proof = self._proof()
            if proof is not None and (yield from proof.finding()):
                yield from proof.turns()
                return
            with closing(self._watched()) as analyses:
                yield from analyses
        finally:
            self._give_back()

    def _proof(self) -> RootProof[P, M] | None:
        """A proof to be found, where a game can be proved."""
        if not self.is_open or not self.engine.basis.work_size:
            return None
        budget = self.budget
        if self.thorough and isinstance(budget, Seconds):
            budget = Seconds(min(budget.amount, LONGEST_PROOF))
        return RootProof(self.request.within(budget), self.engine, self.began)

    def _give_back(self) -> None:
        if self.kept:
            self.kept.keep([thread.tree for thread in self.threads])

    def _allowed(self, wanted: int, done: int) -> int:
        """How many of the wanted simulations a thread may make after a number of them.

        Each makes a few at least, so that there is something to choose by.
        """
        self.running.wait()
        if self.stopping.is_set() and done:
            return 0
        if isinstance(self.budget, Simulations):
            return max(0, min(wanted, self.budget.count - done))
        end = self.began + self.budget.amount - CHUNK_SECONDS / 2
        return wanted if not done or perf_counter() < end else 0

    def _run(self, thread: SearchThread) -> None:
        try:
            for _ in thread.run(self._allowed):
                pass
        except BaseException as error:  # set by the thread that waits
            self.errors.append(error)

    def _watched(self) -> Generator[Analysis[M] | None, None, None]:
        """Reports while threads search, until they are done or nothing can change the choice."""
        if not HAS_THREADS:
            yield from self._in_turns()
            return
        running = [Thread(target=self._run, args=(one,), daemon=True) for one in self.threads]
        pause = LINES_EVERY if self.thorough else REPORT_EVERY
        if isinstance(self.budget, Seconds):
            pause = min(pause, self.budget.amount / 4)
        for thread in running:
            thread.start()
        try:
            while self._is_busy(running, pause):
                between = self._report_between()
                # On a busy machine it may be that no thread has begun yet.
                yield between if between.candidates else None
                if not self.thorough and self.is_certain():
                    break
        finally:
            self._end(running)
        for error in self.errors:
            raise error
        yield self.report()

    def _in_turns(self) -> Generator[Analysis[M] | None, None, None]:
        """Reports between chunks of simulations, where nothing can search beside."""
        pause = LINES_EVERY if self.thorough else REPORT_EVERY
        told = perf_counter()
        for thread in self.threads:
            for _ in thread.run(self._allowed):
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
        for one in self.threads:
            if one.tree.visits:
                one.tree.stop()
        for thread in threads:
            thread.join()

    def _report_between(self) -> Analysis[M]:
        """A brief report; where all lines are wanted, the trees are held still meanwhile."""
        if not self.thorough:
            return self.report(brief=True)
        self.running.clear()
        with ExitStack() as held:
            for thread in self.threads:
                held.enter_context(thread.lock)
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
        return tallies([thread.tree for thread in self.threads])

    def report(self, brief: bool = False) -> Analysis[M]:
        """What is known now."""
        sums = sorted(self._sums().items(), key=lambda item: -item[1].visits)
        made = [
            self._candidate(number, tally, with_line=place < SHOWN_LINES and not brief)
            for place, (number, tally) in enumerate(sums)
        ]
        simulations = sum(tally.visits for _, tally in sums)
        return ranked(made, simulations, perf_counter() - self.began)

    def _candidate(self, number: int, tally: Tally, with_line: bool) -> Candidate[M]:
        move = self.request.move(number)
        line = self._line(tally) if with_line and self.is_open else (move,)
        proved = tally.proved and self.is_open
        results = tally.each_seat(self.request.seat, self.game.seats)
        return Candidate(
            move, tally.share, tally.margin, tally.visits, 0.0, line, proved, False, results
        )

    def _line(self, tally: Tally) -> tuple[M, ...]:
        """The move and what is likely to follow until chance has its say."""
        assert tally.tree
        position, moves = self.view, list[M]()
        for number in tally.tree.line(tally.edge):
            move = self.game.numbering.move(position, number)
            if move is None or len(moves) == LONGEST_LINE:
                break
            moves.append(move)
            position = self.game.rules.play(position, move)
            if self.game.rules.to_act(position) is CHANCE:
                break
        return tuple(moves)
