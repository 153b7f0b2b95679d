"""How commands reach a log that others write to as well: a table's, or a club's."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from serpentry.hosting.storage import Overtaken

T = TypeVar("T")
MOST_TRIES = 8


class Stale(Exception):
    """The command was made without knowing what has happened since."""


async def until_stored(
    attempt: Callable[[], Awaitable[T]], refresh: Callable[[], Awaitable[object]]
) -> T:
    """What an attempt to decide and store leads to; after one that was overtaken, read and retry.

    A command that is sent twice is the attempt's to know: the first may have been stored meanwhile.
    """
    for _ in range(MOST_TRIES):
        try:
            return await attempt()
        except Overtaken:
            await refresh()
    raise Stale
