"""Tasks that run beside the service."""

import asyncio
from collections.abc import Coroutine


async def ended(task: "asyncio.Task[None] | None") -> None:
    """Return when the task has stopped, wherever it was."""
    if task is not None:
        task.cancel()
        await asyncio.wait([task])
        if not task.cancelled():
            task.result()


class Beside:
    """What works in a task of its own, from its start to its stop."""

    task: "asyncio.Task[None] | None" = None

    def start(self) -> None:
        """Begin."""
        self.task = asyncio.create_task(self._work(), name=type(self).__name__)

    async def stop(self) -> None:
        """Stop, wherever the work is."""
        await ended(self.task)

    async def _work(self) -> None:
        raise NotImplementedError


class Tasks:
    """Tasks that each do one thing and end, or end with what began them."""

    def __init__(self) -> None:
        self.running = set["asyncio.Task[None]"]()

    def begin(self, work: Coroutine[object, None, None], name: str) -> "asyncio.Task[None]":
        """Begin something."""
        task = asyncio.create_task(work, name=name)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    async def end(self) -> None:
        """End what still runs."""
        for one in list(self.running):
            await ended(one)
