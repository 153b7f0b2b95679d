"""`serpentry report GAME`: what a game's games look like, by option set."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from serpentry.arena import Plan, Results, ResultsFile, make_plan, run
from serpentry.arena.report import Chapter, tell, write_page
from serpentry.arena.report.against import ComparedGames, RuleComparison, Sides
from serpentry.arena.report.pages import Block, refuse_other_files
from serpentry.arena.worker_pools import WorkerPool
from serpentry.catalogue import find
from serpentry.cli.arena.options import Opening, Workers
from serpentry.cli.arguments import GameName, Opt, Seats, Seed, chosen_game, make_folder
from serpentry.cli.language import language, t
from serpentry.cli.option_groups import with_options
from serpentry.cli.progress import progress_bar
from serpentry.cli.show import err
from serpentry.cli.show import out as console
from serpentry.languages import Language
from serpentry.players.own_players import split_names
from serpentry.tabletop.game import AnyGame

DUEL_NAME = "skill"
"""What games of the strongest player against the weakest are called."""
PARTS = 10
"""In this many parts all games are played: a stopped run has as much of every set-up."""
FEWEST_GAMES = 8
"""A report is written after a stop if there are this many games of everything."""


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
        (chosen, name, replace(made, measured=bool(against)))
        for chosen in set_ups
        for name, seated in _tables(names, duel, chosen.seats)
        for made in [make_plan("match", chosen, seated, games, seed, opening)]
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
    """The players, and what the games are called: each against itself, and perhaps a duel."""
    for name in names:
        yield name, [name] * seats
    if duel:
        strong, weak = duel
        yield DUEL_NAME, [strong, *[weak] * (seats - 1)]


def _compared(
    played: Sequence[Chapter], names: Sequence[str], duel: Sequence[str], spoken: Language
) -> list[Block]:
    """What differs between two set-ups: in words, by the strongest player; then in figures."""

    def sides(player: str) -> Sides:
        one, other = (
            ComparedGames(chapter.game, chapter.name(spoken), chapter.results)
            for chapter in played
            if chapter.player == player
        )
        return one, other

    *others, strong = names
    main = RuleComparison(sides(strong), strong, sides(DUEL_NAME) if duel else None, names[0])
    return main.told(spoken, [RuleComparison(sides(name), name) for name in others])


def _play(
    plans: Iterable[tuple[AnyGame, str, Plan]], keep: Path | None, pool: WorkerPool
) -> list[Chapter]:
    """A part of all games after another: a run that is stopped has some of every set-up."""
    todo = list(plans)
    with ExitStack() as stack, progress_bar() as bar:
        kept = [
            stack.enter_context(
                _kept(keep, f"{game.name}-{number}-{_file_name(player)}.jsonl", plan)
            )
            if keep
            else Results(plan)
            for number, (game, player, plan) in enumerate(todo)
        ]
        done = sum(map(len, kept))
        task = bar.add_task("", total=sum(plan.games for *_, plan in todo), completed=done)
        try:
            for part in range(1, PARTS + 1):
                for number, (game, player, plan) in enumerate(todo):
                    at = {"number": number + 1, "count": len(todo)}
                    step = t("cli-report-step", game=game.name, player=player, **at)
                    bar.update(task, description=step)
                    some = replace(plan, games=-(-plan.games * part // PARTS))
                    run(some, kept[number], pool, lambda _: bar.advance(task))
        except KeyboardInterrupt:
            if min(map(len, kept)) < FEWEST_GAMES:
                raise
            err.print(t("cli-report-stopped", games=sum(map(len, kept))), markup=False)
    return [
        Chapter(game, player, list(results))
        for (game, player, _), results in zip(todo, kept, strict=True)
    ]


def _file_name(player: str) -> str:
    """What a player is called in the name of a file; a command may hold anything."""
    return re.sub(r"[^\w.@-]+", "_", player)


def _kept(folder: Path, name: str, plan: Plan) -> ResultsFile:
    make_folder(folder)
    return ResultsFile(folder / name, plan)


COMMANDS = {"cli-report": with_options(report)}
