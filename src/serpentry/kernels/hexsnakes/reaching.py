"""How long a snake of a colour can still become at the most."""

from serpentry.kernels.bits import lowest
from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.laying import longest
from serpentry.kernels.hexsnakes.layout import (
    FACT_LENGTHS,
    FACT_SIZE,
    FACT_TILE,
    FACT_TILES,
    TILE_SPAN,
)
from serpentry.kernels.kernel import Words


@part
def tiles_among(facts: Words, word: int, bits: int) -> int:
    """The set of the tiles whose placements are among a word's bits."""
    tiles = 0
    while bits != 0:
        tile = facts[facts[FACT_TILE] + 64 * word + lowest(bits)]
        tiles |= 1 << tile
        bits &= bits - 1
        while bits != 0 and facts[facts[FACT_TILE] + 64 * word + lowest(bits)] == tile:
            bits &= bits - 1
    return tiles


@part
def reach_with(state: Words, facts: Words, colour: int, tiles: int) -> int:
    """A length that no snake of the colour will exceed: all joined, with these tiles."""
    if tiles == 0:
        best, _ = longest(state, facts, colour)
        return best
    lengths, total = facts[FACT_LENGTHS] + colour * TILE_SPAN, 0
    for tile in range(facts[FACT_TILES]):
        total += state[lengths + tile]
        if tiles >> tile & 1:
            total += facts[facts[FACT_SIZE] + tile]
    return total
