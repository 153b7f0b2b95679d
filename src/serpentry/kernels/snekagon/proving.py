"""Exact endings of SNEKAGON: what alpha-beta must know about the game.

Between equally long snakes a value is, where the option says so, the lead of the second.
"""

from serpentry.kernels.bits import popcount
from serpentry.kernels.compiling import compiled, part
from serpentry.kernels.hexsnakes.alphabeta import (
    INFINITE,
    STEP,
    Ending,
    settling,
)
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
from serpentry.kernels.snekagon.bias import length_after
from serpentry.kernels.snekagon.laying import may_take_over, nth_legal, play_move, sets_of
from serpentry.kernels.snekagon.layout import FACT_TIEBREAK, SWAPPED

NODES_FOR_EACH = 100
MOST_HOPEFUL = 500
"""A proof is tried where each placement left has so many nodes, and where they are no more."""


@part
def reach(state: Words, facts: Words, colour: int) -> int:
    """A length that no snake of the colour will exceed."""
    words, tiles = facts[FACT_WORDS], 0
    alive = sets_of(facts, colour) + ALIVE * words
    for word in range(words):
        if state[alive + word] != 0:
            tiles |= tiles_among(facts, word, state[alive + word])
    return reach_with(state, facts, colour, tiles)


@part
def lead(state: Words, facts: Words) -> int:
    """The value of a finished game."""
    best0, second0 = longest(state, facts, state[SWAPPED])
    best1, second1 = longest(state, facts, 1 - state[SWAPPED])
    if best0 == best1 and facts[FACT_TIEBREAK] == 1:
        return second0 - second1
    return STEP * (best0 - best1)


@part
def limits(state: Words, facts: Words) -> tuple[int, int]:
    """What no value will be below, and above."""
    colour, tie = state[SWAPPED], (STEP - 1) * facts[FACT_TIEBREAK]
    best0, _ = longest(state, facts, colour)
    best1, _ = longest(state, facts, 1 - colour)
    low = STEP * (best0 - reach(state, facts, 1 - colour)) - tie
    return low, STEP * (reach(state, facts, colour) - best1) + tie


@part
def order(state: Words, facts: Words, moves: Words, merits: Words, best: int) -> int:
    """List the moves with their merits: the longest snake first, then what hinders most."""
    words = facts[FACT_WORDS]
    colour = state[ACTOR] ^ state[SWAPPED]
    foe = sets_of(facts, 1 - colour) + ALIVE * words
    found = state[LEGAL_COUNT]
    for at in range(found):
        move = nth_legal(state, facts, at)
        row = facts[FACT_ROWS] + (move * ROWS_EACH + OVERLAP) * words
        hindered = 0
        for word in range(words):
            hindered += popcount(facts[row + word] & state[foe + word])
        moves[at] = move
        merits[at] = 4 * length_after(state, facts, colour, move) + hindered
        if move == best:
            merits[at] = INFINITE
    return found


@part
def is_fit(state: Words, facts: Words) -> bool:
    """Not as long as the colours may still be swapped."""
    return not may_take_over(state, facts)


@part
def alive_count(state: Words, facts: Words) -> int:
    """How many placements both colours could still lay."""
    words, found = facts[FACT_WORDS], 0
    for colour in range(2):
        alive = sets_of(facts, colour) + ALIVE * words
        for word in range(words):
            found += popcount(state[alive + word])
    return found


settle_ending = settling(Ending(play_move, lead, limits, order, is_fit))


@compiled(SETTLE)
def settle(state: Words, facts: Words, work: Words, budget: int, out: Reals) -> int:
    """Prove the result, if few enough placements are left and nodes suffice."""
    hopeful = min(MOST_HOPEFUL, 24 + (budget + work[PATIENCE]) // NODES_FOR_EACH)
    if state[ACTOR] == OVER or alive_count(state, facts) > hopeful:
        return 0
    return int(settle_ending(state, facts, work, budget, out))
