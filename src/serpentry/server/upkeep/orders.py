"""What the host of the service has ordered: nothing is written, guests stay out, tables rest.

Orders are in the database, so all servers and workers keep to them, and they can be taken back.
"""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import structlog

from serpentry.hosting.room import now_ms
from serpentry.server.store.failures import StoreFailed
from serpentry.server.tables.keeper import Keeper
from serpentry.server.tasks import Beside
from serpentry.server.upkeep.heartbeat import Heartbeat
from serpentry.tabletop.formats.codec import fields_from
from serpentry.tabletop.formats.jsons import json_of

log = structlog.get_logger()
FACT = "orders"
LOOK_SECONDS = 2.0
"""So soon all servers follow an order that one of them was given."""


@dataclass(frozen=True)
class Orders:
    """All that is in force."""

    read_only_since: int = 0
    """Milliseconds; 0: games continue."""
    banned: Mapping[str, str] = field(default_factory=dict)
    """Guests who stay out, and what they were called."""
    closed: frozenset[str] = frozenset()
    """Tables that nobody can look at."""

    @classmethod
    def of(cls, text: str) -> "Orders":
        """Orders as they were stored; BadText."""
        return fields_from(cls, json_of(text))

    def text(self) -> str:
        """As they are stored."""
        return json.dumps(
            {
                "read_only_since": self.read_only_since,
                "banned": dict(self.banned),
                "closed": sorted(self.closed),
            }
        )

    def reading_only(self, is_wanted: bool) -> "Orders":
        """The same, with or without anything being written; what lasts continues to last."""
        since = (self.read_only_since or now_ms()) if is_wanted else 0
        return replace(self, read_only_since=since)

    def without_guest(self, guest: str, name: str) -> "Orders":
        """The same, and a guest stays out."""
        return replace(self, banned={**self.banned, guest: name})

    def with_guest(self, guest: str) -> "Orders":
        """The same, and a guest may come again."""
        kept = {one: name for one, name in self.banned.items() if one != guest}
        return replace(self, banned=kept)

    def without_table(self, table: str) -> "Orders":
        """The same, and a table rests."""
        return replace(self, closed=self.closed | {table})

    def with_table(self, table: str) -> "Orders":
        """The same, and a table continues."""
        return replace(self, closed=self.closed - {table})


class Standing:
    """The orders that stand now."""

    def __init__(self) -> None:
        self.orders = Orders()

    def is_read_only(self) -> bool:
        """Whether nothing is to be written."""
        return bool(self.orders.read_only_since)

    def is_closed(self, table: str) -> bool:
        """Whether a table rests."""
        return table in self.orders.closed


class Overseer(Beside):
    """Sees to it that orders are kept here."""

    def __init__(self, standing: Standing, keeper: Keeper, heartbeat: Heartbeat) -> None:
        self.standing = standing
        self.keeper, self.store, self.heartbeat = keeper, keeper.store, heartbeat
        self.turn = asyncio.Lock()
        """What was read before an order is not kept to after it."""

    @property
    def orders(self) -> Orders:
        """What is in force."""
        return self.standing.orders

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except StoreFailed as failed:
                log.warning("orders can't be read", why=str(failed))

    async def look(self) -> None:
        """Keep to what is stored."""
        async with self.turn:
            await self._keep_to(Orders.of(await self.store.known_fact(FACT) or Orders().text()))

    async def order(self, wanted: Orders) -> None:
        """Store orders, and keep to them at once."""
        async with self.turn:
            await self.store.keep_fact(FACT, wanted.text())
            log.info("ordered", orders=wanted.text())
            await self._keep_to(wanted)

    async def _keep_to(self, wanted: Orders) -> None:
        before, self.standing.orders = self.orders, wanted
        if wanted == before:
            return
        for table in wanted.closed - before.closed:
            self._close(table)
        self._show_out(wanted.banned.keys() - before.banned.keys())
        if before.read_only_since and not wanted.read_only_since:
            await self.heartbeat.missed(before.read_only_since, now_ms())
        self.keeper.tell_lobby()

    def _close(self, table: str) -> None:
        room = self.keeper.rooms.pop(table, None)
        if room is not None:
            if room.thinking is not None:
                room.thinking.cancel()
            for viewer in list(room.viewers):
                viewer.closing("table-closed")

    def _show_out(self, guests: set[str]) -> None:
        for room in list(self.keeper.rooms.values()):
            for viewer in list(room.viewers):
                if viewer.guest in guests:
                    viewer.closing("guest-banned")
