"""What a stranger who does his worst costs somebody who plays.

`python -m bench strangers [ATTACK …]`: one service with the limits that it has by default. A player
moves ten times a second, alone and then under one attack after another (`bench/attacks`), each
from an address of its own and as fast as it is let. After every few attacks the player is alone
again, so that what the disk does at one moment isn't taken for the calm.

Told are the player's milliseconds to the acknowledgement, by how much they rise, the processor
seconds of the service and of its loop in a second of the attack, and the longest pause of the loop
in milliseconds of processor time, of its own work and with what other threads did
(`bench/watched.py`). `over` marks what raises the median by more than 50 ms, or the slowest of a
hundred by more than 150.
"""

import asyncio
import os
import signal
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table
from tests.laws.world import FULLEST, fill_club

from bench.attacks import ATTACKS
from bench.service.tables import GAME, database_in, our_service, processor_seconds, scripts
from serpentry.client import Client
from serpentry.client.client import HERE
from serpentry.client.table import TableSocket
from serpentry.server.settings import Settings
from serpentry.tabletop.game import Json

SECONDS, PAUSE = 15.0, 0.1
"""Some 140 moves: enough for the slowest of a hundred not to be the slowest of all."""
CALM_EVERY = 6
SETTLE_SECONDS = 2.0
PATIENCE = 60.0
TABLES = 10
"""Games end; in this number there are moves enough."""
MOST_MEDIAN, MOST_SLOWEST = 50.0, 150.0


@dataclass
class Paced:
    """What somebody who plays waited for, and what the service spent meanwhile."""

    waits: list[float] = field(default_factory=list)
    spent: float = 0.0
    """Processor seconds a second, of the service and all its processes."""
    loop: float = 0.0
    """The same of the thread that every message passes."""
    pauses: str = ""
    """The longest times that the loop did one thing, and could do nothing."""

    @property
    def median(self) -> float:
        """Milliseconds that half of the moves stay under."""
        return 1000 * statistics.median(self.waits)

    @property
    def slowest(self) -> float:
        """Milliseconds that 99 of 100 moves stay under."""
        return 1000 * sorted(self.waits)[int(len(self.waits) * 0.99)]


def loop_seconds(pid: int) -> float:
    """Processor time of the first thread of a process."""
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e9


class Player:
    """Somebody who moves ten times a second, one game after another."""

    def __init__(self, client: Client, pid: int, noted: Path) -> None:
        self.client, self.pid, self.noted = client, pid, noted
        self.games = iter([*scripts(40)] * 100)

    @asynccontextmanager
    async def seated(self) -> AsyncIterator[list[TableSocket]]:
        """At tables enough for one measurement."""
        async with AsyncExitStack() as stack:
            tables = [await self.client.make_table(GAME, [HERE, HERE]) for _ in range(TABLES)]
            yield [await stack.enter_async_context(self.client.at(one)) for one in tables]

    async def play(self, sockets: list[TableSocket], seconds: float) -> Paced:
        """Moves for so long; a move that is not acknowledged counts for all the time it took."""
        paced = Paced()
        await self._pauses()
        began, spent, loop = time.monotonic(), processor_seconds(self.pid), loop_seconds(self.pid)
        for one in sockets:
            await self._play_at(one, next(self.games), began + seconds, paced)
        took = time.monotonic() - began
        paced.spent = (processor_seconds(self.pid) - spent) / took
        paced.loop = (loop_seconds(self.pid) - loop) / took
        paced.pauses = await self._pauses()
        return paced

    async def _pauses(self) -> str:
        """The longest pauses since this was asked last."""
        self.noted.unlink(missing_ok=True)
        os.kill(self.pid, signal.SIGUSR1)
        while not self.noted.exists() or not (text := self.noted.read_text(encoding="utf-8")):
            await asyncio.sleep(0.01)
        return text.replace(" ", " / ")

    async def alone(self, seconds: float) -> Paced:
        """The same while nobody does anything else."""
        async with self.seated() as sockets:
            return await self.play(sockets, seconds)

    async def _play_at(
        self, socket: TableSocket, moves: list[Json], until: float, paced: Paced
    ) -> None:
        for move in moves:
            began = time.monotonic()
            if began >= until:
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(socket.move(move), PATIENCE)
            paced.waits.append(time.monotonic() - began)
            await asyncio.sleep(max(0.0, began + PAUSE - time.monotonic()))


async def attacked(player: Player, name: str, address: str) -> tuple[Paced, str]:
    """What the player waits for under an attack, and what came of that."""
    url = player.client.url
    stranger = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.attacks", name, url, address, str(SECONDS)), stdout=PIPE
    )
    try:
        assert stranger.stdout is not None
        async with player.seated() as sockets:
            if not await _said(stranger.stdout):
                return Paced([PATIENCE]), "could not begin"
            paced = await player.play(sockets, SECONDS)
        return paced, await _said(stranger.stdout)
    finally:
        await _ended(stranger)


async def _said(stranger: asyncio.StreamReader) -> str:
    """The next line of a stranger; none if it does not come."""
    with suppress(TimeoutError):
        return (await asyncio.wait_for(stranger.readline(), 2 * PATIENCE)).decode().strip()
    return ""


async def _ended(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def row(name: str, paced: Paced, alone: Paced, came: str) -> tuple[str, ...]:
    """What was measured under an attack, to be shown."""
    more, most = paced.median - alone.median, paced.slowest - alone.slowest
    return (
        name,
        f"{paced.median:,.0f} / {paced.slowest:,.0f}",
        f"{more:+,.0f} / {most:+,.0f}",
        f"{paced.median / alone.median:.1f} / {paced.slowest / alone.slowest:.1f}",
        str(len(paced.waits)),
        f"{paced.spent:.2f}",
        f"{paced.loop:.2f}",
        paced.pauses,
        "over" if more > MOST_MEDIAN or most > MOST_SLOWEST else "",
        came,
    )


async def strangers(attacks: list[str]) -> None:
    """One attack after the other, and the figures."""
    shown = Table(
        *("attack", "p50 / p99 ms", "rise ms", "times", "moves", "cpu", "loop", "pause ms"),
        *("", "came of it"),
    )
    folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    with ExitStack() as stack:
        noted = Path(stack.enter_context(folder)) / "pauses"
        command = ("bench.watched", str(noted))
        if "long_club" in attacks or "club_log" in attacks:
            await fill_club(Settings(database=database_in(noted.parent)).database_url, FULLEST)
        url, pid = stack.enter_context(our_service(noted.parent, loose=False, command=command))
        async with Client(url, timeout=PATIENCE) as client:
            await client.introduce("Bench")
            player = Player(client, pid, noted)
            await player.alone(SETTLE_SECONDS)
            calm = await player.alone(SECONDS)
            measured = list[tuple[str, Paced, str]]()
            for number, attack in enumerate(attacks, 1):
                paced, came = await attacked(player, attack, f"127.0.1.{9 + number}")
                measured.append((attack, paced, came))
                print("  ".join(row(attack, paced, calm, came)), flush=True)
                await asyncio.sleep(SETTLE_SECONDS)
                if number % CALM_EVERY == 0:
                    calm.waits += (await player.alone(SECONDS)).waits
    for attack, paced, came in [("none", calm, ""), *measured]:
        shown.add_row(*row(attack, paced, calm, came))
    Console(width=160).print(shown)


if __name__ == "__main__":
    asyncio.run(strangers(sys.argv[1:] or list(ATTACKS)))
