"""`serpentry openings`: what the opening book of a game says."""

import json
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.table import Table

from serpentry.cli.arguments import AsJson, GameName, Opt, chosen_game
from serpentry.cli.language import language, t
from serpentry.cli.show import out
from serpentry.languages import Language
from serpentry.openings import OpeningMove, OpeningSetUp, book_of

SEATS = 2


def openings(
    game: GameName,
    move: Annotated[str | None, typer.Argument(metavar="[MOVE]", help="cli-openings-move")] = None,
    opt: Opt = None,
    as_json: AsJson = False,
) -> None:
    """Show the first moves of a game, or the answers to one."""
    book = book_of(game)
    known = book.set_up(chosen_game(game, SEATS, opt).board.options())
    first = known.first_move(move) if move else None
    if as_json:
        print(json.dumps(first.as_json() if first else known.as_json()))
        return
    if first:
        shown = first.opening.move
        out.print(t("cli-openings-answers", move=shown, games=first.opening.games), highlight=False)
        out.print(_table(known, first.answers))
    else:
        out.print(t("cli-openings-games", games=known.games), highlight=False)
        out.print(_table(known, [one.opening for one in known.first_moves]))


def _table(known: OpeningSetUp, lines: Sequence[OpeningMove]) -> Table:
    figure = Language(language()).figure
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(t("cli-openings-column-move"))
    for player in known.players:
        table.add_column(player, justify="right")
    table.add_column(t("cli-openings-column-chance"), justify="right")
    for one in lines:
        chance = figure(f"{100 * one.worth:.0f}%")
        worth = t("cli-openings-proved", result=one.proved) if one.proved else chance
        table.add_row(one.move, *map(str, one.chosen), worth)
    return table


COMMANDS = {"cli-openings": openings}
