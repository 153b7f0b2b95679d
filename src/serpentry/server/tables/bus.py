"""Wakes other servers on the same database: a table has events up to a number."""

import asyncio
import importlib
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

import structlog
from sqlalchemy import make_url

from serpentry.server.store.writer import CHANNEL

if TYPE_CHECKING:
    from asyncpg import Connection

Woken = Callable[[str, int], Awaitable[None]]
Heard = Callable[[str], None]
CutOff = Callable[[], Awaitable[None]]
"""What may have been sent was not heard: the keeper of tables looks again."""
PRESENCE = "serpentry_presence"
log = structlog.get_logger()

RETRY_SECONDS = 0.25
BEAT_SECONDS, ANSWER_SECONDS = 1.0, 2.0
"""A connection that is silent is asked so often, and is dead if it does not answer in time."""
GOODBYE_SECONDS = 1.0
MOST_UNSENT = 10_000


class Bus(Protocol):
    """Calls back when another server may have written."""

    async def open(self, woken: Woken, heard: Heard, cut: CutOff) -> None:
        """Begin to listen: to what was written, and to presence."""
        ...

    def announce(self, text: str) -> None:
        """Tell the other servers, soon; nothing is lost if it does not arrive."""
        ...

    def wrote(self, table: str, seq: int) -> None:
        """A table has events up to a number, and they are stored."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class NoBus:
    """One server alone: nobody else writes."""

    async def open(self, woken: Woken, heard: Heard, cut: CutOff) -> None:
        """Nothing to listen to."""

    def announce(self, text: str) -> None:
        """Nobody to tell."""

    def wrote(self, table: str, seq: int) -> None:
        """Nobody to tell."""

    async def close(self) -> None:
        """Nothing to stop."""


class PostgresBus:
    """LISTEN on the channel that every commit notifies; connects again after whatever cut it off.

    What was sent meanwhile is not repeated by PostgreSQL, so each new connection begins with a word
    to catch up.
    """

    def __init__(self, url: str) -> None:
        parsed = make_url(url).set(drivername="postgresql")
        self.url = parsed.render_as_string(hide_password=False)
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()
        self.is_cut_off = False
        """Which is logged once, however often it is tried again."""
        self.outbox: asyncio.Queue[str] = asyncio.Queue(MOST_UNSENT)

    async def open(self, woken: Woken, heard: Heard, cut: CutOff) -> None:
        """Listen, and return once we do."""
        self.task = asyncio.create_task(self._listen(woken, heard, cut), name="bus")
        await asyncio.wait_for(self.ready.wait(), 10)

    def announce(self, text: str) -> None:
        """Tell the others; when cut off for long, what is too much is left out."""
        with suppress(asyncio.QueueFull):
            self.outbox.put_nowait(text)

    def wrote(self, table: str, seq: int) -> None:
        """The commit itself has told the others."""

    async def close(self) -> None:
        """Say what is still to be sent, then stop listening."""
        if self.ready.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.outbox.join(), GOODBYE_SECONDS)
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _listen(self, woken: Woken, heard: Heard, cut: CutOff) -> None:
        while True:
            why = "closed"
            try:
                await self._listen_once(woken, heard, cut)
            except Exception as error:  # whatever it was, the tables of other servers must be heard
                why = type(error).__name__
            self.ready.clear()
            if not self.is_cut_off:
                log.warning("bus cut off", error=why)
            self.is_cut_off = True
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self, woken: Woken, heard: Heard, cut: CutOff) -> None:
        asyncpg = importlib.import_module("asyncpg")  # only with the extra `postgres`
        news: asyncio.Queue[str | None] = asyncio.Queue()
        connection = await asyncpg.connect(
            self.url, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS
        )
        try:
            connection.add_termination_listener(lambda _: news.put_nowait(None))
            await connection.add_listener(CHANNEL, lambda *said: news.put_nowait(said[-1]))
            await connection.add_listener(PRESENCE, lambda *said: heard(said[-1]))
            await cut()
            self.listens()
            await _first_of(self._speak(connection), pass_on(news, woken))
        finally:
            await _let_go(connection)

    def listens(self) -> None:
        """What others say is heard from now on."""
        self.ready.set()
        if self.is_cut_off:
            log.info("bus is back")
        self.is_cut_off = False

    async def _speak(self, connection: "Connection") -> None:
        """Send what was announced; now and then ask for an answer, as a net is cut in silence."""
        while True:
            try:
                text = await asyncio.wait_for(self.outbox.get(), BEAT_SECONDS)
            except TimeoutError:
                await connection.execute("SELECT 1")
                continue
            try:
                await connection.execute("SELECT pg_notify($1, $2)", PRESENCE, text)
            finally:
                self.outbox.task_done()


async def pass_on(news: "asyncio.Queue[str | None]", woken: Woken) -> None:
    """Wake the keeper of tables with what was heard, until that ends."""
    while (one := await news.get()) is not None:
        table, _, seq = one.partition(" ")
        await woken(table, int(seq))


async def _first_of(*works: Coroutine[object, None, None]) -> None:
    """Work at several things until one of them ends or fails, and leave the others."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for one in done:
            one.result()
    finally:
        for one in tasks:
            one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _let_go(connection: "Connection") -> None:
    """Close a connection that may be dead already."""
    try:
        await connection.close(timeout=ANSWER_SECONDS)
    except Exception:  # it is gone either way
        connection.terminate()


def bus_for(url: str) -> Bus:
    """The bus that fits a database."""
    return PostgresBus(url) if url.startswith("postgresql") else NoBus()
