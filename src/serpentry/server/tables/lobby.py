"""The lobby's board: read once for everybody, however many look at it."""

import asyncio
from collections.abc import Callable, Sequence

from serpentry.hosting.keeping import Card, in_language
from serpentry.hosting.wire import dumps
from serpentry.server.store.store import TableStore

MOST_SHOWN = 100
QUIET_SECONDS = 0.25
"""The board is read anew so often at most."""


class Board:
    """What the lobby shows, in each language, until something changes."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self.cards: dict[str, list[Card]] = {}
        self.texts: dict[str, str] = {}
        self.lock = asyncio.Lock()
        self.read_at = 0.0
        self.is_old = True
        self.is_closed: Callable[[str], bool] = lambda table: False

    def change(self) -> None:
        """Something happened at some table."""
        self.is_old = True

    async def text(self, language: str) -> str:
        """The board as JSON in a language; who comes too soon after a reading waits a little."""
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
                self.texts[language] = dumps(
                    {name: in_language(cards, language) for name, cards in self.cards.items()}
                )
            return self.texts[language]

    async def _open(self, phases: Sequence[str]) -> list[Card]:
        cards = await self.store.cards(phases, MOST_SHOWN)
        return [card for card in cards if not self.is_closed(str(card["id"]))]
