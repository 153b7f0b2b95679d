"""`serpentry report GAME`: what a game's games look like, by option set."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from serpentry.arena import Plan, Results, ResultsFile, make_plan, run
from serpentry.arena.report import Chapter, tell, write_page
from serpentry.arena.report.against import ComparedGames, compared, introduction, skill
from serpentry.arena.report.pages import Block, refuse_other_files
from serpentry.arena.worker_pools import WorkerPool
from serpentry.catalogue import find
from serpentry.cli.arena.options import Opening, Workers
from serpentry.cli.arguments import GameName, Opt, Seats, Seed, chosen_game, make_folder
from serpentry.cli.language import language, t
from serpentry.cli.option_groups import with_options
from serpentry.cli.progress import progress_bar
from serpentry.cli.show import out as console
from serpentry.languages import Language
from serpentry.players.own_players import split_names
from serpentry.tabletop.game import AnyGame

DUEL_NAME = "skill"
"""What games of the strongest player against the weakest are called."""


def add_commands(app: typer.Typer) -> None:
    """Add this module's command."""
    app.command(help="cli-report")(with_options(report))


def report(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="X.html|X.md", help="cli-report-out")],
    players: Annotated[
        str, typer.Option("--players", metavar="A,B,…", help="cli-report-players")
    ] = "random,greedy",
    games: Annotated[int, typer.Option("--games", min=2, help="cli-report-games")] = 100,
    seed: Seed = 0,
    opening: Opening = 2,
    seats: Seats = None,
    opt: Opt = None,
    against: Annotated[
        list[str] | None,
        typer.Option("--against", metavar="NAME=VALUE", help="cli-report-against"),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", metavar="FOLDER", help="cli-keep"),
    ] = None,
    *,
    workers: Workers,
) -> None:
    """Report branching, length, seat advantage, tile values and ties, by option set."""
    refuse_other_files(out)
    box = find(game)
    if seats or opt or against:
        changed = [[*(opt or ()), *against]] if against else []
        set_ups = [chosen_game(game, seats, one) for one in (opt, *changed)]
    else:
        set_ups = [box.set_up(many, options) for many, options in box.samples]
    names = split_names(players)
    duel = [names[-1], names[0]] if against and len(names) > 1 else []
    plans = [
        (chosen, name, make_plan("match", chosen, seated, games, seed, opening))
        for chosen in set_ups
        for name, seated in _tables(names, duel, chosen.seats)
    ]
    played = _play(plans, keep, workers.pool())
    chapters = [chapter for chapter in played if chapter.player in names]
    spoken = Language(language())
    comparison = _compared(played, names, duel, spoken) if against else []
    write_page(tell(box, chapters, seed, comparison, spoken), out, spoken.code)
    console.print(t("cli-report-in", file=str(out)), markup=False, highlight=False)


def _tables(
    names: Sequence[str], duel: Sequence[str], seats: int
) -> Iterator[tuple[str, list[str]]]:
    """Who plays, and what the games are called: each against itself, and perhaps a duel."""
    for name in names:
        yield name, [name] * seats
    if duel:
        strong, weak = duel
        yield DUEL_NAME, [strong, *[weak] * (seats - 1)]


def _compared(
    played: Sequence[Chapter], names: Sequence[str], duel: Sequence[str], spoken: Language
) -> list[Block]:
    """What differs between two set-ups."""

    def sides(player: str) -> tuple[ComparedGames, ComparedGames]:
        one, other = (
            ComparedGames(chapter.game, chapter.name(spoken), chapter.results)
            for chapter in played
            if chapter.player == player
        )
        return one, other

    blocks = introduction(*sides(names[0]), spoken)
    for name in names:
        blocks += compared(*sides(name), name, spoken)
    if not duel:
        return blocks
    strong, weak = duel
    return blocks + skill(*sides(DUEL_NAME), strong, weak, spoken)


def _play(
    plans: Iterable[tuple[AnyGame, str, Plan]], keep: Path | None, pool: WorkerPool
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
                run(plan, results, pool, lambda _: bar.advance(task))
                chapters.append(Chapter(game, player, list(results)))
    return chapters


def _file_name(player: str) -> str:
    """What a player is called in the name of a file; a command may hold anything."""
    return re.sub(r"[^\w.@-]+", "_", player)


def _kept(folder: Path, name: str, plan: Plan) -> ResultsFile:
    make_folder(folder)
    return ResultsFile(folder / name, plan)
