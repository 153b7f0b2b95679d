"""Small questions to the database, those that wait together answered in one go."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from serpentry.hosting.stored import Row
from serpentry.server.store.engine import twin_in_thread
from serpentry.server.store.prepared import prepared

Found = Sequence[sa.Row[Any]]


class WaitingRead(NamedTuple):
    """What is asked, and who waits for the answer."""

    wanted: sa.Select[Any]
    given: Row
    answer: "asyncio.Future[Found]"


class QuickReader:
    """Asks SQLite in one step there and back, where asyncio's driver takes a step for each of
    connecting, asking, reading and closing: that costs ten times as much as the question."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine, self.twin = engine, twin_in_thread(engine)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self.waiting: list[WaitingRead] = []
        self.task: asyncio.Task[None] | None = None

    async def rows(self, wanted: sa.Select[Any], **given: str | int | bool | None) -> Found:
        """The rows that a statement finds; it is made once, and given its values here."""
        if self.twin is None:
            async with self.engine.connect() as connection:
                found: Found = (await connection.execute(wanted, given)).all()
                return found
        answer: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self.waiting.append(WaitingRead(wanted, given, answer))
        if self.task is None:
            self.task = asyncio.create_task(self._work(self.twin), name="reader")
        return await answer

    async def _work(self, twin: sa.Engine) -> None:
        """Ask until nobody waits; what goes wrong is told to all who do."""
        loop = asyncio.get_running_loop()
        asked: list[WaitingRead] = []
        try:
            while self.waiting:
                asked, self.waiting = self.waiting, []
                answers = await loop.run_in_executor(self.thread, _ask, twin, asked)
                for one, found in zip(asked, answers, strict=True):
                    _tell(one.answer, found)
        except BaseException as error:  # also that it is closed by now: nobody waits for ever
            for one in (*asked, *self.waiting):
                _tell(one.answer, error)
            self.waiting = []
            if not isinstance(error, Exception):
                raise
        finally:
            self.task = None

    async def close(self) -> None:
        """Answer who waits, and let go."""
        if self.task is not None:
            await asyncio.wait({self.task})
        if self.twin is not None:
            self.thread.submit(self.twin.dispose).result()
        self.thread.shutdown()


def _tell(answer: "asyncio.Future[Found]", found: Found | BaseException) -> None:
    if answer.done():  # the asker has gone
        return
    if isinstance(found, asyncio.CancelledError):
        answer.cancel()
    elif isinstance(found, BaseException):
        answer.set_exception(found)
    else:
        answer.set_result(found)


def _ask(twin: sa.Engine, asked: Sequence[WaitingRead]) -> list[Found | Exception]:
    """What each finds, or what went wrong with it."""
    try:
        with twin.connect() as connection:
            return [_found(connection, one) for one in asked]
    except Exception as error:  # the one who waits must hear of it
        return [error for _ in asked]


def _found(connection: sa.Connection, asked: WaitingRead) -> Found | Exception:
    text, values = prepared(asked.wanted, connection.dialect)
    try:
        return connection.exec_driver_sql(text, values(asked.given)).all()
    except Exception as error:
        return error
