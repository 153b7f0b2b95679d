"""Reading and writing studies."""

from collections.abc import Sequence
from typing import Any, Literal

import sqlalchemy as sa

from serpentry.hosting.embedding.own_studies import own_study
from serpentry.server.store.schema import guests, studies, study_versions
from serpentry.server.store.store import Stored
from serpentry.tabletop.helpers.frozen import Frozen

Held = Literal["", "unlisted", "hidden"]
"""Whether the host of the service keeps a study from the public list, or from all but its maker."""


class KeptStudy(Frozen):
    """A study as it is stored; in lists it comes without its text."""

    id: str
    guest: str
    title: str
    text: str
    updated: int
    version: int = 1
    visibility: str = "link"
    games: str = ""
    sought: str = ""
    held: Held = ""

    def is_read_by(self, guest: str | None) -> bool:
        """Whether somebody who knows its name may read it."""
        is_shown = self.visibility != PRIVATE and self.held != HIDDEN
        return is_shown or self.guest == guest


class PublicStudy(Frozen):
    """A study in the list for everybody, and the name of who made it."""

    id: str
    title: str
    games: str
    name: str
    updated: int


class KeptVersion(Frozen):
    """What a study was before, and since when it was so."""

    version: int
    saved: int


PRIVATE, PUBLIC = "private", "public"
HIDDEN = "hidden"
MOST_SEARCHED = 2_000
"""Of the public ones, the newest."""
MOST_VERSIONS = 12
"""Of one study; the oldest go."""
VERSION_MS = 600_000
"""What was there for less is kept only if somebody asks for it."""


class StudyStore(Stored):
    """The studies in the database of the tables."""

    async def of_guest(self, guest: str) -> list[KeptStudy]:
        """What a guest has made, the newest first."""
        unlisted = ("text", "sought")
        listed = [one for one in studies.c if one.name not in unlisted]
        wanted = (
            sa.select(*listed, *(sa.literal("").label(one) for one in unlisted))
            .where(studies.c.guest == guest)
            .order_by(studies.c.updated.desc())
        )
        return await self.store.read_as(KeptStudy, wanted)

    async def public(
        self, game: str, words: Sequence[str], first: int, most: int
    ) -> list[PublicStudy]:
        """Those for everybody about a game, or any, in which all the words stand; newest first."""
        newest = (
            sa.select(studies)
            .where(studies.c.visibility == PUBLIC, studies.c.held == "")
            .order_by(studies.c.updated.desc(), studies.c.id)
            .limit(MOST_SEARCHED)
            .subquery()
        )
        columns = newest.c.id, newest.c.title, newest.c.games, newest.c.updated
        wanted = (
            sa.select(*columns, sa.func.coalesce(guests.c.name, "").label("name"))
            .outerjoin(guests, guests.c.id == newest.c.guest)
            .where(*(newest.c.sought.contains(word, autoescape=True) for word in words))
            .order_by(newest.c.updated.desc(), newest.c.id)
            .offset(first)
            .limit(most)
        )
        if game:
            wanted = wanted.where(newest.c.games.contains(f" {game} ", autoescape=True))
        return await self.store.read_as(PublicStudy, wanted)

    async def get(self, study: str) -> KeptStudy | None:
        """A study by its name."""
        wanted = sa.select(studies).where(studies.c.id == study)
        return next(iter(await self.store.read_as(KeptStudy, wanted)), None)

    async def found(self, study: str, language: str) -> KeptStudy | None:
        """A study by its name, perhaps one that comes with Serpentry."""
        if ours := own_study(study, language):
            return KeptStudy(study, "", ours["title"], ours["text"], 0, visibility=PUBLIC)
        return await self.get(study)

    async def add(self, study: KeptStudy) -> None:
        """Keep a new one."""
        await self.store.change(studies.insert().values(**vars(study)))

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
                "games": study.games,
                "sought": study.sought,
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

    async def show(self, study: KeptStudy) -> bool:
        """Let those read a study of a guest whom it names now; whether there is such a study."""
        values = {
            "visibility": study.visibility,
            "games": study.games,
            "sought": study.sought,
        }
        here = (*_own(study.id, study.guest), studies.c.version == study.version)
        return bool(await self.store.change(studies.update().where(*here).values(values)))

    async def hold(self, study: str, held: Held) -> None:
        """Keep a study from readers, or no more."""
        await self.store.change(studies.update().where(studies.c.id == study).values(held=held))

    async def shared(self, words: str, most: int) -> list[KeptStudy]:
        """What others may read or the host holds back, the newest first; without the texts."""
        columns = [one for one in studies.c if one.name not in ("text", "sought")]
        unread = (sa.literal("").label(one) for one in ("text", "sought"))
        wanted = (
            sa.select(*columns, *unread)
            .where(sa.or_(studies.c.visibility == PUBLIC, studies.c.held != ""))
            .where(studies.c.title.icontains(words, autoescape=True))
            .order_by(studies.c.updated.desc())
            .limit(most)
        )
        return await self.store.read_as(KeptStudy, wanted)

    async def versions(self, study: str, guest: str) -> list[KeptVersion]:
        """What a study of a guest was before, the newest first."""
        wanted = (
            sa.select(study_versions.c.version, study_versions.c.saved)
            .where(*_own_versions(study, guest))
            .order_by(study_versions.c.version.desc())
        )
        return await self.store.read_as(KeptVersion, wanted)

    async def version(self, study: str, guest: str, version: int) -> str | None:
        """The text that a study of a guest had."""
        here = (*_own_versions(study, guest), study_versions.c.version == version)
        text: str | None = await self.store.read_value(
            sa.select(study_versions.c.text).where(*here)
        )
        return text

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
