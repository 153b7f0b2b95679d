"""Seats at tables: everybody has each seat as often as is due, rounded up or down.

Of four games at four-player tables, one in each seat is due; of two, half a game. Where all tables
have one size, everybody's seats are then within one of each other. Where they have not, the last
seat of any table and the smaller tables are shared in the same way.
"""

from collections.abc import Sequence
from itertools import permutations

from serpentry.clubs.pairing.field import WHOLE, Field, had_at


def seated(field: Field, group: Sequence[str]) -> tuple[str, ...]:
    """The order of play at a table, in which the fewest seats are uneven."""
    if len(group) == 2:
        group = sorted(group, key=lambda one: _two(field, one))
    costs = {one: seat_costs(field, one, len(group)) for one in group}

    def cost(order: Sequence[str]) -> tuple[int, int]:
        often = sum(field.surplus[one][seat] for seat, one in enumerate(order))
        return sum(costs[one][seat] for seat, one in enumerate(order)), often

    return min(permutations(group), key=cost)


def _two(field: Field, member: str) -> tuple[int, int, int]:
    return field.balance(member), field.sat[member, 0], -field.seed[member]


def unevenness(surplus: Sequence[int]) -> int:
    """How far somebody's seats are from what is due: nothing if by less than one game."""
    return sum((abs(one) - WHOLE + 1) ** 2 for one in surplus if abs(one) >= WHOLE)


def seat_costs(field: Field, member: str, seats: int) -> tuple[int, ...]:
    """How uneven somebody's seats would be after each seat of a table."""
    before, sizes = field.surplus[member], field.sizes or (seats,)
    rows = (had_at(seat, seats, sizes) for seat in range(seats))
    return tuple(unevenness([a + b for a, b in zip(before, row, strict=True)]) for row in rows)


def cheapest_seats(costs: Sequence[Sequence[int]]) -> int:
    """What it costs at least that everybody of a table has one seat."""
    if _all_sit_free(costs):
        return 0
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


def _all_sit_free(costs: Sequence[Sequence[int]]) -> bool:
    """Whether everybody can have a seat that costs nothing: the usual case, found quickly."""
    taken = {0}
    for row in costs:
        free = [1 << seat for seat, cost in enumerate(row) if not cost]
        taken = {now | seat for now in taken for seat in free if not now & seat}
    return bool(taken)
