"""Legal moves and paths, compiled: counted, listed, picked at random."""

from serpentry.kernels import interface
from serpentry.kernels.bits import below
from serpentry.kernels.compiling import compiled
from serpentry.kernels.schlangennest.structs import LEGAL_WORDS, State
from serpentry.kernels.sets import list_members, nth_member
from serpentry.kernels.structs import Words


@compiled
def count(state: State) -> int:
    """How many moves there are, or paths."""
    return state.facts.path_count if state.actor == interface.CHANCE_ACTS else state.legal_count


@compiled
def moves(state: State, out: Words) -> int:
    """Every legal move."""
    return list_members(state.legal, LEGAL_WORDS, out)


@compiled
def draws(state: State, numbers: Words, weights: Words) -> int:
    """The paths across a fixed field, all equally likely."""
    if state.actor != interface.CHANCE_ACTS:
        return 0
    for number in range(state.facts.path_count):
        numbers[number], weights[number] = number, 1
    return state.facts.path_count


@compiled
def pick(state: State, rng: Words) -> int:
    """Any legal move or path, all equally likely."""
    if state.actor == interface.CHANCE_ACTS:
        return below(rng, state.facts.path_count)
    return nth_member(state.legal, below(rng, state.legal_count))
