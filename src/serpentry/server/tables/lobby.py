"""The lobby: read once for everybody, however many look at it."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from serpentry.hosting.cards import Card, has_people, in_language, is_by_days
from serpentry.hosting.encoder import Encode
from serpentry.hosting.room import now_ms
from serpentry.server.store.store import TableStore

MOST_SHOWN = 100
MOST_READ = 3 * MOST_SHOWN
"""Tables with free seats that are read: at some of them nobody waits any more."""
ABSENT_MS = 45_000
"""A table with a free seat is shown for so long after the last of its people has left."""
QUIET_SECONDS = 0.25
"""How often the lobby is read again at most."""


class Lobby:
    """What the lobby shows, in each language, until something changes."""

    def __init__(
        self,
        store: TableStore,
        is_closed: Callable[[str], bool],
        encode: Encode,
        seen_at: Callable[[str], int],
    ) -> None:
        self.store, self.is_closed, self.encode, self.seen_at = store, is_closed, encode, seen_at
        self.cards: dict[str, list[Card]] = {}
        self.texts: dict[str, str] = {}
        self.lock = asyncio.Lock()
        self.read_at = 0.0
        self.is_old = True
        self.good_until = 0
        """When the first of the tables is shown no longer, unless its people come back."""
        self.watchers: set[Callable[[], None]] = set()

    def change(self) -> None:
        """Something happened at some table: wake the guests who watch it."""
        self.is_old = True
        for wake in list(self.watchers):
            wake()

    @contextmanager
    def watched(self) -> Iterator[asyncio.Event]:
        """What is set whenever something changes."""
        changed = asyncio.Event()
        self.watchers.add(changed.set)
        try:
            yield changed
        finally:
            self.watchers.discard(changed.set)

    async def text(self, language: str) -> str:
        """The lobby as JSON in a language; who comes too soon after a reading waits a little."""
        await self.shown()
        if language not in self.texts:
            self.texts[language] = self.encode(
                {name: in_language(cards, language) for name, cards in self.cards.items()}
            )
        return self.texts[language]

    async def shown(self) -> dict[str, list[Card]]:
        """The tables that wait, and those that are played."""
        async with self.lock:
            if self.is_old or now_ms() >= self.good_until:
                clock = asyncio.get_running_loop().time
                await asyncio.sleep(max(0.0, self.read_at + QUIET_SECONDS - clock()))
                self.is_old, now = False, clock()
                waiting = self._attended(await self._open(("waiting",), MOST_READ))
                playing = await self._open(("playing", "paused"), MOST_SHOWN)
                self.cards, self.read_at = {"waiting": waiting, "playing": playing}, now
                self.texts.clear()
            return self.cards

    def _attended(self, cards: list[Card]) -> list[Card]:
        """The tables whose people are there: nobody is to sit down and wait for somebody gone."""
        now = now_ms()
        ends = {str(card["id"]): self._shown_until(card) for card in cards}
        shown = [card for card in cards if ends[str(card["id"])] > now][:MOST_SHOWN]
        self.good_until = min((ends[str(card["id"])] for card in shown), default=now + ABSENT_MS)
        return shown

    def _shown_until(self, card: Card) -> int:
        if not has_people(card):
            return 0
        updated = card["updated"]
        assert isinstance(updated, int)
        return ABSENT_MS + (
            now_ms() if is_by_days(card) else max(updated, self.seen_at(str(card["id"])))
        )

    async def _open(self, phases: Sequence[str], most: int) -> list[Card]:
        cards = await self.store.cards(phases, most)
        return [card for card in cards if not self.is_closed(str(card["id"]))]
