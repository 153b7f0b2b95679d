"""The file of results: JSON lines, the plan first, then a line a game, in the order they ended.

A line is on the disk before its game counts. A run that was killed is continued by reading the
file: what is there is played, a torn last line is dropped. Two runs can't write to one file.
"""

from collections.abc import Iterator
from pathlib import Path

from serpentry.arena.lines import Holder, LinesFile, demand_same, line_of, text_of_lines
from serpentry.arena.lines import OtherRun as OtherRun
from serpentry.arena.plan import Plan, read_plan
from serpentry.arena.worker import GameResult, read_result
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import json_of


class Results:
    """The games of a plan that have been played, by number."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._games: dict[int, GameResult] = {}

    def __contains__(self, number: int) -> bool:
        return number in self._games

    def __len__(self) -> int:
        return len(self._games)

    def __iter__(self) -> Iterator[GameResult]:
        return (self._games[number] for number in sorted(self._games))

    def add(self, result: GameResult) -> None:
        """Keep a game; a second one of the same number is refused."""
        if result.number in self._games:
            raise BadText(f"Game {result.number} appears twice in the results.")
        self._games[result.number] = result

    def game(self, number: int) -> GameResult:
        """The game of that number."""
        if number not in self._games:
            raise BadText(f"There is no game {number}; {len(self)} games are in the results.")
        return self._games[number]


class ResultsFile(Results, Holder):
    """Results that are written down as they come. Use it in a `with`: it holds the file."""

    def __init__(self, path: Path, plan: Plan) -> None:
        super().__init__(plan)
        self._lines = LinesFile(path, plan.as_json(), self._take_over)
        self.found = len(self)

    def add(self, result: GameResult) -> None:
        """Keep a game and write it down for good."""
        super().add(result)
        self._lines.append(result.as_json())

    def _take_over(self, path: Path, content: str) -> None:
        found = _read(content, path)
        demand_same(path, found.plan.identity(), self.plan.identity())
        self._games = found._games


def read_results(path: Path) -> Results:
    """All games in a file; a torn last line is left out."""
    return _read(text_of_lines(path), path)


def _of_plan(plan: Plan, result: GameResult) -> GameResult:
    """A result, if the players of a plan sat there; BadText."""
    known = range(len(plan.players))
    if len(result.seating) != plan.seats or not set(result.seating) <= set(known):
        raise BadText("its seating isn't one of the players named in the first line.")
    return result


def _read(content: str, path: Path) -> Results:
    head, *lines = content.split("\n")
    with line_of(path, 1):
        results = Results(read_plan(json_of(head)))
    for at, line in enumerate(lines, start=2):
        if line:
            with line_of(path, at):
                results.add(_of_plan(results.plan, read_result(json_of(line))))
    return results
