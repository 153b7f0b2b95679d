"""What everybody may watch: worked out once a second at most, however many look at it."""

import asyncio
import gzip
import zlib
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from serpentry.hosting.cards import Card, in_language
from serpentry.hosting.encoder import Encode
from serpentry.hosting.replays import shown_table
from serpentry.hosting.room import Room, now_ms
from serpentry.hosting.shapes.answers import ShownRecord
from serpentry.server.store.store import TableStore
from serpentry.server.tables.lobby import Lobby
from serpentry.table.refusals import Refused
from serpentry.tabletop.errors import SerpentryError

EVERY_SECONDS = 1.0
LONG = 16_384
"""Characters of an answer beyond which it is compressed."""
MOST_LIVE, MOST_ENDED = 12, 8
MOST_DRAWN = 4
"""Boards drawn at a time; the others follow a second later."""
TODAY_MS = 24 * 3600 * 1000


class WatchAnswer(NamedTuple):
    """The answer in a language, packed if it is long, and a mark that changes with it."""

    content: bytes
    packed: bytes | None
    mark: str


class Drawing(NamedTuple):
    """A board as spectators see it, and after which event."""

    seq: int
    scene: ShownRecord


class Watching:
    """Public games that are played, tables that wait, and games that ended today."""

    def __init__(
        self,
        lobby: Lobby,
        store: TableStore,
        room: Callable[[str], Awaitable[Room]],
        rooms: Mapping[str, Room],
        encode: Encode,
    ) -> None:
        self.lobby, self.store, self.room, self.encode = lobby, store, room, encode
        self.rooms = rooms
        """The tables in memory."""
        self.drawings: dict[str, Drawing] = {}
        self.finished: dict[str, ShownRecord | None] = {}
        """The boards of games that ended; None where there was no time to draw them yet."""
        self.drawn = 0
        """How many boards were drawn so far."""
        self.live: list[Card] = []
        self.waiting: list[Card] = []
        self.ended: list[Card] = []
        self.told: dict[str, WatchAnswer] = {}
        self.lock = asyncio.Lock()
        self.looked_at = float("-inf")

    async def answer(self, language: str) -> WatchAnswer:
        """What is shown now; who asks within a second hears the same as the one before."""
        async with self.lock:
            now = asyncio.get_running_loop().time()
            if now >= self.looked_at + EVERY_SECONDS:
                await self._look()
                self.looked_at = now
            if language not in self.told:
                self.told[language] = await asyncio.to_thread(self._told, language)
            return self.told[language]

    async def _look(self) -> None:
        playing = [card for card in (await self.lobby.shown())["playing"] if _goes_on(card)]
        rooms = [(card, await self._room(str(card["id"]))) for card in playing[:MOST_LIVE]]
        live = [(card, room) for card, room in rooms if room is not None]
        since = now_ms() - TODAY_MS
        over = await self.store.cards(("over",), MOST_ENDED)
        ended = [card for card in over if card["updated"] >= since and "winners" in card]
        # What has ended stays as it is: it is drawn once, and its table need not be in memory.
        new = [await self._room(one) for card in ended if not self.finished.get(one := _id(card))]
        await asyncio.to_thread(
            self._draw, [room for _, room in live], [room for room in new if room is not None]
        )
        self.live = [
            {**card, "watching": room.watching, "scene": drawing.scene}
            for card, room in live
            if (drawing := self.drawings.get(room.id))
        ]
        self.finished = {_id(card): self.finished.get(_id(card)) for card in ended}
        self.ended = [{**card, "scene": self.finished[_id(card)]} for card in ended]
        waiting = (await self.lobby.shown())["waiting"]
        self.waiting = [{**card, "bot": self._waits_a_bot(card)} for card in waiting]
        self.told.clear()

    def _waits_a_bot(self, card: Card) -> bool:
        """Whether programs alone sit at a table, as far as this server knows."""
        room = self.rooms.get(_id(card))
        here = room.present() if room else frozenset[str]()
        return room is not None and bool(here) and here <= room.programs

    async def _room(self, table: str) -> Room | None:
        """A table that anybody may look at."""
        try:
            room = await self.room(table)
        except (Refused, SerpentryError):
            return None
        return None if room.state.is_secret_to(None) else room

    def _draw(self, rooms: list[Room], ended: list[Room]) -> None:
        """Draw some of the boards that have changed, those first where most has happened."""
        known = {one.id: self.drawings.get(one.id) for one in rooms}

        def behind(room: Room) -> float:
            had = known[room.id]
            return float("inf") if had is None else room.state.seq - had.seq

        old = sorted(filter(behind, rooms), key=behind, reverse=True)
        self.drawings = {table: had for table, had in known.items() if had}
        for room in old[:MOST_DRAWN]:
            self.drawings[room.id] = Drawing(room.state.seq, shown_table(room.state))
            self.drawn += 1
        for room in ended[: MOST_DRAWN - len(old[:MOST_DRAWN])]:
            self.finished[room.id] = shown_table(room.state)
            self.drawn += 1

    def _told(self, language: str) -> WatchAnswer:
        lists = {"live": self.live, "waiting": self.waiting, "ended": self.ended}
        text = self.encode({name: in_language(cards, language) for name, cards in lists.items()})
        content = text.encode()
        packed = gzip.compress(content, 1, mtime=0) if len(content) >= LONG else None
        return WatchAnswer(content, packed, f'"{zlib.crc32(content):08x}"')


def _goes_on(card: Card) -> bool:
    return bool(card["phase"] == "playing")


def _id(card: Card) -> str:
    return str(card["id"])
