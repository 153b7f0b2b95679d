"""`serpentry report GAME`: what a game's games look like, by option set."""

import re
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from serpentry.arena import Plan, Results, ResultsFile, make_plan, run
from serpentry.arena.crew import Crew
from serpentry.arena.hiring import crew_for
from serpentry.arena.report import Chapter, tell, write_page
from serpentry.catalogue import find
from serpentry.cli.arena import ClusterAddress, Jobs
from serpentry.cli.arguments import GameName, Opt, Seats, Seed, chosen_game
from serpentry.cli.measure import progress_bar
from serpentry.cli.show import out as console
from serpentry.players.naming import split_names
from serpentry.tabletop.errors import BadOption, BadText
from serpentry.tabletop.game import AnyGame


def add_commands(app: typer.Typer) -> None:
    """Add this module's command."""
    app.command()(report)


def report(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="X.html|X.md", help="The report's file.")],
    players: Annotated[
        str, typer.Option("--players", metavar="A,B,…", help="Each plays against itself.")
    ] = "random,greedy",
    games: Annotated[
        int, typer.Option("--games", min=2, help="Games per set-up and player.")
    ] = 100,
    seed: Seed = 0,
    seats: Seats = None,
    opt: Opt = None,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", metavar="FOLDER", help="Keep results there, and continue them."),
    ] = None,
    jobs: Jobs = None,
    cluster: ClusterAddress = None,
) -> None:
    """Report branching, length, seat advantage, tile values and ties, by option set.

    Without --seats and --opt all sample set-ups of the game are played.
    """
    if out.suffix not in (".html", ".htm", ".md"):
        raise BadOption(f"A report is an .html or an .md file, not '{out.name}'.")
    box = find(game)
    if seats or opt:
        set_ups = [chosen_game(game, seats, opt)]
    else:
        set_ups = [box.set_up(many, options) for many, options in box.samples]
    names = split_names(players)
    plans = [
        (chosen, name, make_plan("match", chosen, [name] * chosen.seats, games, seed))
        for chosen in set_ups
        for name in names
    ]
    chapters = _play(plans, keep, crew_for(jobs, cluster))
    write_page(tell(box, chapters, seed), out)
    console.print(f"The report is in {out}.", markup=False, highlight=False)


def _play(
    plans: Iterable[tuple[AnyGame, str, Plan]], keep: Path | None, crew: Crew
) -> list[Chapter]:
    todo = list(plans)
    chapters: list[Chapter] = []
    with progress_bar() as bar:
        task = bar.add_task("", total=sum(plan.games for *_, plan in todo))
        for number, (game, player, plan) in enumerate(todo):
            bar.update(task, description=f"{game.name}, set-up {number + 1}/{len(todo)}: {player}")
            with ExitStack() as stack:
                name = f"{game.name}-{number}-{_file_name(player)}.jsonl"
                results = stack.enter_context(_kept(keep, name, plan)) if keep else Results(plan)
                bar.advance(task, len(results))
                run(plan, results, crew, lambda _: bar.advance(task))
                chapters.append(Chapter(game, player, list(results)))
    return chapters


def _file_name(player: str) -> str:
    """What a player is called in the name of a file; a command may hold anything."""
    return re.sub(r"[^\w.@-]+", "_", player)


def _kept(folder: Path, name: str, plan: Plan) -> ResultsFile:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadText(f"The folder {folder} can't be made: {error.strerror}.") from error
    return ResultsFile(folder / name, plan)
