"""Adder's rules on plain memory, in the words of `rules.py`."""

import sys

from serpentry.kernels.bits import below, scratch
from serpentry.kernels.common import gathered
from serpentry.kernels.compiling import compiled
from serpentry.kernels.interface import OVER
from serpentry.kernels.structs import Words
from serpentry.workshop.adder.kernel.structs import State


@compiled
def growths(state: State, seat: int, out: Words) -> int:
    """What a seat could do, were it its turn."""
    found = 0
    for side in range(4):
        cell = state.facts.around[state.heads[seat], side]
        if cell >= 0 and state.covered[cell] == 0:
            out[found] = cell
            found += 1
    return found


@compiled
def moves(state: State, out: Words) -> int:
    """What the seat to act can do."""
    return 0 if state.actor == OVER else growths(state, state.actor, out)


@compiled
def count(state: State) -> int:
    """How much that is."""
    return moves(state, scratch(4))


@compiled
def pick(state: State, rng: Words) -> int:
    """Any of it."""
    listed = scratch(4)
    return int(listed[below(rng, moves(state, listed))])


@compiled
def play(state: State, number: int) -> None:
    """The snake grows, and the next seat that can is to act."""
    mover, seats = state.actor, state.facts.seats
    state.heads[mover], state.covered[number] = number, 1
    state.lengths[mover] += 1
    state.actor = OVER
    for step in range(seats):
        seat = (mover + 1 + step) % max(1, seats)
        if state.actor == OVER and growths(state, seat, scratch(4)) > 0:
            state.actor = seat


@compiled
def score(state: State, seat: int) -> int:
    """The length of a snake."""
    return state.lengths[seat]


FUNCTIONS = gathered(State, sys.modules[__name__])
