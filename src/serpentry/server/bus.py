"""Wakes other servers on the same database: a table has events up to a number."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import structlog
from sqlalchemy import make_url

from serpentry.server.store.writer import CHANNEL

Woken = Callable[[str, int], Awaitable[None]]
Heard = Callable[[str], None]
PRESENCE = "serpentry_presence"
log = structlog.get_logger()

RETRY_SECONDS = 1.0
GOODBYE_SECONDS = 1.0
MOST_UNSENT = 10_000


class Bus(Protocol):
    """Calls back when another server may have written."""

    async def open(self, woken: Woken, heard: Heard) -> None:
        """Begin to listen: to what was written, and to who is where."""
        ...

    def announce(self, text: str) -> None:
        """Tell the other servers, soon; nothing is lost if it does not arrive."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class NoBus:
    """One server alone: nobody else writes."""

    async def open(self, woken: Woken, heard: Heard) -> None:
        """Nothing to listen to."""

    def announce(self, text: str) -> None:
        """Nobody to tell."""

    async def close(self) -> None:
        """Nothing to stop."""


class PostgresBus:
    """LISTEN on the channel that every commit notifies; connects again when cut off."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url).set(drivername="postgresql")
        self.url = parsed.render_as_string(hide_password=False)
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()
        self.outbox: asyncio.Queue[str] = asyncio.Queue(MOST_UNSENT)

    async def open(self, woken: Woken, heard: Heard) -> None:
        """Listen, and return once we do."""
        self.task = asyncio.create_task(self._listen(woken, heard), name="bus")
        await asyncio.wait_for(self.ready.wait(), 10)

    def announce(self, text: str) -> None:
        """Tell the others; when cut off for long, what is too much is left out."""
        with suppress(asyncio.QueueFull):
            self.outbox.put_nowait(text)

    async def close(self) -> None:
        """Say what is still to be said, then stop listening."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.outbox.join(), GOODBYE_SECONDS)
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _listen(self, woken: Woken, heard: Heard) -> None:
        while True:
            try:
                await self._listen_once(woken, heard)
            except OSError as error:
                log.warning("bus cut off", error=str(error))
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self, woken: Woken, heard: Heard) -> None:
        import asyncpg  # only with the extra `postgres`

        news: asyncio.Queue[str | None] = asyncio.Queue()
        connection: Any = await asyncpg.connect(self.url)
        speaker = asyncio.create_task(self._speak(connection))
        try:
            await connection.add_listener(CHANNEL, lambda *said: news.put_nowait(said[-1]))
            await connection.add_listener(PRESENCE, lambda *said: heard(said[-1]))
            connection.add_termination_listener(lambda _: news.put_nowait(None))
            self.ready.set()
            while (one := await news.get()) is not None:
                table, _, seq = one.partition(" ")
                await woken(table, int(seq))
        finally:
            speaker.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await speaker
            await connection.close(timeout=2)

    async def _speak(self, connection: Any) -> None:
        """Send what was announced; it waits while the listeners are being set up."""
        await self.ready.wait()
        while True:
            text = await self.outbox.get()
            try:
                await connection.execute("SELECT pg_notify($1, $2)", PRESENCE, text)
            finally:
                self.outbox.task_done()


def bus_for(url: str) -> Bus:
    """The bus that fits a database."""
    return PostgresBus(url) if url.startswith("postgresql") else NoBus()
