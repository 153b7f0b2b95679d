"""Where a host keeps clubs: what it needs of a database or a file."""

import json
from collections.abc import Mapping, Sequence
from typing import Protocol

from serpentry.clubs.events import ClubEntry, club_event_from, club_event_json
from serpentry.hosting.tidings import Tidings
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.helpers.frozen import Frozen


class ClubChange(Frozen):
    """What one command led to: all of it is stored, or nothing."""

    entries: tuple[ClubEntry, ...]
    cause: str | None = None
    tidings: tuple[Tidings, ...] = ()
    """What members may be told of it; a log doesn't keep it."""


class ClubStorage(Protocol):
    """Keeps the logs of clubs."""

    async def club_changes(self, club: str, after: int) -> tuple[ClubChange, ...]:
        """What happened in a club after a number; nothing if there is no such club."""
        ...

    async def add_to_club(self, club: str, change: ClubChange) -> None:
        """Write, durably on return; Overtaken if another was there first."""
        ...

    async def table_phases(self, wanted: Sequence[str]) -> Mapping[str, str]:
        """What each of these tables is doing; those that are not there are left out."""
        ...


def change_text(change: ClubChange) -> str:
    """A change as one line."""
    entries = [
        {"seq": one.seq, "at": one.at, **club_event_json(one.event)} for one in change.entries
    ]
    return json.dumps({"cause": change.cause, "entries": entries}, ensure_ascii=False)


def change_from(line: str) -> ClubChange:
    """The change of a line; BadText if it is none."""
    try:
        data = json.loads(line)
        entries = tuple(_entry(one) for one in data["entries"])
    except (ValueError, TypeError, KeyError) as error:
        raise BadText(f"This is no line of a club: {line[:60]}") from error
    return ClubChange(entries, data.get("cause"))


def _entry(data: Mapping[str, Json]) -> ClubEntry:
    seq, at = data["seq"], data["at"]
    if not isinstance(seq, int) or not isinstance(at, int):
        raise TypeError(data)
    event = club_event_from({"version": data["version"], "event": data["event"]})
    return ClubEntry(seq, at, event)
