"""Reading and writing studies."""

from typing import Any

import sqlalchemy as sa

from serpentry.server.store.schema import studies, study_versions
from serpentry.server.store.store import TableStore
from serpentry.tabletop.helpers.frozen import Frozen


class KeptStudy(Frozen):
    """A study as it is stored; in lists it comes without its text."""

    id: str
    guest: str
    title: str
    text: str
    updated: int
    version: int = 1


class KeptVersion(Frozen):
    """What a study was before, and since when it was so."""

    version: int
    saved: int


MOST_VERSIONS = 12
"""Of one study; the oldest go."""
VERSION_MS = 600_000
"""What was there for less is kept only if somebody asks for it."""


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

    async def change(self, study: KeptStudy, since: int | None, is_kept: bool) -> int | None:
        """Give a study of a guest another text: the number of that version.

        None: there is no such study, or it is not the version any more that was written on.
        `is_kept`: what it was until now is kept in any case.
        """
        self.store.want_to_write()
        own = _own(study.id, study.guest)
        async with self.store.writing() as connection:
            row = (await connection.execute(sa.select(studies).where(*own))).mappings().first()
            if row is None or since not in (None, row["version"]):
                return None
            before = KeptStudy(**row)
            values = {
                "title": study.title,
                "text": study.text,
                "updated": study.updated,
                "version": before.version + 1,
            }
            here = (*own, studies.c.version == before.version)
            done = await connection.execute(studies.update().where(*here).values(values))
            if not done.rowcount:
                return None
            if before.text != study.text:
                await _keep(connection, before, study.updated, is_kept)
        return before.version + 1

    async def versions(self, study: str, guest: str) -> list[KeptVersion]:
        """What a study of a guest was before, the newest first."""
        wanted = (
            sa.select(study_versions.c.version, study_versions.c.saved)
            .where(*_own_versions(study, guest))
            .order_by(study_versions.c.version.desc())
        )
        async with self.store.reading() as connection:
            return [KeptVersion(**row) for row in (await connection.execute(wanted)).mappings()]

    async def version(self, study: str, guest: str, version: int) -> str | None:
        """The text that a study of a guest had."""
        here = (*_own_versions(study, guest), study_versions.c.version == version)
        async with self.store.reading() as connection:
            found = await connection.execute(sa.select(study_versions.c.text).where(*here))
            return found.scalar()

    async def remove(self, study: str, guest: str) -> bool:
        """Delete a study of a guest; whether there was one."""
        self.store.want_to_write()
        async with self.store.writing() as connection:
            await connection.execute(study_versions.delete().where(*_own_versions(study, guest)))
            done = await connection.execute(studies.delete().where(*_own(study, guest)))
        return bool(done.rowcount)

    async def remove_older(self, before: int) -> int:
        """Delete what nobody has changed since then."""
        old = sa.select(studies.c.id).where(studies.c.updated < before)
        async with self.store.writing() as connection:
            await connection.execute(study_versions.delete().where(study_versions.c.study.in_(old)))
            done = await connection.execute(studies.delete().where(studies.c.updated < before))
        return int(done.rowcount)

    async def _write(self, order: Any) -> bool:
        self.store.want_to_write()
        async with self.store.writing() as connection:
            return bool((await connection.execute(order)).rowcount)


def _own(study: str, guest: str) -> tuple[sa.ColumnElement[bool], ...]:
    return studies.c.id == study, studies.c.guest == guest


def _own_versions(study: str, guest: str) -> tuple[sa.ColumnElement[bool], ...]:
    return study_versions.c.study == study, study_versions.c.guest == guest


async def _keep(connection: Any, before: KeptStudy, now: int, is_kept: bool) -> None:
    """Keep what a study was, if that stood for a while, and not more than a number of them."""
    own = _own_versions(before.id, before.guest)
    newest = sa.select(sa.func.max(study_versions.c.saved)).where(*own)
    last = (await connection.execute(newest)).scalar()
    if not is_kept and last is not None and now - last < VERSION_MS:
        return
    values = {
        "study": before.id,
        "version": before.version,
        "guest": before.guest,
        "text": before.text,
        "saved": before.updated,
    }
    await connection.execute(study_versions.insert().values(values))
    numbers = sa.select(study_versions.c.version).where(*own)
    oldest = numbers.order_by(study_versions.c.version.desc()).offset(MOST_VERSIONS)
    gone = list((await connection.execute(oldest)).scalars())
    if gone:
        here = (*own, study_versions.c.version.in_(gone))
        await connection.execute(study_versions.delete().where(*here))
