"""`serpentry dataset`: games as a table for learning programs."""

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from serpentry.arena.worker_pools import OneProcess, WorkerPool
from serpentry.cli.arena.options import On, Workers
from serpentry.cli.arguments import GameName, Games, Opt, Seats, Seed, chosen_game
from serpentry.cli.language import t
from serpentry.cli.progress import progress_bar
from serpentry.cli.show import out as output
from serpentry.players import find_player
from serpentry.players.own_players import split_names
from serpentry.research.dataset.about import About

if TYPE_CHECKING:
    from serpentry.research.dataset.columns import Columns


def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", help="cli-dataset-out")],
    games: Games = 100,
    players: Annotated[str, typer.Option("--players", help="cli-dataset-players")] = "greedy",
    evaluate: Annotated[int, typer.Option("--evaluate", min=0, help="cli-dataset-evaluate")] = 0,
    opening: Annotated[int, typer.Option("--opening", min=0, help="cli-dataset-opening")] = 2,
    seats: Seats = None,
    opt: Opt = None,
    seed: Seed = 0,
    processes: Annotated[int, typer.Option("--processes", min=1, help="cli-dataset-processes")] = 1,
    on: On = None,
) -> None:
    """Play games, and write every choice in them as a row."""
    # NumPy is loaded by the command that needs it.
    from serpentry.research.dataset.datasheet import datasheet_of
    from serpentry.research.dataset.tables import RowTable, check_name, joined, write_table

    check_name(out)
    chosen = chosen_game(game, seats, opt)
    names = tuple(split_names(players))
    for name in names:
        find_player(name)
    about = About(
        chosen.name,
        chosen.version,
        chosen.numbering.version,
        chosen.seats,
        names,
        dict(chosen.options_json),
        opening,
        seed,
        games,
    )
    with progress_bar() as bar:
        task = bar.add_task(chosen.name, total=games)

        workers = Workers(processes, on)
        pool = workers.pool(bar) if on or processes > 1 else OneProcess()
        found: dict[int, Columns] = {}
        for game_rows in _played(about, evaluate, pool):
            found[game_rows.number] = game_rows.columns
            bar.advance(task)
        columns = joined(found[number] for number in sorted(found))
    table = RowTable(datasheet_of(about, evaluate, len(columns["game"])), columns)
    write_table(out, table)
    size = f"{out.stat().st_size / 1e6:.1f}"
    said = t("cli-dataset-written", file=str(out), games=games, rows=len(table), megabytes=size)
    output.print(said, markup=False, soft_wrap=True)


class GameNumber(NamedTuple):
    """Which game."""

    number: int


class GameRows(NamedTuple):
    """The choices in a game."""

    number: int
    columns: "Columns"


def _played(about: About, simulations: int, pool: WorkerPool) -> Iterator[GameRows]:
    """Each game once, in any order."""
    numbers = map(GameNumber, range(about.games))
    with closing(pool.work(partial(_rows, simulations=simulations), about, numbers)) as played:
        yield from played


def _rows(about: About, game: GameNumber, simulations: int) -> GameRows:
    from serpentry.research.dataset.columns import rows_of
    from serpentry.research.dataset.making import play

    return GameRows(game.number, rows_of(about, game.number, play(about, game.number), simulations))


COMMANDS = {"cli-dataset": dataset}
