"""Reading and writing tables and guests."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from serpentry.hosting.cards import Card
from serpentry.hosting.storage import Change
from serpentry.hosting.stored import Caused, Row, StoredTable, caused_from, setup_of
from serpentry.server.store.changes import write_of
from serpentry.server.store.engine import bring_up_to_date, connect
from serpentry.server.store.failures import (
    DATABASE_ERRORS,
    NotRead,
    NotStored,
    StoreFault,
    fault_of,
)
from serpentry.server.store.reader import Found, QuickReader
from serpentry.server.store.schema import (
    endings,
    events,
    facts,
    guests,
    notices,
    sitters,
    tables,
    turns,
)
from serpentry.server.store.writer import BatchWriter, Write
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import json_of

UNFINISHED = ("waiting", "playing", "paused")
UNFINISHED_OF_HOST = sa.select(sa.func.count()).where(
    tables.c.host == sa.bindparam("host"),
    sa.or_(*(tables.c.phase == sa.literal_column(f"'{one}'") for one in UNFINISHED)),
)
GUEST_NAME = sa.select(guests.c.name).where(guests.c.id == sa.bindparam("guest"))
MOST_AT_ONCE = 500
log = structlog.get_logger()
T = TypeVar("T")


class TableStore:
    """The database."""

    def __init__(
        self,
        url: str,
        wrote: Callable[[str, int], None] = lambda table, seq: None,
        is_read_only: Callable[[], bool] = lambda: False,
    ) -> None:
        self.engine = connect(url)
        self.writer, self.reader = BatchWriter(self.engine), QuickReader(self.engine)
        self.wrote = wrote
        """Told of every table that has new events, and up to which number."""
        self.is_read_only = is_read_only
        """Whether tables and guests are to stay as they are."""
        self.unreadable: set[str] = set()
        """Tables that lists leave out."""
        in_file = self.engine.dialect.name == "sqlite" and self.engine.url.database
        self.file = Path(in_file) if in_file else None
        self.inode = 0
        self.is_lost = False
        """Whether whatever is written now would not be found again."""

    async def open(self) -> None:
        """Connect, bring the database up to date, begin to write."""
        try:
            await bring_up_to_date(self.engine)
        except BaseException:
            await self.engine.dispose()
            raise
        self.writer.start()

    async def close(self) -> None:
        """Finish writing and let go."""
        await self.writer.stop()
        await self.reader.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; NotRead if there is something wrong with the database."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except DATABASE_ERRORS as error:
            raise NotRead(fault_of(error)) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of its own; NotStored if it fails by the database's fault."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DATABASE_ERRORS as error:
            raise NotStored(fault_of(error)) from error

    async def read(self, wanted: sa.Executable, **given: object) -> Found:
        """All the rows that are wanted."""
        async with self.reading() as connection:
            return (await connection.execute(wanted, given)).all()

    async def read_as(self, kind: Callable[..., T], wanted: sa.Executable) -> list[T]:
        """The same, each made a value whose fields are called like its columns."""
        return [kind(**row._mapping) for row in await self.read(wanted)]

    async def read_value(self, wanted: sa.Executable) -> Any:
        """The first value of the first row, if there is any."""
        async with self.reading() as connection:
            return (await connection.execute(wanted)).scalar()

    async def change(self, order: sa.Executable) -> int:
        """How many rows an order changes; NotStored while everything is to stay as it is."""
        self.want_to_write()
        async with self.writing() as connection:
            return int((await connection.execute(order)).rowcount)

    async def append(self, *changes: Change) -> None:
        """Write, durably on return; Overtaken if another was there first."""
        is_long = sum(len(one.decided.entries) for one in changes) > MOST_AT_ONCE
        write = await asyncio.to_thread(write_of, *changes) if is_long else write_of(*changes)
        await self.write(write)

    async def write(self, write: Write) -> None:
        """Write rows; they are durable on return. Overtaken if another was there first."""
        self.want_to_write()
        await self.writer.put(write)
        self.wrote(write.table, write.seq)

    def is_in_place(self) -> bool:
        """Whether the file that is written to is the one that a next start will find."""
        if self.file is None:
            return True
        try:
            now = self.file.stat().st_ino
        except OSError:
            return False
        self.inode = self.inode or now
        return now == self.inode

    def want_to_write(self) -> None:
        """NotStored while tables and guests are to stay as they are."""
        if self.is_lost:
            raise NotStored(StoreFault.AWAY)
        if self.is_read_only():
            raise NotStored(StoreFault.READ_ONLY)

    async def load(self, table: str) -> StoredTable | None:
        """A whole table."""
        async with self.reading() as connection:
            found = await connection.execute(
                sa.select(tables.c.setup, tables.c.seed).where(tables.c.id == table)
            )
            row = found.first()
        if row is None:
            return None
        setup = setup_of(row.setup)
        return StoredTable(table, setup, row.seed, tuple(await self._rows_after(table, 0)))

    async def entries_after(self, table: str, seq: int) -> tuple[Caused, ...]:
        """The events of a table after a number."""
        return tuple(caused_from(row) for row in await self._rows_after(table, seq))

    async def _rows_after(self, table: str, seq: int) -> list[Row]:
        wanted = (
            sa.select(events)
            .where(events.c.table_id == table, events.c.seq > seq)
            .order_by(events.c.seq)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        if len(rows) <= MOST_AT_ONCE:
            return _as_rows(rows)
        return await asyncio.to_thread(_as_rows, rows)

    async def newest(self, wanted: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        found: dict[str, int] = {}
        for at in range(0, len(wanted), MOST_AT_ONCE):
            numbers = (
                sa.select(events.c.table_id, sa.func.max(events.c.seq))
                .where(events.c.table_id.in_(wanted[at : at + MOST_AT_ONCE]))
                .group_by(events.c.table_id)
            )
            async with self.reading() as connection:
                rows = await connection.execute(numbers)
                found.update((row[0], row[1]) for row in rows)
        return found

    async def cards(self, phases: Sequence[str], limit: int) -> list[Card]:
        """The cards of public tables, newest first."""
        wanted = (
            sa.select(tables.c.id, tables.c.card, tables.c.updated)
            .where(tables.c.phase.in_(phases), tables.c.public)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self.cards_by(wanted)

    async def cards_of(self, guest: str, limit: int) -> list[Card]:
        """The cards of the tables where a guest sits or sat, newest first."""
        wanted = (
            sa.select(tables.c.id, tables.c.card, tables.c.updated)
            .join(sitters, sitters.c.table_id == tables.c.id)
            .where(sitters.c.guest == guest)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self.cards_by(wanted)

    async def cards_by(self, wanted: sa.Select[tuple[str, str, int]]) -> list[Card]:
        """The cards that a query finds."""
        async with self.reading() as connection:
            return self.cards_in((await connection.execute(wanted)).all())

    def cards_in(self, rows: Found) -> list[Card]:
        """The cards of rows."""
        cards = ((row, self.card(row.id, row.card)) for row in rows)
        return [
            {"id": row.id, "updated": row.updated, **card}
            for row, card in cards
            if card is not None
        ]

    def card(self, table: str, text: str) -> Card | None:
        """What is stored of a table for lists; one that can't be read is left out, and logged."""
        try:
            card = json_of(text)
        except BadText:
            card = None
        if isinstance(card, dict):
            return card
        if table not in self.unreadable:
            self.unreadable.add(table)
            log.warning("a table can't be shown in lists", table=table)
        return None

    async def unfinished_of_host(self, guest: str) -> int:
        """How many unfinished tables a guest hosts."""
        return int((await self.quickly(UNFINISHED_OF_HOST, host=guest))[0][0])

    async def computers_due(self, before: int, limit: int = 500) -> list[str]:
        """Tables where a computer should have moved by then."""
        wanted = (
            sa.select(tables.c.id)
            .where(tables.c.computer_due, tables.c.updated <= before)
            .order_by(tables.c.updated)
            .limit(limit)
        )
        async with self.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def older_than(self, before: int, kept: Sequence[str], limit: int) -> list[str]:
        """Tables at which nothing has happened since a time, without some that are kept."""
        wanted = (
            sa.select(tables.c.id)
            .where(tables.c.updated < before, tables.c.id.not_in(kept))
            .order_by(tables.c.updated)
            .limit(limit)
        )
        async with self.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def delete(self, gone: Sequence[str]) -> None:
        """Delete tables with all that happened at them."""
        async with self.writing() as connection:
            for column in (
                events.c.table_id,
                sitters.c.table_id,
                endings.c.table_id,
                turns.c.table_id,
                notices.c.about,
                tables.c.id,
            ):
                await connection.execute(sa.delete(column.table).where(column.in_(gone)))

    async def save_guest(self, guest: str, name: str, now: int) -> None:
        """Remember a guest, or a guest's new name."""
        self.want_to_write()
        async with self.writing() as connection:
            changed = await connection.execute(
                guests.update().where(guests.c.id == guest).values(name=name)
            )
            if not changed.rowcount:
                await connection.execute(guests.insert().values(id=guest, name=name, created=now))

    async def guest_name(self, guest: str) -> str | None:
        """A guest's name; None for a stranger."""
        found = await self.quickly(GUEST_NAME, guest=guest)
        return str(found[0][0]) if found else None

    async def quickly(self, wanted: sa.Select[Any], **given: str | int) -> Found:
        """The rows that a statement finds which is made once; NotRead."""
        try:
            return await self.reader.rows(wanted, **given)
        except DATABASE_ERRORS as error:
            raise NotRead(fault_of(error)) from error

    async def fact(self, name: str, otherwise: str) -> str:
        """A fact of the service, stored now if it was not there."""
        try:
            async with self.writing() as connection:
                await connection.execute(facts.insert().values(name=name, value=otherwise))
        except IntegrityError:
            return str(await self.known_fact(name))
        return otherwise

    async def known_fact(self, name: str) -> str | None:
        """A fact of the service, if it is there."""
        wanted = sa.select(facts.c.value).where(facts.c.name == name)
        async with self.reading() as connection:
            value: str | None = (await connection.execute(wanted)).scalar()
            return value

    async def take_fact(self, name: str) -> str | None:
        """A fact that is there for one alone: the server that takes it first has it."""
        value = await self.known_fact(name)
        async with self.writing() as connection:
            gone = await connection.execute(sa.delete(facts).where(facts.c.name == name))
            return value if gone.rowcount else None

    async def keep_fact(self, name: str, value: str) -> None:
        """Store a fact of the service in place of what it was."""
        async with self.writing() as connection:
            done = await connection.execute(
                facts.update().where(facts.c.name == name).values(value=value)
            )
            if not done.rowcount:
                await connection.execute(facts.insert().values(name=name, value=value))


class Stored:
    """The base of what reads and writes a part of the database."""

    def __init__(self, store: TableStore) -> None:
        self.store = store


def _as_rows(found: Sequence[Any]) -> list[Row]:
    """What was read, by the names of its columns; of a long game that is beside the loop."""
    return [row._asdict() for row in found]
