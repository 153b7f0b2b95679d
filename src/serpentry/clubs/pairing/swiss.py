"""Swiss: nobody meets twice, nobody sits out twice, and then equal scores meet.

Each rule outweighs all that follow: over the whole round the best is taken of the first, then the
best of the second that goes with it, and so on. At two-player tables nobody begins three games more
than not, or three times running, for the sake of scores; otherwise seats follow them. At larger
tables, where scores are mixed anyway, even seats come first. There the costs are summed over every
two who meet.
"""

from collections.abc import Callable, Sequence

from serpentry.clubs.pairing.dividing import Costs, divided
from serpentry.clubs.pairing.field import SMALL, WHOLE, Draft, Field, had_at
from serpentry.clubs.pairing.seating import seat_costs, seated, unevenness
from serpentry.clubs.pairing.sizes import sizes_for

PARTS_OF_A_POINT = 24
"""Shares at tables of two to five are whole numbers of these; those of a duplicate nearly."""
SEATS, POINTS, FAR, NEWCOMER, AGAIN = 10**7, 10**13, 10**23, 10**32, 10**33
"""What each kind of cost outweighs: places by seed; uneven seats; differences in points; seats that
are far from even; and that somebody who has only just come sits out."""
SEATS_OF_MORE = 10**22
"""At larger tables: more than differences in points."""
MOST_UNEVEN = 1000
"""What uneven seats cost at most, before they are far from even."""
FAR_FROM_EVEN, RUNNING = WHOLE * 3 // 2, 3
"""Three more starts than second moves, or as many games running with one seat."""


def paired(field: Field) -> Draft:
    """The next round."""
    plan = field.tournament.plan
    players = sorted(field.players, key=lambda one: (-field.points[one], field.seed[one]))
    sizes = sizes_for(len(players), plan.seats, plan.fewest)
    tables, byes = divided(players, sizes, _costs(field, players))
    tables.sort(key=lambda table: min(players.index(one) for one in table))
    return Draft(tuple(_in_order(field, one) for one in tables), tuple(byes))


def _in_order(field: Field, table: Sequence[str]) -> tuple[str, ...]:
    """The order of play: the usual one, unless somebody would have a seat too often."""
    usual = seated(field, table)
    if len(usual) > 2:
        return usual
    return min((usual, usual[::-1]), key=lambda one: _worst(field, one))


def _worst(field: Field, table: tuple[str, ...]) -> int:
    costs = (_sitting_for_two(field, one)[seat] // FAR for seat, one in enumerate(table))
    return sum(costs)


def _sitting_for_two(field: Field, member: str) -> list[int]:
    """What beginning costs somebody, and what the second move does."""
    found = list[int]()
    for seat, cost in enumerate(seat_costs(field, member, 2)):
        last, times = field.runs.get(member, (seat, 0))
        ahead = field.surplus[member][seat] + WHOLE // 2
        is_far = ahead >= FAR_FROM_EVEN or (last == seat and times + 1 >= RUNNING)
        found.append(SEATS * min(cost, MOST_UNEVEN) + FAR * is_far)
    return found


def _costs(field: Field, players: list[str]) -> Costs:
    groups: dict[object, list[str]] = {}
    for one in players:
        groups.setdefault(field.points[one], []).append(one)
    rank = {one: at for group in groups.values() for at, one in enumerate(group)}
    half = {one: len(group) // 2 for group in groups.values() for one in group}

    parts, uneven = parts_of(field), SEATS if field.tournament.plan.seats == 2 else SEATS_OF_MORE

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
            + uneven * min(unevenness(field.surplus[one]), MOST_UNEVEN)
            + POINTS * parts[one] ** 2
            + len(players)
            - players.index(one)
        )

    if field.tournament.plan.seats == 2:
        return Costs(meeting, waiting, lambda one, _: _sitting_for_two(field, one), AGAIN, FAR)
    return Costs(meeting, waiting, sitting(field, SEATS_OF_MORE, AGAIN), AGAIN, SEATS_OF_MORE)


def parts_of(field: Field) -> dict[str, int]:
    """Everybody's points in whole numbers."""
    return {one: int(field.points[one] * PARTS_OF_A_POINT) for one in field.players}


def sitting(field: Field, dear: int, unfair: int) -> Callable[[str, int], list[int]]:
    """What each seat of a table of some size costs somebody.

    Where tables are not of one size, that somebody sits at the smaller ones a game too often or too
    rarely is unfair.
    """

    def costs(one: str, seats: int) -> list[int]:
        small = field.surplus[one][SMALL] + had_at(0, seats, field.sizes or (seats,))[SMALL]
        too_often = unfair * (abs(small) // WHOLE) ** 2
        return [too_often + dear * cost for cost in seat_costs(field, one, seats)]

    return costs
