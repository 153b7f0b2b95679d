"""SNEKAGON 5G, compiled."""

from functools import cache
from typing import Any

from serpentry.games.snekagon5g.numbering import Snekagon5gNumbering
from serpentry.games.snekagon5g.rules import Snekagon5gRules
from serpentry.kernels.hexsnakes.alphabeta import work_size
from serpentry.kernels.kernel import Kernel, functions_of
from serpentry.kernels.snekagon5g import functions
from serpentry.kernels.snekagon5g.bias import priors
from serpentry.kernels.snekagon5g.layout import Layout
from serpentry.kernels.snekagon5g.loading import Loader
from serpentry.kernels.snekagon5g.proving import settle
from serpentry.tabletop.game import Game

FUNCTIONS = functions_of(functions, priors=priors, settle=settle)


def kernel(game: Game[Any, Any]) -> Kernel:
    """The kernel of a game that is set up."""
    return _kernel(game.seats, game.options)


@cache
def _kernel(seats: int, options: Any) -> Kernel:
    rules = Snekagon5gRules(seats, options)
    layout = Layout(rules)
    moves = Snekagon5gNumbering(rules).count
    return Kernel(
        functions=FUNCTIONS,
        facts=layout.facts,
        seats=seats,
        state_size=layout.state_size,
        most_moves=moves,
        most_events=rules.most_events(),
        deeds=moves,
        work_size=work_size(layout.state_size) if seats == 2 else 0,
        unit=4.0,
        load=Loader(layout).load,
    )
