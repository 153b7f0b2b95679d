"""Garbage in a process that has little else: all that tests have loaded is much to look at."""

import asyncio
import gc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from serpentry.server.upkeep import garbage
from serpentry.server.upkeep.garbage import GarbageWatch

T = TypeVar("T")


class Circle:
    """Something that refers to itself."""

    alive = 0

    def __init__(self) -> None:
        self.own = self
        Circle.alive += 1

    def __del__(self) -> None:
        Circle.alive -= 1


def leave_old_circles(count: int) -> None:
    """Circles that have outlived all looks among what is new."""
    kept = [Circle() for _ in range(count)]
    gc.collect(0)
    kept.clear()
    gc.collect(0)


def left_after_a_second_look(is_empty: bool) -> tuple[bool, int]:
    """Whether circles are set apart by a first look, and how many a second one leaves."""
    garbage.LEAST = 0
    watch = GarbageWatch(lambda: is_empty)
    kept = [Circle() for _ in range(100)]
    watch.look(is_calm=True)
    is_apart = not any(one is kept[0] for one in gc.get_objects())
    kept.clear()
    watch.known = 0
    watch.look(is_calm=True)
    return is_apart, Circle.alive


async def _watched_for_a_moment() -> None:
    watch = GarbageWatch()
    watch.start()
    await watch.stop()


def is_apart_after_a_watch(was_apart: bool) -> bool:
    """Whether anything is still set apart when nobody watches any more."""
    gc.unfreeze()
    if was_apart:
        gc.freeze()
    asyncio.run(_watched_for_a_moment())
    return gc.get_freeze_count() > 0


def in_a_process_of_its_own(work: Callable[[bool], T], given: bool) -> T:
    with ProcessPoolExecutor(1, get_context("spawn")) as one:
        return one.submit(work, given).result()
