"""The engine of a game, had ready before it is needed."""

from serpentry.catalogue.kernels import has_kernel
from serpentry.engine.engine import engine_of
from serpentry.engine.making import BuildProgress, see_to
from serpentry.search.terms import Tell, tell_nobody
from serpentry.tabletop.game import Game, M, P


def make_ready(game: Game[P, M], tell: Tell = tell_nobody) -> None:
    """Load the engine of a game that has one; where it must be made first, progress is reported.

    An EngineFault says why there is none.
    """
    if not has_kernel(game):
        return

    def step(progress: BuildProgress) -> None:
        tell(progress.done / progress.steps)

    see_to(game.name, step)
    engine_of(game)
