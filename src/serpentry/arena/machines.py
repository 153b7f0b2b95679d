"""Games on many machines: Dask's workers play them, wherever they run.

A game is a plan and a number, so a worker that is killed, frozen or cut off costs no game: another
one plays it. Only a few games per worker are under way at a time, and the scheduler has to remember
no others.
"""

import os
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from ctypes import CDLL
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from time import monotonic
from types import ModuleType
from typing import Any, Generic, TypeVar
from urllib.parse import urlsplit
from uuid import uuid4

from serpentry.arena.worker_pools import Numbered, Task
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.helpers.extras import need
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.version import __version__

A = TypeVar("A")
F = TypeVar("F", bound=Numbered)
R = TypeVar("R", bound=Numbered)

PACKAGE = Path(__file__).parent.parent
CONNECT_SECONDS = 10.0
"""A scheduler answers within so long."""
LOOK_SECONDS = 2.0
"""How often the workers are counted, in seconds."""
AHEAD = 4
"""Games per worker under way at a time: it plays one, and the others wait, so it is never idle."""
FOLDERS = (
    *("arena", "bots", "catalogue", "engine", "games", "geometry", "hexsnakes", "kernels", "nets"),
    *("players", "puzzles", "research", "review", "search", "solved", "tabletop"),
)
"""What decides how games are played, and what is made of them."""
KINDS = {".py", ".npz", ".student", ".solved"}
"""Programs, nets and proofs."""
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD = -1, -3
"""How glibc numbers what `mallopt` sets."""
KEPT_BYTES = 32 * 2**20
"""Memory up to this size is kept for the next array: the most that glibc allows."""


@cache
def code_fingerprint(package: Path = PACKAGE, folders: tuple[str, ...] = FOLDERS) -> str:
    """What tells this code from any other that plays in another way."""
    found = sha256()
    for folder in folders:
        for file in sorted((package / folder).rglob("*")):
            if file.suffix in KINDS:
                name = file.relative_to(package).as_posix()
                found.update(name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:16]


class OtherCode(SerpentryError):
    """A worker has another version, or its code was changed."""


@cache
def keep_freed_memory() -> None:
    """Undo a setting of Dask's: returning memory at once makes games take 1.6 times as long."""
    if "MALLOC_TRIM_THRESHOLD_" in os.environ:
        with suppress(OSError, AttributeError):  # no glibc
            malloc_option = CDLL(None).mallopt
            for option in (M_TRIM_THRESHOLD, M_MMAP_THRESHOLD):
                malloc_option(option, KEPT_BYTES)


def work_there(known: tuple[str, str], task: Task[A, F, R], plan: A, fixture: F) -> R:
    """Do a task on a worker, if it has the same code as the machine that asks."""
    version, code = known
    if (__version__, code_fingerprint()) != known:
        mine = f"{__version__} ({code_fingerprint()[:6]})"
        raise OtherCode(
            f"A worker has Serpentry {mine}, and this is {version} ({code[:6]}): games would not "
            f"be the same. Install the same version there."
        )
    keep_freed_memory()
    try:
        return task(plan, fixture)
    except OSError as error:
        # Uncaught, it would look like the loss of the scheduler.
        raise SerpentryError(
            f"A worker could not play game {fixture.number}: {error}. What is played is kept."
        ) from error


class KnownMachines(Frozen):
    """What is known of the machines: how many workers each has, and the scheduler's own page."""

    workers: Mapping[str, int]
    dashboard: str = ""


def tell_nobody(_: KnownMachines) -> None:
    """Nobody asked."""


