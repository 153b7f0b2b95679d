"""Compiling a computer player before the game, with a progress bar where it takes time."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.progress import Progress

from serpentry.catalogue.kernels import has_kernel
from serpentry.players import ROSTER
from serpentry.players.budget import split_budget
from serpentry.players.levels import SearchPlayer
from serpentry.players.search.warming import steps, warm_up
from serpentry.tabletop.game import Game


def get_ready(game: Game[Any, Any], players: Iterable[str], console: Console) -> None:
    """Load the search of the game if one of the players needs it."""
    searching = any(isinstance(ROSTER.get(split_budget(one)[0]), SearchPlayer) for one in players)
    if not searching or not has_kernel(game):
        return
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Compiling the computer player", total=steps(game), visible=False)

        def tell(name: str, fresh: bool) -> None:
            progress.update(task, advance=1, visible=fresh or progress.tasks[task].visible)

        warm_up(game, tell)
