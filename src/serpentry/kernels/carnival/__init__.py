"""Cobra Carnival, compiled."""

from functools import cache, partial
from typing import Any

from serpentry.games.carnival.numbering import CarnivalNumbering
from serpentry.games.carnival.rules import CarnivalRules
from serpentry.kernels.carnival import functions
from serpentry.kernels.carnival.bias import priors
from serpentry.kernels.carnival.facts import facts_of
from serpentry.kernels.carnival.loading import STATE_SIZE, load
from serpentry.kernels.kernel import Kernel, functions_of
from serpentry.kernels.unproved import settle
from serpentry.tabletop.game import Game

FUNCTIONS = functions_of(functions, priors=priors, settle=settle)


def kernel(game: Game[Any, Any]) -> Kernel:
    """The kernel of a game that is set up."""
    return _kernel(game.seats, game.options)


@cache
def _kernel(seats: int, options: Any) -> Kernel:
    rules = CarnivalRules(seats, options)
    numbering = CarnivalNumbering(rules.seating)
    facts = facts_of(rules, numbering)
    return Kernel(
        functions=FUNCTIONS,
        facts=facts,
        seats=seats,
        state_size=STATE_SIZE,
        most_moves=max(numbering.count, numbering.draw_count),
        most_events=rules.most_events(),
        deeds=numbering.count,
        work_size=0,
        unit=10.0,
        load=partial(load, facts=facts),
    )
