"""Making games: a new one to begin with, what one still lacks, and what is kept for its tests.

The workshop is imported by the commands that need it: whoever plays never does, and an installed
package has none.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from serpentry.catalogue import find, game_of_record, names
from serpentry.cli.arguments import GameName, Opt, Seats, Seed, chosen_game, record_at
from serpentry.cli.language import t, told
from serpentry.cli.show import out
from serpentry.languages import sentence
from serpentry.tabletop.errors import SerpentryError

PART_COLUMN_WIDTH = 20
"""Letters that the name of a part has room for."""


def add_commands(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command("new-game", help="cli-new-game")(begin)
    app.command(help="cli-ready")(ready)
    app.command(help="cli-golden")(golden)
    app.command(help="cli-counts")(counts)


@contextmanager
def in_checkout() -> Iterator[None]:
    """Imports of the workshop; where there is none, that is told in a sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise SerpentryError(sentence("why-no-checkout")) from error


def begin(
    name: Annotated[str, typer.Argument(help="cli-new-game-name")],
) -> None:
    """Write a new game that can be played and tested at once, for you to change."""
    with in_checkout():
        from serpentry.workshop.checkout import checkout
        from serpentry.workshop.newgame import new_game

    touched = new_game(name)
    for one in touched:
        out.print(f"{one.lines:5} {one.path.relative_to(checkout().root)}", soft_wrap=True)
    lines = sum(one.lines for one in touched)
    out.print(t("cli-new-game-made", lines=lines, files=len(touched)))
    out.print(
        t("cli-new-game-next", play=f"serpentry play {name}", ready=f"serpentry ready {name}")
    )
    out.print(t("cli-new-game-page", page="docs/adding-a-game.md"))


def ready(
    games: Annotated[list[str] | None, typer.Argument(help="cli-ready-games")] = None,
) -> None:
    """Tell what a game lacks before it can be released; exit code 1 if there is anything."""
    with in_checkout():
        from serpentry.workshop.readiness import lacks

    found = {find(name).title: lacks(find(name)) for name in games or names()}
    for title, missing in found.items():
        out.print(f"[bold]{title}[/bold]  {t('cli-ready-lacks', count=len(missing))}")
        for one in missing:
            out.print(
                f"  {t(one.part):{PART_COLUMN_WIDTH}}{told(one.what)}", markup=False, soft_wrap=True
            )
    if any(found.values()):
        raise typer.Exit(1)


def golden(
    game: GameName,
    name: Annotated[str, typer.Argument(help="cli-golden-name")],
    why: Annotated[str, typer.Option("--why", help="cli-golden-why")],
    record: Annotated[Path | None, typer.Option("--record", help="cli-golden-record")] = None,
    seats: Seats = None,
    opt: Opt = None,
    seed: Seed = 0,
) -> None:
    """Keep a game in its golden folder: one that was played, or a random one."""
    with in_checkout():
        from serpentry.workshop.golden import keep_game, random_record

    if record:
        kept = record_at(record)
        chosen = game_of_record(kept)
    else:
        chosen = chosen_game(game, seats, opt)
        kept = random_record(chosen, seed)
    out.print(t("cli-written", file=str(keep_game(chosen, kept, name, why))), soft_wrap=True)


def counts(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", min=1, help="cli-depth")] = 3,
    seats: Seats = None,
    opt: Opt = None,
) -> None:
    """Write how many sequences of moves there are up to a depth into the game's perft.json."""
    with in_checkout():
        from serpentry.workshop.golden import keep_counts

    file = keep_counts(chosen_game(game, seats, opt), depth)
    out.print(t("cli-written", file=str(file)), soft_wrap=True)
