"""Tables of a club's games: opened as the log names them, and read when they are over."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from serpentry.catalogue import find, set_up
from serpentry.clubs.placing import worth
from serpentry.clubs.plans import KNOCKOUT
from serpentry.clubs.results import NO_SHOW, PLAYED, VOID, TableResult, places_of
from serpentry.clubs.state import Club, ClubGame, Member, Tournament
from serpentry.hosting.host import Asker, TableHost
from serpentry.hosting.room import Room, now_ms
from serpentry.hosting.storage import Overtaken
from serpentry.table.commands import Claim, Close, Miss, Resign, Reveal
from serpentry.table.decide import Who
from serpentry.table.events import Sat
from serpentry.table.fairness import commitment_to, new_seed
from serpentry.table.opening import seated_opening
from serpentry.table.refusals import Refused
from serpentry.table.setup import (
    COMPUTER,
    ELSEWHERE,
    HOLIDAYS,
    DaysClock,
    OfClub,
    Place,
    Setup,
)
from serpentry.table.state import Phase, State
from serpentry.tabletop.actors import Seat


async def open_table(
    host: TableHost, asker: Asker, club: Club, tournament: Tournament, game: ClubGame
) -> None:
    """Open a game's table, everybody seated; another server may have done it just now."""
    seed = await _seed(host, tournament, game)
    seated = [club.members[one] for one in game.seats]
    of = OfClub(club.id, tournament.id, game.round, game.number)
    state = await host.terms.aside(asker, _opening, host, tournament, of, seated, seed)
    try:
        await host.create(host.new_room(game.pairing.table, seed, state))
    except Overtaken:
        return


async def _seed(host: TableHost, tournament: Tournament, game: ClubGame) -> str:
    """A new one; in a duplicate the one that the first table of the round was opened with.

    So the seed is nowhere but with tables, and a player who opens the others finds it there.
    """
    tables = [one.pairing.table for one in tournament.of_round(game.round) if one.pairing.table]
    if not tournament.plan.duplicate or game.pairing.table == tables[0]:
        return new_seed()
    return (await host.room(tables[0])).seed


async def reveal_tables(host: TableHost, tournament: Tournament, number: int) -> None:
    """Let everybody look at the tables of a round; those that are gone are left out."""
    for game in tournament.of_round(number):
        if game.pairing.table:
            with suppress(Refused):
                room = await host.room(game.pairing.table)
                await host.refresh(room)
                await _reveal(host, room)


async def _reveal(host: TableHost, room: Room) -> None:
    if room.state.is_secret:
        await host.submit(room, Reveal(), Who())


async def close(host: TableHost, table: str) -> None:
    """End a game that counts nowhere any more; with the same dice no other is compared."""
    with suppress(Refused):
        room = await host.room(table)
        await host.submit(room, Close(), Who())
        await _reveal(host, room)


def _opening(
    host: TableHost, tournament: Tournament, of: OfClub, seated: Sequence[Member], seed: str
) -> State:
    setup = replace(_setup(host, tournament, seated, seed), of_club=of)
    sat = [Sat(seat, one.guest, one.name) for seat, one in enumerate(seated) if one.guest]
    return seated_opening(setup, sat, host.terms.dice_for(seed), now_ms())


def _setup(host: TableHost, tournament: Tournament, seated: Sequence[Member], seed: str) -> Setup:
    plan = tournament.plan
    places = tuple(
        Place(COMPUTER, one.name, one.player) if one.player else Place(ELSEWHERE) for one in seated
    )
    return Setup(
        plan.game,
        find(plan.game).version,
        set_up(plan.game, len(places), dict(plan.options)).options_json,
        places,
        next((one.guest for one in seated if one.guest), ""),
        commitment_to(seed),
        plan.clock,
        title=plan.name,
        # What people's clients add would make the dice of each table its own.
        stirred=host.terms.waits_for_salts and not plan.duplicate,
        duplicate=plan.duplicate,
        holidays=HOLIDAYS if isinstance(plan.clock, DaysClock) else 0,
        awaited=plan.counts_out,
    )


async def missing_at(host: TableHost, table: str) -> tuple[Seat, ...]:
    """The seats of a table whose people have not come."""
    try:
        room = await host.room(table)
    except Refused:
        return ()
    if room.state.missing:
        await host.refresh(room)
    return room.state.missing


async def let_miss(host: TableHost, table: str, seats: Sequence[Seat]) -> None:
    """Take the seats of those who have not come; somebody may come at this very moment."""
    with suppress(Refused):
        room = await host.room(table)
        for seat in seats:
            await host.submit(room, Miss(seat), Who())


async def give_up(host: TableHost, table: str, seats: Sequence[Seat]) -> None:
    """Those who have left a tournament give up their seats: at larger tables to computers."""
    with suppress(Refused):
        room = await host.room(table)
        for seat in seats:
            if room.state.chairs[seat].kind != COMPUTER:
                await host.submit(room, Resign(seat), Who(None, seat))


async def claim_time(host: TableHost, table: str, now: int) -> bool:
    """End a game on time, or at larger tables let a computer play on; whether anything was done."""
    with suppress(Refused):
        room = await host.room(table)
        # What is known here may be old, but only a clock that has run out is worth another look.
        if _late(room.state, now) is None:
            return False
        await host.refresh(room)
        seat, count = _late(room.state, now), len(room.state.chairs)
        if seat is not None:
            claim = Claim(seat, "win" if count == 2 else "computer")
            await host.submit(room, claim, Who(None, (seat + 1) % count))
            return True
    return False


def _late(state: State, now: int) -> Seat | None:
    """The seat that is to move and has no time left."""
    seat = state.to_act
    return seat if isinstance(seat, int) and state.clocks.has_run_out(seat, now) else None


def result_without(kind: str, seats: int, missing: Sequence[Seat]) -> TableResult | None:
    """How a game ends that some have not come to; None if the others play it with computers.

    If nobody came it does not count; in a knock-out the better seed advances.
    """
    if len(missing) == seats:
        return TableResult((1,) * seats, NO_SHOW if kind == KNOCKOUT else VOID)
    if seats > 2:
        return None
    return TableResult(tuple(2 if seat in missing else 1 for seat in range(seats)), NO_SHOW)


async def result_of(host: TableHost, table: str) -> TableResult | None:
    """How a table ended; None while it is played, or where it can't be read."""
    try:
        room = await host.room(table)
    except Refused:
        return None
    if room.state.phase is not Phase.OVER:
        await host.refresh(room)
    return result_from(room.state) if room.state.phase is Phase.OVER else None


def result_from(state: State) -> TableResult:
    """Winners share the first place, the others follow by score; who gave up comes last.

    Where a computer took somebody's seat, the game was not played between those who were paired:
    it counts as if they had never come.
    """
    seats = range(len(state.chairs))
    left = tuple(sorted({one.seat for one in state.left}))
    outcome, how = state.outcome, NO_SHOW if left else PLAYED
    scores = outcome.scores if outcome else ()
    return TableResult(places_of([worth(state, seat) for seat in seats]), how, scores, left)
