"""Sssnake, compiled."""

from functools import cache
from typing import Any

from serpentry.games.sssnake.numbering import SssnakeNumbering
from serpentry.games.sssnake.rules import SssnakeRules
from serpentry.kernels.kernel import Kernel, functions_of
from serpentry.kernels.sssnake import functions
from serpentry.kernels.sssnake.guidance import priors
from serpentry.kernels.sssnake.layout import Layout
from serpentry.kernels.unproved import settle
from serpentry.tabletop.game import Game

FUNCTIONS = functions_of(functions, priors=priors, settle=settle)


def kernel(game: Game[Any, Any]) -> Kernel:
    """The kernel of a game that is set up."""
    return _kernel(game.seats, game.options)


@cache
def _kernel(seats: int, options: Any) -> Kernel:
    rules = SssnakeRules(seats, options)
    layout = Layout(rules)
    return Kernel(
        functions=FUNCTIONS,
        facts=layout.facts,
        seats=seats,
        state_size=layout.state_size,
        most_moves=max(SssnakeNumbering.count, SssnakeNumbering.draw_count),
        most_events=rules.most_events(),
        deeds=0,
        work_size=0,
        unit=4.0,
        load=layout.load,
    )
