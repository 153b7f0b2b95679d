"""A worker of this machine ends when its leader has ended, in whatever way."""

import os
import signal
from collections.abc import Callable
from functools import cache
from threading import Thread, current_thread, main_thread
from time import sleep
from typing import TypeVar

A = TypeVar("A")
F = TypeVar("F")
R = TypeVar("R")

CHECK_SECONDS = 0.5
"""How often a worker looks whether it is still led, in seconds."""


def work_for(leader: int, task: Callable[[A, F], R], plan: A, fixture: F) -> R:
    """Do a task for the process of that number, and no longer than it lives."""
    follow(leader)
    return task(plan, fixture)


@cache
def follow(leader: int) -> None:
    """See to it that this process ends with its parent; games that it plays count for nobody.

    Ctrl-C is for the parent, whichever of its threads started this process.
    """
    if current_thread() is main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_watch, args=(leader,), daemon=True).start()


def _watch(leader: int) -> None:
    while os.getppid() == leader:
        sleep(CHECK_SECONDS)
    os._exit(1)
