"""Legal moves and paths, compiled: counted, listed, picked at random."""

from serpentry.kernels import interface
from serpentry.kernels.bits import below, lowest, popcount
from serpentry.kernels.compiling import part
from serpentry.kernels.records import Words
from serpentry.kernels.schlangennest.records import LEGAL_WORDS, State


@part
def count(state: State) -> int:
    """How many moves there are, or paths."""
    return state.facts.path_count if state.actor == interface.CHANCE else state.legal_count


@part
def moves(state: State, out: Words) -> int:
    """Every legal move."""
    found = 0
    for word in range(LEGAL_WORDS):
        bits = state.legal[word]
        while bits != 0:
            out[found] = 64 * word + lowest(bits)
            bits &= bits - 1
            found += 1
    return found


@part
def draws(state: State, numbers: Words, weights: Words) -> int:
    """The paths across a fixed field, all alike."""
    if state.actor != interface.CHANCE:
        return 0
    for number in range(state.facts.path_count):
        numbers[number], weights[number] = number, 1
    return state.facts.path_count


@part
def pick(state: State, rng: Words) -> int:
    """Any legal move or path, all alike."""
    if state.actor == interface.CHANCE:
        return below(rng, state.facts.path_count)
    n, word = below(rng, state.legal_count), 0
    bits = state.legal[0]
    while n >= popcount(bits):
        n -= popcount(bits)
        word += 1
        bits = state.legal[word]
    for _ in range(n):
        bits &= bits - 1
    return 64 * word + lowest(bits)
