"""Memory of an idle table, of an idle socket, and of those who watch.

`python -m bench memory [COUNT]`: so many tables are made, then as many sockets opened, then as many
spectators look on at one live game, then as many ask what there is to watch, as the page does. The
resident memory of the service is told before and after, for each of them.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from bench.line import Line
from bench.service.tables import GAME, our_service
from serpentry.client import Client
from serpentry.client.client import HERE

COUNT = 1000
WARM = 50
"""Tables and sockets before anything is measured: what they share is there then."""
SETTLE_SECONDS = 2.0
ASKED = "GET /api/watch HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: gzip\r\n\r\n"


class Grown(NamedTuple):
    """What one more of each adds, in bytes."""

    table: float
    socket: float
    spectator: float
    watcher: float


def resident_kb(pid: int) -> int:
    """The memory that a process has now."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ValueError(f"process {pid} has no memory")


async def watch(url: str) -> asyncio.StreamWriter:
    """A connection that has asked what there is to watch, and stays to ask again."""
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(ASKED.format(host=where.netloc).encode())
    head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
    assert head.startswith("http/1.1 200"), head
    await reader.readexactly(int(head.partition("content-length:")[2].split()[0]))
    return writer


async def grown(url: str, pid: int, count: int) -> Grown:
    """How much a table, a socket, a spectator and a watcher of the page add."""
    async with Client(url, timeout=120) as client:
        await client.introduce("Bench")
        cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())

        async def tables(many: int) -> list[str]:
            return [await client.make_table(GAME, [HERE, HERE]) for _ in range(many)]

        async def sockets(names: list[str], cookie: str = cookie) -> list[Line]:
            paths = [f"/api/tables/{name}/socket?changes=true" for name in names]
            lines = [await Line.opened(url, path, cookie) for path in paths]
            for line in lines:
                await line.heard()
            await asyncio.sleep(SETTLE_SECONDS)
            return lines

        open_lines = await sockets(await tables(WARM))
        before = resident_kb(pid)
        names = await tables(count)
        between = resident_kb(pid)
        open_lines += await sockets(names)
        after = resident_kb(pid)
        live = await client.make_table(GAME, [HERE, HERE], public=True)
        open_lines += await sockets([live] * WARM, "")
        begun = resident_kb(pid)
        open_lines += await sockets([live] * count, "")
        watched = resident_kb(pid)
        asking = [await watch(url) for _ in range(WARM)]
        asked = resident_kb(pid)
        asking += [await watch(url) for _ in range(count)]
        last = resident_kb(pid)
        for line in open_lines:
            line.close()
        for writer in asking:
            writer.close()
    steps = (between - before, after - between, watched - begun, last - asked)
    return Grown(*(step * 1024 / count for step in steps))


def memory(count: int = COUNT) -> None:
    """Print the figures."""
    folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    with folder as name, our_service(Path(name)) as (url, pid):
        found = asyncio.run(grown(url, pid, count))
    print(f"{count} of each, in bytes for one more:")
    for name, size in found._asdict().items():
        print(f"  {name:10}{size:10,.0f}")


if __name__ == "__main__":
    memory(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT)
