"""Load and random faults, as long as you like.

`python -m bench soak [SECONDS] [COUNTS]`.

Players move at many tables of all games while the service or one of its workers is killed, it is
stopped, restarted worker by worker and backed up, its database is held by somebody else, its disk
is full, and its clock is turned. At the end every acknowledged move must lie in the log under its
number, no move may lie there that was neither acknowledged nor left unanswered, every table must
replay, every game that ended must pass the check of its moves, draws and result, and every backup
must be whole. Counts are added to the file of an earlier run. Whenever nobody moved for five
seconds, a line says why: which of the faults it was, or that the bench itself stood still.
"""

import asyncio
import json
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from bench.service.tables import LOOSE, free_port
from bench.silences import Silences
from serpentry.catalogue import names
from serpentry.client import Client
from serpentry.client.client import HERE
from serpentry.client.table import Refusal
from serpentry.hosting.replays import checked_table
from serpentry.server.settings import Settings
from serpentry.server.store.store import TableStore
from serpentry.table.events import Moved
from serpentry.table.fold import folded
from serpentry.table.state import Phase
from serpentry.tabletop.errors import SerpentryError

SECONDS, TABLES, WORKERS = 60.0, 20, 2
FAULTS = (
    *("killed", "worker killed", "stopped", "restarted worker by worker"),
    *("database held", "disk full", "clock turned", "backed up"),
)
PAUSE, BETWEEN_FAULTS = 0.2, (5.0, 15.0)
FAULT_SECONDS, PROGRESS_SECONDS = 4.0, 15.0
LITTLE_ROOM = 4096
"""Bytes that a file may have on a disk that is full."""
MOST_TURNED = 3600
"""Seconds that a clock is turned by, forth or back."""
TURNED_CLOCK = """
import os, time
place, real = os.environ["SOAK_CLOCK"], time.time_ns
def turned():
    with open(place) as file:
        return real() + 1_000_000_000 * int(file.read() or 0)
time.time_ns = turned
"""
"""What the service runs first, so that its clock on the wall is the one of a file."""


