"""Permission to speak at a table, and to sit at it: the host keeps order."""

from collections.abc import Iterator
from hashlib import sha256

from serpentry.table.events import Event, Muted, Removed, Said
from serpentry.table.refusals import Refused
from serpentry.table.setup import ELSEWHERE, Setup
from serpentry.table.state import Phase, State
from serpentry.table.words import clean_chat, clean_name
from serpentry.tabletop.actors import Seat

MOST_CHAT = 1000
"""Lines of chat that a table keeps."""
VOICE = 12
"""Digits: few enough to be short in a message, and too many for two voices to be the same."""


def say(state: State, guest: str | None, name: str, text: str) -> Event:
    """A line of chat; Refused says why not."""
    spoken = clean_chat(text)
    if not spoken:
        raise Refused("nothing-said")
    if guest in state.muted:
        raise Refused("is-muted")
    own = state.seats_of(guest)
    if state.chat >= MOST_CHAT or (not own and _said_by_onlookers(state) >= MOST_CHAT // 2):
        raise Refused("chat-is-full")
    return Said(clean_name(name), spoken, own[0] if own else None, guest or "")


def voice_of(setup: Setup, guest: str) -> str:
    """What tells lines of one guest from others' at a table; at no other table is it the same."""
    return sha256(f"{setup.commitment} {guest}".encode()).hexdigest()[:VOICE] if guest else ""


def _said_by_onlookers(state: State) -> int:
    """Lines of those who don't play; half of the chat is kept for those who do."""
    said = (one.entry.event for one in state.log)
    return sum(isinstance(one, Said) and one.seat is None for one in said)


def mute(state: State, guest: str | None, line: int) -> Event:
    """The spectator who said a line speaks no more."""
    _must_host(state, guest)
    said = state.log[line - 1].entry.event if 0 < line <= state.seq else None
    if not isinstance(said, Said) or said.guest in ("", guest):
        raise Refused("nobody-there")
    return Muted(said.name, said.guest)


def remove(state: State, guest: str | None, seat: Seat) -> Iterator[Event]:
    """The person who sits there by the link leaves all such seats, and can't come back to them."""
    _must_host(state, guest)
    if state.phase is not Phase.WAITING:
        raise Refused("game-has-begun")
    chair = state.chairs[seat] if 0 <= seat < len(state.chairs) else None
    if chair is None or chair.kind != ELSEWHERE or chair.guest in (None, guest):
        raise Refused("nobody-there")
    for own in state.seats_of(chair.guest):
        yield Removed(own, state.chairs[own].name, chair.guest or "")


def _must_host(state: State, guest: str | None) -> None:
    if guest is None or guest != state.setup.host:
        raise Refused("not-the-host")
