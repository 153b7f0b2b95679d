"""The command `serpentry`: commands are put together here, and mistakes become one sentence."""

import os
import sys
from collections.abc import Callable, Sequence
from errno import ENOSPC
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated

import typer
from typer.main import get_command

from serpentry.cli.help_texts import HELP_PREFIX, add_commands, grouped, translate
from serpentry.cli.language import in_our_words, of_environment, speak, t, taken_out, told
from serpentry.cli.show import err
from serpentry.tabletop.errors import SerpentryError
from serpentry.version import __version__

HELP_OPTIONS = ["-h", "--help"]
VERSION_OPTION = "--version"
COMPLETING = "_SERPENTRY_COMPLETE"
"""Set by a shell that asks what could be typed next, in any command."""
COMMANDS: dict[str, Sequence[str]] = {
    "catalogue": ("games", "rules", "players"),
    "play.command": ("play",),
    "files": ("trace", "check-trace", "replay"),
    "pictures": ("picture", "animate"),
    "embedding": ("embed", "study"),
    "measure": ("perft", "soak"),
    "arena.runs": ("match", "arena"),
    "arena.report": ("report",),
    "arena.lab": ("lab",),
    "dataset": ("dataset",),
    "puzzles": ("puzzles",),
    "openings": ("openings",),
    "club.commands": ("club",),
    "bots.programs": ("bot-check", "engine"),
    "bots.at_service": ("bot",),
    "bots.standing": ("standing-bot",),
    "host.service": ("serve", "backup", "restore", "verify"),
    "host.moderate": ("moderate",),
    "host.unit": ("install-service",),
    "host.upgrade": ("upgrade",),
    "printing": ("print",),
}
"""The commands of each module: only the modules of the command that is typed are loaded."""
GROUPS = {
    "cli-group-play": ("play", "games", "rules", "print"),
    "cli-group-learn": (
        "replay",
        "puzzles",
        "openings",
        "picture",
        "animate",
        "embed",
        "study",
        "verify",
    ),
    "cli-group-host": (
        "serve",
        "club",
        "moderate",
        "backup",
        "restore",
        "upgrade",
        "install-service",
    ),
    "cli-group-bots": ("players", "match", "arena", "bot", "standing-bot", "bot-check", "engine"),
    "cli-group-research": ("lab", "report", "dataset", "trace", "check-trace", "perft", "soak"),
}
"""What the list of commands is headed by, and the commands below that."""


def app_for(word: str = "") -> typer.Typer:
    """What understands a command; without one that there is, all commands.

    A list of them needs only their names: the rest of help is in the catalogue.
    """
    app = typer.Typer(
        name="serpentry",
        cls=grouped(GROUPS),
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": HELP_OPTIONS},
    )
    app.callback(help="cli-serpentry")(_options)
    if word in HELP_OPTIONS and COMPLETING not in os.environ:
        for name in (name for names in COMMANDS.values() for name in names):
            app.command(name, help=f"{HELP_PREFIX}{name}")(_list)
        return app
    wanted = [module for module, commands in COMMANDS.items() if word in commands]
    for module in [] if word == VERSION_OPTION else wanted or COMMANDS:
        add_commands(app, import_module(f"serpentry.cli.{module}").COMMANDS)
    return app


def _list() -> None:
    """A command of which only the name is wanted."""


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"serpentry {__version__}")
        raise typer.Exit


def _options(
    version: Annotated[
        bool,
        typer.Option(VERSION_OPTION, help="cli-version", is_eager=True, callback=_tell_version),
    ] = False,
) -> None:
    """What can be asked of no command."""


def run() -> None:
    """Run a command of `serpentry`."""
    run_command(app_for, _first_command)


def _first_command() -> list[str]:
    command: list[str] = import_module("serpentry.cli.newcomer").first_command()
    return command


def run_command(
    app_with: Callable[[str], typer.Typer], otherwise: Callable[[], Sequence[str]]
) -> None:
    """Run what is typed; exit code 2 and one sentence for every mistake of the user's."""
    _open_what_is_closed()
    _spare_letters()
    try:
        _run_command(app_with, otherwise)
    except BrokenPipeError:
        _leave_quietly(0)
    except OSError as error:
        if error.errno != ENOSPC:
            raise
        _leave_unwritten(error)
    finally:
        _write_the_rest()


def _run_command(
    app_with: Callable[[str], typer.Typer], otherwise: Callable[[], Sequence[str]]
) -> None:
    try:
        wanted, arguments = taken_out(sys.argv[1:])
        speak(wanted or of_environment(os.environ))
        if arguments := arguments or [*otherwise()]:
            command = get_command(app_with(arguments[0]))
            if set(HELP_OPTIONS) & set(arguments):
                translate(command)
            sys.exit(command(arguments, standalone_mode=False) or 0)
    except SerpentryError as error:
        _refuse(told(error.told))
    except typer.TyperException as error:
        _refuse(in_our_words(str(getattr(error, "format_message", error.__str__)())))
    except (KeyboardInterrupt, typer.Abort):
        err.print(t("cli-stopped"))
        sys.exit(130)


def _open_what_is_closed() -> None:
    """Where input or output was closed, there is nothing to read, and nobody reads."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def _spare_letters() -> None:
    """Show a question mark for a letter that a console doesn't have, as many on Windows don't.

    Nor has one whose language is C; there Python would only let names of files pass.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.errors in ("strict", "surrogateescape"):
            stream.reconfigure(errors="replace")


def _write_the_rest() -> None:
    """What waits in memory is written now, while a failure can still be reported."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _leave_quietly(0)
    except OSError as error:
        _leave_unwritten(error)


def _refuse(sentence: str) -> None:
    err.print(" ".join(sentence.split()), markup=False)
    sys.exit(2)


def _leave_unwritten(error: OSError) -> None:
    err.print(t("cli-not-written", why=str(error.strerror)), markup=False)
    _leave_quietly(1)


def _leave_quietly(code: int) -> None:
    """Nobody reads any more: throw away what is left, so that closing the pipe can't fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)
