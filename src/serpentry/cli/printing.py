"""Games to cut out: print and play."""

from pathlib import Path
from typing import Annotated

import typer

from serpentry.catalogue import find
from serpentry.cli.arguments import GameName, Opt, chosen_game, write_bytes
from serpentry.cli.language import language, t
from serpentry.cli.show import out
from serpentry.printing import Wishes, print_and_play


def print_game(
    game: GameName,
    paper: Annotated[str, typer.Option("--paper", help="cli-print-paper")] = "a4",
    edition: Annotated[str, typer.Option("--edition", help="cli-print-edition")] = "colour",
    scale: Annotated[float, typer.Option("--scale", help="cli-print-scale")] = 1.0,
    players: Annotated[int | None, typer.Option("--players", help="cli-print-players")] = None,
    opt: Opt = None,
    file: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="cli-print-file")
    ] = None,
) -> None:
    """Write a game to cut out and play, as a PDF; for the most players if nobody says how many."""
    box = find(game)
    chosen = chosen_game(game, players or box.seats[-1], opt)
    pages = print_and_play(box, chosen, Wishes(paper, edition, language(), scale))
    target = file or Path(f"{box.name}.pdf")
    write_bytes(target, pages)
    out.print(t("cli-printed", game=box.title, file=str(target)), markup=False)


COMMANDS = {"cli-print": print_game}
