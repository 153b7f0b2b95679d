"""Random words that distinguish positions: what a position is made of, added up, is its key.

They are the same everywhere and always, so that proofs are: a generator of 128 bits (PCG64, as
NumPy has it) from a state that is written down.
"""

from collections.abc import Iterator

WHOLE, HALF = (1 << 128) - 1, (1 << 64) - 1
MULTIPLIER = 0x2360ED051FC65DA44385DF649FCCF645


def random_words(state: int, increment: int) -> Iterator[int]:
    """Random words without end."""
    while True:
        state = (state * MULTIPLIER + increment) & WHOLE
        folded, turn = (state >> 64 ^ state) & HALF, state >> 122
        word = (folded >> turn | folded << (64 - turn)) & HALF
        if word:
            yield word - 1 - (1 << 63)
