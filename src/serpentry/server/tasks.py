"""Tasks that run beside the service."""

import asyncio


async def ended(task: "asyncio.Task[None] | None") -> None:
    """Return when the task has stopped, wherever it was."""
    if task is not None:
        task.cancel()
        await asyncio.wait([task])
        if not task.cancelled():
            task.result()
