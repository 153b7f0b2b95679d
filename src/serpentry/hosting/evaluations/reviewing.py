"""A finished game looked through, as clients are told of it: choice by choice, and then in all."""

from collections.abc import Sequence

from serpentry.hosting.evaluations.judging import rounded, span_json
from serpentry.review.account import Judged
from serpentry.review.choices import Playthrough
from serpentry.review.key_moments import KeyMoment, decisive, key_moments, told_choice
from serpentry.review.summing import Summary, summary
from serpentry.review.weighing import Weighed
from serpentry.table.refusals import Refused
from serpentry.table.state import Phase, State
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.game import Json


def played_at(state: State) -> Playthrough:
    """The game of a table that has ended: only then nothing is hidden any more."""
    if state.phase is not Phase.OVER:
        raise Refused("review-not-yet")
    moves = [(one.by, one.move) for one in state.played]
    return Playthrough(state.game, state.positions, moves)


def choice_json(played: Playthrough, ply: int, one: Weighed) -> JsonObject:
    """What a choice gave away, and what would have been better."""
    game = played.game
    view = game.secrets.view(played.positions[ply], one.seat)
    return {
        "ply": ply,
        "seat": one.seat,
        "grade": one.grade,
        "lost": span_json(one.lost_margin),
        "lost_chance": span_json(one.lost_share),
        "win": round(one.made_value.share, 4),
        "chance": span_json(one.made_value.win),
        "after": rounded(one.made_value.results),
        "best_win": round(one.best_value.share, 4),
        "best_chance": span_json(one.best_value.win),
        "values": rounded(one.best_value.results),
        "best": game.codec.move_json(one.best),
        "best_text": game.notation.write(one.best),
        "best_said": game.narrator.said(view, one.best).json(),
        "told": None if one.is_best else told_choice(played, ply, one).json(),
        "tries": one.tries,
        "proved": one.proved,
    }


def review_json(played: Playthrough, judged: Sequence[Judged]) -> JsonObject:
    """What is said of each player and of the game, once all was looked at."""
    seats = range(played.game.seats) if judged else ()
    has_luck = any(map(played.is_chance, range(len(played.moves))))
    moments = key_moments(played, judged) if judged else []
    decided = decisive(moments)
    return {
        "unit": played.game.judge.lead_unit,
        "has_luck": has_luck,
        "players": [_player(summary(played, judged, seat)) for seat in seats],
        "moments": [_moment(one) for one in moments],
        "decided": None if decided is None else _moment(decided),
    }


def _moment(one: KeyMoment) -> Json:
    return {
        "ply": one.ply,
        "seat": one.seat,
        "is_choice": one.is_choice,
        "before": rounded(one.before),
        "after": rounded(one.after),
        "told": one.told.json(),
    }


def _player(one: Summary) -> Json:
    account = one.account
    return {
        "seat": one.seat,
        "choices": one.choices,
        "grades": {grade.value: count for grade, count in one.grades.items()},
        "lost": span_json(one.lost),
        "start": round(account.start, 4),
        "own": round(account.own, 4),
        "others": round(account.others, 4),
        "luck": round(account.luck, 4),
        "unseen": round(account.unseen, 4),
        "end": round(account.end, 4),
    }
