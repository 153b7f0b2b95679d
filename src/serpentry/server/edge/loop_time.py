"""How long the loop itself is busy with something that mostly waits."""

from collections.abc import Awaitable, Callable, Coroutine, Generator
from time import thread_time
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")


@coroutine
def timed(work: Awaitable[T], spent: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Await work, and tell the processor seconds of each of its steps as it ends."""
    assert isinstance(work, Coroutine)
    step, given = work.send, None
    while True:
        began = thread_time()
        try:
            waits_for = step(given)
        except StopIteration as done:
            found: T = done.value
            return found
        finally:
            spent(thread_time() - began)
        try:
            step, given = work.send, (yield waits_for)
        except BaseException as error:
            step, given = work.throw, error
