"""A club in a file: one line for each command, so that a line is there as a whole or not at all."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import BytesIO
from pathlib import Path

from serpentry.clubs.reading.following import follow
from serpentry.clubs.state import Club
from serpentry.clubs.storage import ClubChange, Unread, change_from, change_text
from serpentry.hosting.storage import Overtaken
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.helpers.frozen import Frozen


class ClubLog(Frozen):
    """What a file says, up to the first line that can't be: so much of a damaged club is there."""

    changes: tuple[ClubChange, ...]
    whole: bytes
    """The lines of these changes."""
    fault: BadText | None = None
    line: int = 0
    """The line that can't be, from 1."""


def read_log(content: bytes) -> ClubLog:
    """The log in a file; a last line that was not written to its end is not there."""
    changes, club, end = list[ClubChange](), Club(""), 0
    lines = BytesIO(content).readlines()
    for number, line in enumerate(lines, start=1):
        try:
            if line.strip():
                change = change_from(line)
                club = follow(club, change.entries)
                changes.append(change)
        except BadText as error:
            is_torn = number == len(lines) and not line.endswith(b"\n")
            fault = None if is_torn else BadText(f"Line {number} of the club's file: {error}")
            return ClubLog(tuple(changes), content[:end], fault, 0 if is_torn else number)
        end += len(line)
    return ClubLog(tuple(changes), content)


class ClubFile:
    """One club, whatever it is called; of a damaged one what stands before the fault, if wanted."""

    def __init__(self, path: Path, until_fault: bool = False) -> None:
        self.path, self.until_fault = path, until_fault
        self.content, self.log = b"", read_log(b"")
        """What was read last."""

    async def club_log(self, club: str, after: int) -> Unread:
        """What is in the file; BadText names the line that can't follow those before it."""
        changes = tuple(one for one in self._log().changes if one.entries[0].seq > after)
        return Unread(len(changes), lambda: changes)

    def read(self) -> ClubLog:
        """What the file says now."""
        content = self.path.read_bytes() if self.path.exists() else b""
        if content != self.content:
            self.content, self.log = content, read_log(content)
        return self.log

    async def add_to_club(self, club: str, change: ClubChange) -> None:
        """Add a line, durably."""
        with self.path.open("a+b") as file:
            _lock(file.fileno())
            log = self.read()
            if log.fault is not None:
                raise log.fault
            last = log.changes[-1].entries[-1].seq if log.changes else 0
            if change.entries[0].seq != last + 1:
                raise Overtaken
            file.truncate(len(log.whole))
            between = b"\n" if log.whole and not log.whole.endswith(b"\n") else b""
            file.write(between + f"{change_text(change)}\n".encode())
            file.flush()
            os.fsync(file.fileno())

    async def table_phases(self, wanted: Sequence[str]) -> dict[str, str]:
        """A file has no tables."""
        return {}

    async def table_turns(self, wanted: Sequence[str]) -> dict[str, tuple[str, int, int]]:
        """A file has no tables."""
        return {}

    def _log(self) -> ClubLog:
        log = self.read()
        if log.fault is not None and not (self.until_fault and log.changes):
            raise log.fault
        return log


def _lock(handle: int) -> None:
    """Let one program write at a time, where the system can; closing the file gives it back."""
    if sys.platform != "win32":
        with suppress(ImportError):
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
