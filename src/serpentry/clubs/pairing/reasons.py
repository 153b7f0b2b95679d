"""Why a round is paired as it is: each pairing and each bye in a few true sentences."""

from collections.abc import Sequence
from itertools import combinations

from serpentry.clubs.pairing.field import Draft, Field
from serpentry.clubs.plans import ARENA, KNOCKOUT, ROBIN, SWISS
from serpentry.clubs.points import written
from serpentry.clubs.state import Bye, Pairing, Reason

BY_RATING, BY_LOT = "rating", "lot"


def explained(field: Field, draft: Draft) -> tuple[tuple[Pairing, ...], tuple[Bye, ...]]:
    """The round with its reasons."""
    tables = [Pairing(one, _reasons(field, draft, one)) for one in draft.tables]
    if draft.bronze:
        why = (Reason("club-why-bronze", draft.bronze), *_begins(field, draft.bronze))
        tables.append(Pairing(draft.bronze, why, is_bronze=True))
    return tuple(tables), tuple(
        Bye(one, (_sits_out(field, one, draft.byes),)) for one in draft.byes
    )


def _reasons(field: Field, draft: Draft, table: tuple[str, ...]) -> tuple[Reason, ...]:
    kind = field.tournament.plan.kind
    if kind == KNOCKOUT:
        final = len(draft.tables) == 1 and not draft.byes
        why = Reason("club-why-final", table) if final else _of_bracket(field, table)
        return (why, *_begins(field, table))
    if kind == SWISS and not field.tournament.rounds:
        return (_first_round(field, table), *_begins(field, table))
    if draft.is_scheduled:
        begins = Reason("club-why-begins-schedule", table[:1])
        return (_together(field, table), *_met(field, table), begins)
    return (_together(field, table), *_met(field, table), *_begins(field, table))


def _first_round(field: Field, table: tuple[str, ...]) -> Reason:
    if field.tournament.seeded_by == BY_LOT:
        return Reason("club-why-lot", table)
    return _seeds("club-why-seeds", field, table)


def _of_bracket(field: Field, table: tuple[str, ...]) -> Reason:
    """By seeds, which are not mentioned where they were drawn."""
    if field.tournament.seeded_by != BY_LOT:
        return _seeds("club-why-knockout", field, table)
    return Reason("club-why-bracket-lot" if field.tournament.rounds else "club-why-lot", table)


def _seeds(key: str, field: Field, table: Sequence[str]) -> Reason:
    by_seed = tuple(sorted(table, key=lambda one: field.seed[one]))
    seeds = ", ".join(str(field.seed[one]) for one in by_seed)
    return Reason(key, by_seed, (("seeds", seeds),))


def _together(field: Field, table: tuple[str, ...]) -> Reason:
    match field.tournament.plan.kind:
        case one if one == SWISS:
            return _by_points(field, table)
        case one if one == ARENA:
            return _points("club-why-free", field, table)
        case one if one == ROBIN:
            return Reason("club-why-robin", table, (("round", len(field.tournament.rounds) + 1),))
    return Reason("club-why-evening", table)


def _by_points(field: Field, table: tuple[str, ...]) -> Reason:
    points = {field.points[one] for one in table}
    if len(points) == 1:
        return Reason("club-why-equal", table, (("points", written(points.pop())),))
    return _points("club-why-near" if len(table) == 2 else "club-why-close", field, table)


def _points(key: str, field: Field, table: tuple[str, ...]) -> Reason:
    by_points = tuple(sorted(table, key=lambda one: -field.points[one]))
    points = ", ".join(written(field.points[one]) for one in by_points)
    return Reason(key, by_points, (("points", points),))


def _met(field: Field, table: tuple[str, ...]) -> tuple[Reason, ...]:
    """Whether they have met; where that was to be avoided, that it could not."""
    times = field.meetings(table)
    if not times:
        two = map(frozenset, combinations(table, 2))
        is_new = field.uncounted.isdisjoint(two)
        return (Reason("club-why-new" if is_new else "club-why-uncounted", table),)
    if field.tournament.plan.kind != ARENA:
        return (Reason(_again(field, table), table),)
    if len(table) > 2:
        return (Reason("club-why-some-met", table),)
    return (Reason("club-why-met", table, (("times", times),)),)


def _again(field: Field, table: tuple[str, ...]) -> str:
    """Of tables for more, no more is known than that a search found nothing."""
    if len(table) > 2:
        return "club-why-again-more"
    return "club-why-again" if field.tournament.plan.seats == 2 else "club-why-again-found"


def _begins(field: Field, table: tuple[str, ...]) -> tuple[Reason, ...]:
    first, *others = table
    if len(table) > 2:
        return (Reason("club-why-begins-even", (first,)),)
    mine, theirs = field.sat[first, 0], field.sat[others[0], 0]
    if mine < theirs and field.balance(first) <= field.balance(others[0]):
        return (Reason("club-why-begins", (first,), (("times", mine), ("others", theirs))),)
    is_lower = field.seed[first] > field.seed[others[0]]
    if field.balance(first) == field.balance(others[0]) and mine == theirs and is_lower:
        by_lot = field.tournament.seeded_by == BY_LOT
        return (Reason("club-why-begins-lot" if by_lot else "club-why-begins-equal", (first,)),)
    return (Reason("club-why-begins-even", (first,)),)


def _sits_out(field: Field, member: str, out: Sequence[str]) -> Reason:
    plan, times = field.tournament.plan, field.byes[member]
    if plan.kind == KNOCKOUT and field.tournament.seeded_by == BY_LOT:
        return Reason("club-why-through-lot", (member,))
    if plan.kind == KNOCKOUT:
        return Reason("club-why-through", (member,), (("seed", field.seed[member]),))
    if plan.kind == ROBIN:
        is_new = any(not field.have_met(member, one) for one in out if one != member)
        return Reason("club-why-too-few" if is_new else "club-why-nobody-left", (member,))
    if times:
        return Reason("club-why-bye-again", (member,), (("times", times),))
    return Reason("club-why-bye", (member,))
