"""Heavy work of the rules, done beside the loop: moves continue, and the guest who asks pays."""

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from traceback import clear_frames
from typing import TypeVar

from serpentry.clubs.state import Club
from serpentry.hosting.carried import LONG, CarriedState
from serpentry.hosting.host import Asker
from serpentry.server.bots.fair_queue import FairQueue, Ticket
from serpentry.server.bots.jobs import Reckon, reckoned
from serpentry.server.bots.pool import Pool, TookTooLong, WorkerDied
from serpentry.server.edge.limits import Limits
from serpentry.server.tasks import ended
from serpentry.server.upkeep.garbage import made_apart
from serpentry.table.refusals import Refused
from serpentry.table.state import State

T = TypeVar("T")

LONGEST_SECONDS = 30.0
"""Work that takes longer is too much, and ended."""
MOST_KEPT, LARGEST_KEPT = 48_000_000, 24_000_000
"""Characters of answers that are kept at hand, of all and of one."""


class KeptAnswers:
    """Answers by what they were worked out from, those asked for last."""

    def __init__(self) -> None:
        self.known: OrderedDict[bytes, str] = OrderedDict()
        self.size = 0

    def get(self, key: bytes) -> str | None:
        """The answer, if it is at hand."""
        if key in self.known:
            self.known.move_to_end(key)
        return self.known.get(key)

    def add(self, key: bytes, text: str) -> None:
        """Keep one more; those that nobody asked for longest give way."""
        if len(text) > LARGEST_KEPT or key in self.known:
            return
        self.known[key] = text
        self.size += len(text)
        while self.size > MOST_KEPT:
            self.size -= len(self.known.popitem(last=False)[1])


class HeavyWork:
    """One thing at a time in a thread, and answers in processes; both in a fair order."""

    def __init__(self, limits: Limits, processes: Pool | None) -> None:
        self.limits, self.processes = limits, processes
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="heavy")
        self.turns = FairQueue(1)
        self.kept = KeptAnswers()
        self.working: dict[bytes, asyncio.Task[object]] = {}
        self.starting: asyncio.Task[None] | None = None

    async def here(self, asker: Asker, work: Callable[..., T], *given: object) -> T:
        """What work gives that is needed in this process."""
        self._check(asker)
        ticket = Ticket(asker.address, asker.guest)
        if not self.turns.at_once():
            await self.turns.wait(ticket)
        spent = 0.0

        def timed() -> T:
            nonlocal spent
            began = time.thread_time()
            try:
                return made_apart(lambda: work(*given))
            except Exception as error:
                # What the work held is freed in this thread: thousands of positions take a while.
                clear_frames(error.__traceback__)
                raise
            finally:
                spent = time.thread_time() - began

        task = asyncio.get_running_loop().run_in_executor(self.thread, timed)
        try:
            # A guest who goes away leaves work behind that nobody can stop: the next waits for it.
            return await asyncio.shield(task)
        finally:
            task.add_done_callback(lambda _: self._paid(asker, ticket, spent))

    def _paid(self, asker: Asker, ticket: Ticket, spent: float) -> None:
        self.turns.give_back(ticket, spent)
        self.limits.worked(asker.address, spent, asker.guest)

    def _check(self, asker: Asker) -> None:
        if not self.limits.work_fits(asker.address, asker.guest):
            raise Refused("too-many")

    async def apart(
        self, asker: Asker, work: Callable[..., object], *given: object
    ) -> str | CarriedState:
        """The answer that work gives, as text, or a table; the same is worked out once."""
        is_long = any(map(_is_long, given))
        job = await asyncio.to_thread(Reckon.of, work, given) if is_long else Reckon.of(work, given)
        if self.processes is None:
            return _given(await self.here(asker, reckoned, job))
        key = hashlib.sha256(job.packed).digest()
        if (text := self.kept.get(key)) is not None:
            return text
        self._check(asker)
        if key not in self.working:
            task = self.working[key] = asyncio.create_task(self._worked(asker, job))
            task.add_done_callback(lambda _: self.working.pop(key))
        found = _given(await asyncio.shield(self.working[key]))
        if isinstance(found, str):
            self.kept.add(key, found)
        return found

    async def _worked(self, asker: Asker, job: Reckon) -> object:
        try:
            try:
                found, spent = await self._reckoned(asker, job)
            except WorkerDied:  # the system may have ended it for whatever others did
                found, spent = await self._reckoned(asker, job)
        except (TookTooLong, WorkerDied) as failed:
            self.limits.worked(asker.address, LONGEST_SECONDS, asker.guest)
            raise Refused("mistake-too-much") from failed
        self.limits.worked(asker.address, spent, asker.guest)
        return found

    async def _reckoned(self, asker: Asker, job: Reckon) -> tuple[object, float]:
        assert self.processes is not None
        ticket = Ticket(asker.address, asker.guest)
        return await self.processes.reckon(job, LONGEST_SECONDS, ticket)

    def start(self) -> None:
        """Have a process ready before anybody asks."""
        if self.processes is not None:
            self.starting = asyncio.create_task(self.processes.prepare())

    async def close(self) -> None:
        """Stop."""
        await ended(self.starting)
        for task in list(self.working.values()):
            task.cancel()
        if self.processes is not None:
            await self.processes.close()
        self.thread.shutdown(cancel_futures=True)


def _is_long(given: object) -> bool:
    """Whether a table or a club has many events: packing them takes a while."""
    state = getattr(given, "state", given)
    return isinstance(state, State | Club) and state.seq > LONG


def _given(found: object) -> str | CarriedState:
    """What was worked out; what was raised is raised here."""
    if isinstance(found, Exception):
        raise found
    assert isinstance(found, str | CarriedState)
    return found
