"""Processes that end with the test that started them, whatever happens to it."""

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

STARTED: list[subprocess.Popen[Any]] = []
"""Those whose session `tests/conftest.py` ends after the test."""


def start(words: Sequence[object], **given: Any) -> subprocess.Popen[Any]:
    """Begin a process in a session of its own, which is killed after the test at the latest."""
    process = subprocess.Popen([str(word) for word in words], start_new_session=True, **given)
    STARTED.append(process)
    return process


def end(process: subprocess.Popen[Any]) -> None:
    """Kill a process and whatever is left of those that it started."""
    process.kill()
    for pid in _in_session(process.pid):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(BrokenPipeError):
                pipe.close()


def _in_session(leader: int) -> Iterator[int]:
    """The processes of a session, also those with a group of their own, as workers have."""
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(ProcessLookupError):
            if os.getsid(int(entry.name)) == leader:
                yield int(entry.name)


def end_all() -> None:
    """End whatever `start` began."""
    while STARTED:
        end(STARTED.pop())
