"""The moments of a game that mattered most, in sentences with facts."""

from collections.abc import Sequence
from dataclasses import dataclass

from serpentry.languages import AtSeat, Sentence, sentence
from serpentry.review.account import Drawn, Judged, Shares, between
from serpentry.review.choices import Playthrough
from serpentry.review.grades import FAULTS
from serpentry.review.value import WORTH, WORTH_BY
from serpentry.review.weighing import MoveValue, Weighed
from serpentry.tabletop.actors import Seat

MOST_MOMENTS = 3
MOST_DRAWS = 1
"""Of the key_moments, at most this many are chance's: nobody learns from dice."""
MANY_DRAWS = 4
"""More draws at once are a deal, and told of as one."""
LEAST_CHANGE = 0.1
"""A draw that changed less did not matter, at a two-player table."""


@dataclass(frozen=True)
class KeyMoment:
    """What happened, where, to whom, and how much it changed: a part of the win."""

    ply: int
    seat: Seat
    change: float
    told: Sentence
    is_choice: bool
    before: Shares
    """What each seat could expect before it happened."""
    after: Shares


def key_moments(played: Playthrough, judged: Sequence[Judged]) -> list[KeyMoment]:
    """At most three, in the order of the game."""
    chosen = [_choice(played, ply, one) for ply, one in judged if one.grade in FAULTS]
    drawn = [_draw(played, one) for one in between(played, judged)[1:] if _matters(played, one)]
    drawn.sort(key=lambda one: -one.change)
    most = sorted([*chosen, *drawn[:MOST_DRAWS]], key=lambda one: -one.change)[:MOST_MOMENTS]
    return sorted(most, key=lambda one: one.ply)


def decisive(moments: Sequence[KeyMoment]) -> KeyMoment | None:
    """The moment that changed most; none where the chances shifted little by little."""
    return max(moments, key=lambda one: one.change, default=None)


def _choice(played: Playthrough, ply: int, one: Weighed) -> KeyMoment:
    told, before, after = _told(played, ply, one), one.value, one.made_value
    return KeyMoment(ply, one.seat, one.lost, told, True, before.results, after.results)


def told_choice(played: Playthrough, ply: int, one: Weighed) -> Sentence | None:
    """What the better move would have made; None where no word or figure would be another."""
    told = _told(played, ply, one)
    return None if told.facts["then"] == told.facts["now"] else told


def _told(played: Playthrough, ply: int, one: Weighed) -> Sentence:
    """The score that the better move would have made at once if that shows it, or the chances.

    What is proved is put in words, without a chance; by how much, where it is a win or a loss in
    either case.
    """
    game = played.game
    view = game.secrets.view(played.positions[ply], one.seat)
    better, made = game.narrator.said(view, one.best), game.narrator.said(view, one.made)
    who = AtSeat(one.seat)
    then, now = (
        game.judge.score(game.rules.play(view, move))[one.seat] for move in (one.best, one.made)
    )
    is_open = not (one.best_value.value.proved or one.proved)
    if is_open and (then < now if game.judge.fewest_win else then > now):
        would, left = (Sentence(game.judge.unit, {"count": score}) for score in (then, now))
        return sentence("moment-made", who=who, better=better, made=made, then=would, now=left)
    before, after = worth_told(one.best_value), worth_told(one.made_value)
    if before == after and one.proved and before.key in WORTH_BY:
        unit = game.judge.lead_unit
        before, after = worth_by(one.best_value, unit), worth_by(one.made_value, unit)
    return sentence("moment-chance", who=who, better=better, made=made, then=before, now=after)


def worth_told(one: MoveValue) -> Sentence:
    """What a move leads to: a chance, or what is proved."""
    verdict = one.value.verdict(one.seat)
    if verdict is not None:
        return sentence(WORTH[verdict])
    return sentence("worth-chance", percent=percent(one.share))


def worth_by(one: MoveValue, unit: str) -> Sentence:
    """A proved win or loss, and by how much."""
    told, margins = worth_told(one), one.value.margins
    lead = abs(round(margins[one.seat])) if margins else 0
    if not lead:  # Known by heart, or won by the tie-break.
        return told
    return sentence(WORTH_BY[told.key], lead=Sentence(unit, {"count": lead}))


def _matters(played: Playthrough, drawn: Drawn) -> bool:
    least = LEAST_CHANGE * 2 / played.game.seats
    is_deal = drawn.until - drawn.since > MANY_DRAWS
    return drawn.is_luck and not is_deal and max(map(abs, drawn.changes)) >= least


def _draw(played: Playthrough, drawn: Drawn) -> KeyMoment:
    """What chance did, told of the seat that it changed most for."""
    seat = max(range(played.game.seats), key=lambda one: abs(drawn.changes[one]))
    plies = [ply for ply in range(drawn.since, drawn.until) if played.is_chance(ply)]
    narrator = played.game.narrator
    what = tuple(narrator.said(played.positions[ply], played.moves[ply][1]) for ply in plies)
    told = sentence(
        "moment-luck",
        who=AtSeat(seat),
        what=what,
        before=percent(drawn.before[seat]),
        after=percent(drawn.after[seat]),
    )
    change = abs(drawn.changes[seat])
    return KeyMoment(plies[0], seat, change, told, False, drawn.before, drawn.after)


def percent(share: float) -> int:
    """A part of the win in hundredths: all or nothing is only what is certain."""
    if share in {0.0, 1.0}:
        return round(100 * share)
    return min(99, max(1, round(100 * share)))
