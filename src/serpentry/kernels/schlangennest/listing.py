"""Legal moves and paths, compiled: counted, listed, picked at random."""

from serpentry.kernels import interface
from serpentry.kernels.bits import below
from serpentry.kernels.compiling import part
from serpentry.kernels.records import Words
from serpentry.kernels.schlangennest.records import LEGAL_WORDS, State
from serpentry.kernels.sets import list_members, nth_member


@part
def count(state: State) -> int:
    """How many moves there are, or paths."""
    return state.facts.path_count if state.actor == interface.CHANCE else state.legal_count


@part
def moves(state: State, out: Words) -> int:
    """Every legal move."""
    return list_members(state.legal, LEGAL_WORDS, out)


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
    return nth_member(state.legal, below(rng, state.legal_count))
