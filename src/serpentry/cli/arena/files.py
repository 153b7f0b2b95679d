"""`serpentry arena rate|plot|record`: looking into a file of results."""

from pathlib import Path
from typing import Annotated

import typer

from serpentry.arena import Results, counted, read_results
from serpentry.arena.charts import save
from serpentry.arena.charts.runs import all_charts
from serpentry.arena.charts.saving import FORMATS
from serpentry.arena.parts import merge
from serpentry.arena.ratings import bradley_terry
from serpentry.catalogue.wording import seat_names
from serpentry.cli.arena.page import ResultsPage, refuse_other_pages
from serpentry.cli.arena.standings import show_results
from serpentry.cli.arguments import AsJson, make_folder
from serpentry.cli.language import language, t
from serpentry.cli.show import out
from serpentry.languages import Language, sentence
from serpentry.tabletop.errors import BadOption, BadText

ResultsPath = Annotated[Path, typer.Argument(metavar="FILE", help="cli-results-file")]


def rate(file: ResultsPath, as_json: AsJson = False) -> None:
    """Say who is stronger and how surely, from a file of results."""
    show_results(_some(file), as_json)


def plot(
    file: ResultsPath,
    where: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="cli-plots-out")],
    kind: Annotated[str, typer.Option("--format", help="cli-plot-format")] = "svg",
) -> None:
    """Plot ratings, scores, lengths, seat advantage and ties."""
    if kind not in FORMATS:
        raise BadOption(sentence("why-plot-format", known=", ".join(FORMATS), given=kind))
    results = _some(file)
    plan, games = results.plan, counted(results)[0]
    spoken = Language(language())
    rated, seats = bradley_terry(games, plan.players), seat_names(plan.set_up(), language())
    make_folder(where)
    for name, made in all_charts(games, plan.players, seats, rated, spoken).items():
        file = where / f"{name}.{kind}"
        save(made, file)
        out.print(t("cli-drew", file=str(file)), markup=False, highlight=False)


def record(
    file: ResultsPath,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="cli-game-number")],
) -> None:
    """Print the record of one game, for `serpentry replay`."""
    print(read_results(file).game(number).record, end="")


def page(
    file: ResultsPath,
    where: Annotated[Path, typer.Option("--out", metavar="X.html", help="cli-results-page")],
) -> None:
    """Write results as one page, with games to replay."""
    refuse_other_pages(where)
    ResultsPage(where, _some(file), Language(language())).write()
    out.print(t("cli-wrote", file=str(where)), markup=False, highlight=False)


def merge_files(
    parts: Annotated[list[Path], typer.Argument(metavar="FILES", help="cli-merged-parts")],
    where: Annotated[Path, typer.Option("--out", metavar="FILE", help="cli-merged-out")],
    as_json: AsJson = False,
) -> None:
    """Put what was played in parts into one file, in order."""
    merge(parts, where)
    show_results(_some(where), as_json)


def _some(file: Path) -> Results:
    results = read_results(file)
    if not len(results):
        raise BadText(sentence("why-no-finished-game", file=str(file)))
    return results


COMMANDS = {
    "cli-rate": rate,
    "cli-plot": plot,
    "cli-arena-record": record,
    "cli-arena-page": page,
    "cli-arena-merge": merge_files,
}
