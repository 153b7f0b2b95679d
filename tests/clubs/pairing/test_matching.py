"""The cheapest pairs, against every possible division into pairs."""

from functools import cache
from itertools import permutations
from random import Random

import pytest

from serpentry.clubs.pairing.assignment import cheapest_assignment
from serpentry.clubs.pairing.matching import cheapest_pairs
from serpentry.clubs.pairing.seating import cheapest_seats


def costs_at_random(size: int, most: int, rng: Random) -> list[list[int]]:
    costs = [[0] * size for _ in range(size)]
    for a in range(size):
        for b in range(a):
            costs[a][b] = costs[b][a] = rng.choice((rng.randrange(most), rng.randrange(3)))
    return costs


def least(costs: list[list[int]]) -> int:
    """The least cost, by looking at every way."""
    size = len(costs)

    @cache
    def rest(used: int) -> int:
        first = next((one for one in range(size) if not used >> one & 1), None)
        if first is None:
            return 0
        others = (one for one in range(first + 1, size) if not used >> one & 1)
        return min(costs[first][one] + rest(used | 1 << first | 1 << one) for one in others)

    return rest(0)


@pytest.mark.parametrize("size", [2, 4, 6, 8, 10, 12])
def test_no_other_pairs_are_cheaper(size: int) -> None:
    rng = Random(size)
    for most in (2, 3, 10, 10**30) * 20:
        costs = costs_at_random(size, most, rng)
        pairs = cheapest_pairs(costs)
        assert sorted(one for pair in pairs for one in pair) == list(range(size))
        assert sum(costs[a][b] for a, b in pairs) == least(costs)


def test_nobody_is_paired_with_nobody() -> None:
    assert cheapest_pairs([]) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_other_seats_or_places_are_cheaper(seats: int) -> None:
    rng = Random(seats)
    for _ in range(30):
        rows = [[rng.randrange(4) for _ in range(seats)] for _ in range(seats)]
        every = (
            sum(row[at] for row, at in zip(rows, order, strict=True))
            for order in permutations(range(seats))
        )
        least_cost = min(every)
        assert cheapest_seats(rows) == least_cost
        taken = cheapest_assignment(rows)
        assert sorted(taken) == list(range(seats))
        assert sum(row[at] for row, at in zip(rows, taken, strict=True)) == least_cost
