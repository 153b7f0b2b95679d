"""The first events of a table: people sit down; a copy and a record bring moves with them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from serpentry.table import setup as starters
from serpentry.table.commands import REMATCH, SWAPPED
from serpentry.table.decide import Dice, go_on
from serpentry.table.events import Event, Resigned, Sat
from serpentry.table.fold import happen, play
from serpentry.table.setup import COMPUTER, HERE, Place, Setup
from serpentry.table.state import Played, State, fresh
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.formats.record import Record, replay


def opening(
    setup: Setup, dice: Dice, now: int, host_name: str, copied: Sequence[Played] = ()
) -> State:
    """A new table after its first events, some of them perhaps copied from another."""
    return go_on(_begun(setup, _sat_here(setup, host_name), copied, now), now, dice)


def resumed(setup: Setup, record: Record, dice: Dice, now: int) -> State:
    """A table of people here and computers that continues a record; BadText if that is wrong."""
    played = [Played(by, move) for by, move, _ in replay(setup.set_up(), record)]
    setup = replace(setup, arranged=record.arranged)
    state = _begun(setup, _sat_here(setup, ""), played, now)
    if record.resigned is not None:
        state = happen(state, Resigned(record.resigned), now)
    return go_on(state, now, dice)


def rematch_of(state: State, commitment: str, of: str, kind: str = REMATCH) -> Setup:
    """The set-up of the next game: those who sit here now, and who begins as was agreed.

    A table whose seats are chosen wants no lot, neither now nor in the games after.
    """
    places = tuple(
        Place(chair.kind, chair.name if chair.kind == COMPUTER else "", chair.player, chair.side)
        for chair in state.chairs
    )
    setup = replace(state.setup, places=places)
    if kind != REMATCH and setup.starter == starters.LOT:
        setup = replace(setup, starter=starters.GIVEN)
    return setup.rotated(commitment, of, next_starter(state, kind))


def next_starter(state: State, kind: str = REMATCH) -> Seat:
    """The seat that begins the next game: as chosen, the loser's, or the second.

    A lot moves nobody yet.
    """
    if kind != REMATCH:
        return int(kind == SWAPPED)
    match state.setup.starter:
        case starters.LOT:
            return 0
        case starters.LOSER:
            return _loser(state)
    return 1


def _loser(state: State) -> Seat:
    """The seat that gave up, or has the lowest score; of several the first after who began."""
    if state.end is not None and state.end.seat is not None:
        return state.end.seat
    outcome = state.outcome
    if outcome is None:
        return 1
    lost = [at for at, score in enumerate(outcome.scores) if score == min(outcome.scores)]
    return min(lost, key=lambda at: (at - 1) % len(outcome.scores))


def rematch_opening(state: State, setup: Setup, dice: Dice, now: int, kind: str = REMATCH) -> State:
    """A rematch after its first events: everybody has moved on to who begins."""
    begins = next_starter(state, kind)
    chairs = (*state.chairs[begins:], *state.chairs[:begins])
    sat = [Sat(seat, one.guest, one.name) for seat, one in enumerate(chairs) if one.guest]
    return seated_opening(setup, sat, dice, now)


def seated_opening(setup: Setup, sat: Iterable[Sat], dice: Dice, now: int) -> State:
    """A new table at which people have their seats already."""
    return go_on(_begun(setup, sat, (), now), now, dice)


def _sat_here(setup: Setup, host_name: str) -> list[Sat]:
    here = [seat for seat, place in enumerate(setup.places) if place.kind == HERE]
    return [
        Sat(seat, setup.host, setup.places[seat].name or (host_name if seat == here[0] else ""))
        for seat in here
    ]


def _begun(setup: Setup, first: Iterable[Event], played: Iterable[Played], now: int) -> State:
    state = fresh(setup)
    for event in first:
        state = happen(state, event, now)
    for one in played:
        state = play(state, one.by, one.move, now, one.told)
    return state
