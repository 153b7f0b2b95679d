"""What follows by itself in a club: tables open, games end, rounds begin, a tournament is over."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

from serpentry.clubs.commands import ClubCommand, Conclude, PairNext, RevealRound, TakeResult
from serpentry.clubs.conduct.ending import is_played
from serpentry.clubs.course.leaving import result_left
from serpentry.clubs.plans import ARENA, AS_ONE_IS_FREE, EVENING
from serpentry.clubs.results import VOID, WALKOVER
from serpentry.clubs.state import Club, ClubGame, Tournament
from serpentry.clubs.storage import ClubStorage
from serpentry.clubs.tables import (
    claim_time,
    close,
    give_up,
    let_miss,
    missing_at,
    open_table,
    result_of,
    result_without,
    reveal_tables,
)
from serpentry.hosting.host import Asker, TableHost
from serpentry.table.refusals import Refused
from serpentry.table.setup import MINUTE, DaysClock, GameClock
from serpentry.table.state import Phase

MOST_OPENED = 32
"""Tables that are opened for one request; the others follow with the next."""
MOST_LEFT = 5000
"""Tables of which it is remembered that nothing is to be done there any more."""
LOOK_AGAIN, LOOK_SLOWLY = 2 * MINUTE, 10 * MINUTE
"""When a club with open tables is looked at even if nothing was heard: what was heard may have been
lost with a server. The second is for games with days for each move."""
Command = Callable[[ClubCommand, str | None], Awaitable[Club]]
Open = Mapping[str, tuple[Tournament, ClubGame]]


class Settler:
    """Does for one club what is due there."""

    def __init__(
        self,
        host: TableHost,
        storage: ClubStorage,
        read: Callable[[], Awaitable[Club]],
        submit: Command,
        now: int,
        left: set[str],
    ) -> None:
        self.host, self.storage, self.read, self.submit, self.now = host, storage, read, submit, now
        self.left = left
        """Tables at which nothing is left to be done for players who left."""

    async def settle(self, asker: Asker) -> Club:
        """The club after all that is due."""
        club = await self.read()
        await self._settle_games(club, asker)
        club = await self._with_revealed_rounds(await self.read())
        goes_on = [one for one in club.tournaments.values() if is_due(one, self.now)]
        for one in goes_on:
            with suppress(Refused):
                if is_finished(one, self.now):
                    await self.submit(Conclude(one.id), None)
                else:
                    number = len(one.rounds) + 1
                    await self.submit(PairNext(one.id, round=number), None)
        if goes_on:
            await self._settle_games(await self.read(), asker)
        return await self.read()

    async def close_all(self, deleted: Club) -> None:
        """End all games of a club that is no more: they count nowhere."""
        await self._close(left_over(deleted))

    async def _close(self, named: Sequence[str]) -> None:
        tables = [one for one in named if one not in self.left]
        phases = await self.storage.table_phases(tables) if tables else {}
        for table in tables:
            if table in phases:
                if phases[table] != Phase.OVER.value:
                    await close(self.host, table)
                self._leave(table)

    async def _with_revealed_rounds(self, club: Club) -> Club:
        """Tables with the same dice are shown when the last of them has ended."""
        for one in club.tournaments.values():
            for number in (of.number for of in one.rounds):
                if one.is_secret(number) and one.has_ended(number):
                    await reveal_tables(self.host, one, number)
                    with suppress(Refused):
                        club = await self.submit(RevealRound(one.id, number), None)
        return club

    async def _settle_games(self, club: Club, asker: Asker) -> None:
        """Open tables that are not there, and take the results of those that have ended."""
        wanted = open_at_tables(club)
        over = {table: one for table, one in deserted(club).items() if table not in self.left}
        asked = [*wanted, *over]
        phases = await self.storage.table_phases(asked) if asked else {}
        for table in [one for one in wanted if one not in phases][:MOST_OPENED]:
            with suppress(Refused):  # where the first table of a duplicate can't be read
                await open_table(self.host, asker, club, *wanted[table])
        for table, (tournament, game) in wanted.items():
            match phases.get(table):
                case Phase.OVER.value:
                    await self._take_result(table, tournament, game)
                case None:
                    continue
                case _:
                    await self._settle_absences(club, tournament, game)
        await self._settle_times(wanted, phases)
        for table, (tournament, game) in over.items():
            if phases.get(table) not in (None, Phase.OVER.value):
                gone = [seat for seat, one in enumerate(game.seats) if tournament.is_gone(one)]
                await give_up(self.host, table, gone)
            self._leave(table)
        await self._close(taken_back(club))

    def _leave(self, table: str) -> None:
        if len(self.left) < MOST_LEFT:
            self.left.add(table)

    async def _take_result(self, table: str, tournament: Tournament, game: ClubGame) -> None:
        """An organiser may have entered another result meanwhile: that one stays."""
        if (ended := await result_of(self.host, table)) is not None:
            with suppress(Refused):
                await self.submit(TakeResult(tournament.id, game.number, ended), None)

    async def _settle_absences(self, club: Club, tournament: Tournament, game: ClubGame) -> None:
        """What the plan says of those who have not come in time, or have left a larger table."""
        plan, table = tournament.plan, game.pairing.table
        gone = [seat for seat, one in enumerate(game.seats) if tournament.is_gone(one)]
        if gone:
            await give_up(self.host, table, gone)
        if not plan.counts_out or self.now < game.at + plan.absence:
            return
        if not (missing := await missing_at(self.host, table)):
            return
        ended = result_without(plan.kind, len(game.seats), missing)
        with suppress(Refused):
            if ended is not None:
                await self.submit(TakeResult(tournament.id, game.number, ended), None)
            if len(missing) < len(game.seats):
                await let_miss(self.host, table, missing)

    async def _settle_times(self, wanted: Open, phases: Mapping[str, str]) -> None:
        """Nobody need be there to claim what a clock has decided."""
        playing = [one for one in wanted if phases.get(one) == Phase.PLAYING.value]
        slow = [one for one in playing if isinstance(wanted[one][0].plan.clock, DaysClock)]
        turns = await self.storage.table_turns(slow) if slow else {}
        late = [table for table, (_, _, until) in turns.items() if 0 < until < self.now]
        for table in playing:
            tournament, game = wanted[table]
            clock = tournament.plan.clock
            if isinstance(clock, GameClock) and self.now > game.at + clock.base:
                late.append(table)
        for table in late:
            if await claim_time(self.host, table, self.now):
                await self._take_result(table, *wanted[table])


def open_at_tables(club: Club) -> Open:
    """The games that are played at tables, by those."""
    return {
        game.pairing.table: (one, game)
        for one in club.tournaments.values()
        for game in (() if one.is_over else one.open_games)
        if game.pairing.table
    }


def deserted(club: Club) -> Open:
    """The tables of games that were decided because somebody left, and it is too late to return."""
    return {
        game.pairing.table: (one, game)
        for one in club.tournaments.values()
        for game in one.games
        if game.pairing.table and game.result is not None
        if game.result.how in (WALKOVER, VOID) and game.result == result_left(one, game)
        if one.is_over or game.round < len(one.rounds)
    }


def taken_back(club: Club) -> list[str]:
    """The tables of pairings that were taken back."""
    return [table for one in club.tournaments.values() for table in one.undone]


def left_over(deleted: Club) -> list[str]:
    """The tables at which somebody may still play in a club that is no more."""
    going = (one.games for one in deleted.tournaments.values() if not one.is_over)
    tables = (game.pairing.table for games in going for game in games)
    return [*filter(None, tables), *deserted(deleted), *taken_back(deleted)]


def is_due(tournament: Tournament, now: int) -> bool:
    """Whether a round, or the end, comes by itself: never the first round."""
    plan = tournament.plan
    is_free = plan.kind in AS_ONE_IS_FREE or not tournament.open_games
    is_going = tournament.has_begun and not tournament.is_over and not tournament.is_held
    if tournament.ends_at and now >= tournament.ends_at:
        return is_going and not tournament.open_games
    return plan.goes_on_alone and is_going and is_free


def is_finished(tournament: Tournament, now: int) -> bool:
    """Whether a tournament that continues by itself is over: others still take late comers."""
    if tournament.plan.kind == ARENA:
        return bool(tournament.ends_at) and now >= tournament.ends_at
    return tournament.plan.kind != EVENING and is_played(tournament)


def next_look(club: Club, now: int, is_settled: bool) -> int:
    """When something may be due in a club that nobody asks for; 0: never."""
    if club.is_dissolved:
        return 0 if is_settled or not left_over(club) else now
    times = list[int]()
    for one in club.tournaments.values():
        if one.is_over:
            continue
        tables = [game for game in one.open_games if game.pairing.table]
        slow = isinstance(one.plan.clock, DaysClock)
        if tables:
            times.append(now + (LOOK_SLOWLY if slow else LOOK_AGAIN))
        if one.plan.counts_out:
            out = (game.at + one.plan.absence for game in tables)
            times += [time for time in out if time > now]
        if one.ends_at:
            times.append(max(one.ends_at, now + LOOK_AGAIN if one.ends_at <= now else 0))
        if not is_settled and (tables or is_due(one, now)):
            times.append(now)
    if not is_settled and (taken_back(club) or deserted(club)):
        times.append(now)
    return min(times, default=0)
