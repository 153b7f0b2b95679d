"""When Python looks for garbage: often among what is new, and among the rest seldom.

Neither a move nor a closed connection leaves circles behind, so there is little to be found. To go
through everything takes a third of a second with 1,000 tables, and more with large boards; nobody
can move meanwhile. So what was gone through once is set apart, and gone through again only while
nobody is at a table.
"""

import asyncio
import gc
import sys
import time
from collections.abc import Callable
from typing import TypeVar

from serpentry.server.tasks import Beside

T = TypeVar("T")
MOST_NEW_OBJECTS = 2_000
"""New objects after which Python looks for circles among them. What is sent about a move are large
ones: with 10,000 such a look takes 20 to 40 ms where there are 1,000 tables, with 2,000 at most 8.
"""
NO_LOOK = 1_000_000_000
LOOK_SECONDS = 1.0
CALM = 0.05
"""The loop is calm if it works for no more than this share of the time."""
SOME, MUCH = 0.25, 1.0
"""By what share memory has grown since the last such look: after some growth there is another at
the next calm moment, after much growth at once."""
LEAST = 200_000
"""Blocks of memory, about 20 MB, that count as some growth at least."""
LARGEST_HEAP = 20_000
"""Blocks of memory from which on something is not gone through even once."""


def made_apart(work: Callable[[], T]) -> T:
    """Do work; if what it makes is large, such as a large board, it is set apart at once.

    It leaves no circles: set-ups go when the last table goes that has them.
    """
    before = sys.getallocatedblocks()
    made = work()
    if sys.getallocatedblocks() - before > LARGEST_HEAP:
        gc.freeze()
    return made


class GarbageWatch(Beside):
    """Looks at what is new since its last look when memory has grown; if nobody is here, at all."""

    def __init__(self, is_empty: Callable[[], bool] = lambda: False) -> None:
        self.is_empty = is_empty
        """Whether nobody is at a table."""
        self.known = 0
        """Blocks of memory that were in use after the last look."""
        self.before = gc.get_threshold()
        """What Python went by before."""
        self.was_apart = False
        """Whether somebody else had set something apart before: then all of it stays there."""

    def start(self) -> None:
        """From now on look by this schedule; what is there already is never looked at."""
        self.before, self.was_apart = gc.get_threshold(), gc.get_freeze_count() > 0
        gc.freeze()
        gc.set_threshold(MOST_NEW_OBJECTS, NO_LOOK, NO_LOOK)
        self.known = sys.getallocatedblocks()
        super().start()

    async def stop(self) -> None:
        """Leave it to Python again."""
        await super().stop()
        if not self.was_apart:
            gc.unfreeze()
        gc.set_threshold(*self.before)

    async def _work(self) -> None:
        while True:
            worked, began = time.thread_time(), time.monotonic()
            await asyncio.sleep(LOOK_SECONDS)
            busy = (time.thread_time() - worked) / (time.monotonic() - began)
            self.look(is_calm=busy < CALM)

    def look(self, is_calm: bool) -> None:
        """Look, if memory has grown enough for that."""
        grown = sys.getallocatedblocks() - self.known
        share = SOME if is_calm else MUCH
        if grown > max(share * self.known, share / SOME * LEAST):
            if self.is_empty():
                gc.unfreeze()
            gc.collect()
            gc.freeze()
            self.known = sys.getallocatedblocks()
