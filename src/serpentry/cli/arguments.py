"""Arguments that several commands share: the game, its seats and options."""

from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Annotated

import typer

from serpentry.catalogue import find, names, set_up
from serpentry.languages import Sentence, sentence
from serpentry.tabletop.errors import BadOption, BadText, SerpentryError
from serpentry.tabletop.formats.record import Record, read_record
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.options import kinds


def _complete_option(ctx: typer.Context, incomplete: str) -> list[str]:
    """Option names of the game named before; while a line is unfinished it is among the rest."""
    game = ctx.params.get("game") or next(iter(ctx.args), "")
    try:
        options = kinds(find(game).options)
    except SerpentryError:
        return []
    return [f"{name}=" for name in options if name.startswith(incomplete)]


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="cli-game",
        autocompletion=lambda: names(),
    ),
]
Seats = Annotated[int | None, typer.Option("--seats", help="cli-seats")]
Opt = Annotated[
    list[str] | None,
    typer.Option(
        "--opt",
        metavar="NAME=VALUE",
        help="cli-opt",
        autocompletion=_complete_option,
    ),
]
Seed = Annotated[int, typer.Option("--seed", help="cli-seed")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-json")]
Games = Annotated[int, typer.Option("--games", min=1, help="cli-how-many-games")]


def chosen_game(name: str, seats: int | None, options: Sequence[str] | None) -> AnyGame:
    """The game that the arguments set up."""
    return set_up(name, seats, given_options(options))


def given_options(options: Sequence[str] | None) -> dict[str, object]:
    """The options that are given as NAME=VALUE."""
    return dict(_pair(text) for text in options or ())


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(sentence("why-opt-pair", given=text))
    return name.strip(), value.strip()


def text_of(path: Path) -> str:
    """The content of a text file."""
    try:
        return StringIO(bytes_of(path).decode("utf-8"), newline=None).read()
    except UnicodeDecodeError as error:
        raise BadText(sentence("why-no-text", file=str(path))) from error


def bytes_of(path: Path) -> bytes:
    """The content of a file, or why there is none."""
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise BadText(sentence("why-no-file", file=str(path))) from error
    except IsADirectoryError as error:
        raise BadText(sentence("why-folder", file=str(path))) from error
    except OSError as error:
        raise BadText(_trouble("why-not-readable-file", error, file=path)) from error


def write_text(path: Path, text: str) -> None:
    """Write a text file, or say why it can't be written."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file, or say why it can't be written."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise BadText(_trouble("why-not-writable-file", error, file=path)) from error


def make_folder(path: Path) -> None:
    """Make a folder if there is none, or say why it can't be made."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadText(_trouble("why-no-folder-made", error, folder=path)) from error


def _trouble(key: str, error: OSError, **where: Path) -> Sentence:
    """What went wrong with a file or folder; why is reported by the system in its own words."""
    why = str(error.strerror)
    return sentence(key, why=why, **{name: str(path) for name, path in where.items()})


def record_at(path: Path) -> Record:
    """The record in a file."""
    return read_record(text_of(path))
