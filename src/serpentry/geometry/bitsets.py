"""Sets of small numbers as the bits of one big integer: unions and differences at memory speed."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import compress

_BOOLEANS = bytes.maketrans(b"01", b"\0\1")


def bitset(members: Iterable[int]) -> int:
    """The set of these numbers."""
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


@cache
def first_numbers(count: int) -> int:
    """The set of the numbers below a bound."""
    return (1 << count) - 1


def members(bits: int) -> list[int]:
    """The numbers in a set, ascending."""
    digits = bin(bits)[:1:-1].encode().translate(_BOOLEANS)
    return list(compress(range(len(digits)), digits))


def few_members(bits: int) -> Iterator[int]:
    """The numbers in a set, ascending: quicker than `members` where they are few."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def nth_member(bits: int, n: int) -> int:
    """The n-th smallest number of a set, counting from 0, found by halving."""
    below = 0
    width = bits.bit_length()
    while width > 24:
        half = width >> 1
        low = bits & first_numbers(half)
        count = low.bit_count()
        if n < count:
            bits, width = low, half
        else:
            n -= count
            bits >>= half
            below += half
            width -= half
    while n:
        bits &= bits - 1
        n -= 1
    return below + (bits & -bits).bit_length() - 1
