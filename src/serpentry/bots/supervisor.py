"""Runs a bot's program and ends it, with all that it started, when its parent has ended.

It is started as a file, with nothing of Serpentry imported, as leader of a group of processes. The
other end of its lifeline, a pipe, is held by Serpentry: when that dies, in whatever way, the pipe
is closed and everything is killed. On Linux that is every process that the program started, also
one that left the group: the kernel gives those whose parents ended to us.
"""

import ctypes
import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from time import monotonic, sleep

ADOPT = 36
"""PR_SET_CHILD_SUBREAPER: processes below us whose parents end become our children."""
ENDING_SECONDS = 2.0
"""A program that keeps starting others is fought for this long, in seconds."""


def main() -> None:
    """Run the command after the number of the lifeline, and end as it ends."""
    lifeline, command = int(sys.argv[1]), sys.argv[2:]
    os.set_inheritable(lifeline, False)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0)
    child = subprocess.Popen(command)
    # The program alone holds its pipes: when it closes them, Serpentry notices.
    for stream in (0, 1, 2):
        os.close(stream)
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()
    code = child.wait()
    _end_all()
    os._exit(code if code >= 0 else 128 - code)


def _watch(lifeline: int) -> None:
    os.read(lifeline, 1)
    _end_all()
    if sys.platform != "win32":  # where no supervisor is started
        os.killpg(0, signal.SIGKILL)


def _end_all() -> None:
    """Kill what is below us until nothing is; where there is no /proc, the group has to do."""
    if sys.platform == "win32":  # where no supervisor is started
        return
    until = monotonic() + ENDING_SECONDS
    while (below := _below(os.getpid())) and monotonic() < until:
        for pid in below:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        sleep(0.002)


def _below(root: int) -> list[int]:
    """All living processes that a process, or one below it, started."""
    if sys.platform != "linux":
        return []
    parents = dict[int, int]()
    for name in filter(str.isdigit, os.listdir("/proc")):
        with suppress(OSError), open(f"/proc/{name}/stat", "rb") as file:
            state, parent = file.read().rpartition(b")")[2].split()[:2]
            if state not in (b"Z", b"X"):
                parents[int(name)] = int(parent)
    found, above = list[int](), {root}
    while above:
        above = {pid for pid, parent in parents.items() if parent in above}
        found += above
    return found


if __name__ == "__main__":
    main()
