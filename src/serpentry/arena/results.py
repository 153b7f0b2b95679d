"""The file of results: JSON lines, the plan first, then a line a game, in the order they ended.

A line is on the disk before its game counts. A run that was killed is continued by reading the
file: what is there is played, a torn last line is dropped. Two runs can't write to one file.
"""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from serpentry.arena.plan import Plan, read_plan
from serpentry.arena.worker import Result, read_result
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.jsons import JsonObject

if sys.platform != "win32":
    import fcntl


HEAD = 28
"""So many bytes of a torn first line must be those of a plan before the file is written anew."""


class OtherRun(SerpentryError):
    """The file belongs to another run."""


class Results:
    """The games of a plan that have been played, by number."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._games: dict[int, Result] = {}

    def __contains__(self, number: int) -> bool:
        return number in self._games

    def __len__(self) -> int:
        return len(self._games)

    def __iter__(self) -> Iterator[Result]:
        return (self._games[number] for number in sorted(self._games))

    def add(self, result: Result) -> None:
        """Keep a game; a second one of the same number is refused."""
        if result.number in self._games:
            raise BadText(f"Game {result.number} stands twice in the results.")
        self._games[result.number] = result

    def game(self, number: int) -> Result:
        """The game of that number."""
        if number not in self._games:
            raise BadText(f"There is no game {number}; {len(self)} games are in the results.")
        return self._games[number]


class ResultsFile(Results):
    """Results that are written down as they come. Use it in a `with`: it holds the file."""

    def __init__(self, path: Path, plan: Plan) -> None:
        super().__init__(plan)
        self.path = path
        try:
            # Not "a": the tail may have to be cut. Not "w": nothing may be lost.
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise BadText(f"{path} can't be written: {error.strerror}.") from error
        try:
            self._lock()
            self._take_over()
        except BaseException:
            os.close(self._file)
            raise
        self.found = len(self)

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        os.close(self._file)

    def add(self, result: Result) -> None:
        """Keep a game and write it down for good."""
        super().add(result)
        self._append(result.as_json())

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise OtherRun(f"{self.path} is in use by another run.") from error

    def _take_over(self) -> None:
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if whole:
            found = _read(whole.decode("utf-8", errors="replace"), self.path)
            _demand_same(self.path, found.plan, self.plan)
            self._games = found._games
        elif not _line(self.plan.as_json()).startswith(content[:HEAD]):
            raise BadText(f"{self.path} is no file of arena results, and is left as it is.")
        os.ftruncate(self._file, len(whole))
        os.lseek(self._file, 0, os.SEEK_END)
        if not whole:
            self._append(self.plan.as_json())

    def _append(self, data: JsonObject) -> None:
        line = _line(data)
        while line:
            line = line[os.write(self._file, line) :]
        os.fsync(self._file)


def _line(data: JsonObject) -> bytes:
    return (json.dumps(data, separators=(",", ":")) + "\n").encode()


def read_results(path: Path) -> Results:
    """All games in a file; a torn last line is left out."""
    try:
        content = path.read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError as error:
        raise BadText(f"There is no file {path}.") from error
    except OSError as error:
        raise BadText(f"{path} can't be read: {error.strerror}.") from error
    return _read(content[: content.rfind("\n") + 1], path)


def _read(content: str, path: Path) -> Results:
    head, *lines = content.split("\n")
    with _line_of(path, 1):
        results = Results(read_plan(_parse(head)))
    for at, line in enumerate(lines, start=2):
        if line:
            with _line_of(path, at):
                results.add(read_result(_parse(line)))
    return results


@contextmanager
def _line_of(path: Path, at: int) -> Iterator[None]:
    try:
        yield
    except BadText as error:
        raise BadText(f"{path}, line {at}: {error}") from error


def _parse(line: str) -> object:
    try:
        return json.loads(line)
    except ValueError as error:
        raise BadText("this is not JSON.") from error


def _demand_same(path: Path, found: Plan, asked: Plan) -> None:
    ours = json.loads(json.dumps(asked.identity()))
    theirs = json.loads(json.dumps(found.identity()))
    for name, value in ours.items():
        if theirs[name] != value:
            raise OtherRun(
                f"{path} holds another run: its {name} is {json.dumps(theirs[name])}, not "
                f"{json.dumps(value)}. Give another file, or continue that run."
            )
