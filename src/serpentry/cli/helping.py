"""Help in the reader's language: where a command or an option has a message key for help."""

from typing import Any

import typer

from serpentry.cli.language import t

FAMILY = "cli-"


def group(message: str) -> typer.Typer:
    """A group of commands; its name alone shows what there is."""
    commands = typer.Typer()

    @commands.callback(invoke_without_command=True, help=message)
    def show_help(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            print(context.get_help())

    return commands


def translate(command: Any) -> None:
    """Put the help of a command, of its options and of all commands below it into words."""
    for part in (command, *command.params):
        key = getattr(part, "help", None) or ""
        if key.startswith(FAMILY):
            part.help = t(key)
    for below in getattr(command, "commands", {}).values():
        translate(below)
