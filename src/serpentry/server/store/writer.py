"""One writer that puts many appends into one transaction: all are durable when it commits."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from serpentry.hosting.storage import Overtaken
from serpentry.hosting.stored import Row
from serpentry.hosting.tidings import Tidings
from serpentry.server.store.engine import twin_in_thread
from serpentry.server.store.failures import NotStored, fault_of
from serpentry.server.store.outbox import DROP_TURN, KEEP_TURN, TELL, tidings_row
from serpentry.server.store.prepared import execute_all
from serpentry.server.store.rated.settling import RatedGame, settle
from serpentry.server.store.schema import events, tables

MOST_TOGETHER = 256
CHANNEL = "serpentry"
log = structlog.get_logger()


class Write(NamedTuple):
    """What is to be written together: perhaps a new table, events, what follows from them."""

    table: str
    seq: int
    events: Sequence[Row]
    changed: Row
    """The columns of the table's row that follow from its events."""
    created: Sequence[Row] = ()
    sitters: Sequence[Row] = ()
    endings: Sequence[Row] = ()
    """What came of the game, once it is over."""
    turns: Sequence[Row] = ()
    """Whose move is waited for now."""
    tidings: Sequence[Tidings] = ()
    rated: Sequence[RatedGame] = ()


class Waiting(NamedTuple):
    """A write whose author waits."""

    write: Write
    done: "asyncio.Future[None]"


UPDATE_TABLE = (
    tables.update()
    .where(tables.c.id == sa.bindparam("of"))
    .values(
        phase=sa.bindparam("phase_"),
        updated=sa.bindparam("updated_"),
        computer_due=sa.bindparam("due_"),
        card=sa.bindparam("card_"),
    )
)


INSERT_TABLE = tables.insert().values({one.name: sa.bindparam(one.name) for one in tables.c})
INSERT_SITTER = sa.text(
    "INSERT INTO sitters (guest, table_id) VALUES (:guest, :table_id) ON CONFLICT DO NOTHING"
)
INSERT_ENDING = sa.text(
    "INSERT INTO endings (guest, table_id, ended, game, outcome, level) "
    "VALUES (:guest, :table_id, :ended, :game, :outcome, :level) ON CONFLICT DO NOTHING"
)
"""Chat after the game changes nothing about it."""
INSERT_EVENT = events.insert().values({one.name: sa.bindparam(one.name) for one in events.c})
NOTIFY = sa.text("SELECT pg_notify(:channel, :payload)")


class BatchWriter:
    """Takes writes from everywhere and commits them one batch after another."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.twin = twin_in_thread(engine)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work."""
        self.task = asyncio.create_task(self._work(), name="writer")

    async def stop(self) -> None:
        """Finish what is waiting, then rest."""
        await self.queue.join()
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        if self.twin is not None:
            self.thread.submit(self.twin.dispose).result()
        self.thread.shutdown()

    async def put(self, write: Write) -> None:
        """Return when the write is durable; Overtaken if its number is taken; NotStored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Waiting(write, done))
        await done

    async def _work(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < MOST_TOGETHER and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self.queue.task_done()

    async def _commit(self, batch: list[Waiting]) -> None:
        try:
            await self._write([one.write for one in batch])
        except IntegrityError:
            await self._one_by_one(batch)
        except Exception as error:  # the one who waits must hear of it, and the writer must live on
            log.warning("not stored", writes=len(batch), exc_info=error)
            for one in batch:
                _tell(one, NotStored(fault_of(error)))
        else:
            for one in batch:
                _tell(one, None)

    async def _one_by_one(self, batch: list[Waiting]) -> None:
        if len(batch) == 1:
            _tell(batch[0], Overtaken())
            return
        for one in batch:
            await self._commit([one])

    async def _write(self, writes: list[Write]) -> None:
        """Write in one transaction."""
        if self.twin is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(_execute, writes)
        else:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.thread, _write_with, self.twin, writes)


def _write_with(engine: sa.Engine, writes: list[Write]) -> None:
    with engine.begin() as connection:
        _execute(connection, writes)


def _execute(connection: sa.Connection, writes: list[Write]) -> None:
    if created := [row for write in writes for row in write.created]:
        execute_all(connection, INSERT_TABLE, created)
    if happened := [row for write in writes for row in write.events]:
        execute_all(connection, INSERT_EVENT, happened)
    if seated := [row for write in writes for row in write.sitters]:
        execute_all(connection, INSERT_SITTER, seated)
    if ended := [row for write in writes for row in write.endings]:
        execute_all(connection, INSERT_ENDING, ended)
    if rated := [game for write in writes for game in write.rated]:
        settle(connection, rated)
    _keep_for_later(connection, writes)
    execute_all(connection, UPDATE_TABLE, [_changes(write) for write in writes])
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, [_notice(write) for write in writes])


def _keep_for_later(connection: sa.Connection, writes: list[Write]) -> None:
    """What people may be notified of once this is durable."""
    turns = [row for write in writes for row in write.turns]
    if going := [row for row in turns if not row["is_over"]]:
        execute_all(connection, KEEP_TURN, going)
    if over := [{"table": row["table_id"]} for row in turns if row["is_over"]]:
        execute_all(connection, DROP_TURN, over)
    if tidings := [tidings_row(one) for write in writes for one in write.tidings]:
        execute_all(connection, TELL, tidings)


def _notice(write: Write) -> Row:
    return {"channel": CHANNEL, "payload": f"{write.table} {write.seq}"}


def _changes(write: Write) -> Row:
    row = write.changed
    return {
        "of": write.table,
        "phase_": row["phase"],
        "updated_": row["updated"],
        "due_": row["computer_due"],
        "card_": row["card"],
    }


def _tell(waiting: Waiting, error: BaseException | None) -> None:
    if waiting.done.done():
        return
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)
