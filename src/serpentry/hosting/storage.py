"""Where a host keeps tables: a database, or a browser."""

from typing import NamedTuple, Protocol

from serpentry.hosting.stored import Caused, StoredTable
from serpentry.languages import sentence
from serpentry.table.decide import Decided
from serpentry.tabletop.errors import SerpentryError


class Overtaken(Exception):
    """Somebody else has written an event of this number; read it and decide again."""


class NotKept(SerpentryError):
    """Storage could not do it, by no fault of the command: it may be sent again."""

    def __init__(self, key: str, again_ms: int) -> None:
        super().__init__(sentence(key))
        self.key, self.again_ms = key, again_ms


class Change(NamedTuple):
    """What is to be added to a table, and by which message; with its seed the table is new."""

    table: str
    decided: Decided
    cause: str | None = None
    seed: str | None = None


class Storage(Protocol):
    """Keeps tables and what guests are called."""

    async def load(self, table: str) -> StoredTable | None:
        """A whole table; None if there is none."""
        ...

    async def entries_after(self, table: str, seq: int) -> tuple[Caused, ...]:
        """The events of a table after a number."""
        ...

    async def append(self, *changes: Change) -> None:
        """Write, durably on return; Overtaken if another was there first; NotKept."""
        ...

    async def guest_name(self, guest: str) -> str | None:
        """What a guest is called; None for a stranger."""
        ...
