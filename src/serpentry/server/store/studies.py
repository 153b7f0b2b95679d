"""Reading and writing studies."""

from typing import Any

import sqlalchemy as sa

from serpentry.server.store.schema import studies
from serpentry.server.store.store import TableStore
from serpentry.tabletop.helpers.frozen import Frozen


class KeptStudy(Frozen):
    """A study as it is stored; in lists it comes without its text."""

    id: str
    guest: str
    title: str
    text: str
    updated: int


class StudyStore:
    """The studies in the database of the tables."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def of_guest(self, guest: str) -> list[KeptStudy]:
        """What a guest has made, the newest first."""
        listed = [one for one in studies.c if one.name != "text"]
        wanted = (
            sa.select(*listed, sa.literal("").label("text"))
            .where(studies.c.guest == guest)
            .order_by(studies.c.updated.desc())
        )
        async with self.store.reading() as connection:
            return [KeptStudy(**row) for row in (await connection.execute(wanted)).mappings()]

    async def get(self, study: str) -> KeptStudy | None:
        """A study by its name."""
        wanted = sa.select(studies).where(studies.c.id == study)
        async with self.store.reading() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        return KeptStudy(**row) if row else None

    async def add(self, study: KeptStudy) -> None:
        """Keep a new one."""
        await self._write(studies.insert().values(**vars(study)))

    async def change(self, study: KeptStudy) -> bool:
        """Give a study of a guest another text; whether there is one."""
        values = {"title": study.title, "text": study.text, "updated": study.updated}
        return await self._write(
            studies.update().where(*_own(study.id, study.guest)).values(values)
        )

    async def remove(self, study: str, guest: str) -> bool:
        """Delete a study of a guest; whether there was one."""
        return await self._write(studies.delete().where(*_own(study, guest)))

    async def remove_older(self, before: int) -> int:
        """Delete what nobody has changed since then."""
        async with self.store.writing() as connection:
            done = await connection.execute(studies.delete().where(studies.c.updated < before))
        return int(done.rowcount)

    async def _write(self, order: Any) -> bool:
        self.store.want_to_write()
        async with self.store.writing() as connection:
            return bool((await connection.execute(order)).rowcount)


def _own(study: str, guest: str) -> tuple[sa.ColumnElement[bool], ...]:
    return studies.c.id == study, studies.c.guest == guest
