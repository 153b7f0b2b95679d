"""One worker: a whole service that shares its port, its database and its line with others.

`python -m serpentry.server.loops.worker NUMBER DESCRIPTOR`, as the parent starts it: its settings
come by standard input, its end of the line is the descriptor.
"""

import asyncio
import pickle
import signal
import socket as sockets
import sys
from typing import BinaryIO

import structlog

from serpentry.server.loops.line import DIED, READY, REFUSED, SAID, WROTE, Line
from serpentry.server.loops.port import bound
from serpentry.server.run import Service
from serpentry.server.settings import Settings
from serpentry.server.tables.bus import CutOff, Heard, Woken, pass_on
from serpentry.server.tasks import ended
from serpentry.server.upkeep.logs import file_of_worker, set_up_logs


class LineBus:
    """Wakes the other workers through the parent: SQLite can't."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.news: asyncio.Queue[str | None] = asyncio.Queue()
        self.heard: Heard = lambda _: None
        self.task: asyncio.Task[None] | None = None

    async def open(self, woken: Woken, heard: Heard, cut: CutOff) -> None:
        """From now on pass on what is sent; a worker that dies may have left something unsaid."""
        self.heard = heard
        self.task = asyncio.create_task(self._listen(woken, cut), name="bus")

    async def _listen(self, woken: Woken, cut: CutOff) -> None:
        while True:
            await pass_on(self.news, woken)
            await cut()

    def announce(self, text: str) -> None:
        """Tell the others who is where."""
        self.line.say(SAID, text)

    def wrote(self, table: str, seq: int) -> None:
        """Tell the others that a table has events up to a number."""
        self.line.say(WROTE, f"{table} {seq}")

    def hear(self, word: str, text: str) -> None:
        """Another worker said something."""
        if word == WROTE:
            self.news.put_nowait(text)
        elif word == SAID:
            self.heard(text)
        elif word == DIED:
            self.news.put_nowait(None)

    async def close(self) -> None:
        """Pass nothing on any more."""
        self.heard = lambda _: None
        await ended(self.task)


class Worker(Service):
    """A service that stops when its parent has ended."""

    def __init__(self, settings: Settings, line: Line) -> None:
        self.line = line
        self.bus = LineBus(line)
        is_sqlite = settings.database_url.startswith("sqlite")
        super().__init__(settings, bus=self.bus if is_sqlite else None)

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Take guests, and tell the parent."""
        await self.line.open(self.bus.hear, lambda: self.handle_exit(signal.SIGTERM, None))
        try:
            await super().startup(sockets)
        finally:  # a start that fails exits
            if self.started:
                self.line.say(READY)
            else:
                self.line.say(REFUSED, self.parts.failure)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Stop, and hang up."""
        await super().shutdown(sockets)
        await self.line.close()


def handed_over(source: BinaryIO) -> Settings:
    """The settings as the parent read them; nobody else can write to this process's input."""
    settings = pickle.load(source)
    assert isinstance(settings, Settings)
    return settings


def main(number: str, descriptor: str) -> None:
    """Work until told to stop."""
    settings = handed_over(sys.stdin.buffer)
    set_up_logs(settings.log_json, file=file_of_worker(settings.log_file, number))
    structlog.contextvars.bind_contextvars(worker=int(number))
    worker = Worker(settings, Line(sockets.socket(fileno=int(descriptor))))
    worker.run([bound(settings.host, settings.port)])


if __name__ == "__main__":
    main(*sys.argv[1:])
