"""What search on hexagonal snakes knows: how long a snake gets, and where others grow."""

from serpentry.kernels.bits import lowest
from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.layout import (
    FACT_CELLS,
    FACT_JOINTS,
    FACT_LABELS,
    FACT_LENGTHS,
    FACT_MOST_CELLS,
    FACT_NEIGHBOURS,
    FACT_SIZE,
    FACT_TILE,
    OCCUPIED,
    TILE_BITS,
    TILE_MASK,
)
from serpentry.kernels.kernel import Reals, Words


@part
def tile_size(facts: Words, placement: int) -> int:
    """How many hexes a placement has."""
    return facts[facts[FACT_SIZE] + facts[facts[FACT_TILE] + placement]]


@part
def heat_up(facts: Words, word: int, bits: int, out: Reals, board: int) -> float:
    """Count the placements of a word on each of their cells; the greatest number met."""
    most = 0.0
    while bits != 0:
        placement = 64 * word + lowest(bits)
        bits &= bits - 1
        cells = facts[FACT_CELLS] + placement * facts[FACT_MOST_CELLS]
        for number in range(tile_size(facts, placement)):
            cell = board + facts[cells + number]
            out[cell] += 1.0
            most = max(most, out[cell])
    return most


@part
def hottest(facts: Words, placement: int, hot: Reals, board: int) -> float:
    """The greatest number on a cell of a placement."""
    most = 0.0
    cells = facts[FACT_CELLS] + placement * facts[FACT_MOST_CELLS]
    for number in range(tile_size(facts, placement)):
        most = max(most, hot[board + facts[cells + number]])
    return most


@part
def length_joined(
    state: Words, facts: Words, colour: int, board: int, placement: int, seen: int
) -> int:
    """How long the snakes are that a placement touches on its board, but for one seen already."""
    length = 0
    for number in range(min(tile_size(facts, placement), 2)):
        joint = facts[facts[FACT_JOINTS] + 2 * placement + number]
        for side in range(6):
            there = state[board + facts[facts[FACT_NEIGHBOURS] + 6 * joint + side]]
            if there >> TILE_BITS & 15 == (OCCUPIED >> TILE_BITS) + colour:
                label = state[facts[FACT_LABELS] + (there & TILE_MASK)]
                if label != seen:
                    length += state[facts[FACT_LENGTHS] + label]
                seen = label
    return length
