"""What a net sees of hexagonal snakes, compiled: bytes for each cell, and about both colours.

The bytes are named in `charting`; a cell has two words of eight.
"""

from typing import Any

import numpy as np

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.placing import links_of, longest
from serpentry.kernels.hexsnakes.structs import (
    BYTE_SPAN,
    LONGEST_PATH,
    MARK,
    OCCUPIED,
    TILE_SPAN,
    Board,
    HexFacts,
    Outlook,
)
from serpentry.kernels.roots import doublings_of, steps_of
from serpentry.kernels.structs import Struct, Words, words

MOST_WORDS = 128
"""Words of the largest set of placements."""
MOST_WAYS = 4096
"""No more placements of a kind lie on any cell."""
KINDS = 4
"""Ways to grow and to begin, for me and for the others."""
LANE = 16
"""Bits that a kind is counted in: four kinds make a word, so that a cell is looked up once."""
STEP_BITS = 4
"""A doubling of a count is sixteen steps of its byte."""
MOST = 255
FEW = 256
"""Only where a colour can begin in no more ways, they are told cell by cell."""
TAKEN_SPAN = 2 * OCCUPIED
"""What a cell holds, as far as its tile: smaller than this."""
MINE, THEIRS = 1 << 8, 1 << 16
MY_LENGTH, THEIR_LENGTH, MY_LONGEST = 40, 48, 1 << 56
FROM_OWNER_TO_OPEN = 16
"""From the byte that says whose a hex is to the one that says that it is open."""


class Ways(Struct[HexFacts]):
    """How many placements of each kind lie on each cell, and the sets that are counted."""

    counts = words(BYTE_SPAN)
    """By cell, a lane for each kind; what paths have after their ends is counted and ignored."""
    grown = words(MOST_WORDS)
    begun = words(MOST_WORDS)


class Told(Struct[HexFacts]):
    """What is told of a cell, by what it holds: two words by its tile, and more by marks."""

    first = words(TAKEN_SPAN)
    second = words(TAKEN_SPAN)
    marks = words(4)


@compiled
def doublings(count: int) -> int:
    """The logarithm of a count and one, as a byte."""
    return min(MOST, doublings_of(count + 1, STEP_BITS))


WEIGHTS = np.array(
    [min(MOST, steps_of(count + 1, STEP_BITS)) for count in range(MOST_WAYS)], np.uint8
)
"""The same for the ways of a cell, which are few: looking up is quicker."""


@compiled
def forget_ways(ways: Ways) -> None:
    """None is counted yet."""
    for cell in range(ways.facts.cell_count):
        ways.counts[cell] = 0


@compiled
def note_ways(ways: Ways, own: Outlook, word: int, growing: int) -> None:
    """Put a word of what a colour could lay into both sets: what of it grows, and what begins."""
    alive = own.alive[word]
    ways.grown[word], ways.begun[word] = alive & growing, alive & ~(growing | own.crowded[word])


@compiled
def count_ways(ways: Ways, kind: int) -> int:
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
            one = 1 << LANE * (kind + 1 - (grows >> bit & 1))
            path = facts.paths[64 * word + bit]
            for number in range(LONGEST_PATH):
                ways.counts[path >> 8 * number & 255] += one
    return grown + begun


@compiled
def weighed(counts: int) -> Any:
    """A cell's counts as bytes, from the second on."""
    found: Any = 0
    for kind in range(KINDS):
        found |= np.int64(WEIGHTS[counts >> LANE * kind & MOST_WAYS - 1]) << 8 * kind + 8
    return found


@compiled
def tell_tiles(state: Any, told: Told, mine: int) -> None:
    """Work out what is told of hexes by their tiles: whose they are, and how long their snakes."""
    best = theirs = 0
    for colour in range(state.facts.seats):
        length, _ = longest(state, colour)
        if colour == mine:
            best = length
        else:
            theirs = max(theirs, length)
    for at in range(4):
        told.marks[at] = 0
    told.first[0], told.second[0] = 1, 0
    for colour in range(state.facts.seats):
        for tile in range(colour * TILE_SPAN, colour * TILE_SPAN + state.facts.tiles):
            length = state.lengths[state.labels[tile]]
            if colour == mine:
                first = MINE | length << MY_LENGTH | (MY_LONGEST if length == best else 0)
                second = 0
            else:
                first = THEIRS | length << THEIR_LENGTH
                second = int(length == theirs)
            taken = OCCUPIED + tile
            told.first[taken], told.second[taken] = 1 | first, second


@compiled
def see_cells(board: Board, ways: Ways, told: Told, out: Words, step: int) -> None:
    """Write what lies on each cell of a floor, every so many words."""
    for cell in range(board.facts.cell_count):
        there = board.cells[cell]
        tile = there & (TAKEN_SPAN - 1)
        first = told.first[tile]
        is_open = (first & (MINE | THEIRS)) << FROM_OWNER_TO_OPEN
        out[step * cell] = first | (is_open if links_of(there) < 2 else 0)
        marks = told.marks[there // MARK & 3]
        out[step * cell + 1] = told.second[tile] | marks | weighed(ways.counts[cell])


@compiled
def see_laid(state: Any, colour: int, out: Words, at: int) -> None:
    """Write which of its tiles a colour has laid: two words."""
    for half in range(2):
        found, first = 0, 8 * half
        for tile in range(first, min(first + 8, state.facts.tiles)):
            number = colour * TILE_SPAN + tile
            is_laid = (state.labels[number] | state.lengths[number]) != 0
            found |= int(is_laid) << 8 * (tile - first)
        out[at + half] = found


@compiled
def see_two(state: Any, mine: int, theirs: int, hopes: tuple[int, int], out: Words) -> None:
    """Write of two colours the tiles laid, lengths of snakes and how many moves they have."""
    see_laid(state, mine, out, 0)
    see_laid(state, theirs, out, 2)
    my_longest, my_second = longest(state, mine)
    their_longest, their_second = longest(state, theirs)
    lengths = my_longest | their_longest << 8 | my_second << 16 | their_second << 24
    out[4] = lengths | doublings(hopes[0]) << 32 | doublings(hopes[1]) << 40
