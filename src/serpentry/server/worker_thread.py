"""Heavy work of the rules, done beside the loop: one at a time, so that the tables come first."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
_ASIDE = ThreadPoolExecutor(1, thread_name_prefix="beside")


async def beside(work: Callable[[], T]) -> T:
    """What the work gives; moves go on meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_ASIDE, work)
