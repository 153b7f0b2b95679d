"""A table as it is kept, in a database or a browser: its set-up, its seed, its log."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from json import JSONEncoder
from json.encoder import encode_basestring

from serpentry.table.events import Entry, Event, Moved, event_from, event_json
from serpentry.table.setup import Setup, setup_from, setup_json
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import from_json
from serpentry.tabletop.formats.jsons import json_of
from serpentry.tabletop.game import Json
from serpentry.tabletop.helpers.frozen import Frozen

Row = dict[str, str | int | bool | None]
"""A row of a table by its columns."""


encode_stored = JSONEncoder(ensure_ascii=False).encode
"""JSON as it is kept. Made once: `json.dumps` makes one for each text."""


class Caused(Frozen):
    """An entry with the message that caused it."""

    entry: Entry
    cause: str | None = None


class StoredTable(Frozen):
    """A table as it is kept."""

    id: str
    setup: Setup
    seed: str
    rows: tuple[Mapping[str, Json], ...]
    """Its events as they are kept."""

    @property
    def causes(self) -> Iterator[tuple[int, str]]:
        """The numbers of the events that messages caused, each with its message."""
        for row in self.rows:
            if row["cause"] is not None:
                yield _number(row["seq"]), str(row["cause"])

    @cached_property
    def entries(self) -> tuple[Caused, ...]:
        """Its events, read from their rows when somebody asks for them."""
        return tuple(caused_from(row) for row in self.rows)


def caused_from(row: Mapping[str, Json]) -> Caused:
    """The entry of a row; BadText if it holds none."""
    if not isinstance(row, Mapping) or not {"seq", "at", "body", "cause"} <= row.keys():
        raise BadText("An event is kept with seq, at, body and cause.")
    body, cause = row["body"], row["cause"]
    event = event_from(json_of(str(body)))
    entry = Entry(_number(row["seq"]), _number(row["at"]), event)
    return Caused(entry, None if cause is None else str(cause))


def _number(value: Json) -> int:
    return from_json(int, value)


def event_text(event: Event) -> str:
    """An event as it is kept; most are moves."""
    if isinstance(event, Moved):
        move = encode_basestring(event.move)
        return f'{{"is": "Moved", "seat": {event.seat}, "move": {move}}}'
    return encode_stored(event_json(event))


def event_rows(table: str, entries: Iterable[Entry], cause: str | None) -> list[Row]:
    """Entries as rows."""
    return [
        {
            "table_id": table,
            "seq": entry.seq,
            "at": entry.at,
            "body": event_text(entry.event),
            "cause": cause,
        }
        for entry in entries
    ]


def setup_text(setup: Setup) -> str:
    """A set-up as it is kept."""
    return encode_stored(setup_json(setup))


def setup_of(text: str) -> Setup:
    """A set-up as it was kept; BadText if it can't be read."""
    return setup_from(json_of(text))
