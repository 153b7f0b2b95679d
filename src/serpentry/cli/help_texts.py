"""Help in the reader's language: where a command or an option has a message key for help."""

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from serpentry.cli.language import t

HELP_PREFIX = "cli-"


def group(message: str) -> typer.Typer:
    """A group of commands; its name alone shows what there is."""
    commands = typer.Typer()

    @commands.callback(invoke_without_command=True, help=message)
    def show_help(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            print(context.get_help())

    return commands


def translate(part: object) -> None:
    """Put the help of a command or an option into words, and of all that is below it."""
    if isinstance(part, TyperGroup | TyperCommand | TyperOption | TyperArgument):
        key = part.help or ""
        part.help = t(key) if key.startswith(HELP_PREFIX) else part.help
    if isinstance(part, TyperGroup | TyperCommand):
        for option in part.params:
            translate(option)
    if isinstance(part, TyperGroup):
        for command in part.commands.values():
            translate(command)
