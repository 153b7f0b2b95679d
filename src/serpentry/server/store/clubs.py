"""Reading and writing the logs of clubs."""

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import groupby

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from serpentry.clubs.events import ClubEntry, Dissolved, club_event_from, club_event_json
from serpentry.clubs.storage import ClubChange, Unread
from serpentry.hosting.storage import Overtaken
from serpentry.hosting.stored import encode_stored
from serpentry.server.store.outbox import TELL, tidings_row
from serpentry.server.store.schema import club_events, clubs_due, tables, turns
from serpentry.server.store.store import MOST_AT_ONCE, Stored
from serpentry.tabletop.formats.jsons import json_of

FORGET_DUE = clubs_due.delete().where(clubs_due.c.club_id == sa.bindparam("club"))
DUE = clubs_due.insert().values(club_id=sa.bindparam("club"), at=sa.bindparam("at"))


class ClubStore(Stored):
    """The clubs in the database of the tables."""

    async def club_log(self, club: str, after: int) -> Unread:
        """What happened in a club next after a number, a piece of it that is fetched at once."""
        wanted = (
            sa.select(club_events)
            .where(club_events.c.club_id == club, club_events.c.seq > after)
            .order_by(club_events.c.seq)
            .limit(MOST_AT_ONCE)
        )
        rows = await self.store.read(wanted)
        return Unread(len(rows), partial(_changes, rows))

    async def add_to_club(self, club: str, change: ClubChange) -> None:
        """Write in one transaction; Overtaken if another was there first."""
        self.store.want_to_write()
        is_long = len(change.entries) > MOST_AT_ONCE
        rows = await asyncio.to_thread(_rows, club, change) if is_long else _rows(club, change)
        try:
            async with self.store.writing() as connection:
                for begin in range(0, len(rows), MOST_AT_ONCE):
                    part = rows[begin : begin + MOST_AT_ONCE]
                    await connection.execute(club_events.insert(), part)
                if told := [tidings_row(one) for one in change.tidings]:
                    await connection.execute(TELL, told)
                await connection.execute(FORGET_DUE, {"club": club})
                if change.due:
                    await connection.execute(DUE, {"club": club, "at": change.due})
                if isinstance(change.entries[-1].event, Dissolved):
                    await connection.execute(_before(club, change.entries[-1].seq))
        except IntegrityError as error:
            raise Overtaken from error

    async def table_phases(self, wanted: Sequence[str]) -> dict[str, str]:
        """What each of these tables is doing; those that are not there are left out."""
        asked = sa.select(tables.c.id, tables.c.phase).where(tables.c.id.in_(wanted))
        return {row.id: row.phase for row in await self.store.read(asked)}

    async def table_turns(self, wanted: Sequence[str]) -> dict[str, tuple[str, int, int]]:
        """Which guest each of these tables waits for, since when, and until when."""
        asked = turns.select().where(turns.c.table_id.in_(wanted))
        rows = await self.store.read(asked)
        return {row.table_id: (row.guest, row.since, row.deadline) for row in rows}

    async def due(self, now: int, most: int) -> list[str]:
        """Clubs in which something may follow by itself, the longest due first."""
        wanted = sa.select(clubs_due.c.club_id).where(clubs_due.c.at <= now)
        rows = await self.store.read(wanted.order_by(clubs_due.c.at).limit(most))
        return [row.club_id for row in rows]

    async def claim(self, club: str, now: int, until: int) -> bool:
        """Whether this server sees to a club that is due; no other does before a time."""
        here = sa.and_(clubs_due.c.club_id == club, clubs_due.c.at <= now)
        return bool(await self.store.change(clubs_due.update().where(here).values(at=until)))

    async def look_again(self, club: str, claimed: int, at: int) -> None:
        """When a club that was seen to is due next, 0: never; not if something happened since."""
        here = sa.and_(clubs_due.c.club_id == club, clubs_due.c.at == claimed)
        order = (
            clubs_due.update().where(here).values(at=at) if at else clubs_due.delete().where(here)
        )
        async with self.store.writing() as connection:
            await connection.execute(order)


def _rows(club: str, change: ClubChange) -> list[dict[str, object]]:
    return [
        {
            "club_id": club,
            "seq": one.seq,
            "at": one.at,
            "body": encode_stored(club_event_json(one.event)),
            "cause": change.cause,
        }
        for one in change.entries
    ]


def _before(club: str, seq: int) -> sa.Delete:
    """Deletes all that was; the last event stays, so that other servers read that it is over."""
    return sa.delete(club_events).where(club_events.c.club_id == club, club_events.c.seq < seq)


def _changes(rows: Sequence[sa.Row[tuple[object, ...]]]) -> tuple[ClubChange, ...]:
    """Events of one message came together."""
    together = groupby(rows, key=lambda row: row.cause or row.seq)
    return tuple(_change(list(group)) for _, group in together)


def _change(rows: list[sa.Row[tuple[object, ...]]]) -> ClubChange:
    entries = tuple(ClubEntry(row.seq, row.at, club_event_from(json_of(row.body))) for row in rows)
    return ClubChange(entries, rows[0].cause)
