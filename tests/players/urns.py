"""A little game of chance with a compiled kernel, whose values are known.

Seat 0 picks an urn. A ball of DRAWS is drawn from it, the higher ones being likelier. With the
first urn seat 0 wins on the balls below a bound, whatever seat 1 answers. With the second, seat 1
names the ball's parity and wins if it is right: whoever sees the ball is, though two random
answers look even.
"""

from typing import Any

import numpy as np

from serpentry.kernels.bits import below
from serpentry.kernels.compiling import compiled, part
from serpentry.kernels.kernel import (
    ACTOR,
    CHANCE,
    COUNT,
    DEED,
    DRAWS,
    MOVES,
    OVER,
    PICK,
    PLAY,
    PLAYOUT,
    PRIORS,
    SCORES,
    SETTLE,
    Functions,
    Kernel,
    Reals,
    Words,
)

STAGE, URN, BALL, ANSWER = 0, 1, 2, 3
FACT_BALLS, FACT_BOUND = 0, 1


@part
def who(state: Words) -> int:
    """Seat 0, chance, seat 1, nobody."""
    if state[STAGE] == 0:
        return 0
    if state[STAGE] == 1:
        return CHANCE
    return 1 if state[STAGE] == 2 else OVER


@part
def play_on(state: Words, number: int) -> None:
    """An urn, a ball or an answer."""
    state[STAGE] += 1
    state[state[STAGE]] = number


@part
def random_number(state: Words, facts: Words, rng: Words) -> int:
    """An urn or an answer; a ball, the higher of two guesses."""
    if state[STAGE] == 1:
        return int(max(below(rng, facts[FACT_BALLS]), below(rng, facts[FACT_BALLS])))
    return int(below(rng, 2))


@compiled(ACTOR)
def actor(state: Words, facts: Words) -> int:
    return who(state)


@compiled(COUNT)
def count(state: Words, facts: Words) -> int:
    return int(facts[FACT_BALLS]) if state[STAGE] == 1 else 2


@compiled(MOVES)
def moves(state: Words, facts: Words, out: Words) -> int:
    out[0], out[1] = 0, 1
    return 2


@compiled(DRAWS)
def draws(state: Words, facts: Words, numbers: Words, weights: Words) -> int:
    for ball in range(facts[FACT_BALLS]):
        numbers[ball], weights[ball] = ball, 2 * ball + 1
    return int(facts[FACT_BALLS])


@compiled(PICK)
def pick(state: Words, facts: Words, rng: Words) -> int:
    return random_number(state, facts, rng)


@compiled(PLAY)
def play(state: Words, facts: Words, number: int) -> None:
    play_on(state, number)


@compiled(SCORES)
def scores(state: Words, facts: Words, out: Reals) -> None:
    won = state[BALL] < facts[FACT_BOUND]
    if state[URN] == 1:
        won = state[BALL] % 2 != state[ANSWER]
    out[0] = out[2] = 1.0 if won else 0.0
    out[1] = out[3] = 0.0 if won else 1.0


@compiled(PLAYOUT)
def playout(state: Words, facts: Words, rng: Words, trail: Words, guided: int) -> int:
    played = 0
    while state[STAGE] < 3:
        trail[2 * played], trail[2 * played + 1] = who(state), 0
        play_on(state, random_number(state, facts, rng))
        played += 1
    return played


@compiled(DEED)
def deed(state: Words, facts: Words, number: int) -> int:
    return 0


@compiled(PRIORS)
def priors(state: Words, facts: Words, listed: Words, found: int, out: Reals) -> None:
    out[0] = out[1] = 0.5


@compiled(SETTLE)
def settle(state: Words, facts: Words, work: Words, budget: int, out: Reals) -> int:
    return 0


FUNCTIONS = Functions(actor, count, moves, draws, pick, play, scores, playout, deed, priors, settle)


def urns(balls: int, bound: int) -> Kernel:
    """The game with so many balls; the first urn wins on those below the bound."""

    def load(position: Any) -> Words:
        return np.array(position, np.int64)

    facts = np.array([balls, bound], np.int64)
    return Kernel(FUNCTIONS, facts, 2, 4, max(2, balls), 3, 0, 0, 1.0, load)
