"""The workers: jobs wait for a free one; a worker that dies or is late is ended and replaced."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from dataclasses import replace
from time import monotonic

import structlog

from serpentry.hosting.thinking import ThinkingFailed, Thought
from serpentry.search.budget import Seconds
from serpentry.search.terms import Tell, tell_nobody
from serpentry.server.bots.engines import Engines
from serpentry.server.bots.fair_queue import NOBODY, FairQueue, Ticket
from serpentry.server.bots.frames import LENGTH, packed, unpack
from serpentry.server.bots.jobs import (
    Choose,
    Evaluate,
    Failed,
    Finished,
    Job,
    Known,
    Prepare,
    Reckon,
    Reply,
    Stop,
    Task,
    ThinkingProgress,
    is_last,
)
from serpentry.server.metrics import WORKERS_REPLACED

COMMAND = (sys.executable, "-m", "serpentry.server.bots.worker")
START_SECONDS = 30.0
"""A fresh process on a busy machine may need this long before its first reply."""
MOST_OF_DEADLINE = 0.5
"""A player may think for so much of the time there is; the rest is for its answer."""
SHORTEST_REST = 0.5
"""Thinking that has no more than this many seconds left is not overtaken."""
COUNTED_SECONDS = 30.0
"""So long it may take to simulate games by number."""
STOP_SECONDS = 2.0
"""A worker that is told to stop, and has not after so long, is ended."""

log = structlog.get_logger()


class WorkerFailed(ThinkingFailed):
    """A worker gave no result: it died, was late, or its player made a mistake."""


class WorkerDied(WorkerFailed):
    """A worker went before it had a result: another may have one."""


class TookTooLong(WorkerFailed):
    """A worker had no result in time."""


class WorkerProcess:
    """One process."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.is_fresh = True

    @classmethod
    async def start(cls) -> "WorkerProcess":
        """A new process."""
        return cls(await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE))

    async def send(self, job: Job) -> None:
        """Hand a job over."""
        assert self.process.stdin is not None
        self.process.stdin.write(packed(job))
        await self.process.stdin.drain()

    async def reply(self) -> Reply:
        """The next reply."""
        assert self.process.stdout is not None
        head = await self.process.stdout.readexactly(LENGTH.size)
        body = await self.process.stdout.readexactly(LENGTH.unpack(head)[0])
        self.is_fresh = False
        reply = unpack(body)
        assert isinstance(reply, ThinkingProgress | Known | Finished | Failed)
        return reply

    async def end(self) -> None:
        """End the process now."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        transport = getattr(self.process, "_transport", None)
        if transport is not None:
            transport.close()


class Pool:
    """A number of workers, started when they are first needed."""

    def __init__(self, size: int, think_seconds: float, engines: Engines | None = None) -> None:
        self.size = size
        self.think_seconds = think_seconds
        self.engines = engines or Engines()
        self.free: asyncio.Queue[WorkerProcess | None] = asyncio.Queue()
        for _ in range(size):
            self.free.put_nowait(None)
        self.turns = FairQueue(size)
        self.working: set[WorkerProcess] = set()
        self.closed = False

    async def prepare(self, game: str | None = None) -> None:
        """A computer will soon be due: have a worker up, and the engine of its game."""
        if game is not None:
            self.engines.want(game)
        if self.turns.at_once():
            try:
                # A worker that is just coming back is up already.
                with suppress(WorkerFailed, asyncio.QueueEmpty):
                    await self._give_back(await self._up(self.free.get_nowait()), sound=True)
            finally:
                self.turns.give_back(NOBODY, 0.0)

    async def choose(
        self,
        job: Choose | Prepare,
        tell: Tell = tell_nobody,
        ticket: Ticket = NOBODY,
        busy: Callable[[], None] = lambda: None,
    ) -> object:
        """The move that the job's player chooses; WorkerFailed if it thinks past its deadline.

        It waits for a worker as long as need be, and then thinks as long as before: a player is
        never weaker because many play. A table that waits hears that the server is `busy`.
        """
        async with aclosing(self.replies(job, self.think_seconds, ticket, busy)) as replies:
            async for reply in replies:
                match reply:
                    case Finished(move):
                        return move
                    case Failed(why):
                        raise WorkerFailed(why)
                    case ThinkingProgress(part):
                        tell(part)
        raise WorkerFailed("no result")

    async def evaluate(
        self, job: Evaluate, ticket: Ticket = NOBODY
    ) -> AsyncGenerator[Thought, None]:
        """Evaluations, each deeper than the last, and how far thinking has come between them.

        A player who waits at a table overtakes an analysis, which continues afterwards with what it
        knows.
        """
        budget = job.wish.budget
        left = whole = budget.amount if isinstance(budget, Seconds) else COUNTED_SECONDS
        is_done = False
        while not is_done:
            is_done, began = True, 0.0
            async with aclosing(self.replies(job, left + self.think_seconds, ticket)) as replies:
                async for reply in replies:
                    began = began or monotonic()
                    match reply:
                        case Known(evaluation):
                            job = replace(job, wish=replace(job.wish, known=evaluation))
                            yield evaluation
                        case ThinkingProgress(part):
                            yield 1 - (1 - part) * left / whole
                        case Failed(why):
                            raise WorkerFailed(why)
                    rest = left - (monotonic() - began)
                    if rest > SHORTEST_REST and self._is_overtaken(job, ticket):
                        job = replace(job, wish=replace(job.wish, budget=Seconds(rest)))
                        left, is_done = rest, False
                        break

    def _is_overtaken(self, job: Evaluate, ticket: Ticket) -> bool:
        is_timed = isinstance(job.wish.budget, Seconds)
        return is_timed and not ticket.is_watched and self.turns.is_wanted()

    async def reckon(self, job: Reckon, seconds: float, ticket: Ticket) -> tuple[object, float]:
        """What was worked out, and the processor seconds that it took; TookTooLong."""
        async with aclosing(self.replies(job, seconds, ticket)) as replies:
            async for reply in replies:
                match reply:
                    case Finished((found, float(spent))):
                        return found, spent
                    case Failed(why):
                        raise WorkerFailed(why)
        raise WorkerFailed("no result")

    async def replies(
        self,
        job: Task,
        seconds: float,
        ticket: Ticket = NOBODY,
        busy: Callable[[], None] = lambda: None,
    ) -> AsyncGenerator[Reply, None]:
        """All replies to a job, the last one Finished or Failed, within a time from its turn on;
        a position that is thought about may take that time from reply to reply.
        """
        if not self.turns.at_once():
            busy()
            await self.turns.wait(ticket)
        began = monotonic()
        try:
            async with aclosing(self._work(job, seconds)) as replies:
                async for reply in replies:
                    yield reply
        finally:
            self.turns.give_back(ticket, monotonic() - began)

    async def _work(self, job: Task, seconds: float) -> AsyncGenerator[Reply, None]:
        """What a worker replies; our turn has come, so that one is free or just coming back."""
        worker = await self._up(await self.free.get())
        sound = False
        until = monotonic() + seconds + (START_SECONDS if worker.is_fresh else 0)
        try:
            await worker.send(self._ready(job, seconds))
            while not sound:
                if isinstance(job, Evaluate):
                    # As much work everywhere: a slow machine may take its time, a silent one not.
                    until = max(until, monotonic() + seconds)
                reply = await asyncio.wait_for(worker.reply(), until - monotonic())
                sound = is_last(reply)
                yield reply
        except TimeoutError as error:
            raise TookTooLong(type(error).__name__) from error
        except (OSError, EOFError, ValueError) as error:
            raise WorkerDied(type(error).__name__) from error
        finally:
            await asyncio.shield(self._give_back(worker, sound))

    def _ready(self, job: Task, seconds: float) -> Task:
        """The job with its time."""
        if not isinstance(job, Choose):
            return job
        return replace(job, seconds=MOST_OF_DEADLINE * seconds)

    async def _up(self, worker: WorkerProcess | None) -> WorkerProcess:
        """The worker, or a new one in its place."""
        if worker is not None and worker.process.returncode is not None:
            WORKERS_REPLACED.inc()
            await worker.end()
            worker = None
        try:
            worker = worker or await WorkerProcess.start()
        except OSError as error:
            self.free.put_nowait(None)
            raise WorkerFailed(str(error)) from error
        self.working.add(worker)
        return worker

    async def _give_back(self, worker: WorkerProcess, sound: bool) -> None:
        """A worker in the middle of something is asked to stop, and ended if it does not."""
        self.working.discard(worker)
        if not sound and not self.closed:
            sound = await self._stopped(worker)
        if sound and not self.closed:
            self.free.put_nowait(worker)
            return
        if not self.closed:
            WORKERS_REPLACED.inc()
            log.warning("worker replaced", pid=worker.process.pid)
        await worker.end()
        self.free.put_nowait(None)

    async def _stopped(self, worker: WorkerProcess) -> bool:
        if worker.process.returncode is not None:
            return False
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await worker.send(Stop())
                while not is_last(await worker.reply()):
                    pass
        except (TimeoutError, OSError, EOFError, ValueError):
            return False
        return True

    async def close(self) -> None:
        """End all workers."""
        self.closed = True
        idle = [self.free.get_nowait() for _ in range(self.free.qsize())]
        for worker in [*self.working, *(one for one in idle if one is not None)]:
            await worker.end()
