"""What there is: games, rules, players."""

import json
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

from serpentry.catalogue import BOXES, find, telling
from serpentry.catalogue.rulepages import rule_page, rule_section
from serpentry.cli.arguments import AsJson, GameName
from serpentry.cli.show import out
from serpentry.languages import ENGLISH, LANGUAGES, explain
from serpentry.players import ROSTER
from serpentry.players.telling import blurb
from serpentry.tabletop.errors import UnknownName
from serpentry.tabletop.options import kinds


def add_commands(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command()(games)
    app.command()(rules)
    app.command()(players)


def games(as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    if as_json:
        print(json.dumps([_box_json(box.name) for box in BOXES]))
        return
    for box in BOXES:
        seats = " to ".join(map(str, sorted({box.seats[0], box.seats[-1]})))
        out.print(f"[bold]{box.name}[/bold]  {box.title}, {seats} players")
        out.print(f"  {telling.blurb(box, ENGLISH)}")
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 2))
        for name, kind in kinds(box.options).items():
            help = telling.option_help(box, name, ENGLISH)
            table.add_row(name, f"[cyan]{explain(kind.allowed)}[/cyan]", help)
        out.print(table)


def _box_json(name: str) -> dict[str, object]:
    box = find(name)
    return {
        "name": box.name,
        "title": box.title,
        "version": box.version,
        "seats": list(box.seats),
        "options": {
            option: {
                "allowed": explain(kind.allowed),
                "help": telling.option_help(box, option, ENGLISH),
            }
            for option, kind in kinds(box.options).items()
        },
    }


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Option("--rule", help="Only the rule with this id.")] = None,
    language: Annotated[
        str, typer.Option("--language", help=f"One of {', '.join(LANGUAGES)}.")
    ] = ENGLISH,
) -> None:
    """Show the rules of a game, or one rule."""
    box = find(game)
    if language not in LANGUAGES:
        raise UnknownName("language", language, list(LANGUAGES))
    page = rule_section(box, rule, language) if rule else rule_page(box, language)
    out.print(Markdown(page))


def players(as_json: AsJson = False) -> None:
    """List the computer players."""
    if as_json:
        print(json.dumps({name: blurb(player, ENGLISH) for name, player in ROSTER.items()}))
        return
    for name, player in ROSTER.items():
        out.print(f"[bold]{name}[/bold]  {blurb(player, ENGLISH)}")
