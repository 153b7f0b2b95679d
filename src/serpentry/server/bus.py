"""Wakes other servers on the same database: a table has events up to a number."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import structlog
from sqlalchemy import make_url

from serpentry.server.store.writer import CHANNEL

Woken = Callable[[str, int], Awaitable[None]]
log = structlog.get_logger()

RETRY_SECONDS = 1.0


class Bus(Protocol):
    """Calls back when another server may have written."""

    async def open(self, woken: Woken) -> None:
        """Begin to listen."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class NoBus:
    """One server alone: nobody else writes."""

    async def open(self, woken: Woken) -> None:
        """Nothing to listen to."""

    async def close(self) -> None:
        """Nothing to stop."""


class PostgresBus:
    """LISTEN on the channel that every commit notifies; connects again when cut off."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url).set(drivername="postgresql")
        self.url = parsed.render_as_string(hide_password=False)
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def open(self, woken: Woken) -> None:
        """Listen, and return once we do."""
        self.task = asyncio.create_task(self._listen(woken), name="bus")
        await asyncio.wait_for(self.ready.wait(), 10)

    async def close(self) -> None:
        """Stop listening."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _listen(self, woken: Woken) -> None:
        while True:
            try:
                await self._listen_once(woken)
            except OSError as error:
                log.warning("bus cut off", error=str(error))
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self, woken: Woken) -> None:
        import asyncpg  # only with the extra `postgres`

        heard: asyncio.Queue[str | None] = asyncio.Queue()
        connection: Any = await asyncpg.connect(self.url)
        try:
            await connection.add_listener(CHANNEL, lambda *news: heard.put_nowait(news[-1]))
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            self.ready.set()
            while (news := await heard.get()) is not None:
                table, _, seq = news.partition(" ")
                await woken(table, int(seq))
        finally:
            await connection.close(timeout=2)


def bus_for(url: str) -> Bus:
    """The bus that fits a database."""
    return PostgresBus(url) if url.startswith("postgresql") else NoBus()
