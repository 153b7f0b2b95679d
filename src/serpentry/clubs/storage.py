"""Where a host keeps clubs: what it needs of a database or a file."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from serpentry.clubs.events import ClubEntry, club_event_from, club_event_json
from serpentry.hosting.tidings import Tidings
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import from_json
from serpentry.tabletop.formats.jsons import Json, json_of, object_with
from serpentry.tabletop.helpers.frozen import Frozen


class ClubChange(Frozen):
    """What one command led to: all of it is stored, or nothing."""

    entries: tuple[ClubEntry, ...]
    cause: str | None = None
    tidings: tuple[Tidings, ...] = ()
    """What members may hear of it; a log doesn't keep it."""
    due: int = 0
    """When something may follow by itself; 0: never."""


class Unread(Frozen):
    """A part of a club's log as it is stored: how many entries, and how to read them."""

    count: int
    read: Callable[[], tuple[ClubChange, ...]]


class ClubStorage(Protocol):
    """Keeps the logs of clubs."""

    async def club_log(self, club: str, after: int) -> Unread:
        """What happened in a club next after a number; nothing if that is all, or no club."""
        ...

    async def add_to_club(self, club: str, change: ClubChange) -> None:
        """Write, durably on return; Overtaken if another was there first."""
        ...

    async def table_phases(self, wanted: Sequence[str]) -> Mapping[str, str]:
        """What each of these tables is doing; those that are not there are left out."""
        ...

    async def table_turns(self, wanted: Sequence[str]) -> Mapping[str, tuple[str, int, int]]:
        """Which guest each of these tables waits for, since when, and until when."""
        ...


def change_text(change: ClubChange) -> str:
    """A change as one line."""
    entries = [
        {"seq": one.seq, "at": one.at, **club_event_json(one.event)} for one in change.entries
    ]
    return json.dumps({"cause": change.cause, "entries": entries}, ensure_ascii=False)


def change_from(line: str | bytes) -> ClubChange:
    """The change of a line; BadText for anything else."""
    data = object_with(("cause", "entries"), json_of(line), "cause and entries were expected.")
    if not isinstance(entries := data["entries"], list) or not entries:
        raise BadText("it has no entries.")
    return ClubChange(tuple(map(_entry, entries)), from_json(str | None, data["cause"]))


def _entry(data: Json) -> ClubEntry:
    wanted = ("seq", "at", "version", "event")
    given = object_with(wanted, data, f"an entry has {', '.join(wanted)}.")
    event = club_event_from({"version": given["version"], "event": given["event"]})
    return ClubEntry(from_json(int, given["seq"]), from_json(int, given["at"]), event)
