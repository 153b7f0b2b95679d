"""What does the work: this process, or several on the cores of this machine.

What is done with a fixture is a task: to play it, or more. A worker that dies takes only its
unfinished games with it; they are played again by the others.
"""

import os
import signal
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Protocol, TypeVar

from serpentry.arena.following import work_for
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.helpers.extras import need

MOST_SETBACKS = 3
"""After this many losses of workers without a game in between, something is wrong."""


class Numbered(Protocol):
    """A game, or what came of it."""

    @property
    def number(self) -> int:
        """Which game."""
        ...


R = TypeVar("R", bound=Numbered)
A = TypeVar("A")
F = TypeVar("F", bound=Numbered)
Task = Callable[[A, F], R]
"""What is done with a game of a plan; a function that other processes find by its name."""


class WorkerPool(Protocol):
    """Does something with games of a plan, in any order."""

    def work(self, task: Task[A, F, R], plan: A, fixtures: Iterable[F]) -> Generator[R]:
        """Each game once, as soon as it is done. May be closed before all are."""
        ...


class OneProcess:
    """This process, one game after another."""

    def work(self, task: Task[A, F, R], plan: A, fixtures: Iterable[F]) -> Generator[R]:
        """Each game in order."""
        for fixture in fixtures:
            yield task(plan, fixture)


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._joblib = need("joblib", "arena")
        self._lost = need("joblib.externals.loky.process_executor", "arena").BrokenProcessPool

    def work(self, task: Task[A, F, R], plan: A, fixtures: Iterable[F]) -> Generator[R]:
        """Each game once, whichever process takes it."""
        return play_all(fixtures, lambda left: self._stream(task, plan, left), self._lost)

    def _stream(self, task: Task[A, F, R], plan: A, fixtures: Iterable[F]) -> Generator[R]:
        parallel = self._joblib.Parallel(n_jobs=self.jobs, return_as="generator_unordered")
        led, leader = self._joblib.delayed(work_for), os.getpid()
        with _deaf_children():
            stream: Generator[R] = parallel(led(leader, task, plan, one) for one in fixtures)
        return stream


def pool_for(jobs: int | None = None) -> WorkerPool:
    """A pool of a number of workers (default: all cores)."""
    workers: int = jobs or need("joblib", "arena").cpu_count()
    return Processes(workers) if workers > 1 else OneProcess()


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started here don't hear Ctrl-C: it is for the one that leads them."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def play_all(
    fixtures: Iterable[F],
    stream: Callable[[list[F]], Generator[R]],
    lost: type[BaseException],
) -> Generator[R]:
    """Every game once; after a loss of workers, those that are left once more."""
    left = {fixture.number: fixture for fixture in fixtures}
    setbacks = 0
    while left:
        with _closing(stream(list(left.values()))) as results:
            try:
                for result in results:
                    del left[result.number]
                    setbacks = 0
                    yield result
            except lost as error:
                setbacks += 1
                if setbacks > MOST_SETBACKS:
                    raise SerpentryError(
                        f"Workers died {setbacks} times without finishing a game; {len(left)} "
                        f"games are left. What is played is kept. The last one said: {error}"
                    ) from error


@contextmanager
def _closing(stream: Generator[R]) -> Iterator[Iterator[R]]:
    try:
        yield stream
    finally:
        with warnings.catch_warnings():
            # joblib warns that tasks were cancelled; that is what closing is for.
            warnings.simplefilter("ignore", UserWarning)
            stream.close()
