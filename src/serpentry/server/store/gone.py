"""The guest who is gone, and where they are still named."""

from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from serpentry.server.store.schema import gone_guests, sitters, tables
from serpentry.server.store.store import TableStore

LOOKED_THROUGH = 5_000
"""Rows of a log that are searched in one step."""


def digest_of(guest: str) -> str:
    """What is kept of a guest or device that is gone: enough to know an old cookie by."""
    return sha256(guest.encode()).hexdigest()


async def note_gone(store: TableStore, guest: str, language: str, now: int) -> None:
    """From now on a guest is gone, even if nothing more can be done at the moment."""
    row = {"digest": digest_of(guest), "changed": now, "guest": guest, "language": language}
    store.want_to_write()
    try:
        async with store.writing() as connection:
            await connection.execute(gone_guests.insert().values(**row))
    except IntegrityError:  # by another request of theirs
        return


async def note_ended(store: TableStore, names: Iterable[str], now: int) -> None:
    """From now on cookies of these devices or guests are good no more; nothing is replaced."""
    rows = [
        {"digest": digest_of(one), "changed": now, "guest": "", "language": ""} for one in names
    ]
    for row in rows:
        with suppress(IntegrityError):
            async with store.writing() as connection:
                await connection.execute(gone_guests.insert().values(**row))


async def note_forgotten(store: TableStore, guest: str) -> None:
    """All that named a guest is replaced: who it was is not kept any longer."""
    row = gone_guests.c.digest == digest_of(guest)
    async with store.writing() as connection:
        await connection.execute(gone_guests.update().where(row).values(guest=""))


async def gone_since(store: TableStore, since: int) -> tuple[set[str], int]:
    """The guests who are gone since a time, and the time of the last of them."""
    wanted = sa.select(gone_guests.c.digest, gone_guests.c.changed)
    rows = await store.read(wanted.where(gone_guests.c.changed >= since))
    return {row.digest for row in rows}, max((row.changed for row in rows), default=since)


async def left_to_forget(store: TableStore) -> list[tuple[str, str]]:
    """Guests who are gone, and of whom something is left, with their languages."""
    wanted = sa.select(gone_guests.c.guest, gone_guests.c.language).where(gone_guests.c.guest != "")
    return [(row.guest, row.language) for row in await store.read(wanted)]


async def tables_of(store: TableStore, guest: str) -> list[str]:
    """Where a guest sits, sat, or is the host."""
    sat = sa.select(sitters.c.table_id).where(sitters.c.guest == guest)
    hosted = sa.select(tables.c.id).where(tables.c.host == guest)
    async with store.reading() as connection:
        return sorted((await connection.execute(sat.union(hosted))).scalars())


async def places_naming(store: TableStore, log: sa.Table, guest: str) -> AsyncIterator[str]:
    """The tables or clubs whose logs name a guest; the whole log is searched, a part at a time."""
    place, seq = log.primary_key.columns
    key, reached, found = sa.tuple_(place, seq), sa.tuple_("", 0), set[str]()
    while True:
        rest = log.select().where(key > reached).order_by(place, seq).limit(LOOKED_THROUGH)
        part = rest.subquery()
        last = sa.select(part.c[place.name], part.c.seq).order_by(*part.c[place.name, "seq"])
        last = last.offset(LOOKED_THROUGH - 1)
        naming = sa.select(part.c[place.name]).distinct().where(_names(part, guest))
        async with store.reading() as connection:
            new = {*(await connection.execute(naming)).scalars()} - found
            end = (await connection.execute(last)).first()
        for one in sorted(new):
            yield one
        found |= new
        if end is None:
            return
        reached = sa.tuple_(*end)


def _names(log: Any, guest: str) -> sa.ColumnElement[bool]:
    return sa.or_(log.c.body.like(f'%"{guest}"%'), log.c.cause.like(f"{guest}:%"))
