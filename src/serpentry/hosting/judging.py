"""Judging a position: the best moves, what each seat can expect, and how sure that is."""

from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import replace

from serpentry.catalogue.kernels import has_kernel
from serpentry.search.analysis import analyse_in_turns
from serpentry.search.report import Analysis, Candidate
from serpentry.search.request import SearchRequest
from serpentry.search.steps import spoken
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.game import Game, Json, M, P

SHOWN_MOVES = 8


def reports(request: SearchRequest[P, M]) -> Generator[JsonObject, None, None]:
    """Reports, each better than the last, until the time is up."""
    with closing(reports_in_turns(request)) as steps:
        yield from spoken(steps)


def reports_in_turns(request: SearchRequest[P, M]) -> Generator[JsonObject | None, None, None]:
    """The same; None where one thread does everything and others may have a turn."""
    game, view, seat, budget = request.game, request.view, request.seat, request.budget
    found = analyse_in_turns(replace(request, thorough=True))
    with closing(found):
        for analysis in found:
            if analysis is None:
                yield None
                continue
            progress = round(analysis.progress(budget), 3)
            told = report_json(game, view, seat, analysis)
            yield {**told, "progress": progress, "engine": has_kernel(game)}


def report_json(game: Game[P, M], view: P, seat: Seat, analysis: Analysis[M]) -> dict[str, Json]:
    """What was found so far, as clients get it."""
    return {
        "seat": seat,
        "unit": game.judge.lead_unit,
        "best": [_candidate(game, view, one) for one in analysis.candidates[:SHOWN_MOVES]],
        "values": _rounded(analysis.best.results) if analysis.candidates else [],
        "tries": analysis.simulations,
        "proved": analysis.proved,
    }


def _candidate(game: Game[P, M], view: P, one: Candidate[M]) -> Json:
    codec, notation = game.codec, game.notation
    return {
        "move": codec.move_json(one.move),
        "text": notation.write(one.move),
        "share": round(one.visit_share, 4),
        "win": round(one.share, 4),
        "results": _rounded(one.results),
        "margin": round(one.margin, 2),
        "line": [notation.write(move) for move in one.line],
        "moves": [codec.move_json(move) for move in one.line],
        "proved": one.proved,
        "at_most": one.at_most,
        "said": _said(game, view, one.line or (one.move,)),
    }


def _said(game: Game[P, M], view: P, line: Iterable[M]) -> list[Json]:
    """A line in words, up to where it leads beyond what the seat can see."""
    said: list[Json] = []
    for move in line:
        if game.rules.why_illegal(view, move) is not None:
            break
        said.append(game.narrator.said(view, move).json())
        view = game.rules.play(view, move)
    return said


def _rounded(results: Sequence[float]) -> list[float]:
    return [round(one, 4) for one in results]
