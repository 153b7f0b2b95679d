"""Hosts clubs: reads their logs, takes commands, stores what follows."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from serpentry.clubs.commands import ClubCommand, PairNext, RevealRound, TakeResult
from serpentry.clubs.decide import ClubDecided, decide
from serpentry.clubs.plans import AS_ONE_IS_FREE
from serpentry.clubs.reading.following import follow
from serpentry.clubs.rights import ClubWho
from serpentry.clubs.state import Club, ClubGame, Tournament
from serpentry.clubs.storage import ClubChange, ClubStorage
from serpentry.clubs.tables import (
    let_miss,
    missing_at,
    open_table,
    result_of,
    result_without,
    reveal_tables,
)
from serpentry.clubs.tidings import tidings_of
from serpentry.hosting.host import NOBODY, Asker, TableHost
from serpentry.hosting.room import now_ms
from serpentry.hosting.submitting import until_stored
from serpentry.table.refusals import Refused
from serpentry.table.setup import MINUTE
from serpentry.table.state import Phase

HOUSE = ClubWho(is_house=True)
MOST_KEPT = 200
"""Clubs in memory, and views of them; others are read again when somebody asks."""
FEW_ENTRIES = 20
"""More than that are read beside the loop."""
MOST_OPENED = 32
"""Tables that are opened for one request; the others follow with the next."""


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
        self.rewritten = 0
        """How often a log was rewritten: what was read before that is not kept."""

    async def club(self, club: str, asker: Asker = NOBODY) -> Club:
        """A club as it is now, whoever wrote last; Refused if there is none."""
        found = (await self._read(club, asker)).club
        if found.seq == 0 or found.is_dissolved:
            raise Refused("no-such-club")
        return found

    async def settled(self, club: str, asker: Asker = NOBODY) -> Club:
        """A club after what follows by itself: tables open, games that ended, the next round."""
        found = await self.club(club, asker)
        if self.tables is None:
            return found
        await self._settle_games(self.tables, found, asker)
        found = await self._with_revealed_rounds(self.tables, await self.club(club, asker))
        due = [one for one in found.tournaments.values() if is_due(one)]
        for one in due:
            with suppress(Refused):
                cause = f"round {one.id} {len(one.rounds) + 1}"
                await self.submit(club, PairNext(one.id), HOUSE, cause, asker)
        if due:
            await self._settle_games(self.tables, await self.club(club, asker), asker)
        return await self.club(club, asker)

    async def _with_revealed_rounds(self, host: TableHost, club: Club) -> Club:
        """Tables with the same dice are shown when the last of them has ended."""
        for one in club.tournaments.values():
            for number in (of.number for of in one.rounds):
                if one.is_secret(number) and one.has_ended(number):
                    await reveal_tables(host, one, number)
                    with suppress(Refused):
                        club = await self.submit(club.id, RevealRound(one.id, number), HOUSE)
        return club

    async def _settle_games(self, host: TableHost, club: Club, asker: Asker) -> None:
        """Open tables that are not there, and take the results of those that have ended."""
        wanted = {
            game.pairing.table: (one, game)
            for one in club.tournaments.values()
            for game in (() if one.is_over else one.open_games)
            if game.pairing.table
        }
        phases = await self.storage.table_phases(list(wanted)) if wanted else {}
        missing = [table for table in wanted if table not in phases]
        for table in missing[:MOST_OPENED]:
            with suppress(Refused):  # where the first table of a duplicate can't be read
                await open_table(host, asker, club, *wanted[table])
        for table in (table for table, phase in phases.items() if phase == Phase.OVER.value):
            tournament, game = wanted[table]
            if (ended := await result_of(host, table)) is not None:
                # An organiser may have entered another result meanwhile: that one stays.
                report = TakeResult(tournament.id, game.number, ended)
                with suppress(Refused):
                    await self.submit(club.id, report, HOUSE)
        for table, phase in phases.items():
            if phase != Phase.OVER.value:
                await self._settle_absences(host, club, *wanted[table])

    async def _settle_absences(
        self, host: TableHost, club: Club, tournament: Tournament, game: ClubGame
    ) -> None:
        """What the plan says of those who have not come in time."""
        plan, table = tournament.plan, game.pairing.table
        if not plan.counts_out or self.now() < game.at + plan.no_show_minutes * MINUTE:
            return
        if not (missing := await missing_at(host, table)):
            return
        ended = result_without(plan.kind, len(game.seats), missing)
        with suppress(Refused):
            if ended is not None:
                report = TakeResult(tournament.id, game.number, ended)
                await self.submit(club.id, report, HOUSE)
            if len(missing) < len(game.seats):
                await let_miss(host, table, missing)

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
            tidings = tidings_of(decided.club, decided.entries)
            await self.storage.add_to_club(club, ClubChange(decided.entries, cause, tidings))
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
        decided: ClubDecided = await self.aside(asker, decide, *given)
        return decided

    async def aside(self, asker: Asker, work: Callable[..., Any], *given: Any) -> Any:
        """What heavy work gives, done where it holds up no table."""
        if self.tables is None:
            return work(*given)
        return await self.tables.terms.aside(asker, work, *given)

    async def seen(self, asker: Asker, work: Callable[..., Any], club: Club, *given: Any) -> Any:
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


def is_due(tournament: Tournament) -> bool:
    """Whether a round begins by itself: never the first one."""
    plan = tournament.plan
    is_free = plan.kind in AS_ONE_IS_FREE or not tournament.open_games
    return plan.goes_on_alone and tournament.has_begun and not tournament.is_over and is_free


def new_id() -> str:
    """A name for a club or a table that nobody guesses."""
    return secrets.token_urlsafe(12)
