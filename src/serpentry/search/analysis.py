"""The way in: analyse a position of any game, streamed while thinking.

    for analysis in analyse(game, view, seat, Seconds(2)):
        print(analysis.best.move, analysis.best.share, analysis.best.margin)

Leave the loop at any time: the search stops.
"""

from collections.abc import Callable, Generator
from contextlib import closing
from importlib import import_module
from random import Random
from typing import Any, ParamSpec

from serpentry.catalogue.kernels import has_kernel
from serpentry.search.budget import Budget
from serpentry.search.plain import PlainSearch
from serpentry.search.report import Analysis, Candidate
from serpentry.search.turns import spoken
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import AnyGame, Game, M

SEARCH = "serpentry.search.engine_search"
"""Imported when it is needed: a game without an engine can do without it."""
Asked = ParamSpec("Asked")
Turns = Generator[Analysis | None, None, None]


def only_move(game: Game[Any, M], view: Any) -> M | None:
    """The one move there is; None where there are more."""
    moves = game.rules.moves(view)
    return moves[0] if len(moves) == 1 else None


def analyse_in_turns(
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
) -> Turns:
    """What the seat to act can expect from each move; better and better, the last one final.

    A thorough analysis uses its whole budget and says what follows each move, also where there is
    nothing to choose; a plain one does without the kernel, which may still be compiling.
    Where one thread does everything, None is given whenever others may have a turn.
    """
    rng = rng or Random(1)
    if not thorough and (only := only_move(game, view)) is not None:
        yield Analysis((Candidate(only, 0.5, 0.0, 1, 1.0, (only,)),), 0, 0.0)
        return
    if plain or not has_kernel(game):
        slow = without_kernel or budget
        yield from PlainSearch(game, view, seat, slow, rng, thorough).stream()
        return
    found = import_module(SEARCH)
    given = {} if tuning is None else {"tuning": tuning}
    if remember:
        given["store"] = import_module("serpentry.search.store").STORE
    turns: Turns = found.Search(
        game, view, seat, budget, rng, cores, thorough=thorough, stopped=stopped, **given
    ).turns()
    yield from turns


def _without_turns(
    turns: Callable[Asked, Turns],
) -> Callable[Asked, Generator[Analysis, None, None]]:
    """The same for whoever leaves nobody a turn."""

    def analyse(*args: Asked.args, **given: Asked.kwargs) -> Generator[Analysis, None, None]:
        with closing(turns(*args, **given)) as steps:
            yield from spoken(steps)

    return analyse


analyse = _without_turns(analyse_in_turns)
"""What the seat to act can expect from each move; better and better, the last one final."""
