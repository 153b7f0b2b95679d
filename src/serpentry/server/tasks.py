"""Tasks that run beside the service."""

import asyncio
from contextlib import suppress


async def ended(task: "asyncio.Task[None] | None") -> None:
    """Return when the task has stopped, wherever it was."""
    if task is not None:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
