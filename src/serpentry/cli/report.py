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
from serpentry.cli.arguments import GameName, Opt, Seats, Seed, chosen_game, make_folder
from serpentry.cli.measure import progress_bar
from serpentry.cli.show import out as console
from serpentry.cli.tongue import t
from serpentry.languages import sentence
from serpentry.players.naming import split_names
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.game import AnyGame


def add_commands(app: typer.Typer) -> None:
    """Add this module's command."""
    app.command(help="cli-report")(report)


def report(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="X.html|X.md", help="cli-report-out")],
    players: Annotated[
        str, typer.Option("--players", metavar="A,B,…", help="cli-report-players")
    ] = "random,greedy",
    games: Annotated[int, typer.Option("--games", min=2, help="cli-report-games")] = 100,
    seed: Seed = 0,
    seats: Seats = None,
    opt: Opt = None,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", metavar="FOLDER", help="cli-keep"),
    ] = None,
    jobs: Jobs = None,
    cluster: ClusterAddress = None,
) -> None:
    """Report branching, length, seat advantage, tile values and ties, by option set."""
    if out.suffix not in (".html", ".htm", ".md"):
        raise BadOption(sentence("why-report-file", given=out.name))
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
    console.print(t("cli-report-in", file=str(out)), markup=False, highlight=False)


def _play(
    plans: Iterable[tuple[AnyGame, str, Plan]], keep: Path | None, crew: Crew
) -> list[Chapter]:
    todo = list(plans)
    chapters: list[Chapter] = []
    with progress_bar() as bar:
        task = bar.add_task("", total=sum(plan.games for *_, plan in todo))
        for number, (game, player, plan) in enumerate(todo):
            at = t(
                "cli-report-step", game=game.name, number=number + 1, count=len(todo), player=player
            )
            bar.update(task, description=at)
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
    make_folder(folder)
    return ResultsFile(folder / name, plan)
