"""Whom a seat or a line at a table stands for: guests are never named to one another."""

from serpentry.hosting.room import Room
from serpentry.table.events import Said
from serpentry.table.refusals import Refused
from serpentry.tabletop.helpers.frozen import Frozen


class Person(Frozen):
    """Somebody at a table, what they are called there, and the line of theirs that was meant."""

    guest: str
    name: str
    line: str = ""


def person_at(room: Room, guest: str, seat: int | None, line: int | None) -> Person:
    """The other person on a seat, or who said a line; Refused where there is none."""
    found = _on_seat(room, seat) if line is None else _of_line(room, line)
    if found is None or found.guest in ("", guest):
        raise Refused("nobody-there")
    return found


def _on_seat(room: Room, seat: int | None) -> Person | None:
    chairs = room.state.chairs
    if seat is None or seat >= len(chairs):
        return None
    return Person(chairs[seat].guest or "", chairs[seat].name)


def _of_line(room: Room, line: int) -> Person | None:
    log = room.state.log
    said = log[line - 1].entry.event if 0 < line <= len(log) else None
    return Person(said.guest, said.name, said.text) if isinstance(said, Said) else None
