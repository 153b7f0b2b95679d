"""A guest gets another name from the host: for all that comes, and at the tables where they sat."""

import asyncio
from functools import partial

import structlog

from serpentry.hosting.room import now_ms
from serpentry.server.store.failures import StoreFailed
from serpentry.server.store.forgetting import Forgotten, forget_at_table
from serpentry.server.store.gone import tables_of
from serpentry.server.tasks import Tasks
from serpentry.server.upkeep.forgetting import ANSWER_SECONDS, Forgetter

log = structlog.get_logger()


class OtherName(Forgotten):
    """Whom logs go on to name, by another name."""

    line: str = ""

    def stand_in(self, place: str) -> str:
        """The same guest."""
        return self.guest


class Renamer:
    """Gives guests other names."""

    def __init__(self, forgetter: Forgetter) -> None:
        self.forgetter, self.store = forgetter, forgetter.store
        self.tasks = Tasks()

    async def stop(self) -> None:
        """Stop; the host may order it again."""
        await self.tasks.end()

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest a name; tables are rewritten on return, or soon where they are many."""
        await self.store.save_guest(guest, name, now_ms())
        task = self.tasks.begin(self._at_tables(OtherName(guest, name)), "rename")
        await asyncio.wait([task], timeout=ANSWER_SECONDS)

    async def _at_tables(self, of: OtherName) -> None:
        try:
            for table in await tables_of(self.store, of.guest):
                rewrite = partial(forget_at_table, self.store, table, of)
                await self.forgetter.rewritten_table(table, rewrite)
        except StoreFailed as failed:
            log.warning("a guest keeps the old name at some tables", why=str(failed))
        except Exception:
            log.exception("a guest keeps the old name at some tables")
