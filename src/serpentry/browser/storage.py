"""Where a browser keeps tables: what is asked of its database, as text."""

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Protocol

from serpentry.hosting.cards import card_of
from serpentry.hosting.storage import Change, NotKept, Overtaken
from serpentry.hosting.stored import Caused, StoredTable, event_rows, setup_of, setup_text
from serpentry.table.words import clean_name
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import json_of

FULL_KEY = "home-full"
"""The refusal of a browser that has no space left; the command is kept, and sent again."""
AGAIN_MS = 5000
"""A command that found no space may be sent again after so long."""


class Database(Protocol):
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


class BrowserStorage:
    """The tables of this browser, and the one guest who sits at it."""

    def __init__(self, database: Database, written: Callable[[str], None]) -> None:
        self.database = database
        self.written = written
        """Hears of every table that was written to, so that other windows can look."""
        self._meeting = asyncio.Lock()
        """Two questions of a first visit make up one guest, not two."""

    async def load(self, table: str) -> StoredTable | None:
        """A whole table; None if there is none."""
        text = await self.database.load(table)
        if text is None:
            return None
        match json_of(text):
            case {"setup": str() as setup, "seed": str() as seed, "rows": list() as rows}:
                return StoredTable(table, setup_of(setup), seed, tuple(rows))
        raise BadText(f"The table {table} is not kept as tables are.")

    async def entries_after(self, table: str, seq: int) -> tuple[Caused, ...]:
        """The events of a table after a number."""
        stored = await self.load(table)
        return () if stored is None else stored.entries[seq:]

    async def append(self, *changes: Change) -> None:
        """Write one table after the other; Overtaken by another window, or NotKept."""
        for one in changes:
            match await self.database.append(one.table, _text(one)):
                case "overtaken":
                    raise Overtaken
                case "full":
                    raise NotKept(FULL_KEY, AGAIN_MS)
            self.written(one.table)

    async def remove(self, table: str) -> None:
        """Throw a table away."""
        await self.database.remove(table)
        self.written(table)

    async def guest(self) -> str:
        """The person here; made up at the first visit, and kept."""
        async with self._meeting:
            guest = await self.database.fact("guest")
            if guest is None:
                guest = secrets.token_hex(12)
                await self.database.keep_fact("guest", guest)
            return guest

    async def guest_name(self, guest: str) -> str | None:
        """What the guest is called."""
        return clean_name(await self.database.fact("name") or "")


def _text(change: Change) -> str:
    """Rows, what lists show and, of a new table, its set-up and seed, as the database takes it."""
    entries, state = change.decided.entries, change.decided.state
    write = {
        "rows": event_rows(change.table, entries, change.cause),
        "card": {"id": change.table, "updated": entries[-1].at, **card_of(state)},
        "setup": setup_text(state.setup) if change.seed else None,
        "seed": change.seed,
    }
    return json.dumps(write, ensure_ascii=False)
