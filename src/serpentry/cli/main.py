"""The command `serpentry`: commands are put together here, and mistakes become one sentence."""

import sys

import click
import typer

from serpentry.cli import arena, arena_files, files, measure, play, report, shelf
from serpentry.cli.show import err
from serpentry.tabletop.errors import SerpentryError

app = typer.Typer(
    name="serpentry",
    help="The snake-building board games: play, explain, check, measure.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for module in (shelf, play, files, measure, arena, arena_files, report):
    module.add_commands(app)


def run() -> None:
    """Run a command; exit code 2 and one sentence for every mistake of the user's."""
    try:
        sys.exit(app(standalone_mode=False) or 0)
    except click.exceptions.NoArgsIsHelpError as nothing:
        click.echo(nothing.format_message())
    except click.UsageError as error:
        _refuse(error.format_message())
    except SerpentryError as error:
        _refuse(str(error))
    except (KeyboardInterrupt, click.Abort):
        err.print("Stopped.")
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


def _refuse(sentence: str) -> None:
    err.print(sentence, markup=False)
    sys.exit(2)
