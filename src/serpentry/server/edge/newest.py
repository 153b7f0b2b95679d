"""Streams whose source never waits for their reader."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from time import monotonic
from typing import Any

from serpentry.server.tasks import ended

Told = tuple[str, Any]
REPLACED = {"report", "waiting"}
"""Events of which only the newest is worth reading."""
UNREAD_SECONDS = 20.0
"""A client that takes nothing for so long gets no more."""


class Newest:
    """What a source has told and nobody has read yet."""

    def __init__(self, source: AsyncGenerator[Told, None]) -> None:
        self.source = source
        self.unread: list[Told] = []
        self.read_at = monotonic()
        self.news = asyncio.Event()
        self.is_over = False

    async def _listen(self) -> None:
        try:
            async with aclosing(self.source):
                async for told in self.source:
                    if self.unread and monotonic() - self.read_at > UNREAD_SECONDS:
                        return
                    if told[0] in REPLACED and self.unread and self.unread[-1][0] == told[0]:
                        self.unread.pop()
                    self.unread.append(told)
                    self.news.set()
        finally:
            self.is_over = True
            self.news.set()

    async def read(self) -> AsyncGenerator[Told, None]:
        """All that is sent, as fast as it is read."""
        task = asyncio.create_task(self._listen())
        try:
            while self.unread or not self.is_over:
                self.read_at = monotonic()
                if self.unread:
                    yield self.unread.pop(0)
                else:
                    self.news.clear()
                    await self.news.wait()
            await task
        finally:
            await ended(task)
