"""What is stored of a guest who wants to be forgotten, and how it is replaced or deleted.

Games and clubs belong to all who played in them: their logs stay, and name somebody else there.
Every step is short, so that moves never wait for it, and can be taken twice.
"""

import asyncio
import json
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Any

import sqlalchemy as sa

from serpentry.clubs.events import CameBack, Joined, Restyled
from serpentry.hosting.stored import Row, encode_stored
from serpentry.server.store.schema import (
    AT_LAST,
    DELETED,
    UNNAMED,
    club_events,
    contacts,
    events,
    notices,
    tables,
    when_forgotten,
)
from serpentry.server.store.store import MOST_AT_ONCE, TableStore
from serpentry.table.events import Removed, Replaced, Rose, Said, Sat, Seated, event_from
from serpentry.table.setup import HERE
from serpentry.tabletop.helpers.frozen import Frozen

TRIES = 5
SEATING = (Sat, Rose, Removed, Seated, Replaced)


class Forgotten(Frozen):
    """The guest to be forgotten, and what stands in their place."""

    guest: str
    name: str
    line: str
    """In place of what they said and wrote; empty: that stays."""

    def stand_in(self, place: str) -> str:
        """Whom a log names instead: nobody can tell who that was, or where else they were."""
        return sha256(f"{place} {self.guest}".encode()).hexdigest()[: len(self.guest)]


async def forget_at_table(store: TableStore, table: str, of: Forgotten) -> None:
    """Replace what a table's log, set-up and card say of a guest."""
    instead, here = of.stand_in(table), events.c.table_id == table
    async with store.reading() as connection:
        row = (await connection.execute(tables.select().where(tables.c.id == table))).first()
        seating = sa.select(events.c.body).where(here, _is_any(events.c.body, SEATING))
        seated = (await connection.execute(seating.order_by(events.c.seq))).scalars().all()
    if row is None:
        return
    setup = json.loads(row.setup)
    seats = _seats_of({of.guest, instead}, len(setup["places"]), seated)

    def said(event: dict[str, Any]) -> dict[str, Any]:
        theirs = {"guest": instead, "name": event["name"] and of.name}
        is_line = of.line and event["is"] == Said.__name__
        return event | theirs | ({"text": of.line} if is_line else {})

    if setup["host"] == of.guest:
        setup |= {"host": instead, **({"title": ""} if of.line else {})}
        for place in setup["places"]:
            if place["kind"] == HERE:
                place["name"] = place["name"] and of.name
    values = {"setup": encode_stored(setup), "host": setup["host"]}
    await replace_in_log(store, events, here, of.guest, instead, said)
    for _ in range(TRIES):
        renamed = _renamed(json.loads(row.card), seats, of.name, setup["title"])
        as_read = sa.and_(tables.c.id == table, tables.c.card == row.card)
        async with store.writing() as connection:
            done = await connection.execute(
                tables.update().where(as_read).values(card=encode_stored(renamed), **values)
            )
        if done.rowcount:
            return
        async with store.reading() as connection:
            row = (await connection.execute(tables.select().where(tables.c.id == table))).one()


def _is_any(body: sa.Column[str], kinds: Iterable[type]) -> sa.ColumnElement[bool]:
    return sa.or_(*(body.like(f'{{"is": "{one.__name__}"%') for one in kinds))


def _seats_of(guests: set[str], count: int, seated: Sequence[str]) -> set[int]:
    """Where a guest sits, by all that happened to seats; or their stand-in, if it was begun."""
    chairs: list[str] = [""] * count
    for body in seated:
        match event_from(json.loads(body)):
            case Sat(seat, who, _):
                chairs[seat] = who
            case Rose(seat) | Removed(seat) | Replaced(seat):
                chairs[seat] = ""
            case Seated(first):
                chairs = chairs[first:] + chairs[:first]
    return {seat for seat, who in enumerate(chairs) if who in guests}


def _renamed(card: Row, seats: set[int], name: str, title: str) -> dict[str, Any]:
    """What lists show of a table."""
    found: dict[str, Any] = {**card, "title": title} if "title" in card else {**card}
    for seat, chair in enumerate(found.get("chairs", ())):
        if seat in seats and chair.get("name"):
            chair["name"] = name
    return found


