"""Two guests who turn out to be one: what the one played, wrote and joined is the other's.

The guest of a browser that has no passkey becomes the guest whose passkey was shown there. Logs
name the other from then on; at once nobody can act as the first. A server that dies on the way
continues at its next start.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from serpentry.clubs.commands import Depart, HandOn
from serpentry.clubs.rights import ClubWho
from serpentry.clubs.state import Club
from serpentry.hosting.room import now_ms
from serpentry.hosting.stored import encode_stored
from serpentry.server.store.failures import StoreFailed
from serpentry.server.store.forgetting import replace_in_log
from serpentry.server.store.gone import note_ended, places_naming, tables_of
from serpentry.server.store.schema import (
    AT_LAST,
    DELETED,
    MOVES,
    UNLESS_KEPT,
    club_events,
    events,
    joining_guests,
    ratings,
    tables,
    when_joined,
)
from serpentry.server.store.store import TableStore
from serpentry.server.tasks import Tasks
from serpentry.server.upkeep.forgetting import ANSWER_SECONDS, Forgetter
from serpentry.table.refusals import Refused
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import json_of

log = structlog.get_logger()
POOL = (ratings.c.game, ratings.c.seats)


class Joiner:
    """Makes one guest of two."""

    def __init__(self, forgetter: Forgetter) -> None:
        self.forgetter, self.clubs = forgetter, forgetter.clubs
        self.store: TableStore = forgetter.store
        self.tasks = Tasks()

    def start(self) -> None:
        """Continue what was begun."""
        self.tasks.begin(self._continue(), "joiner")

    async def stop(self) -> None:
        """Stop; what is left is done after the next start."""
        await self.tasks.end()

    async def join(self, guest: str, into: str) -> None:
        """Make a guest another one; most of it is done on return, and all of it soon."""
        row = {"guest": guest, "into_guest": into, "at": now_ms()}
        self.store.want_to_write()
        with suppress(IntegrityError):  # by another request of theirs
            async with self.store.writing() as connection:
                await connection.execute(joining_guests.insert().values(**row))
        await note_ended(self.store, [guest], now_ms())
        await self.forgetter.look()
        await asyncio.wait([self._begin(guest, into)], timeout=ANSWER_SECONDS)

    async def _continue(self) -> None:
        try:
            rows = await self.store.read(sa.select(joining_guests))
        except StoreFailed as failed:
            log.warning("who is to be joined can't be read", why=str(failed))
            return
        for row in rows:
            self._begin(row.guest, row.into_guest)

    def _begin(self, guest: str, into: str) -> "asyncio.Task[None]":
        return self.tasks.begin(self._join(guest, into), "join")

    async def _join(self, guest: str, into: str) -> None:
        try:
            await move_own(self.store, guest, into)
            async for club in places_naming(self.store, club_events, guest):
                await self._join_in_club(club, guest, into)
            seats = await tables_of(self.store, guest)
            for table in seats:
                await self._join_at_table(table, guest, into)
            # A spectator may also have said something.
            async for table in places_naming(self.store, events, guest):
                await self._join_at_table(table, guest, into)
            await move_seats(self.store, guest, into)
        except StoreFailed as failed:
            log.warning("guests are not joined before the next start", why=str(failed))
        except Exception:
            log.exception("guests are not joined")

    async def _join_at_table(self, table: str, guest: str, into: str) -> None:
        rewrite = partial(join_at_table, self.store, table, guest, into)
        await self.forgetter.rewritten_table(table, rewrite)

    async def _join_in_club(self, club: str, guest: str, into: str) -> None:
        try:
            found: Club | None = await self.clubs.club(club)
        except (Refused, BadText):  # it has been dissolved, or is damaged
            found = None
        if found is not None:
            await self._leave_one(found, club, guest, into)
        here = club_events.c.club_id == club
        await replace_in_log(self.store, club_events, here, guest, into, _named(guest, into))
        self.forgetter.rewritten_club(club)

    async def _leave_one(self, found: Club, club: str, guest: str, into: str) -> None:
        """Nobody is two members: the one that this browser was leaves, with its results."""
        member, other = found.member_of(guest), found.member_of(into)
        if member is None or other is None:
            return
        with suppress(Refused):  # the club is full: its log is rewritten all the same
            if member.id in found.organisers and other.id not in found.organisers:
                await self.clubs.submit(club, HandOn(other.id, stays=True), ClubWho(guest))
            await self.clubs.submit(club, Depart(member.id), ClubWho(guest))


def _named(guest: str, into: str) -> Any:
    """What changes an entry of a log."""

    def renamed(stored: dict[str, Any]) -> dict[str, Any]:
        event = stored.get("event")  # as clubs keep it
        if isinstance(event, dict):
            return {**stored, "event": renamed(event)}
        return {**stored, "guest": into} if stored.get("guest") == guest else stored

    return renamed


async def join_at_table(store: TableStore, table: str, guest: str, into: str) -> None:
    """Name the other in a table's log and set-up."""
    here = events.c.table_id == table
    await replace_in_log(store, events, here, guest, into, _named(guest, into))
    hosted = sa.and_(tables.c.id == table, tables.c.host == guest)
    async with store.writing() as connection:
        text = (await connection.execute(sa.select(tables.c.setup).where(hosted))).scalar()
        if text is not None:
            setup = encode_stored({**json_of(text), "host": into})
            await connection.execute(tables.update().where(hosted).values(setup=setup, host=into))


async def move_own(store: TableStore, guest: str, into: str) -> None:
    """Studies, addresses and turns are the other's; the devices are signed out."""
    async with store.writing() as connection:
        for column in when_joined(UNLESS_KEPT):
            has_own = sa.exists().where(column == into)
            moved = sa.update(column.table).where(column == guest, ~has_own).values(guest=into)
            await connection.execute(moved)
            await connection.execute(sa.delete(column.table).where(column == guest))
        for column in when_joined(MOVES):
            moved = sa.update(column.table).where(column == guest).values({column: into})
            await connection.execute(moved)
        for column in when_joined(DELETED):
            await connection.execute(sa.delete(column.table).where(column == guest))


async def drop_shorter(connection: AsyncConnection, guest: str, into: str) -> None:
    """Where both have a rating in a game with a number of seats, that of more games stays."""
    counted = sa.select(ratings.c.guest, *POOL, sa.func.count().label("games"))
    counted = counted.where(ratings.c.guest.in_([guest, into])).group_by(ratings.c.guest, *POOL)
    games = {
        (one.guest, one.game, one.seats): one.games for one in await connection.execute(counted)
    }
    for who, game, seats in games:
        theirs, others = (games.get((one, game, seats), 0) for one in (guest, into))
        if who == into and theirs:
            less = guest if theirs <= others else into
            pool = (ratings.c.game == game, ratings.c.seats == seats)
            await connection.execute(ratings.delete().where(ratings.c.guest == less, *pool))


async def move_seats(store: TableStore, guest: str, into: str) -> None:
    """Lists name the other: at last, as they tell at which tables there is something to do."""
    async with store.writing() as connection:
        await drop_shorter(connection, guest, into)
        for column in when_joined(AT_LAST):
            of, theirs = column.table, column == guest
            both = sa.select(of.c.table_id).where(column == into)
            moved = of.update().where(theirs, of.c.table_id.not_in(both)).values(guest=into)
            await connection.execute(moved)
            await connection.execute(of.delete().where(theirs))
        done = joining_guests.c.guest == guest
        await connection.execute(joining_guests.delete().where(done))
