"""`serpentry embed` and `study`: games, positions, puzzles and studies for anybody's page."""

from pathlib import Path
from typing import Annotated

import typer

from serpentry.cli.arguments import record_at, text_of, write_text
from serpentry.cli.files import Ply
from serpentry.cli.language import language, t
from serpentry.cli.show import out
from serpentry.hosting.embedding.games import embedded_record
from serpentry.hosting.embedding.pages import game_page, script_safe, study_page
from serpentry.hosting.embedding.puzzles import embedded_puzzle
from serpentry.hosting.embedding.study_boards import checked_boards, study_records
from serpentry.hosting.embedding.study_text import read_study, study_of_records
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import FIRST_LINE, read_record


def embed(
    what: Annotated[str, typer.Argument(metavar="FILE|PUZZLE", help="cli-embed-what")],
    where: Annotated[Path, typer.Option("--out", metavar="X.json|X.html", help="cli-embed-file")],
    ply: Ply = None,
) -> None:
    """Write what `<serpentry-board>` shows; as a page, with all that it needs inside."""
    if where.suffix not in (".json", ".html"):
        raise BadText(sentence("why-embed-file", file=str(where)))
    if Path(what).exists() or "." in what:
        data = embedded_record(record_at(Path(what)), ply, language())
    else:
        data = embedded_puzzle(what, language())
    write_text(where, game_page(data, language()) if where.suffix == ".html" else script_safe(data))
    out.print(t("cli-wrote", file=str(where)), markup=False, highlight=False)


def study(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-study-file")],
    where: Annotated[
        Path, typer.Option("--out", metavar="X.html|X.md|X.record", help="cli-study-out")
    ],
) -> None:
    """Write a study as a page, as its text or as records, once the rules allow all its boards."""
    if where.suffix not in (".html", ".md", ".record"):
        raise BadText(sentence("why-study-file", file=str(where)))
    text = text_of(file)
    if text.startswith(FIRST_LINE):
        text = study_of_records([(_title(one), one) for one in _records_in(text)])
    read = read_study(text)
    if where.suffix == ".html":
        text = study_page(read, language())
    else:
        checked_boards(read, language())
    write_text(where, study_records(read) if where.suffix == ".record" else text)
    out.print(t("cli-wrote", file=str(where)), markup=False, highlight=False)


def _records_in(text: str) -> list[str]:
    """The records that stand in a file, one after the other."""
    first, *others = text.split(f"\n{FIRST_LINE}\n")
    return [first, *(f"{FIRST_LINE}\n{one}" for one in others)]


def _title(text: str) -> str:
    """The players of a recorded game."""
    players = embedded_record(read_record(text), None, language())["players"]
    assert isinstance(players, list)
    return " – ".join(players)


COMMANDS = {"cli-embed": embed, "cli-study": study}