async def forget_in_club(
    store: TableStore, club: str, of: Forgotten, name_of: Callable[[str], str]
) -> None:
    """Replace what a club's log says of a guest who has left it."""
    here = club_events.c.club_id == club
    joined = sa.select(club_events.c.body).where(here, club_events.c.body.like(f'%"{of.guest}"%'))
    async with store.reading() as connection:
        found = [json.loads(one)["event"] for one in (await connection.execute(joined)).scalars()]
    joining = (Joined.__name__, CameBack.__name__)
    for member in {one["member"] for one in found if one["is"] in joining}:
        name = name_of(member)

        def renamed(stored: dict[str, Any], name: str = name) -> dict[str, Any]:
            event = stored["event"] | {"name": name}
            return {**stored, "event": event | ({"guest": ""} if "guest" in event else {})}

        theirs = _of_member(club_events.c.body, member)
        await _rewrite(store, club_events, sa.and_(here, theirs), renamed)
    await _replace_causes(store, club_events, here, of.guest, of.stand_in(club))


def _of_member(body: sa.Column[str], member: str) -> sa.ColumnElement[bool]:
    named = (
        f'%"is": "{one.__name__}", "member": "{member}"%' for one in (Joined, CameBack, Restyled)
    )
    return sa.or_(*map(body.like, named))


async def replace_in_log(
    store: TableStore,
    log: sa.Table,
    here: sa.ColumnElement[bool],
    guest: str,
    instead: str,
    change: Callable[[dict[str, Any]], dict[str, Any]],
) -> None:
    """Change the entries of a log that name a guest, and the messages that they came by."""
    await _rewrite(store, log, sa.and_(here, log.c.body.like(f'%"{guest}"%')), change)
    await _replace_causes(store, log, here, guest, instead)


async def _rewrite(
    store: TableStore,
    log: sa.Table,
    which: sa.ColumnElement[bool],
    change: Callable[[dict[str, Any]], dict[str, Any]],
) -> None:
    place, seq = log.primary_key.columns
    order = (
        log.update()
        .where(place == sa.bindparam("at_"), seq == sa.bindparam("seq_"))
        .values(body=sa.bindparam("body_"))
    )
    reached = 0
    while True:
        wanted = log.select().where(which, seq > reached).order_by(seq).limit(MOST_AT_ONCE)
        async with store.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        if not rows:
            return
        changed = await asyncio.to_thread(_changed, rows, change)
        async with store.writing() as connection:
            await connection.execute(order, changed)
        reached = rows[-1].seq


def _changed(
    rows: Sequence[sa.Row[Any]], change: Callable[[dict[str, Any]], dict[str, Any]]
) -> list[Row]:
    return [
        {"at_": row[0], "seq_": row.seq, "body_": encode_stored(change(json.loads(row.body)))}
        for row in rows
    ]


async def _replace_causes(
    store: TableStore, log: sa.Table, here: sa.ColumnElement[bool], guest: str, instead: str
) -> None:
    """A repeated message is known by who sent it; a guest who is gone repeats none."""
    rest = sa.func.substr(log.c.cause, len(guest) + 1)
    order = log.update().where(here, log.c.cause.like(f"{guest}:%"))
    async with store.writing() as connection:
        await connection.execute(order.values(cause=sa.literal(instead) + rest))


async def delete_own(store: TableStore, guest: str) -> None:
    """Delete name, addresses, studies, passkeys, devices, preferences and reports.

    Deeds lose the name.
    """
    theirs = sa.select(contacts.c.id).where(contacts.c.guest == guest)
    async with store.writing() as connection:
        await connection.execute(notices.delete().where(notices.c.contact.in_(theirs)))
        for column in when_forgotten(DELETED):
            await connection.execute(sa.delete(column.table).where(column == guest))
        # That something was done stays in the log, but not about whom.
        for column in when_forgotten(UNNAMED):
            unnamed = dict.fromkeys((column.name, "name", "detail", "why"), "")
            await connection.execute(sa.update(column.table).where(column == guest).values(unnamed))


async def delete_seats(store: TableStore, guest: str) -> None:
    """Delete where a guest sat and what came of it: at last, as it tells at which tables there is
    something to do."""
    async with store.writing() as connection:
        for column in when_forgotten(AT_LAST):
            await connection.execute(sa.delete(column.table).where(column == guest))
