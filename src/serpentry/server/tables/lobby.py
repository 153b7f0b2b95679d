"""The lobby: read once for everybody, however many look at it."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from serpentry.hosting.cards import Card, in_language
from serpentry.hosting.encoder import Encode
from serpentry.server.store.store import TableStore

MOST_SHOWN = 100
QUIET_SECONDS = 0.25
"""The lobby is read anew so often at most."""


class Lobby:
    """What the lobby shows, in each language, until something changes."""

    def __init__(self, store: TableStore, is_closed: Callable[[str], bool], encode: Encode) -> None:
        self.store, self.is_closed, self.encode = store, is_closed, encode
        self.cards: dict[str, list[Card]] = {}
        self.texts: dict[str, str] = {}
        self.lock = asyncio.Lock()
        self.read_at = 0.0
        self.is_old = True
        self.watchers: set[Callable[[], None]] = set()

    def change(self) -> None:
        """Something happened at some table: wake whoever watches."""
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
        async with self.lock:
            if self.is_old:
                clock = asyncio.get_running_loop().time
                await asyncio.sleep(max(0.0, self.read_at + QUIET_SECONDS - clock()))
                self.is_old, now = False, clock()
                waiting = await self._open(("waiting",))
                playing = await self._open(("playing", "paused"))
                self.cards, self.read_at = {"waiting": waiting, "playing": playing}, now
                self.texts.clear()
            if language not in self.texts:
                self.texts[language] = self.encode(
                    {name: in_language(cards, language) for name, cards in self.cards.items()}
                )
            return self.texts[language]

    async def _open(self, phases: Sequence[str]) -> list[Card]:
        cards = await self.store.cards(phases, MOST_SHOWN)
        return [card for card in cards if not self.is_closed(str(card["id"]))]
