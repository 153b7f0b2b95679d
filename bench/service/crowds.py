"""What crowds cost a player.

`python -m bench crowds WHAT [NUMBER] [IMAGE]`:

- growth: tables with an open socket each, up to NUMBER (5,000), and where a move's cost goes; IMAGE
  is a plot of it.
- idle: so many sockets (10,000) that look on elsewhere.
- spectators: so many (5,000) who look on at the player's own table.
- stored: so many tables (100,000) that lie in the database.

One player moves, one move after another. Told are the median time to the acknowledgement and the
server's processor time a move, without the crowd and with it: on a busy machine their ratio counts.
"""

import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from bench.service.tables import GAME, our_service, processor_seconds, scripts
from serpentry.arena.charts import Axis, ChartLine, line_chart, save
from serpentry.client import Client
from serpentry.client.client import HERE
from serpentry.languages import Language
from serpentry.tabletop.helpers.intervals import exactly

NUMBERS = {"growth": 5000, "idle": 10_000, "spectators": 5000, "stored": 100_000}
GAMES, ELSEWHERE_TABLES, AT_ONCE = 12, 100, 50
STEPS = (50, 200, 800, 2000, 5000)


@dataclass(frozen=True)
class Cost:
    """What a move costs: milliseconds to its acknowledgement, and of the server's processor."""

    wait: float
    spent: float


class House:
    """A running service with one guest."""

    def __init__(self, client: Client, pid: int, file: Path) -> None:
        self.client, self.pid, self.file = client, pid, file

    async def table(self) -> str:
        """A new table at which the guest has both seats."""
        return await self.client.make_table(GAME, [HERE, HERE])

    async def cost(self, at: str | None = None) -> Cost:
        """The cost of a move in a few games; all of one at a table that is given."""
        waits: list[float] = []
        spent = 0.0
        for moves in scripts(1 if at else GAMES):
            async with self.client.at(at or await self.table()) as socket:
                before = processor_seconds(self.pid)
                for move in moves:
                    began = time.perf_counter()
                    await socket.move(move)
                    waits.append(time.perf_counter() - began)
                spent += processor_seconds(self.pid) - before
        return Cost(1000 * statistics.median(waits), 1000 * spent / len(waits))

    async def watch(self, stack: AsyncExitStack, tables: list[str], count: int) -> None:
        """So many sockets that listen, at these tables in turn."""
        address = self.client.url.replace("http", "ws", 1)
        for first in range(0, count, AT_ONCE):
            some = range(first, min(first + AT_ONCE, count))
            names = [tables[at % len(tables)] for at in some]
            urls = [f"{address}/api/tables/{name}/socket?changes=true" for name in names]
            for socket in await asyncio.gather(*map(_open, urls)):
                stack.push_async_callback(socket.close)
                task = asyncio.create_task(_listen(socket))
                stack.callback(task.cancel)


async def _open(url: str) -> ClientConnection:
    return await connect(url, compression=None, ping_interval=None, max_size=None, open_timeout=120)


async def _listen(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


@asynccontextmanager
async def house() -> AsyncIterator[House]:
    """A fresh service."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        with our_service(folder) as (url, pid):
            async with Client(url, timeout=300) as client:
                await client.introduce("Bench")
                await House(client, pid, folder).cost()
                yield House(client, pid, folder / "t.sqlite")


def told(what: str, before: Cost, after: Cost) -> None:
    """Print what a crowd did to a move."""
    print(
        f"{what}: {before.wait:.1f} → {after.wait:.1f} ms to the answer "
        f"({after.wait / before.wait:.2f}×), {before.spent:.2f} → {after.spent:.2f} ms processor "
        f"({after.spent / max(before.spent, 1e-9):.2f}×)"
    )


async def idle(number: int) -> None:
    """Sockets that look on at other tables."""
    async with house() as one, AsyncExitStack() as stack:
        before = await one.cost()
        tables = [await one.table() for _ in range(ELSEWHERE_TABLES)]
        await one.watch(stack, tables, number)
        told(f"{number:,} idle sockets", before, await one.cost())


async def spectators(number: int) -> None:
    """Sockets that look on at the very table."""
    async with house() as one, AsyncExitStack() as stack:
        before = await one.cost(await one.table())
        table = await one.table()
        await one.watch(stack, [table], number)
        told(f"{number:,} spectators", before, await one.cost(table))


async def stored(number: int) -> None:
    """Tables in the database that nobody looks at."""
    async with house() as one:
        before = await one.cost()
        table = await one.table()
        await asyncio.to_thread(_copy, one.file, table, number)
        told(f"{number:,} stored tables", before, await one.cost())


def _copy(file: Path, table: str, number: int) -> None:
    """Rows of a table and its events under other names."""
    with sqlite3.connect(file, timeout=60) as database:
        for name, key in (("tables", "id"), ("events", "table_id"), ("sitters", "table_id")):
            columns = [row[1] for row in database.execute(f"pragma table_info({name})")]
            taken = ", ".join("? || copy" if one == key else one for one in columns)
            database.execute(
                "with recursive n(copy) as (select 1 union all select copy + 1 from n "
                "where copy < ?) "
                f"insert into {name} ({', '.join(columns)}) "
                f"select {taken} from {name}, n where {key} = ?",
                (number, "copy", table),
            )


async def growth(number: int, image: str = "") -> None:
    """More and more tables, each with a socket."""
    costs: dict[int, Cost] = {}
    async with house() as one, AsyncExitStack() as stack:
        made = 0
        for step in (size for size in STEPS if size <= number):
            began, before = time.perf_counter(), processor_seconds(one.pid)
            for first in range(made, step, AT_ONCE):
                count = min(AT_ONCE, step - first)
                await one.watch(stack, await _hosted(one.client.url, count), count)
            spent = 1000 * (processor_seconds(one.pid) - before) / (step - made)
            waited = time.perf_counter() - began
            made, costs[step] = step, await one.cost()
            told(f"{step:,} tables", costs[STEPS[0]], costs[step])
            print(f"  opened in {waited:.0f} s, {spent:.1f} ms processor a table and its socket")
    if image:
        _plot(costs, image)


async def _hosted(url: str, count: int) -> list[str]:
    """Tables of a guest of their own: nobody hosts thousands."""
    async with Client(url, timeout=300) as host:
        await host.introduce("Host")
        made = (host.make_table(GAME, [HERE, HERE]) for _ in range(count))
        return list(await asyncio.gather(*made))


def _plot(costs: dict[int, Cost], image: str) -> None:
    lines = [
        ChartLine(
            "processor a move", [(count, exactly(one.spent)) for count, one in costs.items()]
        ),
        ChartLine("acknowledgement", [(count, exactly(one.wait)) for count, one in costs.items()]),
    ]
    across, up = Axis("live tables, a socket each", is_log=True), Axis("milliseconds", low=0)
    save(line_chart("What a move costs", across, up, lines, Language()), Path(image))


CROWDS: dict[str, Callable[..., Awaitable[None]]] = {
    "growth": growth,
    "idle": idle,
    "spectators": spectators,
    "stored": stored,
}


async def main(what: str, number: str = "", *image: str) -> None:
    """One of them, by its name."""
    await CROWDS[what](int(number) if number else NUMBERS[what], *image)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
