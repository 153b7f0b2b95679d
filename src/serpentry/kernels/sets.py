"""Sets of numbers, for compiled code: words of bits, which a struct holds."""

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.compiling import compiled
from serpentry.kernels.structs import Words


@compiled
def nth_of(bits: int, n: int) -> int:
    """The n-th smallest member of a word."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


@compiled
def nth_member(members: Words, n: int) -> int:
    """The n-th smallest member of a set."""
    word, count = 0, popcount(members[0])
    while n >= count:
        n -= count
        word += 1
        count = popcount(members[word])
    return 64 * word + nth_of(members[word], n)


@compiled
def list_word(bits: int, first: int, out: Words, found: int) -> int:
    """Write the members of a word, whose lowest bit is the first number, after those found."""
    while bits != 0:
        out[found] = first + lowest(bits)
        bits &= bits - 1
        found += 1
    return found


@compiled
def list_members(members: Words, words: int, out: Words) -> int:
    """Write all members of a set of a number of words; how many."""
    found = 0
    for word in range(words):
        found = list_word(members[word], 64 * word, out, found)
    return found
