"""Compiling a game's search ahead, in a process of its own, so that no move waits for it.

`python -m serpentry.server.bots.warming GAME` compiles into the cache on the disk, from which the
workers then load in a moment.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, Process
from contextlib import suppress

import structlog

from serpentry.catalogue import set_up
from serpentry.catalogue.kernels import KERNELS
from serpentry.players.engine import make_ready

COMMAND = (sys.executable, "-m", "serpentry.server.bots.warming")
log = structlog.get_logger()


class Warmer:
    """Compiles each game once, when a computer first takes a seat in it."""

    def __init__(self) -> None:
        self.compiled: set[str] = set()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.lock = asyncio.Lock()

    def warm(self, game: str) -> None:
        """See to it that a game's search gets compiled, if it has one."""
        if game in KERNELS and game not in self.tasks:
            self.tasks[game] = asyncio.create_task(self._compile(game), name=f"warm {game}")

    async def _compile(self, game: str) -> None:
        async with self.lock:
            process = await asyncio.create_subprocess_exec(*COMMAND, game, stdin=DEVNULL)
            try:
                code = await process.wait()
            finally:
                await _end(process)
        if code == 0:
            self.compiled.add(game)
        else:
            log.warning("compiling failed; computers play on plain rules", game=game, code=code)

    async def close(self) -> None:
        """Leave what is half done."""
        for task in self.tasks.values():
            task.cancel()
            with suppress(asyncio.CancelledError, OSError):
                await task


async def _end(process: Process) -> None:
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
        await asyncio.shield(process.wait())


def main(game: str) -> None:
    """Compile, and leave the processor to those who play."""
    if hasattr(os, "nice"):
        os.nice(10)
    make_ready(set_up(game))


if __name__ == "__main__":
    main(sys.argv[1])
