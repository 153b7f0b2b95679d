"""A line between the parent and a worker: words with texts, until one of the two has gone."""

import asyncio
import json
import socket
from collections.abc import Callable

from serpentry.server.tasks import ended

LONGEST_ROW = 2**20
LAST_WORDS_SECONDS = 5.0
Hear = Callable[[str, str], None]
"""What is done with a word and its text."""
MOST_UNREAD = 2**26
"""Bytes that the other may leave unread before it counts as hung."""

READY, REFUSED, WROTE, SAID, DIED = "ready", "refused", "wrote", "said", "died"
"""A worker takes guests; can't, and says why; has stored events; says who came or left; died,
perhaps before it said."""


class Line:
    """One end of it."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end
        self.writer: asyncio.StreamWriter | None = None
        self.task: asyncio.Task[None] | None = None

    async def open(self, hear: Hear, gone: Callable[[], None]) -> None:
        """Begin to listen; say so when the other end has gone."""
        reader, self.writer = await asyncio.open_connection(sock=self.end, limit=LONGEST_ROW)
        self.task = asyncio.create_task(self._listen(reader, hear, gone), name="line")

    async def _listen(
        self, reader: asyncio.StreamReader, hear: Hear, gone: Callable[[], None]
    ) -> None:
        try:
            while row := await reader.readline():
                word, text = json.loads(row)
                hear(word, text)
        except ConnectionError:
            pass
        gone()

    def say(self, word: str, text: str = "") -> None:
        """Tell the other end; nothing happens if it has gone."""
        if self.writer is not None and not self.writer.is_closing():
            self.writer.write(json.dumps([word, text]).encode() + b"\n")

    @property
    def is_clogged(self) -> bool:
        """Whether the other end has not read for long."""
        return (
            self.writer is not None and self.writer.transport.get_write_buffer_size() > MOST_UNREAD
        )

    async def last_words(self) -> None:
        """Hear what the other end said before it went."""
        if self.task is not None:
            await asyncio.wait({self.task}, timeout=LAST_WORDS_SECONDS)

    async def close(self) -> None:
        """Hang up."""
        await ended(self.task)
        if self.writer is not None:
            self.writer.close()
