"""What SNEKAGON's search knows beforehand: how much longer a snake gets, and whom it hinders.

A first guess of a move's worth looks at the tile's size, whether it makes a snake longer and how
long that becomes, and how many ways to grow it takes from the other colour.
"""

import numpy as np

from serpentry.kernels.compiling import compiled, part
from serpentry.kernels.hexsnakes.bias import heat_up, hottest, length_joined, tile_size
from serpentry.kernels.hexsnakes.laying import longest
from serpentry.kernels.hexsnakes.layout import (
    ACTOR,
    ALIVE,
    BOARD,
    FACT_CELL_COUNT,
    FACT_PLACEMENTS,
    FACT_WORDS,
    FIRST,
    LAST,
)
from serpentry.kernels.kernel import PRIORS, Reals, Words
from serpentry.kernels.snekagon.laying import sets_of
from serpentry.kernels.snekagon.layout import SWAPPED

PLAIN = 0.30
PER_HEX = 0.02
FOR_GROWING = 0.05
PER_HEX_OF_LEAD = 0.03
FOR_HINDERING = 0.25


@part
def heat(state: Words, facts: Words, colour: int, out: Reals) -> float:
    """How many of the colour's ways to grow lie on each cell; the greatest number."""
    words = facts[FACT_WORDS]
    own = sets_of(facts, colour)
    most = 1.0
    for word in range(words):
        touched = state[own + FIRST * words + word] | state[own + LAST * words + word]
        bits = state[own + ALIVE * words + word] & touched
        most = max(most, heat_up(facts, word, bits, out, 0))
    return most


@part
def length_after(state: Words, facts: Words, colour: int, placement: int) -> int:
    """How long the snake gets that the placement becomes a part of."""
    joined = length_joined(state, facts, colour, BOARD, placement, -1)
    return tile_size(facts, placement) + joined


@compiled(PRIORS)
def priors(state: Words, facts: Words, moves: Words, count: int, out: Reals) -> None:
    """A first guess of the share that each move will win."""
    colour = state[ACTOR] ^ state[SWAPPED]
    hot = np.zeros(facts[FACT_CELL_COUNT] + 1)
    most = heat(state, facts, 1 - colour, hot)
    mine, _ = longest(state, facts, colour)
    for at in range(count):
        move = moves[at]
        if move == facts[FACT_PLACEMENTS]:
            out[at] = 0.5
            continue
        size = tile_size(facts, move)
        length = length_after(state, facts, colour, move)
        hindered = hottest(facts, move, hot, 0) / most
        guess = PLAIN + PER_HEX * size + FOR_HINDERING * hindered
        if length > size:
            guess += FOR_GROWING
        guess += PER_HEX_OF_LEAD * max(0, length - mine)
        out[at] = min(0.95, guess)
