"""Who sits where: everybody has each seat as often as any other, as far as that goes."""

from collections.abc import Sequence
from itertools import permutations

from serpentry.clubs.pairing.field import Field


def seated(field: Field, group: Sequence[str]) -> tuple[str, ...]:
    """The order of play at a table: whoever has begun least begins."""
    if len(group) == 2:
        return tuple(sorted(group, key=lambda one: _two(field, one)))
    return min(permutations(group), key=lambda order: unevenness(field, order))


def _two(field: Field, member: str) -> tuple[int, int, int]:
    return field.balance(member), field.sat[member, 0], -field.seed[member]


def unevenness(field: Field, order: Sequence[str]) -> int:
    """How uneven seats become with this order: seats sat on often are dear."""
    return sum((2 * field.sat[one, seat] + 1) ** 2 for seat, one in enumerate(order))
