"""Old tables and studies: the host may have those deleted that nobody has changed for long."""

import asyncio

import structlog

from serpentry.hosting.room import now_ms
from serpentry.server.store.failures import StoreFailed
from serpentry.server.store.studies import StudyStore
from serpentry.server.tables.keeper import Keeper
from serpentry.server.tasks import Beside
from serpentry.table.setup import DAY

log = structlog.get_logger()
EVERY_SECONDS = 3600.0
AT_ONCE = 200
"""Tables in one transaction, so that moves never wait long for it."""


class Retention(Beside):
    """Deletes what has become old, a little at a time."""

    def __init__(self, keeper: Keeper, keep_days: float) -> None:
        self.keeper, self.keep_days = keeper, keep_days

    def start(self) -> None:
        """Begin, where anything becomes old."""
        if self.keep_days:
            super().start()

    async def _work(self) -> None:
        while True:
            try:
                gone = await self.tidy_up()
                log.info("old tables deleted", count=gone)
            except StoreFailed as failed:
                log.warning("old tables can't be deleted", why=str(failed))
            await asyncio.sleep(EVERY_SECONDS)

    async def tidy_up(self) -> int:
        """Delete what is old; how many tables that were."""
        store = self.keeper.store
        before, count = now_ms() - int(self.keep_days * DAY), 0
        while old := await store.older_than(before, self._looked_at(), AT_ONCE):
            await store.delete(old)
            for table in old:
                self.keeper.rooms.pop(table, None)
            count += len(old)
        await StudyStore(store).remove_older(before)
        return count

    def _looked_at(self) -> list[str]:
        """Looking at a table keeps it."""
        return [room.id for room in self.keeper.rooms.values() if room.viewers]
