"""SNEKAGON, compiled."""

from functools import cache
from typing import Any

from serpentry.games.snekagon.rules import SnekagonRules
from serpentry.kernels.hexsnakes.alphabeta import work_size
from serpentry.kernels.kernel import Kernel, functions_of
from serpentry.kernels.snekagon import functions
from serpentry.kernels.snekagon.bias import priors
from serpentry.kernels.snekagon.layout import Layout
from serpentry.kernels.snekagon.proving import settle
from serpentry.tabletop.game import Game

FUNCTIONS = functions_of(functions, priors=priors, settle=settle)


def kernel(game: Game[Any, Any]) -> Kernel:
    """The kernel of a game that is set up."""
    return _kernel(game.options)


@cache
def _kernel(options: Any) -> Kernel:
    rules = SnekagonRules(options)
    layout = Layout(rules)
    moves = len(rules.table) + 1
    return Kernel(
        functions=FUNCTIONS,
        facts=layout.facts,
        seats=2,
        state_size=layout.state_size,
        most_moves=moves,
        most_events=rules.most_events(),
        deeds=moves,
        work_size=work_size(layout.state_size),
        unit=4.0,
        load=layout.load,
    )
