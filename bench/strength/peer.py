"""Level 8 against OpenSpiel's MCTS bot, same game, equal time.

`python -m bench peer [GAME] [--help]`.

The bot is OpenSpiel's Python one with one random rollout a simulation and its solver; it plays
through our adapter. (OpenSpiel 2.0.2's C++ bot crashes on games written in Python, its own too.)
Both think on one core, unless told otherwise. Games are kept in a file as they end: an interrupted
run goes on where it was, and a finished one can be asked for more.
"""

from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Annotated, Any

import numpy as np
import pyspiel
import typer
from open_spiel.python.algorithms import mcts
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serpentry.arena.match import MatchResult, tally
from serpentry.arena.plan import Plan, make_plan
from serpentry.arena.results import Results, ResultsFile
from serpentry.arena.running import run
from serpentry.arena.worker_pools import OneProcess
from serpentry.catalogue import set_up
from serpentry.players import FREE, ROSTER, Budget, Seconds, Sits, Tell, Terms
from serpentry.players.engine_ready import make_ready
from serpentry.players.levels import SEARCHERS
from serpentry.research.moment import Moment
from serpentry.research.openspiel import game_name, register
from serpentry.research.past import Begun
from serpentry.search.terms import tell_nobody
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import Game, M, P

EXPLORATION = 2.0
MOST_SIMULATIONS = 100_000_000


class TimedBot(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's MCTS bot, stopped by time, or after so many simulations."""

    def __init__(self, game: Any, seconds: float, simulations: int, seed: int) -> None:
        luck = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        super().__init__(game, EXPLORATION, simulations, evaluator, random_state=luck)
        self.seconds = seconds
        self.began = perf_counter()

    def step(self, state: Any) -> int:
        """The move it likes best when its time is up."""
        self.began = perf_counter()
        chosen: int = super().step(state)
        return chosen

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        # The search ends as soon as its root has an outcome; there is no other way to stop it.
        if perf_counter() - self.began > self.seconds and root.explore_count > 1:
            root.outcome = [0.0] * state.num_players()
        return super()._apply_tree_policy(root, state)


@dataclass(frozen=True)
class OpenSpielPlayer(Sits):
    """OpenSpiel's MCTS bot as one of our players."""

    name: str = "openspiel"
    seconds: float = 1.0
    simulations: int = MOST_SIMULATIONS

    @property
    def needs_engine(self) -> bool:
        """Not ours."""
        return False

    def prepare(self, game: Game[P, M], tell: Tell = tell_nobody) -> None:
        """The adapter is all it needs."""
        register()

    def within(self, budget: Budget) -> "OpenSpielPlayer":
        """The bot with so much time, or so many simulations, for a move."""
        named = replace(self, name=f"openspiel@{budget}")
        if isinstance(budget, Seconds):
            return replace(named, seconds=budget.amount)
        return replace(named, seconds=inf, simulations=budget.count)

    def choose(self, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE) -> M:
        """What the bot chooses; where hands are hidden, in a world that fits the view."""
        spiel = _spiel_game(game)
        state = spiel.new_initial_state()
        state.moment = Moment.begun(game, Begun(game.secrets.imagine(view, seat, rng)))
        seconds = min(self.seconds, terms.seconds)
        bot = TimedBot(spiel, seconds, self.simulations, rng.getrandbits(30))
        move = game.numbering.move(view, bot.step(state))
        assert move is not None
        return move


def _spiel_game(game: Game[Any, Any]) -> Any:
    register()
    options = {
        name: value
        for name, value in game.options_json.items()
        if isinstance(value, bool | int | str)
    }
    return pyspiel.load_game(game_name(game.name), {"players": game.seats, **options})


def contestants(level: str, cores: int, seconds: float) -> list[str]:
    """The names of our player and of the bot, both known from now on."""
    ours = next((player for player in SEARCHERS if player.name == level), None)
    if ours is None:
        raise SerpentryError(f"'{level}' is no player that searches: level4 to level8 are.")
    name = f"{level}-on-{cores}"
    ROSTER[name] = replace(ours, name=name, cores=cores)
    ROSTER["openspiel"] = OpenSpielPlayer()
    return [f"{one}@{Seconds(seconds)}" for one in (name, "openspiel")]


def measure(plan: Plan, path: Path, console: Console) -> MatchResult:
    """Play what the file lacks, with a bar, and count all."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
    )
    with ResultsFile(path, plan) as results, bar:
        task = bar.add_task(plan.game, total=plan.games, completed=len(results))
        run(plan, results, OneProcess(), lambda _: bar.update(task, completed=len(results)))
        return _count(results)


def _count(results: Results) -> MatchResult:
    return tally(results, results.plan.players, results.plan.seats)


def strength(
    game: Annotated[str, typer.Argument(help="The game.")] = "snekagon",
    seconds: Annotated[float, typer.Option(min=0.01, help="Time a move, for both.")] = 1.0,
    games: Annotated[int, typer.Option(min=1, help="Games in all, seats swapped in turn.")] = 20,
    level: Annotated[str, typer.Option(help="Our player.")] = "level8",
    cores: Annotated[int, typer.Option(min=1, help="Threads of our player.")] = 1,
    seed: Annotated[int, typer.Option(help="Another seed, other games.")] = 1,
    results: Annotated[Path | None, typer.Option(help="Where games are kept.")] = None,
) -> None:
    """Our level against OpenSpiel's MCTS bot at equal time a move, two players."""
    console = Console(stderr=True)
    try:
        chosen = set_up(game, 2)
        names = contestants(level, cores, seconds)
        plan = make_plan("match", chosen, names, games, seed)
        path = results or Path("build", "strength", f"{game}-{names[0]}-{seed}.jsonl")
        path.parent.mkdir(parents=True, exist_ok=True)
        make_ready(chosen)
        found = measure(plan, path, console)
    except SerpentryError as mistake:
        console.print(str(mistake), markup=False)
        raise typer.Exit(1) from None
    low, high = found.interval(0).ends
    print(
        f"{game}: {names[0]} scores {found.share(0):.1%} against {names[1]} "
        f"({low:.1%} to {high:.1%}, {found.games} games, mean score "
        f"{found.mean_score(0):.1f} to {found.mean_score(1):.1f})"
    )


if __name__ == "__main__":
    typer.run(strength)
