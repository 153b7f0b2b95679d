"""What there is: games, rules, players."""

import json
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from serpentry.catalogue import boxes, find, wording
from serpentry.catalogue.rulepages import rule_page, rule_section
from serpentry.cli.arguments import AsJson, GameName
from serpentry.cli.language import known, language, t, told
from serpentry.cli.show import out
from serpentry.languages import ENGLISH, explain
from serpentry.players import ROSTER
from serpentry.players.roster import installed
from serpentry.players.wording import blurb
from serpentry.tabletop.options import kinds


def games(as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    if as_json:
        print(json.dumps([_box_json(box.name) for box in boxes()]))
        return
    for box in boxes():
        seats = t("shared-players", least=box.seats[0], most=box.seats[-1])
        out.print(f"[bold]{box.name}[/bold]  {box.title}, {seats}")
        out.print(f"  {wording.blurb(box, language())}")
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 2))
        for name, kind in kinds(box.options).items():
            help = wording.option_help(box, name, language())
            table.add_row(name, f"[cyan]{escape(told(kind.allowed))}[/cyan]", help)
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
                "help": wording.option_help(box, option, ENGLISH),
            }
            for option, kind in kinds(box.options).items()
        },
    }


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Option("--rule", help="cli-rule-id")] = None,
    wanted: Annotated[
        str | None, typer.Option("--language", metavar="CODE", help="cli-language")
    ] = None,
) -> None:
    """Show the rules of a game, or one rule."""
    from rich.markdown import Markdown  # as slow to load as all else that lists games

    box, spoken = find(game), known(wanted) if wanted else language()
    page = rule_section(box, rule, spoken) if rule else rule_page(box, spoken)
    out.print(Markdown(page))


def players(as_json: AsJson = False) -> None:
    """List the computer players."""
    others = {name: one.value for name, one in installed().items()}
    if as_json:
        ours = {name: blurb(player, ENGLISH) for name, player in ROSTER.items()}
        print(json.dumps(ours | others))
        return
    for name, player in ROSTER.items():
        out.print(f"[bold]{name}[/bold]  {blurb(player, language())}")
    for name, origin in others.items():
        out.print(f"[bold]{name}[/bold]  {origin}")


COMMANDS = {"cli-games": games, "cli-rules": rules, "cli-players": players}
