"""Garbage in a process that has little else: all that tests have loaded is much to look at."""

import gc
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from serpentry.server.upkeep import garbage
from serpentry.server.upkeep.garbage import GarbageWatch


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


def left_in_a_process_of_its_own(is_empty: bool) -> tuple[bool, int]:
    with ProcessPoolExecutor(1, get_context("spawn")) as one:
        return one.submit(left_after_a_second_look, is_empty).result()
