"""What SNEKAGON's search knows beforehand: how much longer a snake gets, and whom it hinders.

A first guess of a move's worth looks at the tile's size, whether it makes a snake longer and how
long that becomes, and how many ways to grow it takes from the other colour.
"""

import numpy as np

from serpentry.kernels.bits import lowest
from serpentry.kernels.compiling import compiled, part
from serpentry.kernels.kernel import PRIORS, Reals, Words
from serpentry.kernels.snekagon.laying import longest
from serpentry.kernels.snekagon.layout import (
    ACTOR,
    ALIVE,
    BOARD,
    FACT_CELL_COUNT,
    FACT_CELLS,
    FACT_JOINTS,
    FACT_LABELS,
    FACT_LENGTHS,
    FACT_NEIGHBOURS,
    FACT_PLACEMENTS,
    FACT_SETS,
    FACT_SIZE,
    FACT_TILE,
    FACT_WORDS,
    FIRST,
    LAST,
    MOST_CELLS,
    SETS_EACH,
    SWAPPED,
    TILE_BITS,
    TILE_MASK,
)

PLAIN = 0.30
PER_HEX = 0.02
FOR_GROWING = 0.05
PER_HEX_OF_LEAD = 0.03
FOR_HINDERING = 0.25


@part
def heat(state: Words, facts: Words, colour: int, out: Reals) -> float:
    """How many of the colour's ways to grow lie on each cell; the greatest number."""
    words = facts[FACT_WORDS]
    own = facts[FACT_SETS] + colour * SETS_EACH * words
    most = 1.0
    for word in range(words):
        touched = state[own + FIRST * words + word] | state[own + LAST * words + word]
        bits = state[own + ALIVE * words + word] & touched
        while bits != 0:
            placement = 64 * word + lowest(bits)
            bits &= bits - 1
            tile = facts[facts[FACT_TILE] + placement]
            for number in range(facts[facts[FACT_SIZE] + tile]):
                cell = facts[facts[FACT_CELLS] + placement * MOST_CELLS + number]
                out[cell] += 1.0
                most = max(most, out[cell])
    return most


@part
def length_after(state: Words, facts: Words, colour: int, placement: int) -> int:
    """How long the snake gets that the placement becomes a part of."""
    length = facts[facts[FACT_SIZE] + facts[facts[FACT_TILE] + placement]]
    seen = -1
    for number in range(min(length, 2)):
        joint = facts[facts[FACT_JOINTS] + 2 * placement + number]
        for side in range(6):
            there = state[BOARD + facts[facts[FACT_NEIGHBOURS] + 6 * joint + side]]
            if there >> TILE_BITS & 3 == 2 + colour:
                label = state[facts[FACT_LABELS] + (there & TILE_MASK)]
                if label != seen:
                    length += state[facts[FACT_LENGTHS] + label]
                seen = label
    return length


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
        tile_size = facts[facts[FACT_SIZE] + facts[facts[FACT_TILE] + move]]
        length = length_after(state, facts, colour, move)
        hindered = 0.0
        for number in range(tile_size):
            hindered = max(hindered, hot[facts[facts[FACT_CELLS] + move * MOST_CELLS + number]])
        guess = PLAIN + PER_HEX * tile_size + FOR_HINDERING * hindered / most
        if length > tile_size:
            guess += FOR_GROWING
        guess += PER_HEX_OF_LEAD * max(0, length - mine)
        out[at] = min(0.95, guess)
