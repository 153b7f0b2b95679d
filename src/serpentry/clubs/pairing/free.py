"""Pairing as players become free: an arena by points, an evening by who has not met yet."""

from serpentry.clubs.pairing.dividing import Costs, divided
from serpentry.clubs.pairing.field import Draft, Field
from serpentry.clubs.pairing.seating import seated
from serpentry.clubs.pairing.sizes import sizes_for
from serpentry.clubs.pairing.swiss import parts_of, seats_clash, sitting
from serpentry.clubs.plans import ARENA

SEATS, WAITING, AGAIN = 10**14, 10**17, 10**20
FEWEST_FOR_OTHERS = 3
"""With so many or fewer, one plays those again whom one has just met."""


def paired(field: Field) -> Draft:
    """Tables for those who are free; the others wait for someone."""
    plan = field.tournament.plan
    costs = _arena(field) if plan.kind == ARENA else unmet(field)
    players = sorted(field.players, key=lambda one: (field.last.get(one, 0), field.seed[one]))
    tables, _ = divided(players, sizes_for(len(players), plan.seats, plan.fewest), costs)
    if plan.kind != ARENA:
        tables = [one for one in tables if brings_news(field, one)]
    return Draft(tuple(seated(field, one) for one in tables))


def brings_news(field: Field, table: tuple[str, ...]) -> bool:
    """Whether two meet at a table who have not met before."""
    return any(not field.have_met(one, two) for at, one in enumerate(table) for two in table[:at])


def all_have_met(field: Field) -> bool:
    """Whether everybody who is present has met everybody."""
    there = field.tournament.present
    return not brings_news(field, there)


def _arena(field: Field) -> Costs:
    few = len(field.tournament.present) <= FEWEST_FOR_OTHERS
    parts = parts_of(field)

    def meeting(one: str, other: str) -> int:
        apart = abs(parts[one] - parts[other])
        again = 0 if few or not field.just_met(one, other) else AGAIN
        met = field.have_met(one, other)
        return again + SEATS * seats_clash(field, one, other) + 10**6 * apart**2 + 10**4 * met

    return Costs(
        meeting,
        lambda one: WAITING - field.last.get(one, 0),
        AGAIN,
        may_wait=True,
        sitting=sitting(field, SEATS),
    )


def unmet(field: Field) -> Costs:
    """Whoever has met the fewest first, and nobody twice."""
    there = field.tournament.present
    missing = {
        one: sum(not field.have_met(one, two) for two in there if two != one) for one in there
    }

    def meeting(one: str, other: str) -> int:
        again = AGAIN * field.have_met(one, other)
        return again + SEATS * seats_clash(field, one, other)

    def waiting(one: str) -> int:
        return WAITING + 10**6 * missing[one] ** 2 - field.last.get(one, 0)

    return Costs(meeting, waiting, AGAIN, may_wait=True, sitting=sitting(field, SEATS))
