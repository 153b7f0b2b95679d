"""Old tables and studies: the host may have those deleted that nobody has changed for long."""

import asyncio

import structlog

from serpentry.hosting.room import now_ms
from serpentry.server.store.failures import StoreFailed
from serpentry.server.store.studies import StudyStore
from serpentry.server.tables.keeper import Keeper
from serpentry.server.tasks import ended

log = structlog.get_logger()
DAY_MS = 86_400_000
EVERY_SECONDS = 3600.0
AT_ONCE = 200
"""Tables in one transaction, so that moves never wait long for it."""


class Retention:
    """Deletes what has become old, a little at a time."""

    def __init__(self, keeper: Keeper, keep_days: float) -> None:
        self.keeper, self.keep_days = keeper, keep_days
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, where anything becomes old."""
        if self.keep_days:
            self.task = asyncio.create_task(self._tidy_up(), name="retention")

    async def stop(self) -> None:
        """Delete nothing more."""
        await ended(self.task)

    async def _tidy_up(self) -> None:
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
        before, count = now_ms() - int(self.keep_days * DAY_MS), 0
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
