"""What a colour can still place, and how long its snakes can become at the most, for proofs."""

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.placing import longest
from serpentry.kernels.hexsnakes.structs import TILE_SPAN, AnyHexState, HexFacts, Outlook


@compiled
def tiles_among(facts: HexFacts, word: int, bits: int) -> int:
    """The set of the tiles whose placements are among a word's bits."""
    tiles = 0
    while bits != 0:
        tile = facts.tile[64 * word + lowest(bits)]
        tiles |= 1 << tile
        bits &= bits - 1
        while bits != 0 and facts.tile[64 * word + lowest(bits)] == tile:
            bits &= bits - 1
    return tiles


@compiled
def tiles_alive(outlook: Outlook) -> int:
    """The set of the tiles that may still be placed."""
    tiles = 0
    for word in range(outlook.facts.word_count):
        if outlook.alive[word] != 0:
            tiles |= tiles_among(outlook.facts, word, outlook.alive[word])
    return tiles


@compiled
def count_alive(outlook: Outlook) -> int:
    """How many placements may still be made."""
    found = 0
    for word in range(outlook.facts.word_count):
        found += popcount(outlook.alive[word])
    return found


@compiled
def count_taken(outlook: Outlook, placement: int) -> int:
    """How many of them a placement takes away, lying in their way."""
    row, found = outlook.facts.rows[placement], 0
    for word in range(outlook.facts.word_count):
        found += popcount(row.overlap[word] & outlook.alive[word])
    return found


@compiled
def reach_with(state: AnyHexState, colour: int, tiles: int) -> int:
    """A length that no snake of the colour will exceed: all joined, with these tiles."""
    if tiles == 0:
        best, _ = longest(state, colour)
        return best
    first, total = colour * TILE_SPAN, 0
    for tile in range(state.facts.tiles):
        total += state.lengths[first + tile]
        if tiles >> tile & 1:
            total += state.facts.sizes[tile]
    return total
