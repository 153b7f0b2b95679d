"""Guests who avoid others: a muted one is not heard, and nobody has to play with a blocked one."""

import secrets
from collections.abc import Iterable
from typing import Final, Literal

import sqlalchemy as sa

from serpentry.hosting.room import now_ms
from serpentry.server.conduct.persons import Person
from serpentry.server.store.schema import avoided
from serpentry.server.store.store import Stored
from serpentry.table.refusals import Refused
from serpentry.tabletop.helpers.frozen import Frozen

How = Literal["mute", "block"]
BLOCK: Final = "block"
MOST_AVOIDED = 500
"""By one guest."""


class Avoided(Frozen):
    """Somebody whom a guest avoids; what they were called when that began."""

    id: str
    guest: str
    other_guest: str
    name: str
    how: How
    at: int


class AvoidStore(Stored):
    """Guests and those they avoid, in the database."""

    async def of_guest(self, guest: str) -> list[Avoided]:
        """Whom a guest avoids, the newest first."""
        wanted = avoided.select().where(avoided.c.guest == guest).order_by(avoided.c.at.desc())
        return await self.store.read_as(Avoided, wanted)

    async def avoid(self, guest: str, other: Person, how: How) -> None:
        """Mute or block somebody, whatever it was before; Refused if there are too many."""
        self.store.want_to_write()
        both = sa.and_(avoided.c.guest == guest, avoided.c.other_guest == other.guest)
        counted = sa.select(sa.func.count()).where(avoided.c.guest == guest)
        row = {"guest": guest, "other_guest": other.guest, "name": other.name, "how": how}
        async with self.store.writing() as connection:
            await connection.execute(avoided.delete().where(both))
            if int((await connection.execute(counted)).scalar() or 0) >= MOST_AVOIDED:
                raise Refused("too-many-avoided")
            new = {**row, "id": secrets.token_hex(8), "at": now_ms()}
            await connection.execute(avoided.insert().values(new))

    async def stop(self, guest: str, which: str) -> None:
        """Avoid somebody no more."""
        own = sa.and_(avoided.c.id == which, avoided.c.guest == guest)
        await self.store.change(avoided.delete().where(own))

    async def are_apart(self, guest: str, others: Iterable[str]) -> bool:
        """Whether a guest has blocked one of the others, or one of them the guest."""
        among = [one for one in others if one != guest]
        if not among:
            return False
        wanted = sa.select(avoided.c.id).where(
            avoided.c.how == BLOCK,
            sa.or_(
                sa.and_(avoided.c.guest == guest, avoided.c.other_guest.in_(among)),
                sa.and_(avoided.c.other_guest == guest, avoided.c.guest.in_(among)),
            ),
        )
        return bool(await self.store.read(wanted.limit(1)))
