"""A run of the factory: which games are searched for puzzles, and what was found so far."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from serpentry.arena.lines import Holder, LinesFile, demand_same, line_of, parse, text_of_lines
from serpentry.arena.plan import Plan, make_plan
from serpentry.arena.schedule import fixed_schedule
from serpentry.arena.worker_pools import WorkerPool
from serpentry.catalogue.kernels import has_kernel
from serpentry.languages import sentence
from serpentry.puzzles.mining import mine
from serpentry.puzzles.moments import Mined
from serpentry.puzzles.pack import SEATS, Pack, without_doubles
from serpentry.puzzles.puzzle import Puzzle
from serpentry.puzzles.seeking import seek
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.judge import Bounded

FORMAT = "serpentry puzzle run 1"


def plan_for(game: AnyGame, player: str, games: int, seed: int, opening: int) -> Plan:
    """Games of a player against itself; refused where moves can be neither proved nor measured."""
    if not has_kernel(game):
        raise SerpentryError(sentence("why-puzzles-measured", game=game.name))
    return make_plan("match", game, (player,) * game.seats, games, seed, opening)


def can_be_proved(game: AnyGame) -> bool:
    """Whether puzzles of a game are proved; elsewhere they are measured."""
    return game.seats == SEATS and isinstance(game.judge, Bounded)


class Run(Holder):
    """A file of games and their puzzles. Use it in a `with`: it holds the file."""

    def __init__(self, path: Path, plan: Plan, nodes: int) -> None:
        self.plan, self.nodes = plan, nodes
        self._is_proved = can_be_proved(plan.set_up())
        self.mined: dict[int, Mined] = {}
        self._lines = LinesFile(path, self._head(), self._take_over)

    def _head(self) -> JsonObject:
        effort = {"nodes": self.nodes} if self._is_proved else {}
        return {**self.plan.identity(), "format": FORMAT, **effort}

    def _take_over(self, path: Path, content: str) -> None:
        head, self.mined = _read(path, content)
        demand_same(path, head, self._head())

    def go_on(self, pool: WorkerPool, tell: Callable[[Mined], None]) -> None:
        """Search every game that is not there yet."""
        left = [one for one in fixed_schedule(self.plan) if one.number not in self.mined]
        search = partial(mine, nodes=self.nodes) if self._is_proved else seek
        with closing(pool.work(search, self.plan, left)) as found:
            for mined in found:
                self.mined[mined.number] = mined
                self._lines.append(asdict(mined))
                tell(mined)


def pack_of(*paths: Path) -> Pack:
    """All that runs of one set-up found, in the order of their games, without what is alike."""
    runs = [_read(path, text_of_lines(path)) for path in paths]
    first, _ = runs[0]
    for path, (head, _) in zip(paths, runs, strict=True):
        demand_same(path, _set_up_of(head), _set_up_of(first))
    puzzles = (
        one for _, mined in runs for number in sorted(mined) for one in mined[number].puzzles
    )
    options = {name: str(value) for name, value in first["options"].items()}
    made = " + ".join(_command(head, len(mined)) for head, mined in runs)
    found = without_doubles(puzzles)
    return Pack(first["game"], first["rules"], options, made, found, first["seats"])


def _set_up_of(head: dict[str, Any]) -> JsonObject:
    return {name: head[name] for name in ("game", "rules", "seats", "options")}


def _command(head: dict[str, Any], games: int) -> str:
    """What makes the same run again."""
    words = ["serpentry puzzles make", head["game"], "--games", games, "--seed", head["seed"]]
    words += ["--player", head["players"][0], "--opening", head["opening"]]
    words += [f"--nodes {head['nodes']}"] if "nodes" in head else []
    words += [f"--seats {head['seats']}"] if head["seats"] != SEATS else []
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
