"""The next round of any tournament, explained; nothing if there is nothing left to play."""

from serpentry.clubs.pairing import free, knockout, robin, swiss
from serpentry.clubs.pairing.field import Draft, Field
from serpentry.clubs.pairing.reasons import explained
from serpentry.clubs.plans import ARENA, KNOCKOUT, ROBIN, SWISS
from serpentry.clubs.state import Bye, Pairing, Tournament

PAIR = {
    SWISS: swiss.paired,
    ROBIN: robin.paired,
    KNOCKOUT: knockout.paired,
}


def next_round(tournament: Tournament) -> tuple[tuple[Pairing, ...], tuple[Bye, ...]]:
    """Pairings and byes, each with its reasons."""
    field = Field(tournament)
    return explained(field, _draft(field))


def _draft(field: Field) -> Draft:
    kind = field.tournament.plan.kind
    if _is_complete(field) or (len(field.players) < 2 and kind != KNOCKOUT):
        return Draft(())
    return PAIR.get(kind, free.paired)(field)


def is_complete(tournament: Tournament) -> bool:
    """Whether everything was played that the plan foresees; an arena ends when it is ended."""
    return _is_complete(Field(tournament))


def _is_complete(field: Field) -> bool:
    tournament, plan = field.tournament, field.tournament.plan
    are_few = len(tournament.present) < (plan.fewest if plan.leavers else 2)
    if plan.kind == ARENA or are_few:
        return tournament.has_begun and are_few
    if plan.kind == SWISS:
        return len(tournament.rounds) >= plan.rounds_for(len(tournament.entrants))
    if plan.kind == KNOCKOUT:
        return tournament.has_begun and len(knockout.survivors(field)) < 2
    return free.all_have_met(field)
