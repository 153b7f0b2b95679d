"""The command `serpentry`: commands are put together here, and mistakes become one sentence."""

import os
import sys
import webbrowser
from typing import Annotated

import typer
from typer.main import get_command

from serpentry.cli import catalogue as shelf
from serpentry.cli import files, measure, printing, puzzles, workshop
from serpentry.cli.arena import files as arena_files
from serpentry.cli.arena import report
from serpentry.cli.arena import runs as arena
from serpentry.cli.bots import programs as bots
from serpentry.cli.bots import visiting
from serpentry.cli.helping import translate
from serpentry.cli.host import service as host
from serpentry.cli.host import unit, upgrade
from serpentry.cli.language import of_environment, speak, t, taken_out, told
from serpentry.cli.newcomer import first_command
from serpentry.cli.play import command as play
from serpentry.cli.show import err
from serpentry.tabletop.errors import SerpentryError
from serpentry.version import __version__

HELPS = ["-h", "--help"]

app = typer.Typer(
    name="serpentry",
    help="cli-serpentry",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": HELPS},
)
for module in (
    shelf,
    play,
    files,
    measure,
    arena,
    arena_files,
    report,
    puzzles,
    bots,
    visiting,
    host,
    unit,
    upgrade,
    workshop,
    printing,
):
    module.add_commands(app)


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"serpentry {__version__}")
        raise typer.Exit


@app.callback(help="cli-serpentry")
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", help="cli-version", is_eager=True, callback=_tell_version),
    ] = False,
) -> None:
    """What can be asked of no command."""


def run() -> None:
    """Run a command; exit code 2 and one sentence for every mistake of the user's."""
    try:
        wanted, arguments = taken_out(sys.argv[1:])
        speak(wanted or of_environment(os.environ))
        command = get_command(app)
        arguments = arguments or first_command(webbrowser.open)
        if set(HELPS) & set(arguments):
            translate(command)
        sys.exit((arguments and command(arguments, standalone_mode=False)) or 0)
    except SerpentryError as error:
        _refuse(told(error.told))
    except typer.TyperException as error:
        _refuse(str(getattr(error, "format_message", error.__str__)()))
    except (KeyboardInterrupt, typer.Abort):
        err.print(t("cli-stopped"))
        sys.exit(130)
    except BrokenPipeError:
        _leave_quietly()


def _refuse(sentence: str) -> None:
    err.print(" ".join(sentence.split()), markup=False)
    sys.exit(2)


def _leave_quietly() -> None:
    """Nobody reads any more: throw away what is left, so that closing the pipe can't fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)
