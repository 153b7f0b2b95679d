"""Guests whom the host has suspended: they look on and finish their games, and nothing else."""

import secrets
from datetime import UTC, datetime

import sqlalchemy as sa

from serpentry.hosting.room import Room, now_ms
from serpentry.server.conduct.avoiding import AvoidStore
from serpentry.server.store.schema import suspensions
from serpentry.server.store.store import Stored
from serpentry.table.commands import REMATCHES, Command, Propose, Reply, Say, Sit
from serpentry.table.refusals import Refused

ENDS = sa.select(suspensions.c.until).where(suspensions.c.guest == sa.bindparam("guest"))
FOR_EVER = 0


class Suspensions(Stored):
    """The suspensions in the database, which all servers ask at every such request."""

    async def end(self, guest: str) -> int | None:
        """When the suspension of a guest ends; 0: never; None where there is none."""
        ends = [int(row[0]) for row in await self.store.quickly(ENDS, guest=guest)]
        if FOR_EVER in ends:
            return FOR_EVER
        last = max(ends, default=0)
        return last if last > now_ms() else None

    async def want_free(self, guest: str) -> None:
        """Refused for a guest who is suspended, with the end."""
        end = await self.end(guest)
        if end == FOR_EVER:
            raise Refused("guest-suspended-for-good")
        if end is not None:
            raise Refused("guest-suspended", until=written(end))

    async def suspend(self, guest: str, until: int) -> None:
        """Suspend a guest until a time, in place of any earlier time."""
        row = {"id": secrets.token_hex(8), "guest": guest, "at": now_ms(), "until": until}
        async with self.store.writing() as connection:
            await connection.execute(suspensions.delete().where(suspensions.c.guest == guest))
            await connection.execute(suspensions.insert().values(row))

    async def lift(self, guest: str) -> None:
        """End the suspension of a guest."""
        async with self.store.writing() as connection:
            await connection.execute(suspensions.delete().where(suspensions.c.guest == guest))


def written(at: int) -> str:
    """A time in words that every language understands."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


class Manners:
    """What a guest may do at a table beside playing on."""

    def __init__(self, suspensions: Suspensions, avoiding: AvoidStore) -> None:
        self.suspensions, self.avoiding = suspensions, avoiding

    async def want_command(self, room: Room, command: Command, guest: str) -> None:
        """Refused for what a suspended guest may not do, and where people avoid each other."""
        match command:
            case Sit():
                await self.suspensions.want_free(guest)
                here = room.state.guests | {room.state.setup.host}
                if await self.avoiding.are_apart(guest, here):
                    raise Refused("seat-not-yours")
            case Say():
                await self.suspensions.want_free(guest)
            case Propose(what) | Reply(what) if what in REMATCHES:
                await self.suspensions.want_free(guest)
