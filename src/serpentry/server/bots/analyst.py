"""Judging a position: the best moves, what each seat can expect, and how sure that is."""

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from random import Random
from time import monotonic

from serpentry.players.budget import Seconds
from serpentry.players.search.analysis import analyse
from serpentry.players.search.report import Analysis, Candidate
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, Json, M, P
from serpentry.tabletop.jsons import JsonObject

SHOWN_MOVES = 8
LEAST_SECONDS = 0.2
"""With less time left it does not pay to begin anew with compiled rules."""
IsReady = Callable[[], bool]
"""Whether the game's compiled search can be used by now."""


def reports(
    game: Game[P, M], view: P, seat: Seat, seconds: float, rng: Random, is_ready: IsReady
) -> Generator[JsonObject, None, None]:
    """Reports, each better than the last, until the time is up; at first perhaps on plain rules."""
    began = monotonic()

    def thought(left: float, plain: bool) -> Generator[JsonObject, None, None]:
        budget = Seconds(left)
        found = analyse(game, view, seat, budget, rng, thorough=True, plain=plain)
        with closing(found):
            for analysis in found:
                told = report_json(game, view, seat, analysis)
                progress = min(1.0, (monotonic() - began) / seconds)
                yield {**told, "progress": round(progress, 3), "compiled": not plain}

    if not is_ready():
        with closing(thought(seconds, plain=True)) as slow:
            for report in slow:
                yield report
                if is_ready():
                    break
    left = seconds - (monotonic() - began)
    if is_ready() and left > LEAST_SECONDS:
        yield from thought(left, plain=False)


def report_json(game: Game[P, M], view: P, seat: Seat, analysis: Analysis) -> dict[str, Json]:
    """What was found so far, as clients get it."""
    return {
        "seat": seat,
        "unit": game.judge.lead_unit,
        "best": [_candidate(game, view, one) for one in analysis.candidates[:SHOWN_MOVES]],
        "values": _rounded(analysis.best.results) if analysis.candidates else [],
        "tries": analysis.simulations,
        "proved": analysis.proved,
    }


def _candidate(game: Game[P, M], view: P, one: Candidate) -> Json:
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
