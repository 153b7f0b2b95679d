"""Memory of an idle table and of an idle socket.

`python -m bench memory [COUNT]`: so many tables are made, then as many sockets opened, and the
resident memory of the service is told before and after, in kB for each.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from bench.line import Line
from bench.service.tables import GAME, our_service
from serpentry.client import Client
from serpentry.client.client import HERE

COUNT = 1000
WARM = 50
"""Tables and sockets before anything is measured: what they share is there then."""
SETTLE_SECONDS = 2.0


def resident_kb(pid: int) -> int:
    """The memory that a process has now."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ValueError(f"process {pid} has no memory")


async def grown(url: str, pid: int, count: int) -> tuple[float, float]:
    """How much a table and a socket add."""
    async with Client(url, timeout=120) as client:
        await client.introduce("Bench")
        cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())

        async def tables(many: int) -> list[str]:
            return [await client.make_table(GAME, [HERE, HERE]) for _ in range(many)]

        async def sockets(names: list[str]) -> list[Line]:
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
        for line in open_lines:
            line.close()
    return (between - before) / count, (after - between) / count


def memory(count: int = COUNT) -> None:
    """Print the figures."""
    folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    with folder as name, our_service(Path(name)) as (url, pid):
        table, socket = asyncio.run(grown(url, pid, count))
    print(f"{count} idle tables: {table:.1f} kB each; as many idle sockets: {socket:.1f} kB each")


if __name__ == "__main__":
    memory(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT)
