"""Hosts clubs: reads their logs, takes commands, stores what follows."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from serpentry.clubs.commands import ClubCommand
from serpentry.clubs.decide import ClubDecided, decide
from serpentry.clubs.fold import folded
from serpentry.clubs.rights import ClubWho
from serpentry.clubs.state import Club
from serpentry.clubs.storage import ClubChange, ClubStorage
from serpentry.hosting.host import Stale, TableHost
from serpentry.hosting.room import now_ms
from serpentry.hosting.storage import Overtaken
from serpentry.table.refusals import Refused

MOST_TRIES = 8
MOST_KEPT = 200
"""Clubs in memory; others are read again when somebody asks."""


@dataclass
class KeptClub:
    """A club in memory, with the messages that led to it."""

    club: Club
    causes: set[str] = field(default_factory=set)

    def take(self, changes: tuple[ClubChange, ...]) -> None:
        """Follow what was stored; some of it may have been read by another in the meantime."""
        for one in changes:
            if one.entries[0].seq != self.club.seq + 1:
                continue
            self.club = folded(self.club, one.entries)
            self.causes |= {one.cause} if one.cause else set()


class ClubHost:
    """All clubs of a service, or of a file; without tables games are played on wood."""

    def __init__(
        self,
        storage: ClubStorage,
        tables: TableHost | None = None,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.storage, self.tables, self.now = storage, tables, now
        self.kept: OrderedDict[str, KeptClub] = OrderedDict()

    async def club(self, club: str) -> Club:
        """A club as it is now, whoever wrote last; Refused if there is none."""
        found = (await self._read(club)).club
        if found.seq == 0 or found.is_dissolved:
            raise Refused("no-such-club")
        return found

    async def log(self, club: str) -> tuple[ClubChange, ...]:
        """Everything that ever happened in a club."""
        await self.club(club)
        return await self.storage.club_changes(club, 0)

    async def _read(self, club: str) -> KeptClub:
        kept = self.kept.setdefault(club, KeptClub(Club(club)))
        self.kept.move_to_end(club)
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        changes = await self.storage.club_changes(club, kept.club.seq)
        kept.take(changes)
        return kept

    async def submit(
        self, club: str, command: ClubCommand, who: ClubWho, cause: str | None = None
    ) -> Club:
        """Take a command: store what follows; a repeated message finds what it led to. Refused."""
        for _ in range(MOST_TRIES):
            kept = await self._read(club)
            if cause is not None and cause in kept.causes:
                return kept.club
            decided = decide(kept.club, command, who, self.now(), new_id)
            try:
                await self._store(kept, decided, cause)
            except Overtaken:
                continue
            return decided.club
        raise Stale

    async def _store(self, kept: KeptClub, decided: ClubDecided, cause: str | None) -> None:
        await self.storage.add_to_club(kept.club.id, ClubChange(decided.entries, cause))


def new_id() -> str:
    """A name for a club or a table that nobody guesses."""
    return secrets.token_urlsafe(12)
