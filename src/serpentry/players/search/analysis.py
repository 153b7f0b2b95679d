"""The way in: analyse a position of any game, streamed while thinking.

    for analysis in analyse(game, view, seat, Seconds(2)):
        print(analysis.best.move, analysis.best.share, analysis.best.margin)

Leave the loop at any time: the search stops.
"""

from collections.abc import Callable, Generator, Iterator
from importlib import import_module
from random import Random
from typing import Any

from serpentry.catalogue.kernels import has_kernel
from serpentry.players.budget import Budget
from serpentry.players.search.plain import PlainSearch
from serpentry.players.search.report import Analysis, Candidate
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import AnyGame

SEARCH = "serpentry.players.search.search"
"""Imported when it is needed: a game without an engine can do without it."""


def analyse(
    game: AnyGame,
    view: Any,
    seat: Seat,
    budget: Budget,
    rng: Random | None = None,
    cores: int = 1,
    tuning: Any = None,
    remember: bool = True,
    without_kernel: Budget | None = None,
    thorough: bool = False,
    plain: bool = False,
    stopped: Callable[[], bool] = lambda: False,
) -> Generator[Analysis, None, None]:
    """What the seat to act can expect from each move; better and better, the last one final.

    A thorough analysis uses its whole budget and says what follows each move, also where there is
    nothing to choose; a plain one does without the kernel, which may still be compiling.
    """
    rng = rng or Random(1)
    moves = game.rules.moves(view)
    if len(moves) == 1 and not thorough:
        yield Analysis((Candidate(moves[0], 0.5, 0.0, 1, 1.0, (moves[0],)),), 0, 0.0)
        return
    if plain or not has_kernel(game):
        slow = without_kernel or budget
        yield from PlainSearch(game, view, seat, slow, rng, thorough).stream()
        return
    found = import_module(SEARCH)
    given = {} if tuning is None else {"tuning": tuning}
    if remember:
        given["store"] = import_module("serpentry.players.search.store").STORE
    stream: Iterator[Analysis] = found.Search(
        game, view, seat, budget, rng, cores, thorough=thorough, stopped=stopped, **given
    ).stream()
    yield from stream
