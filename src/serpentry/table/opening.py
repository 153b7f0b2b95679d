"""The first events of a table: people here sit down, and a rematch finds everybody seated."""

from collections.abc import Sequence
from dataclasses import replace

from serpentry.table.decide import Dice, go_on
from serpentry.table.events import Sat
from serpentry.table.fold import happen, play
from serpentry.table.setup import COMPUTER, HERE, Place, Setup
from serpentry.table.state import Played, State, fresh


def opening(
    setup: Setup, dice: Dice, now: int, host_name: str, copied: Sequence[Played] = ()
) -> State:
    """A new table after its first events, some of them perhaps copied from another."""
    here = [seat for seat, place in enumerate(setup.places) if place.kind == HERE]
    sat = [
        Sat(seat, setup.host, setup.places[seat].name or (host_name if seat == here[0] else ""))
        for seat in here
    ]
    return _seated(setup, sat, copied, dice, now)


def rematch_of(state: State, commitment: str, of: str) -> Setup:
    """The set-up of the next game: those who sit here now, and who sat second begins."""
    places = tuple(
        Place(COMPUTER, "", chair.player) if chair.kind == COMPUTER else Place(chair.kind)
        for chair in state.chairs
    )
    return replace(state.setup, places=places).rotated(commitment, of)


def rematch_opening(state: State, setup: Setup, dice: Dice, now: int) -> State:
    """A rematch after its first events: everybody sits one seat further on."""
    chairs = (*state.chairs[1:], state.chairs[0])
    sat = [Sat(seat, one.guest, one.name) for seat, one in enumerate(chairs) if one.guest]
    return _seated(setup, sat, (), dice, now)


def _seated(
    setup: Setup, sat: Sequence[Sat], copied: Sequence[Played], dice: Dice, now: int
) -> State:
    state = fresh(setup)
    for event in sat:
        state = happen(state, event, now)
    for one in copied:
        state = play(state, one.by, one.move, now)
    return go_on(state, now, dice)
