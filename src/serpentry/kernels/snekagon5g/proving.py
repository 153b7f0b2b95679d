"""Exact endings of SNEKAGON 5G for two: what alpha-beta must know about the game."""

import numpy as np

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.compiling import compiled, part
from serpentry.kernels.hexsnakes.alphabeta import INFINITE, MOST_MOVES, STEP, Ending, settling
from serpentry.kernels.hexsnakes.laying import longest
from serpentry.kernels.hexsnakes.layout import (
    ACTOR,
    ALIVE,
    FACT_ROWS,
    FACT_WORDS,
    LEGAL_COUNT,
    OVERLAP,
    ROWS_EACH,
)
from serpentry.kernels.hexsnakes.reaching import reach_with, tiles_among
from serpentry.kernels.kernel import OVER, PATIENCE, SETTLE, Reals, Words
from serpentry.kernels.snekagon5g.bias import length_after
from serpentry.kernels.snekagon5g.drilling import sets_of
from serpentry.kernels.snekagon5g.laying import move_number, play_move
from serpentry.kernels.snekagon5g.layout import FACT_LEGAL, FACT_SEATS, FACT_WAYS

PLACEMENTS_A_DOUBLING, PLACEMENTS_FOR_NONE = 28.0, -165.0
"""So many more placements left can be proved with twice the nodes, as counted in games."""


@part
def reach(state: Words, facts: Words, colour: int) -> int:
    """A length that no snake of the colour will exceed."""
    words, tiles = facts[FACT_WORDS], 0
    for floor in range(facts[FACT_SEATS]):
        alive = sets_of(facts, colour, floor) + ALIVE * words
        for word in range(words):
            if state[alive + word] != 0:
                tiles |= tiles_among(facts, word, state[alive + word])
    return reach_with(state, facts, colour, tiles)


@part
def lead(state: Words, facts: Words) -> int:
    """The value of a finished game."""
    mine, _ = longest(state, facts, 0)
    other, _ = longest(state, facts, 1)
    return STEP * (mine - other)


@part
def limits(state: Words, facts: Words) -> tuple[int, int]:
    """What no value will be below, and above."""
    mine, _ = longest(state, facts, 0)
    other, _ = longest(state, facts, 1)
    return STEP * (mine - reach(state, facts, 1)), STEP * (reach(state, facts, 0) - other)


@part
def hindrance(state: Words, facts: Words, colour: int, floor: int, placement: int) -> int:
    """How many placements a placement takes from a colour."""
    words = facts[FACT_WORDS]
    row = facts[FACT_ROWS] + (placement * ROWS_EACH + OVERLAP) * words
    alive, found = sets_of(facts, colour, floor) + ALIVE * words, 0
    for word in range(words):
        found += popcount(facts[row + word] & state[alive + word])
    return found


@part
def order(state: Words, facts: Words, moves: Words, merits: Words, best: int) -> int:
    """List the moves with their merits: the longest snake first, then what hinders most."""
    words, ways, colour, found = facts[FACT_WORDS], facts[FACT_WAYS], state[ACTOR], 0
    for block in range(facts[FACT_SEATS] * ways):
        floor, way = block // ways, block % ways
        for word in range(words):
            bits = state[facts[FACT_LEGAL] + block * words + word]
            while bits != 0:
                placement = 64 * word + lowest(bits)
                bits &= bits - 1
                length = length_after(state, facts, colour, floor, placement, way)
                moves[found] = move_number(facts, block, placement)
                hindered = hindrance(state, facts, 1 - colour, floor, placement)
                merits[found] = INFINITE if moves[found] == best else 4 * length + hindered
                found += 1
    return found


@part
def is_fit(state: Words, facts: Words) -> bool:
    """Every state is."""
    return True


@part
def alive_count(state: Words, facts: Words) -> int:
    """How many placements both colours could still lay."""
    words, found = facts[FACT_WORDS], 0
    for colour in range(2):
        for floor in range(2):
            alive = sets_of(facts, colour, floor) + ALIVE * words
            for word in range(words):
                found += popcount(state[alive + word])
    return found


settle_ending = settling(Ending(play_move, lead, limits, order, is_fit))


@compiled(SETTLE)
def settle(state: Words, facts: Words, work: Words, budget: int, out: Reals) -> int:
    """Prove the result of a game of two, if few enough placements are left and nodes suffice."""
    if facts[FACT_SEATS] != 2 or state[ACTOR] == OVER or state[LEGAL_COUNT] > MOST_MOVES:
        return 0
    doublings = np.log2(1.0 + budget + work[PATIENCE])
    if alive_count(state, facts) > PLACEMENTS_FOR_NONE + PLACEMENTS_A_DOUBLING * doublings:
        return 0
    return int(settle_ending(state, facts, work, budget, out))
