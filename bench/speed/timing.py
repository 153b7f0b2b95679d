"""Measuring on a shared machine: processor time, the best of several rounds."""

from collections.abc import Callable
from time import process_time


def rate(work: Callable[[], None], seconds: float = 1.0, rounds: int = 3) -> float:
    """How often a second the work can be done on one core, in the best round."""
    work()
    return max(_one_round(work, seconds) for _ in range(rounds))


def _one_round(work: Callable[[], None], seconds: float) -> float:
    began, done = process_time(), 0
    while (spent := process_time() - began) < seconds:
        work()
        done += 1
    return done / spent
