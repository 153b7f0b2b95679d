"""A bot's process: lines go in, lines come out, and it never outlives us."""

import os
import re
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from typing import IO

SUPERVISOR = Path(__file__).with_name("supervisor.py")
LONGEST_LINE = 1 << 20
"""Bytes; a longer line is a flood."""
MOST_LINES = 10_000
"""More lines than these without an answer among them are a flood; unread ones wait in the pipe."""
COMPLAINT_LETTERS = 4000
"""In this many of the last letters on standard error is looked for why a bot failed."""
ERROR = re.compile(r"(\w+\.)*\w*(Error|Exception)\b")
"""How an error begins in most languages; Node, for one, writes its version below it."""
FATAL = "Fatal Python error: "
"""How Python begins to say, on standard error, why and where its process ended."""
FAREWELL_SECONDS = 1.0
"""A bot has so long to end by itself after it was told to stop."""
EXIT_SECONDS = 2.0
"""A bot that has closed its output ends and says why within so long, if it ever does."""


class Ended(Exception):
    """The process has closed its standard output."""


class Flooded(Exception):
    """A line is too long."""


class Silent(Exception):
    """No line came in time."""


def _started(command: Sequence[str], watched: int) -> "subprocess.Popen[bytes]":
    """The program under its supervisor; on Windows, which has no groups of processes, alone."""
    is_alone = sys.platform == "win32"
    supervisor = [sys.executable, "-I", "-S", str(SUPERVISOR), str(watched)]
    return subprocess.Popen(
        [*([] if is_alone else supervisor), *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        pass_fds=[] if is_alone else [watched],
        start_new_session=not is_alone,
    )


class Process:
    """A program with pipes. Nothing here waits for it longer than it is told to."""

    def __init__(self, command: Sequence[str], shows_errors: bool = False) -> None:
        """Start it; what it writes to standard error may be shown as it comes, up to its end."""
        watched, self._lifeline = os.pipe()
        try:
            self._process = _started(command, watched)
        finally:
            os.close(watched)
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._outgoing: Queue[bytes | None] = Queue()
        self._lines: Queue[bytes | Exception] = Queue(MOST_LINES)
        self._closing = threading.Event()
        self._errors: deque[str] = deque(maxlen=COMPLAINT_LETTERS)
        self._shows_errors = shows_errors
        self.fatal = ""
        """What Python wrote on standard error when the process had to end, if it did."""
        self._threads = [
            threading.Thread(target=self._write, args=(self._process.stdin,), daemon=True),
            threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._listen, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Send a line; a program that does not read it keeps nobody waiting."""
        self._outgoing.put(line.encode() + b"\n")

    def receive(self, seconds: float) -> bytes:
        """The next line; Silent, Ended or Flooded if there is none."""
        try:
            line = self._lines.get(timeout=max(0.0, seconds))
        except Empty:
            raise Silent from None
        if isinstance(line, Exception):
            raise line
        return line

    @property
    def complaint(self) -> str:
        """Why it ended: the last error that it wrote to standard error, else the last line."""
        lines = [line.strip() for line in "".join(self._errors).strip().splitlines()]
        errors = [line for line in lines if ERROR.match(line)]
        return [*lines, *errors][-1] if lines else ""

    def exit_code(self) -> int | None:
        """How it ended, if it does within a moment."""
        self._threads[-1].join(EXIT_SECONDS)
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(EXIT_SECONDS)
        return None

    def end(self) -> bool:
        """Close its input and kill what is left after a moment; whether it ended by itself."""
        self._outgoing.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL_SECONDS)
        by_itself = self._process.poll() is not None
        self._closing.set()
        os.close(self._lifeline)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(0.0 if sys.platform == "win32" else EXIT_SECONDS)
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with suppress(Empty):
            while True:
                self._lines.get_nowait()
        for thread in self._threads:
            thread.join(FAREWELL_SECONDS)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(OSError, ValueError):
                assert pipe
                pipe.close()
        return by_itself

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (line := self._outgoing.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError, ValueError):
            pipe.close()

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST_LINE + 1):
                if len(line) > LONGEST_LINE:
                    self._lines.put(Flooded())
                    return
                self._lines.put(line)
                if self._closing.is_set():
                    return
        if not self._closing.is_set():
            self._lines.put(Ended())

    def _listen(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while read := os.read(pipe.fileno(), 4096):
                text = read.decode(errors="replace")
                self._errors.extend(text)
                if self._shows_errors:
                    self._show(text)

    def _show(self, text: str) -> None:
        """Pass on what is written, but for Python's account of its end, which is kept."""
        said, fatal, account = text.partition(FATAL)
        if self.fatal:
            self.fatal += text
            return
        self.fatal = fatal + account
        sys.stderr.write(said)
        sys.stderr.flush()
