"""The first events of a table: people here sit down, and a rematch finds everybody seated."""

from collections.abc import Sequence
from dataclasses import replace

from serpentry.table.commands import LetChance
from serpentry.table.decide import Dice, Who, decide
from serpentry.table.events import Entry, Event, Sat
from serpentry.table.fold import after
from serpentry.table.setup import COMPUTER, HERE, Place, Setup
from serpentry.table.state import State, fresh


def opening(
    setup: Setup, dice: Dice, now: int, host_name: str, copied: tuple[Event, ...] = ()
) -> tuple[Entry, ...]:
    """The events that a new table begins with, perhaps copied from another."""
    here = [seat for seat, place in enumerate(setup.places) if place.kind == HERE]
    sat = [
        Sat(seat, setup.host, setup.places[seat].name or (host_name if seat == here[0] else ""))
        for seat in here
    ]
    return _seated(setup, [*sat, *copied], dice, now)


def rematch_of(state: State, commitment: str, of: str) -> Setup:
    """The set-up of the next game: those who sit here now, and who sat second begins."""
    places = tuple(
        Place(COMPUTER, "", chair.player) if chair.kind == COMPUTER else Place(chair.kind)
        for chair in state.chairs
    )
    return replace(state.setup, places=places).rotated(commitment, of)


def rematch_opening(state: State, setup: Setup, dice: Dice, now: int) -> tuple[Entry, ...]:
    """The first events of a rematch: everybody sits one seat further on."""
    chairs = (*state.chairs[1:], state.chairs[0])
    sat = [Sat(seat, one.guest, one.name) for seat, one in enumerate(chairs) if one.guest]
    return _seated(setup, sat, dice, now)


def _seated(setup: Setup, first: Sequence[Event], dice: Dice, now: int) -> tuple[Entry, ...]:
    state: State = fresh(setup)
    entries: list[Entry] = []
    for event in first:
        entries.append(Entry(state.seq + 1, now, event))
        state = after(state, entries[-1])
    return (*entries, *decide(state, LetChance(), Who(), now, dice))
