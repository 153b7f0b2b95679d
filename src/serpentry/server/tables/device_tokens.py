"""A guest continues with another device: by a word that is good once, for a while."""

import json
import secrets

from serpentry.hosting.room import now_ms
from serpentry.server.store.store import Stored
from serpentry.table.refusals import Refused

TOKEN_MS = 15 * 60_000


class DeviceTokens(Stored):
    """Words that stand for guests; of each guest the newest alone."""

    async def make(self, guest: str) -> tuple[str, int]:
        """A word for a guest, and until when it is good; an older one is good no more."""
        await self.withdraw(guest)
        word, until = secrets.token_urlsafe(16), now_ms() + TOKEN_MS
        await self.store.keep_fact(_of(word), json.dumps([guest, until]))
        await self.store.keep_fact(_by(guest), word)
        return word, until

    async def withdraw(self, guest: str) -> bool:
        """Whether there was a word that nobody had used; it is good no more."""
        word = await self.store.take_fact(_by(guest))
        return word is not None and await self.store.take_fact(_of(word)) is not None

    async def take(self, word: str) -> str:
        """The guest whom a word stands for; Refused if it was used, withdrawn, or is too old."""
        stored = await self.store.take_fact(_of(word))
        if stored is None:
            raise Refused("pass-not-good")
        guest, until = json.loads(stored)
        if until < now_ms():
            raise Refused("pass-not-good")
        return str(guest)


def _of(word: str) -> str:
    return f"pass {word}"


def _by(guest: str) -> str:
    return f"pass-of {guest}"
