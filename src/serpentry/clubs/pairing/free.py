"""Pairing as players become free: an arena by points, an evening by who has not met yet."""

from collections.abc import Sequence
from itertools import combinations

from serpentry.clubs.pairing.ahead import seated_ahead
from serpentry.clubs.pairing.dividing import Costs, divided
from serpentry.clubs.pairing.field import Draft, Field
from serpentry.clubs.pairing.seating import seated, unevenness
from serpentry.clubs.pairing.sizes import sizes_for
from serpentry.clubs.pairing.swiss import parts_of, sitting
from serpentry.clubs.plans import ARENA, ROBIN

SEATS, WAITING, AGAIN = 10**17, 10**25, 10**28
FEWEST_FOR_OTHERS = 3
"""With this many or fewer, one plays those again whom one has just met."""


def paired(field: Field) -> Draft:
    """Tables for those who are free; the others wait for someone."""
    plan = field.tournament.plan
    costs = _arena(field) if plan.kind == ARENA else unmet(field)
    players = sorted(field.players, key=lambda one: (field.last.get(one, 0), field.seed[one]))
    tables, _ = divided(players, sizes_for(len(players), plan.seats, plan.fewest), costs)
    if plan.kind == ARENA:
        tables = [one for one in tables if not _are_computers(field, one)]
    else:
        tables = [one for one in tables if brings_news(field, one)]
        tables += _of_the_rest(field, tables)
        if plan.seats == 2:
            return Draft(seated_ahead(field, tables))
    return Draft(tuple(seated(field, one) for one in tables))


def _of_the_rest(field: Field, tables: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    """More tables of those left over, as long as two of them have not met."""
    plan, found = field.tournament.plan, list[tuple[str, ...]]()
    seated_there = {one for table in tables for one in table}
    rest = [one for one in field.players if one not in seated_there]
    while len(rest) >= plan.fewest and (pair := _unmet_pair(field, rest)):
        others = sorted(
            (one for one in rest if one not in pair),
            key=lambda one: sum(field.have_met(one, two) for two in pair),
        )
        found.append((*pair, *others[: plan.fewest - 2]))
        rest = [one for one in rest if one not in found[-1]]
    return found


def _unmet_pair(field: Field, names: Sequence[str]) -> tuple[str, str] | None:
    pairs = combinations(names, 2)
    return next((pair for pair in pairs if not field.have_met(*pair)), None)


def brings_news(field: Field, table: Sequence[str]) -> bool:
    """Whether two meet at a table who have not met before."""
    return any(not field.have_met(one, two) for at, one in enumerate(table) for two in table[:at])


def all_have_met(field: Field) -> bool:
    """Whether everybody who is present has met everybody."""
    there = field.tournament.present
    return not brings_news(field, there)


def _are_computers(field: Field, table: Sequence[str]) -> bool:
    """Whether only computers sit there, where the plan has them play against people."""
    tournament = field.tournament
    plays_people = tournament.plan.minutes > 0
    return plays_people and all(tournament.entrants[one].is_computer for one in table)


def _arena(field: Field) -> Costs:
    few = len(field.tournament.present) <= FEWEST_FOR_OTHERS
    parts = parts_of(field)

    def meeting(one: str, other: str) -> int:
        apart = abs(parts[one] - parts[other])
        is_idle = _are_computers(field, (one, other))
        again = AGAIN if is_idle or (field.just_met(one, other) and not few) else 0
        met = field.have_met(one, other)
        return again + 10**6 * apart**2 + 10**4 * met

    def waiting(one: str) -> int:
        return WAITING + SEATS * unevenness(field.surplus[one]) - field.last.get(one, 0)

    return Costs(meeting, waiting, sitting(field, SEATS, AGAIN), AGAIN, SEATS, may_wait=True)


def unmet(field: Field) -> Costs:
    """Players who have met the fewest first, and nobody twice."""
    there = field.tournament.present
    missing = {
        one: sum(not field.have_met(one, two) for two in there if two != one) for one in there
    }

    def meeting(one: str, other: str) -> int:
        return AGAIN * field.have_met(one, other)

    def waiting(one: str) -> int:
        uneven = SEATS * unevenness(field.surplus[one])
        return WAITING + uneven + 10**6 * missing[one] ** 2 - field.last.get(one, 0)

    return Costs(
        meeting,
        waiting,
        sitting(field, SEATS, 0 if field.tournament.plan.kind == ROBIN else AGAIN),
        AGAIN,
        SEATS,
        may_wait=True,
        only_news=True,
    )
