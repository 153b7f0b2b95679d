"""Help in the reader's language: where a command or an option has a message key for help."""

from collections.abc import Mapping, Sequence

import typer
import typer.core as typer_core
from typer._click import Context
from typer._click.formatting import HelpFormatter
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from serpentry.cli.language import t

HELP_PREFIX = "cli-"
SECTIONS = {
    "Options": "cli-options",
    "Arguments": "cli-arguments",
    "Commands": "cli-commands",
    "required": "cli-required",
}
DEFAULT = "default: {default}"
"""What Typer writes around the help of our commands, which it asks gettext for."""
OF_TYPER = {
    "install_completion": "cli-install-completion",
    "show_completion": "cli-show-completion",
}


TYPERS_HELP = "Show this message and exit."


class Formatter(HelpFormatter):
    """Says what Typer does not look up: usage, what help is for, and a colon after a heading."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The first line of help."""
        super().write_usage(prog, args, f"{t('cli-usage')} ")

    def write_heading(self, heading: str) -> None:
        """What stands above a list; French has a space before the colon."""
        self.write(f"{'':>{self.current_indent}}{t('cli-heading', name=heading)}\n")

    def write_dl(
        self, rows: Sequence[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        """A list of options or commands."""
        said = [(name, t("cli-help") if text == TYPERS_HELP else text) for name, text in rows]
        super().write_dl(said, col_max, col_spacing)


def grouped(groups: Mapping[str, Sequence[str]]) -> type[TyperGroup]:
    """What lists its commands below headings, each of which is a message key."""

    class Grouped(TyperGroup):
        def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
            wide = max(map(len, self.commands))
            lines = {
                name: (name.ljust(wide), command.get_short_help_str(formatter.width - wide - 4))
                for name, command in self.commands.items()
            }
            for heading, names in groups.items():
                with formatter.section(t(heading)):
                    formatter.write_dl([lines[name] for name in names])

    return Grouped


def speak_for_typer() -> None:
    """Have Typer's own words translated for the reader: it looks them up by one name."""
    vars(typer_core)["_"] = _word_of_typer
    TyperCommand.context_class.formatter_class = Formatter


def _word_of_typer(english: str) -> str:
    if english == DEFAULT:
        return t("cli-default", value="{default}")
    return t(SECTIONS[english]) if english in SECTIONS else english


def add_commands(
    app: typer.Typer, commands: Mapping[str, object], prefix: str = HELP_PREFIX
) -> None:
    """Add commands and groups of them, each called like the key of its help without the prefix."""
    for key, command in commands.items():
        name = key.removeprefix(prefix).removeprefix(HELP_PREFIX)
        if isinstance(command, Mapping):
            group = typer.Typer()
            group.callback(invoke_without_command=True, help=key)(_show_help)
            add_commands(group, command, f"{key}-")
            app.add_typer(group, name=name)
        elif callable(command):
            app.command(name, help=key)(command)


def _show_help(context: typer.Context) -> None:
    """The name of a group alone shows what there is."""
    if context.invoked_subcommand is None:
        translate(context.command)
        print(context.get_help())


def translate(part: object) -> None:
    """Put the help of a command or an option into words, and of all that is below it."""
    if isinstance(part, TyperGroup | TyperCommand | TyperOption | TyperArgument):
        key = part.help or ""
        part.help = t(key) if key.startswith(HELP_PREFIX) else part.help
    if isinstance(part, TyperGroup | TyperCommand):
        speak_for_typer()
        for option in part.params:
            if option.name in OF_TYPER and isinstance(option, TyperOption):
                option.help = t(OF_TYPER[option.name])
            translate(option)
    if isinstance(part, TyperGroup):
        for command in part.commands.values():
            translate(command)
