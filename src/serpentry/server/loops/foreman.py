"""The parent: starts the workers, passes on what they tell each other, replaces who dies.

The parent serves nobody, so that nothing a guest sends can end it. It keeps the port while workers
come and go; when it ends, however that was, its workers stop.
"""

import asyncio
import os
import pickle
import signal
import socket
import sys
import tempfile
from asyncio.subprocess import Process
from collections.abc import Callable
from contextlib import suppress

import structlog
from prometheus_client.multiprocess import mark_process_dead

from serpentry.server.loops.line import DIED, READY, REFUSED, Line
from serpentry.server.loops.port import bound
from serpentry.server.metrics import SHARED
from serpentry.server.settings import Settings
from serpentry.server.store.engine import bring_up_to_date, connect
from serpentry.server.store.place import held
from serpentry.tabletop.errors import SerpentryError

COMMAND = (sys.executable, "-m", "serpentry.server.loops.worker")
STOP_SECONDS = 15
"""A worker that has not stopped by then is ended."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Before a worker is replaced that died before it took a guest; and after many such."""
log = structlog.get_logger()
forget_figures: Callable[[int, str], object] = mark_process_dead
NOT_THERE = "On Windows the settings allow one worker."


class Foreman:
    """Keeps a number of workers at work until told to stop."""

    def __init__(self, settings: Settings, told: Callable[[str], None]) -> None:
        self.settings, self.told = settings, told
        self.lines: dict[int, Line] = {}
        self.ready: set[int] = set()
        self.all_ready = asyncio.Event()
        self.stopping = asyncio.Event()
        self.failure = ""
        """Why a worker could not start, in its own words."""

    async def run(self) -> None:
        """All of it."""
        assert sys.platform != "win32", NOT_THERE
        loop = asyncio.get_running_loop()
        for one in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(one, self.stopping.set)
        engine = connect(self.settings.database_url)
        try:
            await bring_up_to_date(engine)
        finally:
            await engine.dispose()
        with self._port() as port, tempfile.TemporaryDirectory() as figures:
            number = port.getsockname()[1]
            settings = self.settings.model_copy(update={"port": number})
            workers = [
                asyncio.create_task(self._keep(at + 1, settings, figures), name=f"worker {at + 1}")
                for at in range(self.settings.workers)
            ]
            tell = asyncio.create_task(self._tell(number))
            try:
                await asyncio.gather(*workers)
            finally:
                tell.cancel()
        log.info("all closed")

    def _port(self) -> socket.socket:
        try:
            return bound(self.settings.host, self.settings.port)
        except OSError as error:
            where = f"{self.settings.host}:{self.settings.port}"
            raise SerpentryError(
                f"The server can't listen on {where}: {error.strerror}."
            ) from error

    async def _tell(self, port: int) -> None:
        """Say where, once all workers take guests."""
        await self.all_ready.wait()
        host = self.settings.host
        url = f"http://{f'[{host}]' if ':' in host else host}:{port}"
        log.info("all open", url=url, workers=self.settings.workers)
        self.told(url)

    async def _keep(self, number: int, settings: Settings, figures: str) -> None:
        """One worker after another, until told to stop."""
        pause = FIRST_PAUSE
        while not self.stopping.is_set():
            code = await self._one(number, settings, figures)
            if self.stopping.is_set():
                return
            was_ready = number in self.ready
            if not was_ready and not self.all_ready.is_set():
                self.stopping.set()
                raise SerpentryError(
                    self.failure or "The server could not start; the log says why."
                )
            log.warning("a worker died and is replaced", worker=number, code=code)
            self._pass_on(number, DIED, "")
            self.ready.discard(number)
            pause = FIRST_PAUSE if was_ready else min(2 * pause, LONGEST_PAUSE)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), pause)

    async def _one(self, number: int, settings: Settings, figures: str) -> int:
        """A worker from its start to its end; how it ended."""
        assert sys.platform != "win32", NOT_THERE
        ours, theirs = socket.socketpair()
        with theirs:
            worker = await asyncio.create_subprocess_exec(
                *(*COMMAND, str(number), str(theirs.fileno())),
                env={**os.environ, SHARED: figures},
                stdin=asyncio.subprocess.PIPE,
                pass_fds=(theirs.fileno(),),
                process_group=0,  # Ctrl-C is the parent's, which stops them all
            )
        await hand_over(settings, worker)
        line = self.lines[number] = Line(ours)
        try:
            await line.open(lambda word, text: self._pass_on(number, word, text), lambda: None)
            code = await self._until_end(worker)
            await line.last_words()
            return code
        finally:
            del self.lines[number]
            await line.close()
            forget_figures(worker.pid, figures)

    async def _until_end(self, worker: Process) -> int:
        """How it ended: by itself, or as it was told to."""
        end = asyncio.create_task(worker.wait())
        stop = asyncio.create_task(self.stopping.wait())
        await asyncio.wait({end, stop}, return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        if not end.done():
            with suppress(ProcessLookupError):
                worker.terminate()
            await asyncio.wait({end}, timeout=STOP_SECONDS)
        if not end.done():
            worker.kill()
        return await end

    def _pass_on(self, number: int, word: str, text: str) -> None:
        """What one worker says is for all others; whether it is ready is for the parent."""
        if word == REFUSED:
            self.failure = text
            return
        if word == READY:
            self.ready.add(number)
            if len(self.ready) == self.settings.workers:
                self.all_ready.set()
            return
        for other, line in self.lines.items():
            if other != number and not line.is_clogged:
                line.say(word, text)


async def hand_over(settings: Settings, worker: Process) -> None:
    """Write the settings to a worker's input, as the object that they are.

    In the environment every setting would be text, and the text of a secret is ten asterisks.
    """
    assert worker.stdin is not None
    worker.stdin.write(pickle.dumps(settings))
    with suppress(ConnectionError):  # it died at once, and is replaced
        await worker.stdin.drain()
    worker.stdin.close()


def oversee(settings: Settings, told: Callable[[str], None] = lambda _: None) -> None:
    """Let as many workers serve as are wanted, until stopped."""
    with held(settings.database_url):
        asyncio.run(Foreman(settings, told).run())
