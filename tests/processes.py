"""Processes that end with the test that started them, whatever happens to it."""

import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

STARTED: list[subprocess.Popen[Any]] = []
"""Those whose group `tests/conftest.py` ends after the test."""


def start(words: Sequence[object], **given: Any) -> subprocess.Popen[Any]:
    """Begin a process in a group of its own, which is killed after the test at the latest."""
    process = subprocess.Popen([str(word) for word in words], start_new_session=True, **given)
    STARTED.append(process)
    return process


def end(process: subprocess.Popen[Any]) -> None:
    """Kill a process and whatever is left of those that it started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(BrokenPipeError):
                pipe.close()


def end_all() -> None:
    """End whatever `start` began."""
    while STARTED:
        end(STARTED.pop())
