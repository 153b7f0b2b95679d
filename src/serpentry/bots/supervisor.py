"""Runs a bot's program and ends it, with all that it started, when its parent has ended.

It is started as a file, with nothing of Serpentry imported, as leader of a group of processes. The
other end of its lifeline, a pipe, is held by Serpentry: when that dies, in whatever way, the pipe
is closed and the whole group is killed.
"""

import os
import signal
import subprocess
import sys
import threading


def main() -> None:
    """Run the command after the number of the lifeline, and end as it ends."""
    lifeline, command = int(sys.argv[1]), sys.argv[2:]
    os.set_inheritable(lifeline, False)
    child = subprocess.Popen(command)
    # The program alone holds its pipes: when it closes them, Serpentry notices.
    for stream in (0, 1, 2):
        os.close(stream)
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()
    code = child.wait()
    os._exit(code if code >= 0 else 128 - code)


def _watch(lifeline: int) -> None:
    os.read(lifeline, 1)
    if sys.platform != "win32":  # where no supervisor is started
        os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main()
