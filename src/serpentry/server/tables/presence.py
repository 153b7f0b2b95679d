"""Presence at a table, here and at other servers on the same database.

Each server tells the others who is at its tables, on every change and from time to time; what one
has not said again for a while is forgotten, as that server may have died.
"""

import asyncio
import json
import secrets
from collections.abc import Callable, Iterable

from serpentry.hosting.room import Crowd, Room, now_ms
from serpentry.server.tasks import ended
from serpentry.tabletop.helpers.frozen import Frozen

REPEAT_SECONDS = 10.0
AT_ONCE, PAUSE_SECONDS = 20, 0.005
"""This many tables are announced in one go, with a pause for others after it."""
FORGET_SECONDS = 35.0
CROWD_SIZE, CROWD_PAUSE_SECONDS = 50, 0.5
"""From this many viewers on, who came and left is announced at this interval."""
MOST_NAMED = 100
"""Guests that one message names; it must fit into a notification of PostgreSQL."""

Announce = Callable[[str], None]


class News(Frozen):
    """Presence at a table, at one server; whether it asks the others for the same."""

    server: str
    table: str
    guests: tuple[str, ...]
    watching: int
    asks: bool
    away: tuple[str, ...] = ()
    programs: tuple[str, ...] = ()

    def text(self) -> str:
        """As it is sent."""
        told = [self.server, self.table, self.guests, self.watching, self.asks]
        return json.dumps([*told, self.away, self.programs])

    @classmethod
    def of(cls, text: str) -> "News":
        """As it was sent."""
        server, table, guests, watching, asks, *others = json.loads(text)
        return cls(server, table, tuple(guests), watching, asks, *map(tuple, others))


class Presence:
    """Keeps the crowds of all tables that somebody looks at from this server."""

    def __init__(
        self,
        rooms: Callable[[], Iterable[Room]],
        announce: Announce,
        tell_lobby: Callable[[], None],
    ) -> None:
        self.server = secrets.token_hex(6)
        self.rooms = rooms
        self.announce, self.tell_lobby = announce, tell_lobby
        self.seen: dict[str, int] = {}
        """When seated people were last known to be at a table, at any server."""
        self.began = now_ms()
        self.task: asyncio.Task[None] | None = None
        self.soon: set[str] = set()
        """Tables whose presence will be announced in a moment."""

    def start(self) -> None:
        """Begin to repeat what we see, and to forget what others do not repeat."""
        self.task = asyncio.create_task(self._repeat(), name="presence")

    async def stop(self) -> None:
        """Stop, and let the others know that nobody is here any more."""
        await ended(self.task)
        for room in self._watched():
            self.announce(News(self.server, room.id, (), 0, False).text())

    def came(self, room: Room) -> None:
        """Somebody opened a socket."""
        self._changed(room, asks=len(room.viewers) == 1)

    def changed(self, room: Room) -> None:
        """Somebody closed a socket, or looks elsewhere."""
        self._changed(room, asks=False)

    def _changed(self, room: Room, asks: bool) -> None:
        """Tell it at once, but of a crowd only now and then: each hears of all the others."""
        if room.here()[0]:
            self._saw(room.id)
        if len(room.viewers) < CROWD_SIZE:
            room.tell_presence()
            self._tell(room, asks)
        elif room.id not in self.soon:
            self.soon.add(room.id)
            asyncio.get_running_loop().call_later(CROWD_PAUSE_SECONDS, self._tell_late, room)

    def _tell_late(self, room: Room) -> None:
        self.soon.discard(room.id)
        room.tell_presence()
        self._tell(room, asks=False)

    def _tell(self, room: Room, asks: bool) -> None:
        guests, watching = room.here()
        named, away = sorted(guests)[:MOST_NAMED], sorted(room.away_here())[:MOST_NAMED]
        programs = tuple(sorted(guests & room.programs)[:MOST_NAMED])
        news = News(self.server, room.id, tuple(named), watching, asks, tuple(away), programs)
        self.announce(news.text())

    def ask_again(self) -> None:
        """Tell and ask about every table that somebody looks at: news may have been lost."""
        for room in self._watched():
            self._tell(room, asks=True)

    def hear(self, room: Room | None, news: News) -> None:
        """Another server says who is at a table; it matters where somebody looks at it here."""
        if news.server == self.server:
            return
        if news.guests:
            self._saw(news.table)
        if room is None:
            return
        now = asyncio.get_running_loop().time()
        room.programs |= {*news.programs}
        crowd = Crowd(frozenset(news.guests), news.watching, now, frozenset(news.away))
        room.crowd_is(news.server, crowd)
        if news.asks and room.viewers:
            self._tell(room, asks=False)

    def seen_at(self, table: str) -> int:
        """When its people were last known to be there; at the start nobody has come back yet."""
        return self.seen.get(table, self.began)

    def _saw(self, table: str) -> None:
        """People are at a table: the lobby shows it again if it did not."""
        now = now_ms()
        is_back = self.seen.get(table, 0) < now - FORGET_SECONDS * 1000
        self.seen[table] = now
        if is_back:
            self.tell_lobby()

    def _watched(self) -> list[Room]:
        return [room for room in self.rooms() if room.viewers]

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            await self.repeat()
            self._forget(now_ms() - int(FORGET_SECONDS * 1000))

    async def repeat(self) -> None:
        """Say again who is at each table, a few tables at a time: moves continue in between."""
        now = asyncio.get_running_loop().time()
        for at, room in enumerate(list(self.rooms())):
            room.forget_crowds(now - FORGET_SECONDS)
            if room.viewers:
                if room.here()[0]:
                    self._saw(room.id)
                self._tell(room, asks=False)
            if at % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(PAUSE_SECONDS)

    def _forget(self, before: int) -> None:
        for table in [one for one, at in self.seen.items() if at < before]:
            del self.seen[table]
