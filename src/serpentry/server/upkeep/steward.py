"""Clubs continue while nobody looks: results are taken when games end, rounds paired in time."""

import asyncio
from contextlib import suppress

import structlog

from serpentry.clubs.conduct.settling import next_look
from serpentry.clubs.host import ClubHost
from serpentry.hosting.room import now_ms
from serpentry.hosting.storage import NotKept
from serpentry.server.store.clubs import ClubStore
from serpentry.server.store.failures import StoreFailed
from serpentry.server.tasks import Beside
from serpentry.table.refusals import Refused

log = structlog.get_logger()
LOOK_SECONDS = 3.0
MOST_AT_ONCE = 20
"""Clubs that are seen to between two looks at which are due."""
CLAIM_MS = 60_000
"""For so long no other server sees to a club that one has begun with."""


class Steward(Beside):
    """Settles clubs: at once when a game has ended here, and when their time has come."""

    def __init__(self, clubs: ClubHost, store: ClubStore) -> None:
        self.clubs, self.store = clubs, store
        self.heard = set[str]()
        self.is_heard = asyncio.Event()

    def hear(self, club: str) -> None:
        """A game of a club has ended at a table of this server."""
        self.heard.add(club)
        self.is_heard.set()

    async def _work(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.is_heard.wait(), LOOK_SECONDS)
            self.is_heard.clear()
            heard, self.heard = self.heard, set()
            try:
                for club in heard:
                    await self._settled(club)
                for club in await self.store.due(now_ms(), MOST_AT_ONCE):
                    await self.see_to(club)
            except StoreFailed as failed:
                log.warning("clubs are not looked after", why=str(failed))

    async def see_to(self, club: str) -> None:
        """Settle a club that is due, unless another server does."""
        until = now_ms() + CLAIM_MS
        if await self.store.claim(club, now_ms(), until):
            await self._settled(club)
            at = await self._next(club)
            await self.store.look_again(club, until, at)

    async def _settled(self, club: str) -> None:
        """One club that can't be settled keeps no other waiting."""
        try:
            await self.clubs.settled(club)
        except (Refused, NotKept):
            return
        except StoreFailed:
            raise
        except Exception:
            log.exception("a club can't be settled", club=club)

    async def _next(self, club: str) -> int:
        try:
            found = await self.clubs.club(club)
        except StoreFailed:
            raise
        except Exception:  # it is no more, or damaged
            return 0
        return next_look(found, now_ms(), is_settled=True)
