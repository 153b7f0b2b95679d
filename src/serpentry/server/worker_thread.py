"""Heavy work of the rules, done beside the loop: one at a time, so that the tables come first."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

_THREAD = ThreadPoolExecutor(1, thread_name_prefix="heavy")


async def in_thread(work: Callable[[], Any]) -> Any:
    """What the work gives; moves go on meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, work)
