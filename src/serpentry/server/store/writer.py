"""One writer that puts many appends into one transaction: all are durable when it commits."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serpentry.rooms.stored import Row
from serpentry.server.store.failures import NotStored, fault_of
from serpentry.server.store.schema import events, sitters, tables

MOST_TOGETHER = 256
CHANNEL = "serpentry"
log = structlog.get_logger()


class Overtaken(Exception):
    """Another event has taken this number; read what was missed and decide again."""


@dataclass(frozen=True)
class Write:
    """What is to be written together: perhaps a new table, events, what follows from them."""

    table: str
    seq: int
    events: Sequence[Row]
    changed: Row
    """The columns of the table's row that follow from its events."""
    created: Sequence[Row] = ()
    sitters: Sequence[Row] = ()


@dataclass(frozen=True)
class Waiting:
    """A write whose author waits."""

    write: Write
    done: "asyncio.Future[None]" = field(compare=False)


UPDATE = (
    tables.update()
    .where(tables.c.id == sa.bindparam("of"))
    .values(
        phase=sa.bindparam("phase_"),
        updated=sa.bindparam("updated_"),
        computer_due=sa.bindparam("due_"),
        card=sa.bindparam("card_"),
    )
)


class Writer:
    """Takes writes from everywhere and commits them one batch after another."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.is_postgres = engine.dialect.name == "postgresql"

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

    async def put(self, write: Write) -> None:
        """Return when the write is durable; Overtaken if its number is taken; NotStored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Waiting(write, done))
        await asyncio.shield(done)

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
            async with self.engine.begin() as connection:
                await self._execute(connection, [one.write for one in batch])
        except IntegrityError:
            await self._one_by_one(batch)
        except Exception as error:  # whoever waits must hear of it, and the writer must live on
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

    async def _execute(self, connection: AsyncConnection, writes: list[Write]) -> None:
        if created := [row for write in writes for row in write.created]:
            await connection.execute(tables.insert(), created)
        if happened := [row for write in writes for row in write.events]:
            await connection.execute(events.insert(), happened)
        for row in (row for write in writes for row in write.sitters):
            await connection.execute(_unless_there(row))
        changed = [_changes(write) for write in writes]
        await connection.execute(UPDATE, changed)
        if self.is_postgres:
            wake = sa.text("SELECT pg_notify(:channel, :payload)")
            for write in writes:
                payload = f"{write.table} {write.seq}"
                await connection.execute(wake, {"channel": CHANNEL, "payload": payload})


def _unless_there(row: Row) -> sa.Insert:
    there = sa.select(sitters.c.guest).where(
        sitters.c.guest == row["guest"], sitters.c.table_id == row["table_id"]
    )
    new = sa.select(sa.literal(row["guest"]), sa.literal(row["table_id"])).where(~there.exists())
    return sitters.insert().from_select(["guest", "table_id"], new)


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
