"""The engine of the game of urns, built when it is first wanted."""

from functools import cache
from typing import Any

from serpentry.engine.engine import Engine
from serpentry.engine.library import Library, opened
from serpentry.engine.making import command, make
from serpentry.kernels.basis import Basis
from tests.players.urns.structs import Facts, State

GAME, PACKAGE = "urns", "tests.players.urns"


@cache
def library() -> Library:
    """Two that want it at the same time wait for one builder."""
    list(make(command(GAME, PACKAGE), GAME))
    return opened(GAME, PACKAGE)


def _fill(state: Any, position: tuple[int, ...]) -> None:
    state.stage, *chosen = position
    state.chosen = chosen


def urns(balls: int, bound: int) -> Engine:
    """The game with a number of balls; the first urn wins on those below the bound."""
    facts = Facts(seats=2, balls=balls, bound=bound)
    basis = Basis(PACKAGE, facts, State, max(2, balls), 3, 1.0, _fill)
    return Engine(library(), basis)
