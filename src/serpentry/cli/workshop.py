"""Making games: a new one to begin with, and what one still lacks.

The workshop is imported by the commands that need it, as whoever plays never does.
"""

from collections.abc import Sequence
from typing import Annotated

import typer

from serpentry.catalogue import find, names
from serpentry.cli.show import out


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
    out.print(f"{sum(one.lines for one in touched):5} lines in {len(touched)} files.")
    out.print(f"Play it: serpentry play {name}. What it lacks: serpentry ready {name}.")
    out.print("How to go on: docs/adding-a-game.md.")


def ready(
    games: Annotated[list[str] | None, typer.Argument(help="cli-ready-games")] = None,
) -> None:
    """Tell what a game lacks before it can be released; exit code 1 if there is anything."""
    from serpentry.workshop.readiness import lacks

    found = {find(name).title: lacks(find(name)) for name in games or names()}
    for title, missing in found.items():
        out.print(f"[bold]{title}[/bold]  {_verdict(missing)}")
        for one in missing:
            out.print(f"  {one.part:16}{one.what}", markup=False, soft_wrap=True)
    if any(found.values()):
        raise typer.Exit(1)


def _verdict(missing: Sequence[object]) -> str:
    if not missing:
        return "is ready."
    return "lacks one thing:" if len(missing) == 1 else f"lacks {len(missing)} things:"
