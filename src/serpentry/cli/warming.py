"""Getting computer players ready before the game, with a progress bar where it takes time."""

from collections.abc import Iterable

from rich.console import Console
from rich.progress import Progress

from serpentry.players import AnyPlayer
from serpentry.tabletop.game import Game, M, P


def get_ready(game: Game[P, M], players: Iterable[AnyPlayer], console: Console) -> None:
    """Let each player prepare for the game."""
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Getting the computer player ready", total=1.0, visible=False)

        def tell(part: float) -> None:
            progress.update(task, completed=part, visible=True)

        for player in players:
            player.prepare(game, tell)