class Soak:
    """One run: a service that is started again and again, players, and what was acknowledged."""

    def __init__(self, folder: Path, seconds: float, seed: int) -> None:
        self.folder, self.seconds, self.until = folder, seconds, 0.0
        self.rng, self.port = Random(seed), free_port()
        self.settings = Settings(database=f"sqlite:///{folder / 'tables.sqlite'}")
        self.counts: Counter[str] = Counter()
        self.acknowledged: dict[str, set[int]] = {}
        self.process: subprocess.Popen[str] | None = None
        self.unanswered: Counter[str] = Counter()
        """Moves that may have been stored or not, by table."""
        self.over: set[str] = set()
        """Tables whose game came to its end."""
        self.silences = Silences()
        self.clock = folder / "clock"
        self.clock.write_text("0")
        (folder / "sitecustomize.py").write_text(TURNED_CLOCK)

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() >= self.until

    def start(self) -> None:
        """Start the service on its port, and wait until it is open."""
        environment = {f"SERPENTRY_{name}": "10000000" for name in LOOSE}
        environment |= {
            "SERPENTRY_DATABASE": self.settings.database,
            "SERPENTRY_PORT": str(self.port),
            "SERPENTRY_WORKERS": str(WORKERS),
            "SOAK_CLOCK": str(self.clock),
            "PYTHONPATH": os.pathsep.join((str(self.folder), os.environ.get("PYTHONPATH", ""))),
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "serpentry", "serve"],
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=(self.folder / "log").open("ab"),
            text=True,
        )
        assert self.process.stdout is not None
        assert "open" in self.process.stdout.readline(), (self.folder / "log").read_text()
        self.counts["starts"] += 1

    def end(self, how: signal.Signals) -> None:
        """End the service, kindly or not."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.process.wait(60)
        self.process.stdout.close()

    def workers(self) -> list[int]:
        """The processes that serve."""
        assert self.process is not None
        pid = self.process.pid
        place = Path(f"/proc/{pid}/task/{pid}/children")
        return list(map(int, place.read_text(encoding="utf-8").split()))

    async def restart_workers(self) -> None:
        """Stop one worker after another, each when the last one's successor takes guests."""
        for one in self.workers():
            opened = self.opened()
            os.kill(one, signal.SIGTERM)
            while self.opened() == opened:
                await asyncio.sleep(0.1)

    def opened(self) -> int:
        """How many workers have begun to take guests so far, as the log has it."""
        return (self.folder / "log").read_text(encoding="utf-8").count("] open ")

    async def hold_database(self) -> None:
        """Somebody else writes to the database, and takes his time."""
        with sqlite3.connect(self.folder / "tables.sqlite", timeout=60) as other:
            other.execute("begin immediate")
            await asyncio.sleep(FAULT_SECONDS)
            other.rollback()

    async def fill_disk(self) -> None:
        """No file of the service may grow for a while."""
        some = self.workers()
        for limit in (LITTLE_ROOM, resource.RLIM_INFINITY):
            for one in some:
                with suppress(ProcessLookupError):
                    resource.prlimit(one, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
            await asyncio.sleep(FAULT_SECONDS if limit == LITTLE_ROOM else 0)

    async def back_up(self, file: Path) -> None:
        """Back up as a host does; in our own process the players would wait for it."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "serpentry", "backup", str(file)),
            *("--database", self.settings.database),
            stdout=DEVNULL,
        )
        if await process.wait():
            self.counts["backups that are not whole"] += 1

    def turn_clock(self) -> None:
        """The clock on the wall goes wrong."""
        self.clock.write_text(str(self.rng.randint(-MOST_TURNED, MOST_TURNED)))

    async def faults(self) -> None:
        """Something happens every few seconds."""
        while not self.is_over:
            await asyncio.sleep(self.rng.uniform(*BETWEEN_FAULTS))
            what = min(FAULTS, key=lambda one: (self.counts[one], self.rng.random()))
            with self.silences.during(what):
                await self.fault(what)
            self.counts[what] += 1

    async def fault(self, what: str) -> None:
        """One of them, by its name."""
        match what:
            case "worker killed":
                os.kill(self.rng.choice(self.workers()), signal.SIGKILL)
            case "restarted worker by worker":
                await self.restart_workers()
            case "database held":
                await self.hold_database()
            case "disk full":
                await self.fill_disk()
            case "clock turned":
                self.turn_clock()
            case "backed up":
                await self.back_up(self.folder / f"{self.counts[what]}.backup")
            case _:
                how = signal.SIGKILL if what == "killed" else signal.SIGTERM
                await asyncio.to_thread(self.end, how)
                await asyncio.to_thread(self.start)

    async def progress(self) -> None:
        """A line now and then."""
        began = time.monotonic()
        while not self.is_over:
            await asyncio.sleep(PROGRESS_SECONDS)
            faults = ", ".join(f"{self.counts[one]} {one}" for one in FAULTS if self.counts[one])
            took = time.monotonic() - began
            print(f"{took:5.0f} s: {self.counts['moves']:,} moves; {faults}", flush=True)

    async def play(self, client: Client, rng: Random) -> None:
        """Play one game after another."""
        while not self.is_over:
            try:
                table = await client.make_table(rng.choice(names()), [HERE, HERE])
            except Exception:  # the service may be away just now
                self.counts["requests while it was away"] += 1
                await asyncio.sleep(PAUSE)
                continue
            self.counts["tables"] += 1
            try:
                async with client.at(table) as socket:
                    while not (self.is_over or socket.is_over):
                        await self.move(table, socket, rng)
                        await asyncio.sleep(PAUSE)
                    if socket.is_over:
                        self.over.add(table)
            except TimeoutError:  # no welcome: it was away for long
                self.counts["late"] += 1

    async def move(self, table: str, socket: Any, rng: Random) -> None:
        """One move, if it is our turn by now."""
        try:
            await socket.until(lambda: socket.is_over or socket.is_our_turn, 30)
            if not socket.is_over:
                answer = await socket.move(rng.choice(socket.legal))
                if answer["type"] == "ack":
                    self.counts["moves"] += 1
                    if silence := self.silences.moved():
                        print(silence, flush=True)
                    self.acknowledged.setdefault(table, set()).add(answer["first"])
        except Refusal as refused:
            self.counts[f"refused {refused.key}"] += 1
            self.unanswered[table] += 1
        except TimeoutError:
            self.counts["late"] += 1
            self.unanswered[table] += 1

    async def check(self) -> None:
        """What was acknowledged is there, and every table replays."""
        store = TableStore(self.settings.database_url)
        await store.open()
        try:
            for table, numbers in self.acknowledged.items():
                stored = await store.load(table)
                there = set() if stored is None else {one.entry.seq for one in stored.entries}
                self.counts["lost"] += len(numbers - there)
                if stored is not None:
                    entries = (one.entry for one in stored.entries)
                    moves = {one.seq for one in entries if isinstance(one.event, Moved)}
                    more = len(moves - numbers)
                    self.counts["found"] += len(moves)
                    self.counts["from nowhere"] += max(0, more - self.unanswered[table])
                    state = folded(stored.setup, (one.entry for one in stored.entries))
                    self.counts["replayed"] += 1
                    if state.phase is Phase.OVER:
                        self.counts["games ended"] += 1
                        self.over.discard(table)
                        with suppress(SerpentryError):
                            checked_table(state, stored.seed)
                            self.counts["games that pass the check"] += 1
        finally:
            await store.close()

    async def run(self) -> None:
        """All of it."""
        await asyncio.to_thread(self.start)
        self.until = time.monotonic() + self.seconds
        try:
            async with Client(f"http://127.0.0.1:{self.port}", timeout=30) as client:
                await client.introduce("Soak")
                players = [self.play(client, Random(at)) for at in range(TABLES)]
                self.silences = Silences()
                watching = self.silences.watch(lambda: self.is_over)
                await asyncio.gather(self.faults(), self.progress(), watching, *players)
        finally:
            await asyncio.to_thread(self.end, signal.SIGTERM)
        await self.check()


def soak(seconds: float = SECONDS, kept: Path | None = None) -> int:
    """Run, print the counts, and give how much was lost or late."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        run = Soak(Path(name), seconds, seed=int(time.time()))
        asyncio.run(run.run())
    counts = Counter(run.counts) + Counter({"seconds": int(seconds)})
    if kept is not None:
        before = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
        counts += Counter(before)
        kept.write_text(json.dumps(counts, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    for what, count in sorted(counts.items()):
        Console().print(f"{what:>32} {count:,}")
    counts = run.counts
    for silence in run.silences.found:
        Console().print(silence)
    unchecked = counts["games ended"] - counts["games that pass the check"]
    wrong = counts["lost"] + counts["from nowhere"] + unchecked + len(run.over)
    wrong += counts["backups that are not whole"]
    Console().print("The counts agree." if not wrong else f"{wrong} counts do NOT agree.")
    return wrong


if __name__ == "__main__":
    words = sys.argv[1:]
    sys.exit(
        1
        if soak(float(words[0]) if words else SECONDS, Path(words[1]) if words[1:] else None)
        else 0
    )
