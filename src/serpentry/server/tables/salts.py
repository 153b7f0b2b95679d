"""The first draw of a table waits for what people's clients add to the dice, but not for ever."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from serpentry.hosting.room import Room
from serpentry.server.store.failures import StoreFailed
from serpentry.server.tasks import ended

log = structlog.get_logger()


class Salts:
    """Lets chance act at tables where it has waited long enough."""

    def __init__(self, let_chance: Callable[[Room], Awaitable[None]], seconds: float) -> None:
        self.let_chance, self.seconds = let_chance, seconds
        self.waiting: dict[str, asyncio.Task[None]] = {}

    def see_to(self, room: Room) -> None:
        """If chance waits at a table, let it continue in time."""
        if room.state.awaits_chance and room.id not in self.waiting:
            self.waiting[room.id] = asyncio.create_task(self._wait(room), name="salts")

    async def stop(self) -> None:
        """Wait no longer; the server that opens the table next begins again."""
        for task in list(self.waiting.values()):
            await ended(task)

    async def _wait(self, room: Room) -> None:
        try:
            while room.state.awaits_chance:
                await asyncio.sleep(self.seconds)
                try:
                    await self.let_chance(room)
                except StoreFailed as failed:
                    log.warning("the first draw has to wait", table=room.id, why=str(failed))
        finally:
            self.waiting.pop(room.id, None)
