"""The engines of games, had ready beside play, the one that is wanted first.

An engine that came with the package is there at once. In a checkout it is built in a process of its
own when a game first wants it; until then the service says so, and shows no figures.
"""

import asyncio
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Literal

import structlog

from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.faults import EngineFault, NotMade
from serpentry.engine.library import library_of
from serpentry.engine.making import (
    BESIDE_PLAY,
    can_make,
    command,
    environment,
    is_there,
    progress_of,
)

FIRST_LOOK, LOOK_EVERY = 0.1, 0.5
"""An engine that is there is loaded sooner than anybody looks."""
log = structlog.get_logger()


class Engines:
    """Knows which engines are there, and sees to the others one after the other."""

    def __init__(self) -> None:
        self.ready: set[str] = set()
        self.parts: dict[str, float] = {}
        """How far those have come that are being built, 0 to 1."""
        self.faults: dict[str, EngineFault] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.lock = asyncio.Lock()

    def want(self, game: str) -> None:
        """See to it that a game has its engine, if it can have one."""
        if game in KERNELS and game not in self.tasks:
            self.tasks[game] = asyncio.create_task(self._have(game), name=f"engine of {game}")

    def is_ready(self, game: str) -> bool:
        """Whether computers can think about a game as well as they ever will."""
        return game in self.ready or game not in KERNELS

    def state(self, game: str) -> Literal["ready", "building", "failed", "waiting"]:
        """What became of a game's engine; it waits until somebody wants it."""
        if game in self.faults:
            return "failed"
        if self.is_ready(game):
            return "ready"
        return "building" if game in self.tasks else "waiting"

    async def until_ready(self, game: str) -> AsyncIterator[float]:
        """How far a game's engine has come, again and again until it is there; or its fault."""
        self.want(game)
        pause = FIRST_LOOK
        while not self.is_ready(game):
            await asyncio.wait({self.tasks[game]}, timeout=pause)
            if game in self.faults:
                raise self.faults[game]
            if not self.is_ready(game):
                yield self.parts.get(game, 0.0)
            pause = LOOK_EVERY

    async def _have(self, game: str) -> None:
        try:
            if not is_there(game) and can_make():
                async with self.lock:
                    await self._make(game)
            await asyncio.to_thread(library_of, game)
            self.ready.add(game)
        except (EngineFault, OSError) as error:
            fault = error if isinstance(error, EngineFault) else NotMade(game, str(error))
            log.warning("a game has no engine", game=game, why=str(fault))
            self.faults[game] = fault

    async def _make(self, game: str) -> None:
        process = await asyncio.create_subprocess_exec(
            *command(game, KERNELS[game]),
            stdin=DEVNULL,
            stdout=PIPE,
            env=environment() | BESIDE_PLAY,
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                progress = progress_of(line.decode())
                self.parts[game] = progress.done / progress.steps
            code = await process.wait()
        finally:
            await _end(process)
        if code:
            raise NotMade(game, f"the builder ended with {code}")

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
