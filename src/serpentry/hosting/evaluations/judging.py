"""An evaluation as clients get it: the best moves, what to expect of them, and how sure that is."""

from collections.abc import Iterable, Sequence
from typing import Any

from serpentry.catalogue.kernels import has_kernel
from serpentry.hosting.evaluations.deepening import SHOWN_MOVES
from serpentry.hosting.shapes.answers import AnalysedMove, PositionReport, ProvedInfo, SpanInfo
from serpentry.languages.sentence import SentenceInfo
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.value import Value
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P


def report_json(game: Game[P, M], view: P, known: PositionEvaluation) -> PositionReport:
    """What is known so far."""
    moves = known.moves[:SHOWN_MOVES]
    return {
        "seat": known.seat,
        "best": [_move_json(game, view, known, move) for move in moves],
        "values": rounded(known.value.results),
        "chance": span_json(known.value, known.seat),
        "verdict": verdict_json(game, known.value, known.seat),
        "tries": known.tries,
        "proved": known.proved,
        "engine": has_kernel(game),
    }


def _move_json(game: Game[P, M], view: P, known: PositionEvaluation, move: Any) -> AnalysedMove:
    codec, notation = game.codec, game.notation
    one, line = known.weighed(move), known.line(move)
    value = one.made_value.value
    return {
        "move": codec.move_json(move),
        "text": notation.write(move),
        "chance": span_json(value, known.seat),
        "verdict": verdict_json(game, value, known.seat),
        "grade": one.grade,
        "results": rounded(one.made_value.results),
        "line": [notation.write(step) for step in line],
        "moves": [codec.move_json(step) for step in line],
        "proved": value.proved,
        "said": _said(game, view, line),
    }


def _said(game: Game[P, M], view: P, line: Iterable[M]) -> list[SentenceInfo]:
    """A line in words, up to where it leads beyond what the seat can see."""
    said: list[SentenceInfo] = []
    for move in line:
        if game.rules.why_illegal(view, move) is not None:
            break
        said.append(game.narrator.said(view, move).json())
        view = game.rules.play(view, move)
    return said


def rounded(results: Sequence[float]) -> list[float]:
    """What each seat can expect."""
    return [round(one, 4) for one in results]


def span_json(value: Value, seat: Seat) -> SpanInfo:
    """A seat's chance, with its lower and upper bound where they are known."""
    span = value.span(seat)
    low, high = (None, None) if span is None else (round(span.low, 4), round(span.high, 4))
    return {"low": low, "middle": round(value.results[seat], 4), "high": high}


def verdict_json(game: Game[P, M], value: Value, seat: Seat) -> ProvedInfo | None:
    """What is proved, as a word for programs and as a sentence; None where nothing is."""
    verdict, told = value.verdict(seat), value.told(seat, game.judge.lead_unit)
    if verdict is None or told is None:
        return None
    lead = abs(value.margins[seat]) if value.margins else None
    return {"outcome": verdict.value, "lead": lead, "told": told.json()}
