"""A file of JSON lines that is continued: a head that says which run it is, then what came of it.

A line is on the disk before it counts; a torn last line is dropped. Two runs can't write to one
file.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.jsons import Json, JsonObject

if sys.platform != "win32":
    import fcntl

HEAD_BYTES = 28
"""This many bytes of a torn first line must be those of a head before the file is written again."""


class OtherRun(SerpentryError):
    """The file belongs to another run."""


class LinesFile:
    """A file that is held: `take_over` is given the whole lines that it has already."""

    def __init__(
        self, path: Path, head: JsonObject, take_over: Callable[[Path, str], None]
    ) -> None:
        self.path = path
        try:
            # Not "a": the tail may have to be cut. Not "w": nothing may be lost.
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise BadText(f"{path} can't be written: {error.strerror}.") from error
        try:
            self._lock()
            self._begin(head, take_over)
        except BaseException:
            self.close()
            raise

    def _lock(self) -> None:
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise OtherRun(f"{self.path} is in use by another run.") from error

    def _begin(self, head: JsonObject, take_over: Callable[[Path, str], None]) -> None:
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if whole:
            take_over(self.path, whole.decode("utf-8", errors="replace"))
        elif not _line(head).startswith(content[:HEAD_BYTES]):
            raise BadText(f"{self.path} isn't a file of such a run, and is left as it is.")
        os.ftruncate(self._file, len(whole))
        os.lseek(self._file, 0, os.SEEK_END)
        if not whole:
            self.append(head)

    def append(self, data: JsonObject) -> None:
        """Write a line down for good."""
        line = _line(data)
        while line:
            line = line[os.write(self._file, line) :]
        os.fsync(self._file)

    def close(self) -> None:
        """Let the file go."""
        os.close(self._file)


def _line(data: JsonObject) -> bytes:
    return (json.dumps(data, separators=(",", ":")) + "\n").encode()


def text_of_lines(path: Path) -> str:
    """The whole lines of a file; a torn last one is left out."""
    try:
        content = path.read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError as error:
        raise BadText(f"There is no file {path}.") from error
    except OSError as error:
        raise BadText(f"{path} can't be read: {error.strerror}.") from error
    return content[: content.rfind("\n") + 1]


@contextmanager
def line_of(path: Path, at: int) -> Iterator[None]:
    """Whatever is wrong here is reported with the file and the line."""
    try:
        yield
    except BadText as error:
        raise BadText(f"{path}, line {at}: {error}") from error


def demand_same(path: Path, found: Mapping[str, Json], asked: Mapping[str, Json]) -> None:
    """OtherRun if the head that was found is not the one of the run that is asked for."""
    ours, theirs = json.loads(json.dumps(asked)), json.loads(json.dumps(found))
    for name, value in ours.items():
        if theirs.get(name) != value:
            raise OtherRun(
                f"{path} holds another run: its {name} is {json.dumps(theirs.get(name))}, not "
                f"{json.dumps(value)}. Give another file, or continue that run."
            )


class Holder:
    """Writes into such a file, and locks it for the length of a `with`."""

    _lines: LinesFile

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._lines.close()
