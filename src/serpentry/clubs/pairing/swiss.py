"""Swiss: nobody meets twice, nobody sits out twice, seats stay even, and then points decide.

Each of these outweighs all that follow: over the whole round the best is taken of the first, then
the best of the second that goes with it, and so on. At tables of more the same costs are summed
over every two who meet.
"""

from collections.abc import Callable

from serpentry.clubs.pairing.dividing import Costs, divided
from serpentry.clubs.pairing.field import Draft, Field
from serpentry.clubs.pairing.seating import seat_costs, seated, unevenness
from serpentry.clubs.pairing.sizes import sizes_for

PARTS_OF_A_POINT = 24
"""Shares at tables of two to five are whole numbers of these; those of a duplicate nearly."""
POINTS, SEATS, NEWCOMER, AGAIN = 10**6, 10**17, 10**26, 10**27
"""What each kind of cost outweighs: places by seed; differences in points; uneven seats; and that
somebody who has only just come sits out."""


def paired(field: Field) -> Draft:
    """The next round."""
    plan = field.tournament.plan
    players = sorted(field.players, key=lambda one: (-field.points[one], field.seed[one]))
    sizes = sizes_for(len(players), plan.seats, plan.fewest)
    tables, byes = divided(players, sizes, _costs(field, players))
    tables.sort(key=lambda table: min(players.index(one) for one in table))
    return Draft(tuple(seated(field, one) for one in tables), tuple(byes))


def _costs(field: Field, players: list[str]) -> Costs:
    groups: dict[object, list[str]] = {}
    for one in players:
        groups.setdefault(field.points[one], []).append(one)
    rank = {one: at for group in groups.values() for at, one in enumerate(group)}
    half = {one: len(group) // 2 for group in groups.values() for one in group}

    parts = parts_of(field)

    def meeting(one: str, other: str) -> int:
        apart = abs(parts[one] - parts[other])
        # Among equals the upper half meets the lower one, as the seeds have it.
        fold = 0 if apart else (abs(rank[one] - rank[other]) - half[one]) ** 2
        return AGAIN * field.have_met(one, other) + POINTS * apart**2 + fold

    def waiting(one: str) -> int:
        is_new = bool(field.played) and one not in field.played
        return (
            AGAIN * field.byes[one]
            + NEWCOMER * is_new
            + SEATS * unevenness(field.surplus[one])
            + POINTS * parts[one] ** 2
            + len(players)
            - players.index(one)
        )

    return Costs(meeting, waiting, sitting(field, SEATS), AGAIN, SEATS)


def parts_of(field: Field) -> dict[str, int]:
    """Everybody's points in whole numbers."""
    return {one: int(field.points[one] * PARTS_OF_A_POINT) for one in field.players}


def sitting(field: Field, dear: int) -> Callable[[str, int], list[int]]:
    """What each seat of a table of some size costs somebody."""
    return lambda one, seats: [dear * cost for cost in seat_costs(field, one, seats)]
