"""A finished game looked through, as clients are told of it: choice by choice, and then in all."""

from collections.abc import Sequence

from serpentry.review.account import Judged
from serpentry.review.choices import Playthrough
from serpentry.review.intervals import Interval
from serpentry.review.key_moments import key_moments, told_choice
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
        "lost": _span(one.lost_margin),
        "lost_chance": _span(one.lost_share),
        "win": round(one.made_value.share, 4),
        "best_win": round(one.best_value.share, 4),
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
    return {
        "unit": played.game.judge.lead_unit,
        "has_luck": has_luck,
        "players": [_player(summary(played, judged, seat)) for seat in seats],
        "moments": [
            {
                "ply": one.ply,
                "seat": one.seat,
                "is_choice": one.is_choice,
                "told": one.told.json(),
            }
            for one in (key_moments(played, judged) if judged else ())
        ],
    }


def _player(one: Summary) -> Json:
    account = one.account
    return {
        "seat": one.seat,
        "choices": one.choices,
        "grades": {grade.value: count for grade, count in one.grades.items()},
        "lost": _span(one.lost),
        "start": round(account.start, 4),
        "own": round(account.own, 4),
        "others": round(account.others, 4),
        "luck": round(account.luck, 4),
        "unseen": round(account.unseen, 4),
        "end": round(account.end, 4),
    }


def _span(one: Interval) -> Json:
    return {"low": round(one.low, 3), "middle": round(one.middle, 3), "high": round(one.high, 3)}
