"""The log of what the host did: who, when, what and why. Nothing takes an entry back."""

from typing import Literal

import sqlalchemy as sa

from serpentry.hosting.room import now_ms
from serpentry.server.conduct.reports import KEPT_DAYS, new_id
from serpentry.server.store.schema import deeds
from serpentry.server.store.store import Stored
from serpentry.table.setup import DAY
from serpentry.tabletop.helpers.frozen import Frozen

What = Literal[
    "dismiss",
    "rename",
    "suspend",
    "lift",
    "unlist-study",
    "hide-study",
    "show-study",
    "ban",
    "unban",
    "close",
    "reopen",
    "read-only",
    "writable",
]
TOLD = ("rename", "suspend", "lift", "unlist-study", "hide-study", "show-study")
"""Deeds that are shown, with the reason, to the guest they are about."""


class Deed(Frozen):
    """Something that the host did, about a guest, a table, a study or a report."""

    what: What
    who: str = ""
    why: str = ""
    about_guest: str = ""
    about: str = ""
    name: str = ""
    """What the guest or the study was called then."""
    detail: str = ""
    """What a guest is called now, or when a suspension ends."""
    id: str = ""
    at: int = 0
    is_told: bool = False


class DeedLog(Stored):
    """The deeds in the database."""

    async def add(self, deed: Deed) -> None:
        """Log a deed, and delete those that are old."""
        now, is_told = now_ms(), deed.what not in TOLD or not deed.about_guest
        row = vars(deed.but(id=new_id(), at=now, is_told=is_told))
        async with self.store.writing() as connection:
            await connection.execute(deeds.insert().values(**row))
            await connection.execute(deeds.delete().where(deeds.c.at < now - KEPT_DAYS * DAY))

    async def page(self, first: int, most: int) -> list[Deed]:
        """Some of them, the newest first."""
        wanted = deeds.select().order_by(deeds.c.at.desc(), deeds.c.id).offset(first).limit(most)
        return await self.store.read_as(Deed, wanted)

    async def untold(self, guest: str) -> list[Deed]:
        """What a guest has not read yet, the oldest first."""
        own = sa.and_(deeds.c.about_guest == guest, sa.not_(deeds.c.is_told))
        return await self.store.read_as(Deed, deeds.select().where(own).order_by(deeds.c.at))

    async def note_told(self, guest: str) -> None:
        """A guest has read all of it."""
        own = deeds.c.about_guest == guest
        await self.store.change(deeds.update().where(own).values(is_told=True))

    async def was_taken(self, guest: str, name: str) -> bool:
        """Whether the host took this name from a guest."""
        wanted = sa.select(deeds.c.name).where(
            deeds.c.about_guest == guest, deeds.c.what == "rename"
        )
        return name.casefold() in {row.name.casefold() for row in await self.store.read(wanted)}
