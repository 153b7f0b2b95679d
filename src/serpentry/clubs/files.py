"""A club in a file: one line for each command, so that a line is there as a whole or not at all."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from serpentry.clubs.storage import ClubChange, change_from, change_text
from serpentry.hosting.storage import Overtaken


class ClubFile:
    """One club, whatever it is called."""

    def __init__(self, path: Path) -> None:
        self.path = path

    async def club_changes(self, club: str, after: int) -> tuple[ClubChange, ...]:
        """What is in the file; a last line that was not written to its end is not there."""
        return tuple(one for one in self._changes() if one.entries[0].seq > after)

    async def add_to_club(self, club: str, change: ClubChange) -> None:
        """Add a line, durably."""
        with self.path.open("a+b") as file:
            _lock(file.fileno())
            changes = self._changes()
            last = changes[-1].entries[-1].seq if changes else 0
            if change.entries[0].seq != last + 1:
                raise Overtaken
            file.truncate(len(self._whole()))
            file.write(f"{change_text(change)}\n".encode())
            file.flush()
            os.fsync(file.fileno())

    async def table_phases(self, wanted: Sequence[str]) -> dict[str, str]:
        """A file has no tables."""
        return {}

    def _whole(self) -> bytes:
        """The file up to the end of its last whole line."""
        content = self.path.read_bytes() if self.path.exists() else b""
        return content[: content.rfind(b"\n") + 1]

    def _changes(self) -> tuple[ClubChange, ...]:
        return tuple(map(change_from, self._whole().decode().splitlines()))


def _lock(handle: int) -> None:
    """Let one program write at a time, where the system can; closing the file gives it back."""
    if sys.platform != "win32":
        with suppress(ImportError):
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
