"""The command `serpentry`: commands are put together here, and mistakes become one sentence."""

import os
import sys

import typer
from typer.main import get_command

from serpentry.cli import (
    arena,
    arena_files,
    bots,
    files,
    host,
    measure,
    play,
    printing,
    report,
    shelf,
    visiting,
    workshop,
)
from serpentry.cli.helping import translate
from serpentry.cli.show import err
from serpentry.cli.tongue import of_environment, speak, t, taken_out, told
from serpentry.tabletop.errors import SerpentryError

app = typer.Typer(
    name="serpentry",
    help="cli-serpentry",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for module in (
    shelf,
    play,
    files,
    measure,
    arena,
    arena_files,
    report,
    bots,
    visiting,
    host,
    workshop,
    printing,
):
    module.add_commands(app)


def run() -> None:
    """Run a command; exit code 2 and one sentence for every mistake of the user's."""
    try:
        wanted, arguments = taken_out(sys.argv[1:])
        speak(wanted or of_environment(os.environ))
        command = get_command(app)
        if not arguments or "--help" in arguments:
            translate(command)
        sys.exit(command(arguments or ["--help"], standalone_mode=False) or 0)
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
