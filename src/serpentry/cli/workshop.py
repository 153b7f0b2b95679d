"""Making games: a new one to begin with, and what one still lacks.

The workshop is imported by the commands that need it, as whoever plays never does.
"""

from typing import Annotated

import typer

from serpentry.catalogue import find, names
from serpentry.cli.language import t, told
from serpentry.cli.show import out

WIDE = 20
"""Letters that the name of a part has room for."""


def add_commands(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command("new-game", help="cli-new-game")(begin)
    app.command(help="cli-ready")(ready)


def begin(
    name: Annotated[str, typer.Argument(help="cli-new-game-name")],
) -> None:
    """Write a new game that can be played and tested at once, for you to change."""
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
    from serpentry.workshop.readiness import lacks

    found = {find(name).title: lacks(find(name)) for name in games or names()}
    for title, missing in found.items():
        out.print(f"[bold]{title}[/bold]  {t('cli-ready-lacks', count=len(missing))}")
        for one in missing:
            out.print(f"  {t(one.part):{WIDE}}{told(one.what)}", markup=False, soft_wrap=True)
    if any(found.values()):
        raise typer.Exit(1)
