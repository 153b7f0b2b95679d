"""How long a loop does one thing without a break, in processor time of its own thread."""

import asyncio
import json
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from time import thread_time
from typing import Any

UNIT_ROWS = 12_000
UNITS = 1.0
"""A step may take as long as this work does: about 20 ms on a machine of today."""


def unit() -> float:
    """Processor seconds of work of a known size, the quickest of a few times."""
    rows = [{"number": number, "name": f"row {number}"} for number in range(UNIT_ROWS)]
    took = []
    for _ in range(3):
        began = thread_time()
        json.loads(json.dumps(rows))
        took.append(thread_time() - began)
    return min(took)


def spent_beside() -> float:
    """Processor seconds of all but the thread that asks: the server's threads, its processes."""
    return time.process_time() - thread_time() + _of_children(os.getpid())


def _of_children(pid: int) -> float:
    found = 0.0
    for child in _read(f"/proc/{pid}/task/{pid}/children").split():
        tasks = Path(f"/proc/{child}/task")
        times = (_read(f"{one}/schedstat").split() for one in tasks.glob("*"))
        found += sum(int(one[0]) / 1e9 for one in times if one) + _of_children(int(child))
    return found


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="ascii")
    except OSError:  # it has ended
        return ""


class Steps:
    """Notes the longest step of one thread's loop."""

    def __init__(self) -> None:
        self.thread: threading.Thread | None = None
        self.longest, self.what, self.total = 0.0, "", 0.0
        self.loop: asyncio.AbstractEventLoop | None = None

    def end(self) -> None:
        """Wait until the step is noted that sent the last answer: it may not have ended."""
        if self.loop is not None:
            asyncio.run_coroutine_threadsafe(asyncio.sleep(0), self.loop).result()

    def begin(self) -> None:
        """Forget what was noted."""
        self.end()
        self.longest, self.what, self.total = 0.0, "", 0.0

    def patched(self, run: Callable[[asyncio.Handle], Any]) -> Callable[[asyncio.Handle], Any]:
        """What runs a step, and notes how long that took."""

        def noted(handle: asyncio.Handle) -> Any:
            if threading.current_thread() is not self.thread:
                return run(handle)
            self.loop = asyncio.get_running_loop()
            began = thread_time()
            try:
                return run(handle)
            finally:
                took = thread_time() - began
                self.total += took
                if took > self.longest:
                    self.longest, self.what = took, str(handle)[:200]

        return noted
