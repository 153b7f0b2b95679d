"""Forgetting a guest: who it was, where they sat, where they wanted to be told of things.

Games belong to all who played them: their logs stay, and the guest's name in them is replaced.
"""

import json
from typing import Any

import sqlalchemy as sa

from serpentry.hosting.stored import encode_stored
from serpentry.server.store.schema import (
    club_events,
    contacts,
    events,
    guests,
    notices,
    sitters,
    studies,
    tables,
    turns,
)
from serpentry.server.store.store import TableStore
from serpentry.table.events import Rose, Sat, event_from


async def clubs_of(store: TableStore, guest: str) -> list[str]:
    """The clubs in whose logs a guest is named."""
    wanted = sa.select(club_events.c.club_id).distinct().where(_names(club_events.c.body, guest))
    async with store.reading() as connection:
        return list((await connection.execute(wanted)).scalars())


async def forget(store: TableStore, guest: str, name: str) -> list[str]:
    """Delete what is kept of a guest, who has another name at tables then; gives those tables."""
    store.want_to_write()
    wanted = (
        sa.select(events)
        .where(_names(events.c.body, guest))
        .order_by(events.c.table_id, events.c.seq)
    )
    async with store.reading() as connection:
        rows = (await connection.execute(wanted)).all()
    named = sorted({row.table_id for row in rows})
    theirs = sa.select(contacts.c.id).where(contacts.c.guest == guest)
    async with store.writing() as connection:
        for row in rows:
            await connection.execute(
                events.update()
                .where(events.c.table_id == row.table_id, events.c.seq == row.seq)
                .values(body=_renamed(row.body, guest, name))
            )
        for table in named:
            await _rename_on_card(connection, table, guest, name)
        await connection.execute(notices.delete().where(notices.c.contact.in_(theirs)))
        own = (contacts.c.guest, sitters.c.guest, studies.c.guest, turns.c.guest, guests.c.id)
        for column in own:
            await connection.execute(sa.delete(column.table).where(column == guest))
    return named


def _names(body: sa.Column[str], guest: str) -> sa.ColumnElement[bool]:
    return body.like(f'%"{guest}"%')


def _renamed(body: str, guest: str, name: str) -> str:
    """An event as it is kept, with another name if it is of that guest."""
    event: dict[str, Any] = json.loads(body)
    if event.get("guest") == guest and "name" in event:
        event["name"] = name
    return encode_stored(event)


async def _rename_on_card(connection: Any, table: str, guest: str, name: str) -> None:
    """What lists show of a table."""
    log = sa.select(events.c.body).where(events.c.table_id == table).order_by(events.c.seq)
    seats: set[int] = set()
    for body in (await connection.execute(log)).scalars():
        match event_from(json.loads(body)):
            case Sat(seat, who, _):
                seats = seats | {seat} if who == guest else seats - {seat}
            case Rose(seat):
                seats = seats - {seat}
    row = tables.c.id == table
    card = json.loads((await connection.execute(sa.select(tables.c.card).where(row))).scalar_one())
    for seat, chair in enumerate(card.get("chairs", ())):
        if seat in seats and chair.get("name"):
            chair["name"] = name
    await connection.execute(tables.update().where(row).values(card=encode_stored(card)))
