"""Picking a random move, compiled."""

from serpentry.kernels.bits import below, lowest, popcount
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import CHANCE, Words
from serpentry.kernels.schlangennest.layout import ACTOR, FACT_PATH_COUNT, LEGAL, LEGAL_COUNT


@part
def random_move(state: Words, facts: Words, rng: Words) -> int:
    """Any legal move or path, all alike."""
    if state[ACTOR] == CHANCE:
        return below(rng, facts[FACT_PATH_COUNT])
    n, word = below(rng, state[LEGAL_COUNT]), 0
    bits = state[LEGAL]
    while n >= popcount(bits):
        n -= popcount(bits)
        word += 1
        bits = state[LEGAL + word]
    for _ in range(n):
        bits &= bits - 1
    return 64 * word + lowest(bits)
