"""Thinking in turns: where one thread does everything, others have theirs between two steps.

What thinks so is a generator: it gives None where somebody else may have a turn.
"""

from collections.abc import Generator, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def spoken(steps: Iterable[T | None]) -> Iterator[T]:
    """What there is to tell, for a program that leaves no other a turn."""
    return (step for step in steps if step is not None)


def at_once(steps: Generator[object, None, T]) -> T:
    """What all steps lead to, without a turn for anybody else."""
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            found: T = ended.value
            return found
