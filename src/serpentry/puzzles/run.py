"""A run of the factory: which games are searched for puzzles, and what was found so far."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from serpentry.arena.crew import Crew
from serpentry.arena.lines import Holder, LinesFile, demand_same, line_of, parse, text_of_lines
from serpentry.arena.plan import Plan, make_plan
from serpentry.arena.schedule import fixed_schedule
from serpentry.languages import sentence
from serpentry.puzzles.mining import Mined, mine
from serpentry.puzzles.pack import SEATS, Pack, without_doubles
from serpentry.puzzles.puzzle import Puzzle
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.jsons import JsonObject
from serpentry.tabletop.judge import Bounded

FORMAT = "serpentry puzzle run 1"


def plan_for(game: AnyGame, player: str, games: int, seed: int, opening: int) -> Plan:
    """Games of a player against itself; refused where endings can't be proved."""
    if game.seats != SEATS or not isinstance(game.judge, Bounded):
        raise SerpentryError(sentence("why-puzzles-proved", game=game.name))
    return make_plan("match", game, (player, player), games, seed, opening)


class Run(Holder):
    """A file of games and their puzzles. Use it in a `with`: it holds the file."""

    def __init__(self, path: Path, plan: Plan, nodes: int) -> None:
        self.plan, self.nodes = plan, nodes
        self.mined: dict[int, Mined] = {}
        self._lines = LinesFile(path, self._head(), self._take_over)

    def _head(self) -> JsonObject:
        return {**self.plan.identity(), "format": FORMAT, "nodes": self.nodes}

    def _take_over(self, path: Path, content: str) -> None:
        head, self.mined = _read(path, content)
        demand_same(path, head, self._head())

    def go_on(self, crew: Crew, tell: Callable[[Mined], None]) -> None:
        """Search every game that is not there yet."""
        left = [one for one in fixed_schedule(self.plan) if one.number not in self.mined]
        with closing(crew.work(partial(mine, nodes=self.nodes), self.plan, left)) as found:
            for mined in found:
                self.mined[mined.number] = mined
                self._lines.append(asdict(mined))
                tell(mined)


def pack_of(path: Path) -> Pack:
    """All that a run found, in the order of its games, without what is alike."""
    head, mined = _read(path, text_of_lines(path))
    puzzles = (puzzle for number in sorted(mined) for puzzle in mined[number].puzzles)
    options = {name: str(value) for name, value in head["options"].items()}
    made = _command(head, len(mined))
    return Pack(head["game"], head["rules"], options, made, without_doubles(puzzles))


def _command(head: dict[str, Any], games: int) -> str:
    """What makes the same run again."""
    words = ["serpentry puzzles make", head["game"], "--games", games, "--seed", head["seed"]]
    words += [
        "--player",
        head["players"][0],
        "--opening",
        head["opening"],
        "--nodes",
        head["nodes"],
    ]
    words += [f"--opt {name}={value}" for name, value in head["options"].items()]
    return " ".join(map(str, words))


def _read(path: Path, content: str) -> tuple[dict[str, Any], dict[int, Mined]]:
    first, *lines = content.split("\n")
    with line_of(path, 1):
        head = parse(first)
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise BadText(f"its first line should say '{FORMAT}'.")
    mined = {}
    for at, line in enumerate(lines, start=2):
        if line:
            with line_of(path, at):
                one = _mined(parse(line))
                mined[one.number] = one
    return head, mined


def _mined(data: Any) -> Mined:
    try:
        puzzles = (
            Puzzle(**{name: _value(one) for name, one in puzzle.items()})
            for puzzle in data["puzzles"]
        )
        return Mined(data["number"], tuple(puzzles))
    except (KeyError, TypeError, AttributeError) as error:
        raise BadText("it has no puzzles of a game.") from error


def _value(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
