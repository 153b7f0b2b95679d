"""What a net sees of hexagonal snakes, compiled: bytes for each cell, and about both colours.

The bytes are named in `charting`; a cell has two words of eight.
"""

from typing import Any

from serpentry.kernels.bits import lowest
from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.bias import tile_size
from serpentry.kernels.hexsnakes.laying import is_of, is_taken, links_of, longest, tile_on
from serpentry.kernels.hexsnakes.records import TILE_SPAN, Board, HexFacts
from serpentry.kernels.records import Record, Words, words
from serpentry.kernels.roots import doublings_of

MOST_CELLS = 170
"""Cells of the largest board, and nowhere."""
KINDS = 4
"""Ways to grow and to begin, for me and for the others."""
STEP_BITS = 4
"""A doubling of a count is sixteen steps of its byte."""
MOST = 255
FEW = 256
"""Only where a colour can begin in no more ways, they are told cell by cell."""


class Ways(Record[HexFacts]):
    """How many placements of each kind lie on each cell."""

    counts = words(KINDS, MOST_CELLS)


@part
def doublings(count: int) -> int:
    """The logarithm of a count and one, as a byte."""
    return min(MOST, doublings_of(count + 1, STEP_BITS))


@part
def count_ways(ways: Ways, kind: int, word: int, bits: int) -> int:
    """Count the placements of a word on each of their cells; how many they are."""
    facts, found = ways.facts, 0
    while bits != 0:
        placement = 64 * word + lowest(bits)
        bits &= bits - 1
        found += 1
        for number in range(tile_size(facts, placement)):
            ways.counts[kind, facts.cells[placement, number]] += 1
    return found


@part
def forget_ways(ways: Ways) -> None:
    """None is counted yet."""
    for kind in range(KINDS):
        for cell in range(ways.facts.cell_count + 1):
            ways.counts[kind, cell] = 0


@part
def see_cells(
    state: Any, board: Board, mine: int, ways: Ways, best: int, theirs: int, out: Words, step: int
) -> None:
    """Write what lies on each cell of a floor, every so many words."""
    for cell in range(state.facts.cell_count):
        there = board.cells[cell]
        one, two = 1, 0
        if is_taken(there):
            length = state.lengths[state.labels[tile_on(there)]]
            shift = 0 if is_of(there, mine) else 8
            one |= (1 << 8) + (length << 40) << shift
            if links_of(there) < 2:
                one |= 1 << 24 << shift
            if shift == 0 and length == best:
                one |= 1 << 56
            if shift == 8 and length == theirs:
                two |= 1
        for kind in range(KINDS):
            two |= doublings(ways.counts[kind, cell]) << 8 * kind + 8
        out[step * cell], out[step * cell + 1] = one, two


@part
def see_laid(state: Any, colour: int, out: Words, at: int) -> None:
    """Write which of its tiles a colour has laid: two words."""
    out[at] = out[at + 1] = 0
    for tile in range(state.facts.tiles):
        number = colour * TILE_SPAN + tile
        if state.labels[number] != 0 or state.lengths[number] != 0:
            out[at + tile // 8] |= 1 << 8 * (tile % 8)


@part
def see_lengths(state: Any, mine: int, theirs: int, my_ways: int, their_ways: int) -> int:
    """The longest snakes of two colours and how many moves they have, as a word."""
    best, second = longest(state, mine)
    other, after = longest(state, theirs)
    found = best | other << 8 | second << 16 | after << 24
    return found | doublings(my_ways) << 32 | doublings(their_ways) << 40
