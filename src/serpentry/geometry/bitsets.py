"""Sets of small numbers as the bits of one big integer: unions and differences at memory speed."""

from collections.abc import Iterable, Iterator


def bitset(members: Iterable[int]) -> int:
    """The set of these numbers."""
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


def members(bits: int) -> list[int]:
    """The numbers in a set, ascending."""
    return [number for number, digit in enumerate(bin(bits)[:1:-1]) if digit == "1"]


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
    while width > 8:
        half = width >> 1
        low = bits & ((1 << half) - 1)
        count = low.bit_count()
        if n < count:
            bits, width = low, half
        else:
            n -= count
            bits >>= half
            below += half
            width -= half
    for _ in range(n):
        bits &= bits - 1
    return below + (bits & -bits).bit_length() - 1
