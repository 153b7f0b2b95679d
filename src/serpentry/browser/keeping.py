"""Where a browser keeps tables: what is asked of its database, as text."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from serpentry.hosting.stored import Caused, Row, StoredTable, caused_from
from serpentry.table.setup import setup_from

FULL = "home-full"
"""The refusal of a browser that has no room left; the command is kept, and sent again."""


class Overtaken(Exception):
    """Another window has written an event of this number; read it and decide again."""


class Shelf(Protocol):
    """The browser's database, or something like it."""

    async def load(self, table: str) -> str | None:
        """A table with its rows, as it was written; None if there is none."""
        ...

    async def append(self, table: str, write: str) -> str:
        """Write rows, all or none: "stored", "overtaken" or "full"."""
        ...

    async def remove(self, table: str) -> None:
        """Forget a table."""
        ...

    async def fact(self, name: str) -> str | None:
        """Something that is kept by a name."""
        ...

    async def keep_fact(self, name: str, value: str) -> None:
        """Keep something by a name."""
        ...


@dataclass(frozen=True)
class Write:
    """Rows of a table, what lists show of it, and, when it is new, its set-up and seed."""

    rows: list[Row]
    card: Mapping[str, object]
    setup: str | None = None
    seed: str | None = None

    def text(self) -> str:
        """As the database takes it."""
        told = {"rows": self.rows, "card": self.card, "setup": self.setup, "seed": self.seed}
        return json.dumps(told, ensure_ascii=False)


def stored_from(table: str, text: str) -> StoredTable:
    """A table as the database gives it back."""
    told = json.loads(text)
    return StoredTable(table, setup_from(json.loads(told["setup"])), told["seed"], _caused(told))


def _caused(told: Mapping[str, list[Row]]) -> tuple[Caused, ...]:
    return tuple(caused_from(row) for row in told["rows"])
