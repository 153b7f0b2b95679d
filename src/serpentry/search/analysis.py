"""The way in: analyse a position of any game, streamed while thinking.

    for analysis in analyse(SearchRequest(game, view, seat, Seconds(2))):
        print(analysis.best.move, analysis.best.share, analysis.best.margin)

Leave the loop at any time: the search stops.
"""

from collections.abc import Generator
from contextlib import closing

from serpentry.catalogue.kernels import has_kernel
from serpentry.search.by_heart import analysis_by_heart
from serpentry.search.engine_search import EngineSearch
from serpentry.search.plain import PlainSearch
from serpentry.search.report import Analysis, Candidate
from serpentry.search.request import SearchRequest
from serpentry.search.steps import spoken
from serpentry.tabletop.game import Game, M, P

AnalysisSteps = Generator[Analysis[M] | None, None, None]
"""Analyses, each better than the last; None where others may have a turn."""


def only_move(game: Game[P, M], view: P) -> M | None:
    """The one move there is; None where there are more."""
    moves = game.rules.moves(view)
    return moves[0] if len(moves) == 1 else None


def analyse_in_turns(request: SearchRequest[P, M]) -> AnalysisSteps[M]:
    """What the seat to act can expect from each move; better and better, the last one final.

    Where one thread does everything, None is given whenever others may have a turn.
    """
    only = None if request.thorough else only_move(request.game, request.view)
    if only is not None:
        yield Analysis((Candidate(only, 0.5, 0.0, 1, 1.0, (only,)),), 0, 0.0)
    elif (known := analysis_by_heart(request)) is not None:
        yield known
    elif has_kernel(request.game):
        yield from EngineSearch(request).turns()
    else:
        yield from PlainSearch(request).stream()


def analyse(request: SearchRequest[P, M]) -> Generator[Analysis[M], None, None]:
    """The same for a program that leaves no other a turn."""
    with closing(analyse_in_turns(request)) as steps:
        yield from spoken(steps)
