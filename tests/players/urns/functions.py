"""The kernel functions of the game of urns."""

import sys

from serpentry.kernels.bits import below
from serpentry.kernels.common import gathered
from serpentry.kernels.compiling import compiled
from serpentry.kernels.interface import CHANCE_ACTS, OVER
from serpentry.kernels.structs import Words
from tests.players.urns.structs import State

URN, BALL, ANSWER, EVENTS = 0, 1, 2, 3


@compiled
def actor(state: State) -> int:
    if state.stage == BALL:
        return CHANCE_ACTS
    return OVER if state.stage == EVENTS else state.stage // 2


@compiled
def count(state: State) -> int:
    return state.facts.balls if state.stage == BALL else 2


@compiled
def moves(state: State, out: Words) -> int:
    out[0], out[1] = 0, 1
    return 2


@compiled
def draws(state: State, numbers: Words, weights: Words) -> int:
    for ball in range(state.facts.balls):
        numbers[ball], weights[ball] = ball, 2 * ball + 1
    return state.facts.balls


@compiled
def pick(state: State, rng: Words) -> int:
    """An urn or an answer; a ball, the higher of two guesses."""
    if state.stage == BALL:
        return int(max(below(rng, state.facts.balls), below(rng, state.facts.balls)))
    return int(below(rng, 2))


@compiled
def play(state: State, number: int) -> None:
    state.chosen[state.stage] = number
    state.stage += 1


@compiled
def score(state: State, seat: int) -> int:
    """1 for the seat that wins."""
    is_won = state.chosen[BALL] < state.facts.bound
    if state.chosen[URN] == 1:
        is_won = state.chosen[BALL] % 2 != state.chosen[ANSWER]
    return int(is_won) if seat == 0 else 1 - int(is_won)


FUNCTIONS = gathered(State, sys.modules[__name__])
