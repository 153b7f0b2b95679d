"""Who sits where: everybody has each seat as often as any other, as far as that goes."""

from collections.abc import Sequence
from itertools import permutations

from serpentry.clubs.pairing.field import Field


def seated(field: Field, group: Sequence[str]) -> tuple[str, ...]:
    """The order of play at a table: whoever has begun least begins."""
    if len(group) == 2:
        return tuple(sorted(group, key=lambda one: _two(field, one)))
    costs = {one: seat_costs(field, one, len(group)) for one in group}

    def cost(order: Sequence[str]) -> tuple[int, int]:
        often = sum(field.sat[one, seat] ** 2 for seat, one in enumerate(order))
        return sum(costs[one][seat] for seat, one in enumerate(order)), often

    return min(permutations(group), key=cost)


def _two(field: Field, member: str) -> tuple[int, int, int]:
    return field.balance(member), field.sat[member, 0], -field.seed[member]


def seat_costs(field: Field, member: str, seats: int) -> tuple[int, ...]:
    """What each seat costs somebody: nothing if no other was had less often, else ever more."""
    sat = [field.sat[member, seat] for seat in range(seats)]
    return tuple((one - min(sat)) ** 2 for one in sat)


def cheapest_seats(costs: Sequence[Sequence[int]]) -> int:
    """What it costs at least that everybody of a table has one seat."""
    least = {0: 0}
    for row in costs:
        after = dict[int, int]()
        for taken, before in least.items():
            for seat, cost in enumerate(row):
                if not taken >> seat & 1:
                    now = taken | 1 << seat
                    after[now] = min(before + cost, after.get(now, before + cost))
        least = after
    return min(least.values())
