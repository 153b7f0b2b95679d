"""What may be done with a game that is over, or that no other person plays: see and play on."""

from dataclasses import replace

from serpentry.table.consent import hides
from serpentry.table.refusals import Refused
from serpentry.table.setup import COMPUTER, GIVEN, HERE, Clock, Copied, Place, Setup
from serpentry.table.shown.views import looks_from
from serpentry.table.state import Phase, State
from serpentry.tabletop.actors import Seat


def is_free_to(state: State, guest: str | None) -> bool:
    """Whether a guest may analyse and copy: a finished game, or one without other people.

    Not while others play with the same dice, nor a rated game before its end.
    """
    if state.is_secret:
        return False
    if state.phase is Phase.OVER:
        return True
    if state.setup.rated:
        return False
    return guest is not None and state.guests == {guest}


def may_look_through(state: State, guest: str | None, ply: int, seat: Seat) -> bool:
    """Whether a guest may know what a seat saw: its own, where nothing is hidden, or at the end."""
    if state.phase is Phase.OVER:
        return True
    eyes, position = looks_from(state, guest), state.positions[ply]
    return eyes == seat or state.game.secrets.view(position, eyes) == position


def check_copy(state: State, guest: str, ply: int) -> None:
    """Whether a guest may play on from there; Refused says why not."""
    if not is_free_to(state, guest):
        raise Refused("copy-not-yet")
    if ply > len(state.played):
        raise Refused("no-such-ply", most=len(state.played))
    if state.game.rules.outcome(state.positions[ply]) is not None:
        raise Refused("copy-at-the-end")
    if state.phase is not Phase.OVER and any(hides(state, one) for one in state.positions):
        raise Refused("copy-hidden")


def same_seats(state: State) -> tuple[Place, ...]:
    """The computers where they were, and people here on all other seats."""
    return tuple(
        Place(COMPUTER, chair.name, chair.player, chair.side)
        if chair.kind == COMPUTER
        else Place(HERE, chair.name, side=chair.side)
        for chair in state.chairs
    )


def setup_of_copy(
    state: State, seed: str, ply: int, host: str, places: tuple[Place, ...], clock: Clock
) -> Setup:
    """The set-up of a table that begins with the first events of another.

    It names whose seed each part came from; a seed that is still secret stays so, and so does one
    whose draws were numbered by themselves: those of a copy are numbered with its moves.
    """
    if len(places) != len(state.chairs):
        raise Refused("copy-seats", seats=len(state.chairs))
    revealed = seed if state.phase is Phase.OVER and not state.setup.duplicate else ""
    parts = [one for one in state.copied_parts if one.until < ply]
    whole = next((one for one in state.copied_parts if one.until >= ply), None)
    last = whole or Copied(ply, state.setup.commitment, revealed, state.salts or ())
    copied = (*parts, replace(last, until=ply)) if ply else ()
    return replace(
        state.setup,
        options=state.game.options_json,
        starter=GIVEN,
        places=places,
        host=host,
        commitment="",
        clock=clock,
        public=False,
        title="",
        rematch_of="",
        copied=copied,
        by_hand=False,
        duplicate=False,
        awaited=False,
        of_club=None,
        rated=False,
    )
