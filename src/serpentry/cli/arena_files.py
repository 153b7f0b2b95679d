"""`serpentry arena rate|plot|record`: looking into a file of results."""

from pathlib import Path
from typing import Annotated

import typer

from serpentry.arena import Results, counted, read_results
from serpentry.arena.ladder import climb
from serpentry.arena.plots import all_plots, ladder_plot, rating_plot, save
from serpentry.arena.ratings import bradley_terry
from serpentry.cli.arena import arena
from serpentry.cli.arguments import AsJson
from serpentry.cli.show import out
from serpentry.cli.standings import show_results
from serpentry.tabletop.errors import BadOption, BadText

ResultsPath = Annotated[Path, typer.Argument(metavar="FILE", help="Results of an arena run.")]
FORMATS = ("svg", "png", "pdf")


def add_commands(_: typer.Typer) -> None:
    """Add this module's commands to `serpentry arena`."""
    arena.command()(rate)
    arena.command()(plot)
    arena.command()(record)


def rate(file: ResultsPath, as_json: AsJson = False) -> None:
    """Say who is stronger and how surely, from a file of results."""
    show_results(_some(file), as_json)


def plot(
    file: ResultsPath,
    where: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where the plots go.")],
    kind: Annotated[str, typer.Option("--format", help="svg, png or pdf.")] = "svg",
) -> None:
    """Plot ratings, scores, lengths, seat advantage and ties."""
    if kind not in FORMATS:
        raise BadOption(f"A plot is {', '.join(FORMATS)}, not '{kind}'.")
    results = _some(file)
    plan, games = results.plan, counted(results)[0]
    if plan.kind == "ladder":
        standing = ladder_plot(climb(games, plan.players))
    else:
        standing = rating_plot(bradley_terry(games, plan.players))
    face = plan.set_up().face
    seats = [face.seat_name(seat) for seat in range(plan.seats)]
    _make_folder(where)
    for name, made in all_plots(games, plan.players, seats, standing).items():
        save(made, where / f"{name}.{kind}")
        out.print(f"Drew {where / name}.{kind}", markup=False, highlight=False)


def record(
    file: ResultsPath,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Which game, from 0.")],
) -> None:
    """Print the record of one game, for `serpentry replay`."""
    print(read_results(file).game(number).record, end="")


def _some(file: Path) -> Results:
    results = read_results(file)
    if not len(results):
        raise BadText(f"{file} holds no finished game yet.")
    return results


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadText(f"The folder {path} can't be made: {error.strerror}.") from error
