"""An evaluation as clients get it: the best moves, what to expect of them, and how sure that is."""

from collections.abc import Iterable, Sequence
from typing import Any

from serpentry.catalogue.kernels import has_kernel
from serpentry.hosting.evaluations.deepening import SHOWN_MOVES
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.intervals import Interval
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.game import Game, Json, M, P


def report_json(game: Game[P, M], view: P, known: PositionEvaluation) -> JsonObject:
    """What is known so far."""
    moves = known.moves[:SHOWN_MOVES]
    return {
        "seat": known.seat,
        "unit": game.judge.lead_unit,
        "best": [_move_json(game, view, known, move) for move in moves],
        "values": rounded(known.weighed(known.best).best_value.results),
        "tries": known.tries,
        "proved": known.proved,
        "engine": has_kernel(game),
    }


def _move_json(game: Game[P, M], view: P, known: PositionEvaluation, move: Any) -> Json:
    codec, notation = game.codec, game.notation
    one, found = known.weighed(move), known.candidate(move)
    line = found.line if found is not None and found.line else (move,)
    return {
        "move": codec.move_json(move),
        "text": notation.write(move),
        "share": round(found.visit_share, 4) if found is not None else 0.0,
        "win": round(one.made_value.share, 4),
        "chance": span_json(one.made_value.win),
        "grade": one.grade,
        "results": rounded(one.made_value.results),
        "margin": round(one.made_value.margin, 2),
        "line": [notation.write(step) for step in line],
        "moves": [codec.move_json(step) for step in line],
        "proved": found is not None and found.proved,
        "at_most": found is not None and found.at_most,
        "said": _said(game, view, line),
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


def rounded(results: Sequence[float]) -> list[float]:
    """What each seat can expect."""
    return [round(one, 4) for one in results]


def span_json(one: Interval) -> Json:
    """A figure, and between what it lies."""
    return {"low": round(one.low, 4), "middle": round(one.middle, 4), "high": round(one.high, 4)}
