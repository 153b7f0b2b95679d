"""Load and random faults, as long as you like.

`python -m bench soak [SECONDS] [COUNTS]`.

Players move at many tables of all games while the service or one of its workers is killed, and it
is stopped and backed up. At the end every acknowledged move must lie in the log under its number,
every table must replay, and every backup must be whole. Counts are added to the file of an earlier
run.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from bench.service.tables import LOOSE, free_port
from serpentry.catalogue import names
from serpentry.client import Client
from serpentry.client.client import HERE
from serpentry.client.table import Refusal
from serpentry.server.settings import Settings
from serpentry.server.store.store import TableStore
from serpentry.server.upkeep.backup import back_up
from serpentry.table.fold import folded

SECONDS, TABLES, WORKERS = 60.0, 20, 2
FAULTS = ("killed", "worker killed", "worker killed", "stopped", "backed up", "backed up")
PAUSE, BETWEEN_FAULTS = 0.2, (10.0, 20.0)


class Soak:
    """One run: a service that is started again and again, players, and what was acknowledged."""

    def __init__(self, folder: Path, seconds: float, seed: int) -> None:
        self.folder, self.seconds, self.until = folder, seconds, 0.0
        self.rng, self.port = Random(seed), free_port()
        self.settings = Settings(database=f"sqlite:///{folder / 'tables.sqlite'}")
        self.counts: Counter[str] = Counter()
        self.acknowledged: dict[str, set[int]] = {}
        self.process: subprocess.Popen[str] | None = None

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

    def end_worker(self) -> None:
        """End one of the workers, which is replaced."""
        assert self.process is not None
        pid = self.process.pid
        place = Path(f"/proc/{pid}/task/{pid}/children")
        workers = list(map(int, place.read_text(encoding="utf-8").split()))
        if workers:
            os.kill(self.rng.choice(workers), signal.SIGKILL)

    async def faults(self) -> None:
        """Something happens every few seconds."""
        while not self.is_over:
            await asyncio.sleep(self.rng.uniform(*BETWEEN_FAULTS))
            what = self.rng.choice(FAULTS)
            if what == "worker killed":
                self.end_worker()
            elif what == "backed up":
                file = self.folder / f"{self.counts[what]}.backup"
                found = await back_up(self.settings.database_url, file)
                self.counts["unreadable tables in backups"] += len(found.unreadable)
            else:
                how = signal.SIGKILL if what == "killed" else signal.SIGTERM
                await asyncio.to_thread(self.end, how)
                await asyncio.to_thread(self.start)
            self.counts[what] += 1

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
                    self.acknowledged.setdefault(table, set()).add(answer["first"])
        except Refusal as refused:
            self.counts[f"refused {refused.key}"] += 1
        except TimeoutError:
            self.counts["late"] += 1

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
                    folded(stored.setup, (one.entry for one in stored.entries))
                    self.counts["replayed"] += 1
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
                await asyncio.gather(self.faults(), *players)
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
    return run.counts["lost"]


if __name__ == "__main__":
    words = sys.argv[1:]
    sys.exit(
        1
        if soak(float(words[0]) if words else SECONDS, Path(words[1]) if words[1:] else None)
        else 0
    )
