"""What a net sees of hexagonal snakes, compiled: cells, and what is common to colours."""

import numpy as np

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.placing import links_of, longest
from serpentry.kernels.hexsnakes.structs import (
    BYTE_SPAN,
    LONGEST_PATH,
    OCCUPIED,
    TAKEN_SPAN,
    TILE_SPAN,
    AnyHexState,
    HexFacts,
    Outlook,
    SeenHex,
    SeenPair,
    Told,
)
from serpentry.kernels.roots import doublings_of, steps_of
from serpentry.kernels.structs import Struct, Words, shorts, words

MOST_WORDS = 128
"""Words of the largest set of placements."""
MOST_WAYS = 4096
"""No more placements of a kind cover any cell."""
MINE, THEIRS = 0, 2
"""Ways to grow are counted there, and ways to begin right after them."""
KINDS = 4
STEP_BITS = 4
"""A doubling of a count is sixteen steps of its byte."""
MOST = 255
FEW = 256
"""Only where a colour can begin in no more ways, they are given cell by cell."""


class Ways(Struct[HexFacts]):
    """How many placements of each kind cover each cell, and the sets that are counted."""

    counts = shorts(KINDS, BYTE_SPAN)
    """What paths have after their ends is counted and ignored."""
    grown = words(MOST_WORDS)
    begun = words(MOST_WORDS)


@compiled
def doublings(count: int) -> int:
    """The logarithm of a count and one, as a byte."""
    return min(MOST, doublings_of(count + 1, STEP_BITS))


WEIGHTS = np.array(
    [min(MOST, steps_of(count + 1, STEP_BITS)) for count in range(MOST_WAYS)], np.uint8
)
"""The same for the ways of a cell, which are few: looking up is quicker."""


@compiled
def weight(count: int) -> int:
    """Looked up, as the bits that are kept say without asking whether the place is negative."""
    return int(WEIGHTS[count & MOST_WAYS - 1])


@compiled
def forget_ways(ways: Ways) -> None:
    """None is counted yet."""
    for kind in range(KINDS):
        for cell in range(ways.facts.cell_count):
            ways.counts[kind, cell] = 0


@compiled
def note_ways(ways: Ways, own: Outlook, word: int, growing: int) -> None:
    """Put a word of what a colour could place into both sets: what of it grows, what begins."""
    alive = own.alive[word]
    ways.grown[word], ways.begun[word] = alive & growing, alive & ~(growing | own.crowded[word])


@compiled
def count_ways(ways: Ways, whose: int) -> int:
    """Count both sets on each of their cells; how many placements they have.

    What begins is left out where it is not few.
    """
    facts, grown, begun = ways.facts, 0, 0
    for word in range(facts.word_count):
        grown += popcount(ways.grown[word])
        begun += popcount(ways.begun[word])
    both = -1 if begun <= FEW else 0
    for word in range(facts.word_count):
        grows = ways.grown[word]
        bits = grows | (ways.begun[word] & both)
        while bits != 0:
            bit = lowest(bits)
            bits &= bits - 1
            kind = whose + 1 - (grows >> bit & 1)
            for number in range(LONGEST_PATH):
                ways.counts[kind, facts.paths[64 * word + bit, number]] += 1
    return grown + begun


@compiled
def tell_tiles(state: AnyHexState, told: Told, mine: int) -> None:
    """Work out what is known of hexes by their tiles: whose they are, and how long their snakes."""
    best = theirs = 0
    for colour in range(state.facts.seats):
        length, _ = longest(state, colour)
        if colour == mine:
            best = length
        else:
            theirs = max(theirs, length)
    told.hexes[0].clear()
    told.hexes[0].board = 1
    for colour in range(state.facts.seats):
        for tile in range(colour * TILE_SPAN, colour * TILE_SPAN + state.facts.tiles):
            length, taken = state.lengths[state.labels[tile]], OCCUPIED + tile
            seen = told.hexes[taken]
            seen.clear()
            seen.board = 1
            if colour == mine:
                seen.mine, seen.my_length, seen.my_longest = 1, length, length == best
            else:
                seen.theirs, seen.their_length, seen.their_longest = 1, length, length == theirs


@compiled
def see_hex(seen: SeenHex, there: int, told: Told, ways: Ways, cell: int) -> None:
    """Write what is seen of a cell, by what it holds."""
    known = told.hexes[there & (TAKEN_SPAN - 1)]
    seen.become(known)
    is_open = int(links_of(there) < 2)
    seen.my_open, seen.their_open = known.mine & is_open, known.theirs & is_open
    seen.my_growths = weight(ways.counts[MINE, cell])
    seen.my_beginnings = weight(ways.counts[MINE + 1, cell])
    seen.their_growths = weight(ways.counts[THEIRS, cell])
    seen.their_beginnings = weight(ways.counts[THEIRS + 1, cell])


@compiled
def see_laid(state: AnyHexState, colour: int, seen: Words) -> None:
    """Write which of its tiles a colour has placed."""
    for tile in range(state.facts.tiles):
        number = colour * TILE_SPAN + tile
        seen[tile] = int((state.labels[number] | state.lengths[number]) != 0)


@compiled
def see_two(
    state: AnyHexState, mine: int, theirs: int, moves: tuple[int, int], seen: SeenPair
) -> None:
    """Write of two colours the tiles placed, lengths of snakes and how many moves they have."""
    see_laid(state, mine, seen.my_laid)
    see_laid(state, theirs, seen.their_laid)
    seen.my_longest, seen.my_second = longest(state, mine)
    seen.their_longest, seen.their_second = longest(state, theirs)
    seen.my_moves, seen.their_moves = doublings(moves[0]), doublings(moves[1])
