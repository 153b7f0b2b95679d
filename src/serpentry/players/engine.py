"""The engine of a game: its compiled search, made ready before it is needed.

Nothing here is needed to play: without its engine a game is searched on plain rules.
"""

from serpentry.catalogue.kernels import has_kernel
from serpentry.players.search.warming import steps, warm_up
from serpentry.players.terms import Tell, tell_nobody
from serpentry.tabletop.game import Game, M, P


def make_ready(game: Game[P, M], tell: Tell = tell_nobody) -> None:
    """Load the engine of a game that has one; where that takes long, it is told how far it is."""
    if not has_kernel(game):
        return
    whole = steps(game)
    done, slow = 0, False

    def step(_: str, fresh: bool) -> None:
        nonlocal done, slow
        done, slow = done + 1, slow or fresh
        if slow:
            tell(min(1.0, done / whole))

    warm_up(game, step)
