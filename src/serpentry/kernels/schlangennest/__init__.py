"""Schlangennest, compiled."""

from functools import cache
from typing import Any

from serpentry.games.schlangennest.options import Agreement
from serpentry.games.schlangennest.rules import SchlangennestRules
from serpentry.kernels.kernel import Kernel, functions_of
from serpentry.kernels.schlangennest import functions
from serpentry.kernels.schlangennest.bias import priors
from serpentry.kernels.schlangennest.layout import ALL_LIES
from serpentry.kernels.schlangennest.loading import Loader
from serpentry.kernels.unproved import settle
from serpentry.tabletop.game import Game

FUNCTIONS = functions_of(functions, priors=priors, settle=settle)


def kernel(game: Game[Any, Any]) -> Kernel:
    """The kernel of a game that is set up."""
    return _kernel(game.seats, game.options)


@cache
def _kernel(seats: int, options: Any) -> Kernel:
    rules = SchlangennestRules(Agreement(seats, options))
    loader = Loader(rules)
    return Kernel(
        functions=FUNCTIONS,
        facts=loader.facts,
        seats=seats,
        state_size=loader.state_size,
        most_moves=max(loader.numbering.count, loader.numbering.draw_count),
        most_events=rules.most_events(),
        deeds=2 * ALL_LIES * loader.side**2,
        work_size=0,
        unit=6.0,
        load=loader.load,
    )
