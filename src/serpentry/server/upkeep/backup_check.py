"""Looking a backup over: is it whole, does every row belong somewhere, does every table replay?"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from serpentry.hosting.stored import setup_of
from serpentry.server.store.schema import events, sitters, tables
from serpentry.table.events import Entry, event_from
from serpentry.table.fold import after
from serpentry.table.state import State, fresh
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.formats.jsons import json_of

Line = tuple[str, Any]
Row = dict[str, Any]
EVERY = 500
"""Rows between two words of progress."""


class BadBackup(SerpentryError):
    """A backup that can't be written or read."""


@dataclass
class Findings:
    """What a backup holds; `unreadable` tables are in it as they were, but can't be replayed."""

    rows: int = 0
    tables: int = 0
    unreadable: list[str] = field(default_factory=list)


def look_over(
    lines: Iterator[Line], progress: Callable[[int], None] = lambda _: None, replays: bool = True
) -> Findings:
    """What was found in a backup; BadBackup if it could not be restored."""
    found, reader = Findings(), _BackupReader(replays)
    ended = None
    for name, content in lines:
        if ended is not None:
            raise BadBackup("The backup goes on after its end.")
        if name == "end":
            ended = content
            continue
        reader.take(name, content)
        found.rows += 1
        if found.rows % EVERY == 0:
            progress(EVERY)
    if ended != found.rows:
        raise BadBackup("The backup is not whole: its end is missing.")
    found.tables, found.unreadable = len(reader.setups), sorted(reader.unreadable)
    return found


class _BackupReader:
    """Follows the rows of a backup in their order: tables before events, events by number."""

    def __init__(self, replays: bool) -> None:
        self.replays = replays
        self.setups: dict[str, str] = {}
        self.unreadable: set[str] = set()
        self.table, self.seq = "", 0
        self.state: State | None = None

    def take(self, name: str, content: Any) -> None:
        if name == tables.name:
            row = _row(tables.columns.keys(), content)
            self.setups[row["id"]] = row["setup"]
        elif name == events.name:
            self._event(_row(events.columns.keys(), content))
        elif name == sitters.name:
            self._known(_row(sitters.columns.keys(), content)["table_id"], "A guest sits at")

    def _known(self, table: str, what: str) -> None:
        if table not in self.setups:
            raise BadBackup(f"{what} the table {table}, which is not in the backup.")

    def _event(self, row: Row) -> None:
        table = row["table_id"]
        if table != self.table:
            self._known(table, "An event belongs to")
            self.table, self.seq, self.state = table, 0, None
        if row["seq"] != self.seq + 1:
            raise BadBackup(f"Event {self.seq + 1} of the table {table} is missing in the backup.")
        self.seq += 1
        if self.replays and table not in self.unreadable:
            self._replay(row)

    def _replay(self, row: Row) -> None:
        try:
            state = self.state or fresh(setup_of(self.setups[self.table]))
            entry = Entry(row["seq"], row["at"], event_from(json_of(row["body"])))
            self.state = after(state, entry)
        except Exception:  # whatever a damaged row holds, the others are to be looked at
            self.unreadable.add(self.table)


def _row(names: list[str], content: Iterable[object]) -> Row:
    return dict(zip(names, content, strict=True))