class Machines:
    """The workers of a Dask scheduler."""

    def __init__(self, address: str, tell: Callable[[KnownMachines], None] = tell_nobody) -> None:
        self.address, self.tell = address, tell
        self._dask = need("distributed", "machines")

    def work(self, task: Task[A, F, R], plan: A, fixtures: Iterable[F]) -> Generator[R]:
        """Each game once, on any worker; games that end their workers are named at the end."""
        with self._client() as client:
            crew = Crew(client, self._dask, task, plan, self.tell)
            yield from self._listened(crew.play(fixtures))
            for fixture in list(crew.suspects):
                # Alone: who was beside a game that ends its worker is innocent.
                crew.suspects = []
                yield from self._listened(crew.play([fixture]))
                crew.poisoned += [one.number for one in crew.suspects]
        if crew.poisoned:
            games = ", ".join(map(str, sorted(crew.poisoned)))
            raise SerpentryError(
                f"Every worker that played it has died, again and again: game {games}. All other "
                f"games are played and kept. Look for a bot that ends its process."
            )

    @contextmanager
    def _client(self) -> Iterator[Any]:
        try:
            client = self._dask.Client(
                self.address, timeout=CONNECT_SECONDS, set_as_default=False, name="serpentry"
            )
        except (OSError, ValueError) as error:
            raise SerpentryError(
                f"No Dask scheduler answers at {self.address}. Start one with: dask scheduler"
            ) from error
        try:
            yield client
        finally:
            client.close(timeout=1)

    def _listened(self, games: Generator[R]) -> Generator[R]:
        """The same, with a sentence as the error if the scheduler is lost."""
        lost = (OSError, TimeoutError, self._dask.CancelledError)
        try:
            yield from games
        except lost as error:
            raise SerpentryError(
                f"The Dask scheduler at {self.address} is gone. What is played is kept: start it "
                f"again, and the same command goes on."
            ) from error


class Crew(Generic[A, F, R]):
    """Games under way on the workers of a scheduler."""

    def __init__(
        self,
        client: Any,
        dask: ModuleType,
        task: Task[A, F, R],
        plan: A,
        tell: Callable[[KnownMachines], None],
    ) -> None:
        self.client, self.dask, self.task, self.plan = client, dask, task, plan
        self.tell = tell
        self.known = (__version__, code_fingerprint())
        self.suspects: list[F] = []
        """Games at which a worker died more often than the scheduler allows."""
        self.poisoned: list[int] = []
        self._looked, self._room = -LOOK_SECONDS, 1
        self._run, self._sent_so_far = uuid4().hex[:12], 0

    def play(self, fixtures: Iterable[F]) -> Generator[R]:
        """Each game as soon as it is done."""
        left, under_way = iter(fixtures), dict[Any, F]()
        done = self.dask.as_completed(loop=self.client.loop)
        try:
            while True:
                for fixture in islice(left, max(0, self._wanted() - len(under_way))):
                    under_way[future := self._sent(fixture)] = fixture
                    done.add(future)
                if not under_way:
                    return
                future = next(done)
                fixture = under_way.pop(future)
                if (result := self._result(future, fixture)) is not None:
                    yield result
        finally:
            if under_way:
                self.client.cancel(list(under_way), force=True)

    def _sent(self, fixture: F) -> Any:
        self._sent_so_far += 1
        key = f"game-{fixture.number}-{self._run}-{self._sent_so_far}"
        given = self.known, self.task, self.plan, fixture
        return self.client.submit(work_there, *given, key=key, pure=False)

    def _result(self, future: Any, fixture: F) -> R | None:
        try:
            played: R = future.result()
        except self.dask.scheduler.KilledWorker:
            self.suspects.append(fixture)
            return None
        finally:
            future.release()
        return played

    def _wanted(self) -> int:
        """How many games may be under way: workers come and go."""
        if monotonic() - self._looked > LOOK_SECONDS:
            self._looked = monotonic()
            workers = self.client.nthreads()
            self._room = AHEAD * max(1, sum(workers.values()))
            hosts = Counter(urlsplit(address).hostname or address for address in workers)
            self.tell(KnownMachines(hosts, self._dashboard()))
        return self._room

    def _dashboard(self) -> str:
        """Where the scheduler's own page is, if it has one."""
        try:
            return str(self.client.dashboard_link)
        except (KeyError, ValueError):
            return ""
