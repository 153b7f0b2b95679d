"""The review of a finished game, as clients get it: choice by choice, and then in all."""

from collections.abc import Mapping, Sequence

from serpentry.hosting.evaluations.judging import rounded, span_json, verdict_json
from serpentry.hosting.shapes.answers import (
    CurvePoint,
    ReasonInfo,
    ReviewedMoment,
    ReviewedPlayer,
    ReviewInfo,
    WeighedChoice,
)
from serpentry.review.account import Judged
from serpentry.review.choices import Playthrough
from serpentry.review.grades import Grade
from serpentry.review.key_moments import KeyMoment, decisive, key_moments, told_choice
from serpentry.review.reasons import Compared, broken, used
from serpentry.review.summing import Summary, summary
from serpentry.review.value import Value
from serpentry.review.weighing import Weighed
from serpentry.table.refusals import Refused
from serpentry.table.state import Phase, State
from serpentry.tabletop.game import AnyGame


def played_at(state: State) -> Playthrough:
    """The game of a table that has ended: only then nothing is hidden any more."""
    if state.phase is not Phase.OVER:
        raise Refused("review-not-yet")
    moves = [(one.by, one.move) for one in state.played]
    return Playthrough(state.game, state.positions, moves)


def choice_json(played: Playthrough, ply: int, one: Weighed) -> WeighedChoice:
    """What a choice gave away, and what would have been better."""
    game = played.game
    view = game.secrets.view(played.positions[ply], one.seat)
    told = None if one.is_best else told_choice(played, ply, one)
    return {
        "ply": ply,
        "seat": one.seat,
        "grade": one.grade,
        "lost": round(one.lost, 4),
        "chance": span_json(one.made_value.value, one.seat),
        "verdict": verdict_json(game, one.made_value.value, one.seat),
        "after": rounded(one.made_value.results),
        "best_chance": span_json(one.best_value.value, one.seat),
        "best_verdict": verdict_json(game, one.best_value.value, one.seat),
        "values": rounded(one.value.results),
        "value_verdict": verdict_json(game, one.value, one.seat),
        "best": game.codec.move_json(one.best),
        "best_text": game.notation.write(one.best),
        "best_said": game.narrator.said(view, one.best).json(),
        "told": told.json() if told else None,
        "why": _why(game, view, one),
        "tries": one.tries,
        "proved": one.proved,
    }


def _why(game: AnyGame, view: object, one: Weighed) -> ReasonInfo | None:
    found = None
    if one.is_fault:
        found = broken(Compared(game, view, one.seat, one.made, one.best))
    elif one.rival is not None:
        found = used(Compared(game, view, one.seat, one.rival, one.made))
    if found is None:
        return None
    return {"told": found.told.json(), "cells": [list(cell) for cell in found.cells]}


def review_json(played: Playthrough, judged: Sequence[Judged]) -> ReviewInfo:
    """The summary of each player and of the game, once every choice was weighed."""
    seats = range(played.game.seats) if judged else ()
    has_luck = any(map(played.is_chance, range(len(played.moves))))
    moments = key_moments(played, judged) if judged else []
    decided = decisive(moments)
    return {
        "has_luck": has_luck,
        "curve": curve_json(played, judged),
        "players": [_player(summary(played, judged, seat)) for seat in seats],
        "moments": [_moment(one) for one in moments],
        "decided": None if decided is None else _moment(decided),
    }


def curve_json(played: Playthrough, judged: Sequence[Judged]) -> list[CurvePoint]:
    """What every position of a game is worth; where nobody chose, what the next one is worth."""
    points, following = list[CurvePoint](), None
    found = {ply: one.value for ply, one in judged}
    final = played.final
    if final is not None:
        following = Value(final, proved=True)
    elif judged:
        following = judged[-1][1].made_value.value
    for ply in range(len(played.moves), -1, -1):
        following = found.get(ply, following)
        if following is not None:
            values = rounded(following.results)
            points.append({"ply": ply, "values": values, "proved": following.proved})
    return points[::-1]


def _moment(one: KeyMoment) -> ReviewedMoment:
    return {
        "ply": one.ply,
        "seat": one.seat,
        "is_choice": one.is_choice,
        "before": rounded(one.before),
        "after": rounded(one.after),
        "told": one.told.json(),
    }


def _counts(grades: Mapping[Grade, int] | None) -> dict[str, int] | None:
    return None if grades is None else {grade.value: count for grade, count in grades.items()}


def _player(one: Summary) -> ReviewedPlayer:
    account = one.account
    return {
        "seat": one.seat,
        "choices": one.choices,
        "grades": _counts(one.grades),
        "accuracy": None if one.accuracy is None else round(one.accuracy, 4),
        "start": round(account.start, 4),
        "own": round(account.own, 4),
        "others": round(account.others, 4),
        "luck": round(account.luck, 4),
        "unseen": round(account.unseen, 4),
        "end": round(account.end, 4),
    }
