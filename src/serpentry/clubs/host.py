"""Hosts clubs: reads their logs, takes commands, stores what follows."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, TypeVar

from serpentry.clubs.api.shapes import TurnInfo
from serpentry.clubs.commands import ClubCommand, PairNext
from serpentry.clubs.conduct.settling import Settler, next_look
from serpentry.clubs.decide import ClubDecided, decide
from serpentry.clubs.reading.following import follow
from serpentry.clubs.rights import ClubWho
from serpentry.clubs.state import Club
from serpentry.clubs.storage import ClubChange, ClubStorage
from serpentry.clubs.tidings import tidings_of
from serpentry.hosting.host import NOBODY, Asker, TableHost
from serpentry.hosting.room import now_ms
from serpentry.hosting.submitting import until_stored
from serpentry.table.refusals import Refused
from serpentry.table.setup import DAY, MINUTE, DaysClock

T = TypeVar("T")

HOUSE = ClubWho(is_house=True)
MOST_KEPT = 200
"""Clubs in memory, and views of them; others are read again when somebody asks."""
FEW_ENTRIES = 20
"""More than that are read beside the loop."""


@dataclass
class KeptClub:
    """A club in memory, with the messages that led to it."""

    club: Club
    causes: set[str] = field(default_factory=set)

    def take(self, club: Club, causes: set[str]) -> None:
        """Follow what was read, unless another has read more in the meantime."""
        if club.seq > self.club.seq:
            self.club = club
            self.causes |= causes


def followed(club: Club, read: Callable[[], tuple[ClubChange, ...]]) -> tuple[Club, set[str]]:
    """A club after the next part of its log, and the messages that led there; BadText.

    Some of it may have been read by another in the meantime.
    """
    changes = read()
    entries = (entry for one in changes for entry in one.entries if entry.seq > club.seq)
    return follow(club, tuple(entries)), {one.cause for one in changes if one.cause}


class ClubHost:
    """All clubs of a service, or of a file; without tables games are played on wood."""

    def __init__(
        self,
        storage: ClubStorage,
        tables: TableHost | None = None,
        now: Callable[[], int] = now_ms,
        fits: Callable[[Asker], bool] = lambda asker: True,
    ) -> None:
        self.storage, self.tables, self.now, self.fits = storage, tables, now, fits
        self.kept: OrderedDict[str, KeptClub] = OrderedDict()
        self.views: OrderedDict[tuple[object, ...], Any] = OrderedDict()
        self.words: OrderedDict[tuple[str, ...], str] = OrderedDict()
        self.left = set[str]()
        """Tables at which nothing is to be done any more."""
        self.rewritten = 0
        """How often a log was rewritten: what was read before that is not kept."""

    async def club(self, club: str, asker: Asker = NOBODY) -> Club:
        """A club as it is now, whichever server wrote last; Refused if there is none."""
        found = (await self._read(club, asker)).club
        if found.is_dissolved:
            raise Refused("club-deleted")
        if found.seq == 0:
            raise Refused("no-such-club")
        return found

    async def settled(self, club: str, asker: Asker = NOBODY) -> Club:
        """A club after what follows by itself: tables open, games that ended, the next round."""
        if self.tables is None:
            return await self.club(club, asker)

        async def submit(command: ClubCommand, cause: str | None) -> Club:
            return await self.submit(club, command, HOUSE, cause, asker)

        read = partial(self.club, club, asker)
        settler = Settler(self.tables, self.storage, read, submit, self.now(), self.left)
        if (deleted := (await self._read(club, asker)).club).is_dissolved:
            await settler.close_all(deleted)
        return await settler.settle(asker)

    async def turns(self, club: Club, tournament: int) -> list[TurnInfo]:
        """Whom games with days for each move wait for, in one tournament."""
        found = club.tournaments.get(tournament)
        if found is None or not isinstance(found.plan.clock, DaysClock) or found.is_over:
            return []
        at = {one.pairing.table: one for one in found.open_games if one.pairing.table}
        turns = await self.storage.table_turns(list(at)) if at else {}
        told = list[TurnInfo]()
        for table, (guest, since, until) in turns.items():
            if member := club.member_of(guest):
                usual = since + found.plan.clock.days * DAY
                told.append(
                    {
                        "game": at[table].number,
                        "member": member.id,
                        "since": since,
                        "deadline": until,
                        "on_holiday": until > usual + MINUTE,
                    }
                )
        return sorted(told, key=lambda one: one["game"])

    def word_for(self, *message: str) -> str:
        """A new word for an organisers' link; the same one if the message is sent again."""
        while len(self.words) >= MOST_KEPT:
            self.words.popitem(last=False)
        return self.words.setdefault(message, secrets.token_urlsafe(18))

    async def log(self, club: str, asker: Asker = NOBODY) -> tuple[ClubChange, ...]:
        """Everything that ever happened in a club."""
        changes, seq = list[ClubChange](), 0
        while (unread := await self.storage.club_log(club, seq)).count:
            part = list(await self.aside(asker, unread.read))
            if changes and changes[-1].cause and changes[-1].cause == part[0].cause:
                begun = changes.pop()
                part[0] = replace(begun, entries=begun.entries + part[0].entries)
            changes += part
            seq = part[-1].entries[-1].seq
        return tuple(changes)

    async def _read(self, club: str, asker: Asker = NOBODY) -> KeptClub:
        """A club with all that is stored of it. Only those that there are stay in memory."""
        rewritten = self.rewritten
        kept = self.kept.get(club) or KeptClub(Club(club))
        while (unread := await self.storage.club_log(club, kept.club.seq)).count:
            if unread.count <= FEW_ENTRIES:
                kept.take(*followed(kept.club, unread.read))
            else:
                kept.take(*await self.aside(asker, followed, kept.club, unread.read))
        if kept.club.seq and rewritten == self.rewritten:
            self.kept[club] = kept
            self.kept.move_to_end(club)
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return kept

    def read_anew(self, club: str) -> None:
        """Keep nothing of a club in memory: what is stored of it was changed."""
        self.rewritten += 1
        self.kept.pop(club, None)
        for key in [one for one in self.views if one[1] == club]:
            del self.views[key]

    async def submit(
        self,
        club: str,
        command: ClubCommand,
        who: ClubWho,
        cause: str | None = None,
        asker: Asker = NOBODY,
    ) -> Club:
        """Take a command: store what follows; a repeated message finds what it led to. Refused."""
        kept = await self._read(club, asker)

        async def taken() -> Club:
            if cause is not None and cause in kept.causes:
                return kept.club
            decided = await self._decided(kept.club, command, who, asker)
            if not decided.entries:
                return kept.club
            tidings = tidings_of(decided.club, decided.entries)
            due = next_look(decided.club, self.now(), is_settled=False)
            await self.storage.add_to_club(club, ClubChange(decided.entries, cause, tidings, due))
            return decided.club

        async def refresh() -> None:
            nonlocal kept
            kept = await self._read(club, asker)

        return await until_stored(taken, refresh)

    async def _decided(
        self, club: Club, command: ClubCommand, who: ClubWho, asker: Asker
    ) -> ClubDecided:
        """What follows from a command; pairing many people takes long."""
        given = (club, command, who, self.now(), new_id)
        if not isinstance(command, PairNext):
            return decide(*given)
        return await self.aside(asker, decide, *given)

    async def aside(self, asker: Asker, work: Callable[..., T], *given: object) -> T:
        """What heavy work gives, done where it holds up no table."""
        if self.tables is None:
            return work(*given)
        found: T = await self.tables.terms.aside(asker, work, *given)
        return found

    async def seen(self, asker: Asker, work: Callable[..., Any], club: Club, *given: object) -> Any:
        """A view of a club, worked out once for as long as nothing happens there."""
        key = (work, club.id, club.seq, *given)
        if key in self.views:
            self.views.move_to_end(key)
            return self.views[key]
        rewritten = self.rewritten
        view = await self.aside(asker, work, club, *given)
        if rewritten == self.rewritten:
            self.views[key] = view
        if len(self.views) > MOST_KEPT:
            self.views.popitem(last=False)
        return view


def new_id() -> str:
    """A name for a club or a table that nobody guesses."""
    return secrets.token_urlsafe(12)
