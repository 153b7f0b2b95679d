"""A run of the factory: which games are searched for puzzles, and what was found so far."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import NamedTuple

from serpentry.arena.lines import Holder, LinesFile, demand_same, line_of, text_of_lines
from serpentry.arena.parts import WHOLE, RunPart
from serpentry.arena.plan import Plan, make_plan, plan_fault_of
from serpentry.arena.schedule import fixed_schedule
from serpentry.arena.worker_pools import WorkerPool
from serpentry.catalogue.kernels import has_kernel
from serpentry.languages import sentence
from serpentry.puzzles.judging import seek_early
from serpentry.puzzles.mined import Mined
from serpentry.puzzles.mining import mine
from serpentry.puzzles.pack import SEATS, Pack, can_be_proved, form_fault_of, without_doubles
from serpentry.puzzles.puzzle import Puzzle
from serpentry.puzzles.seeking import seek
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.codec import fields_from
from serpentry.tabletop.formats.jsons import JsonObject, json_of
from serpentry.tabletop.game import AnyGame

FORMAT = "serpentry puzzle run 1"
EARLY = "early"
"""In a run's head: its puzzles are from the first half of games, where the judge tells."""


def plan_for(
    game: AnyGame, player: str, games: int, seed: int, opening: int, early: bool = False
) -> Plan:
    """Games of a player against itself; refused where moves can be neither proved nor measured."""
    if not has_kernel(game):
        raise SerpentryError(sentence("why-puzzles-measured", game=game.name))
    if early and not can_be_proved(game):
        raise SerpentryError(sentence("why-puzzles-early", game=game.name))
    return make_plan("match", game, (player,) * game.seats, games, seed, opening)


class RunHead(NamedTuple):
    """The first line of a run's file, and the plan in it."""

    told: JsonObject
    plan: Plan


class PuzzleRun(Holder):
    """A file of games and their puzzles. Use it in a `with`: it holds the file."""

    def __init__(self, path: Path, plan: Plan, nodes: int, early: bool = False) -> None:
        self.plan, self.nodes, self.early = plan, nodes, early
        self._is_proved = can_be_proved(plan.set_up())
        self.mined: dict[int, Mined] = {}
        self._lines = LinesFile(path, self._head(), self._take_over)

    def _head(self) -> JsonObject:
        effort: JsonObject = {"nodes": self.nodes} if self._is_proved else {}
        if self.early:
            effort = {EARLY: True}
        return {**self.plan.identity(), "format": FORMAT, **effort}

    def _take_over(self, path: Path, content: str) -> None:
        head, self.mined = _read(path, content)
        demand_same(path, head.told, self._head())

    def go_on(self, pool: WorkerPool, tell: Callable[[Mined], None], part: RunPart = WHOLE) -> None:
        """Search every game, or every one of a part, that is not there yet."""
        mine_now = part.of_games(self.plan, fixed_schedule(self.plan))
        left = [one for one in mine_now if one.number not in self.mined]
        search = partial(mine, nodes=self.nodes) if self._is_proved else seek
        search = seek_early if self.early else search
        with closing(pool.work(search, self.plan, left)) as found:
            for mined in found:
                self.mined[mined.number] = mined
                self._lines.append(asdict(mined))
                tell(mined)


def _whole(runs: list[tuple[RunHead, dict[int, Mined]]]) -> list[tuple[RunHead, dict[int, Mined]]]:
    """Parts of the same run as one."""
    found = dict[str, tuple[RunHead, dict[int, Mined]]]()
    for head, mined in runs:
        _, known = found.setdefault(str(head.told), (head, {}))
        known |= mined
    return list(found.values())


def pack_of(*paths: Path) -> Pack:
    """All that runs of one set-up found, in the order of their games, without duplicates."""
    runs = [_read(path, text_of_lines(path)) for path in paths]
    first, _ = runs[0]
    for path, (head, _) in zip(paths, runs, strict=True):
        demand_same(path, _set_up_of(head), _set_up_of(first))
    runs = _whole(runs)
    puzzles = (
        one for _, mined in runs for number in sorted(mined) for one in mined[number].puzzles
    )
    options = {name: str(value) for name, value in first.plan.options.items()}
    made = " + ".join(_command(head, len(mined)) for head, mined in runs)
    found = without_doubles(puzzles)
    plan = first.plan
    return Pack(plan.game, plan.rules, options, made, found, plan.seats)


def _set_up_of(head: RunHead) -> JsonObject:
    facts = {name: head.told[name] for name in ("game", "rules", "seats", "options")}
    return {**facts, EARLY: head.told.get(EARLY, False)}


def _command(head: RunHead, games: int) -> str:
    """What makes the same run again."""
    plan = head.plan
    words = ["serpentry puzzles make", plan.game, f"--games {games} --seed {plan.seed}"]
    words += [f"--player {plan.players[0]} --opening {plan.opening}"]
    words += [f"--nodes {head.told['nodes']}"] if "nodes" in head.told else []
    words += ["--early"] if head.told.get(EARLY) else []
    words += [f"--seats {plan.seats}"] if plan.seats != SEATS else []
    words += [f"--opt {name}={value}" for name, value in plan.options.items()]
    return " ".join(words)


def _head_of(line: str) -> RunHead:
    head = json_of(line)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadText(f"its first line should say '{FORMAT}'.")
    given = {name: one for name, one in head.items() if name not in ("format", "nodes", EARLY)}
    plan = fields_from(Plan, {**given, "games": 0})
    if fault := plan_fault_of(plan):
        raise BadText(f"its first line can't be read: {fault}.")
    return RunHead(head, plan)


def _read(path: Path, content: str) -> tuple[RunHead, dict[int, Mined]]:
    first, *lines = content.split("\n")
    with line_of(path, 1):
        head = _head_of(first)
    mined = {}
    for at, line in enumerate(lines, start=2):
        if line:
            with line_of(path, at):
                one = _mined(json_of(line))
                mined[one.number] = one
    return head, mined


def _mined(data: object) -> Mined:
    match data:
        case {"number": int() as number, "puzzles": list() as puzzles}:
            return Mined(number, tuple(map(_puzzle, puzzles)))
    raise BadText("it has no puzzles of a game.")


def _puzzle(data: object) -> Puzzle:
    puzzle = fields_from(Puzzle, data)
    if fault := form_fault_of(puzzle):
        raise BadText(f"its puzzle {puzzle.key} can't be: {fault}.")
    return puzzle
