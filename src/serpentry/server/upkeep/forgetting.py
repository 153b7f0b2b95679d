"""Guests who want to be forgotten: from that moment they are gone, at all servers.

What names them is then replaced, table by table. A server that dies on the way continues it at
its next start.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from functools import partial
from itertools import count

import structlog

from serpentry.clubs.commands import Depart, Dissolve, Restyle
from serpentry.clubs.host import HOUSE, ClubHost
from serpentry.clubs.rights import ClubWho
from serpentry.clubs.state import Club
from serpentry.hosting.room import Room, now_ms
from serpentry.languages import say
from serpentry.server.store.failures import StoreFailed
from serpentry.server.store.forgetting import (
    Forgotten,
    delete_own,
    delete_seats,
    forget_at_table,
    forget_in_club,
)
from serpentry.server.store.gone import (
    digest_of,
    gone_since,
    left_to_forget,
    note_forgotten,
    note_gone,
    places_naming,
    tables_of,
)
from serpentry.server.store.schema import club_events, events
from serpentry.server.tables.keeper import Keeper
from serpentry.server.tasks import Beside, Tasks
from serpentry.table.refusals import Refused
from serpentry.tabletop.errors import BadText

log = structlog.get_logger()
LOOK_SECONDS = 2.0
"""So soon a cookie is good no more at all servers."""
OVERLAP_MS = 60_000
"""Clocks of several servers differ; what was noted shortly before is looked at again."""
ANSWER_SECONDS = 10.0
"""The guest who asks waits this long; what takes longer continues without them."""
ANEW = "anew"


class Forgetter(Beside):
    """Forgets guests, and knows who is gone."""

    def __init__(
        self, keeper: Keeper, clubs: ClubHost, server: str, announce: Callable[[str], None]
    ) -> None:
        self.keeper, self.clubs, self.store = keeper, clubs, keeper.store
        self.server, self.announce = server, announce
        self.gone: set[str] = set()
        self.seen = 0
        self.tasks = Tasks()

    def is_gone(self, one: str) -> bool:
        """Whether a guest was forgotten, or a device signed out."""
        return bool(self.gone) and digest_of(one) in self.gone

    async def stop(self) -> None:
        """Stop; what is left is done after the next start."""
        await super().stop()
        await self.tasks.end()

    async def _work(self) -> None:
        """Continue what was begun, and look who is forgotten at other servers."""
        is_first = True
        while True:
            try:
                if is_first:
                    for guest, language in await left_to_forget(self.store):
                        self._begin(guest, language)
                is_first = False
                await self.look()
            except StoreFailed as failed:
                log.warning("who is gone can't be read", why=str(failed))
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Know who is gone, whichever server they told."""
        found, self.seen = await gone_since(self.store, max(0, self.seen - OVERLAP_MS))
        self._show_out(found - self.gone)
        self.gone |= found

    def _show_out(self, gone: set[str]) -> None:
        for room in list(self.keeper.rooms.values()) if gone else ():
            for viewer in list(room.viewers):
                who = (viewer.guest, viewer.device)
                if any(one and digest_of(one) in gone for one in who):
                    viewer.closing("server-stops")

    async def forget(self, guest: str, language: str) -> None:
        """Forget a guest; Refused while a club with other members has no other organiser."""
        async for club in places_naming(self.store, club_events, guest):
            await self._want_to_leave(club, guest)
        await note_gone(self.store, guest, language, now_ms())
        await self.look()
        await asyncio.wait([self._begin(guest, language)], timeout=ANSWER_SECONDS)

    def _begin(self, guest: str, language: str) -> "asyncio.Task[None]":
        return self.tasks.begin(self._forget(guest, language), "forget")

    async def _want_to_leave(self, club: str, guest: str) -> None:
        try:
            found = await self.clubs.club(club)
        except (Refused, BadText):  # it has been dissolved, or is damaged
            return
        member = found.member_of(guest)
        others = [one for one in found.here if one.guest and one != member]
        if member and found.organisers == {member.id} and others:
            raise Refused("club-hand-on-first")

    async def _forget(self, guest: str, language: str) -> None:
        of = Forgotten(guest, say(language, "forgotten-guest"), say(language, "forgotten-line"))
        failed = list[str]()
        try:
            async for club in places_naming(self.store, club_events, guest):
                failed += await self._tried(self._forget_in_club, club, of)
            for table in await tables_of(self.store, guest):
                failed += await self._tried(self._forget_at_table, table, of)
            await delete_own(self.store, guest)
            # A spectator may also have said something.
            async for table in places_naming(self.store, events, guest):
                failed += await self._tried(self._forget_at_table, table, of)
            if not failed:
                await delete_seats(self.store, guest)
                await note_forgotten(self.store, guest)
        except StoreFailed as error:
            log.warning("a guest is not forgotten before the next start", why=str(error))

    async def _tried(
        self, forget: Callable[[str, Forgotten], Awaitable[None]], place: str, of: Forgotten
    ) -> list[str]:
        """The place if it can't be done there: that keeps nobody from being forgotten elsewhere."""
        try:
            await forget(place, of)
        except StoreFailed:
            raise
        except Exception:
            log.exception("a table or club still names somebody who is gone", place=place)
            return [place]
        return []

    async def _forget_at_table(self, table: str, of: Forgotten) -> None:
        await self.rewritten_table(table, partial(forget_at_table, self.store, table, of))

    async def rewritten_table(self, table: str, rewrite: Callable[[], Awaitable[None]]) -> None:
        """Change what a table's log says of somebody; all who look at it connect again."""
        room = self.keeper.rooms.get(table)
        async with room.lock if room else nullcontext():
            await rewrite()
            if room is None and (loading := self.keeper.loading.get(table)):
                await asyncio.wait([loading])
            left = self._read_anew(table)
        if left is not None:
            async with left.lock:  # commands that waited for it have written the card as it was
                await rewrite()
        self.announce(f"{ANEW} {self.server} {table}")

    async def _forget_in_club(self, club: str, of: Forgotten) -> None:
        names = (of.name if one == 1 else f"{of.name} {one}" for one in count(1))
        taken, known = set[str](), dict[str, str]()

        def name_of(member: str) -> str:
            free = next(one for one in names if one.casefold() not in taken)
            return known.setdefault(member, free)

        try:
            found: Club | None = await self.clubs.club(club)
        except (Refused, BadText):  # it has been dissolved, or is damaged
            found = None
        if found is not None:
            taken |= {one.name.casefold() for one in found.members.values()}
            if member := found.member_of(of.guest):
                who = ClubWho(of.guest)
                with suppress(Refused):  # the club is full: its log is rewritten all the same
                    await self.clubs.submit(club, Restyle(member.id, name_of(member.id), ""), who)
                    # Where nobody else has a device, somebody may still have the organisers' link.
                    left = await self.clubs.submit(club, Depart(member.id), HOUSE)
                    if not left.here:
                        await self.clubs.submit(club, Dissolve(), HOUSE)
        await forget_in_club(self.store, club, of, name_of)
        self.rewritten_club(club)

    def rewritten_club(self, club: str) -> None:
        """The log of a club has changed: it is read again, at all servers."""
        self._read_anew(club)
        self.announce(f"{ANEW} {self.server} {club}")

    def hear(self, text: str) -> bool:
        """Whether another server says that a log has been rewritten."""
        if not text.startswith(ANEW):
            return False
        _, server, place = text.split()
        if server != self.server:
            self._read_anew(place)
        return True

    def _read_anew(self, place: str) -> Room | None:
        """A table or club leaves memory; the people who look at it connect again."""
        self.clubs.read_anew(place)
        room = self.keeper.rooms.pop(place, None)
        if room is not None:
            if room.thinking is not None:
                room.thinking.cancel()
            for viewer in list(room.viewers):
                viewer.closing("server-stops")
        return room
