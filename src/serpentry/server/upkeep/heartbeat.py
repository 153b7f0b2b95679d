"""The heartbeat of the service: it writes that it lives, and knows when it could not.

Between two beats that are too far apart nobody could move: the service was stopped, the database
away, the machine asleep, or the clock on the wall was turned. No player's clock counts that time.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from time import monotonic

import structlog

from serpentry.hosting.room import now_ms
from serpentry.server.store.failures import NotStored, StoreFailed, StoreFault
from serpentry.server.store.store import TableStore
from serpentry.server.tasks import Beside
from serpentry.tabletop.formats.codec import from_json
from serpentry.tabletop.formats.jsons import json_of

BEAT_SECONDS = 2.0
LONGEST_BEAT_MS = 5_000
LATE_SECONDS = 15.0
"""A database that has not answered for so long is away."""
MOST_GAPS = 100
ALIVE, GAPS = "alive", "gaps"
log = structlog.get_logger()


class Gaps:
    """Times in which nobody could move."""

    def __init__(self) -> None:
        self.known: list[tuple[int, int]] = []

    def within(self, begin: int, end: int) -> int:
        """How many milliseconds between two times nobody could move."""
        total, reached = 0, begin
        for first, last in sorted(self.known):
            first, last = max(first, reached), min(last, end)
            if last > first:
                total += last - first
                reached = last
        return total


class Heartbeat(Beside):
    """Beats, and notes the gaps, which are stored for all servers and later starts."""

    def __init__(
        self, store: TableStore, gaps: Gaps, settle: Callable[[], Awaitable[None]]
    ) -> None:
        self.store, self.gaps, self.settle = store, gaps, settle
        self.last = 0
        self.fault: StoreFault | None = None
        self.tried_at = 0.0
        """When a write last succeeded or failed."""

    async def open(self) -> None:
        """Learn of the gaps so far; the one that ends now is the newest."""
        stored = json_of(await self.store.fact(GAPS, "[]"))
        self.gaps.known = [*from_json(tuple[tuple[int, int], ...], stored)]
        now = now_ms()
        self.last = int(await self.store.fact(ALIVE, str(now)))
        await self._note(self.last, now)
        await self.beat()

    async def stop(self) -> None:
        """Beat a last time, so that the gap begins now."""
        if self.task is not None:
            await super().stop()
            await self.beat()

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.beat()

    async def beat(self) -> StoreFault | None:
        """Try a write; what is wrong if it fails."""
        now = now_ms()
        try:
            await self.store.keep_fact(ALIVE, str(now))
            self.store.is_lost = not self.store.is_in_place()
            if self.store.is_lost:
                raise NotStored(StoreFault.AWAY)
            if now - self.last > LONGEST_BEAT_MS:
                await self._note(self.last, now)
                await self.settle()
        except StoreFailed as failed:
            if self.fault is None:
                log.warning("nobody can move", why=str(failed))
            self.fault = failed.fault
        else:
            if self.fault is not None:
                log.info("the database is back")
            self.fault, self.last = None, now
        self.tried_at = monotonic()
        return self.fault

    def trouble(self) -> StoreFault | None:
        """What was wrong a moment ago; a file that is gone, and a beat that hangs, count at once.

        Nothing is written: a client that asks a thousand times per second costs no more than that.
        """
        self.store.is_lost = not self.store.is_in_place()
        is_late = monotonic() - self.tried_at > LATE_SECONDS
        return StoreFault.AWAY if self.store.is_lost or is_late else self.fault

    async def missed(self, begin: int, end: int) -> None:
        """Nobody could move between two times, for another reason; no clock counts it."""
        await self._note(begin, end)
        await self.settle()

    async def _note(self, begin: int, end: int) -> None:
        if end > begin:
            self.gaps.known = [*self.gaps.known, (begin, end)][-MOST_GAPS:]
            await self.store.keep_fact(GAPS, json.dumps(self.gaps.known))
