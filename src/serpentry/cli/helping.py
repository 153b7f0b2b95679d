"""Help in the reader's language: where a command or an option has a message key for help."""

from typing import Any

from serpentry.cli.tongue import t

FAMILY = "cli-"


def translate(command: Any) -> None:
    """Put the help of a command, of its options and of all commands below it into words."""
    for part in (command, *command.params):
        key = getattr(part, "help", None) or ""
        if key.startswith(FAMILY):
            part.help = t(key)
    for below in getattr(command, "commands", {}).values():
        translate(below)
