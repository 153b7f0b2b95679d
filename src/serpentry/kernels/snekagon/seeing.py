"""What a net sees of SNEKAGON, compiled: bytes as the chart names them."""

from serpentry.kernels.bits import popcount, shifted
from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.laying import longest
from serpentry.kernels.hexsnakes.seeing import (
    Told,
    Ways,
    count_ways,
    forget_ways,
    hopes_told,
    lengths_told,
    see_cells,
    see_laid,
    tell_tiles,
)
from serpentry.kernels.records import Words
from serpentry.kernels.records.compiled import scratch
from serpentry.kernels.snekagon.laying import may_take_over
from serpentry.kernels.snekagon.records import State


@part
def see_ways(state: State, colour: int, ways: Ways, kind: int) -> int:
    """Count what a colour could lay if it were its turn: what grows, and what begins."""
    own, grown, begun = state.colours[colour], 0, 0
    for word in range(state.facts.word_count):
        alive, touching = own.alive[word], own.first[word] | own.last[word]
        grows, begins = alive & touching, alive & ~(touching | own.crowded[word])
        ways.grown[word], ways.begun[word] = grows, begins
        grown += popcount(grows)
        begun += popcount(begins)
    return count_ways(ways, kind, grown, begun)


@part
def observe(state: State, seat: int, out: Words) -> None:
    """Cells, tiles laid, lengths and options, as a seat sees them."""
    facts, mine = state.facts, seat ^ state.swapped
    theirs, ways, told = 1 - mine, scratch(Ways, state), scratch(Told, state)
    forget_ways(ways)
    my_ways, their_ways = see_ways(state, mine, ways, 0), see_ways(state, theirs, ways, 2)
    own, others = longest(state, mine), longest(state, theirs)
    tell_tiles(state, told, mine, own[0], others[0])
    see_cells(state.board, ways, told, out, 2)
    rest = shifted(out, 2 * facts.cell_count)
    see_laid(state, mine, rest, 0)
    see_laid(state, theirs, rest, 2)
    rest[4] = lengths_told(own, others) | hopes_told(my_ways, their_ways)
    options = facts.pie | facts.tiebreak << 8 | int(may_take_over(state)) << 16 | facts.flip << 24
    rest[5] = options | facts.opening << 32 | facts.side << 40 | state.laid << 48


@part
def mask(state: State, out: Words) -> None:
    """The legal placements, and perhaps the take-over."""
    facts = state.facts
    for word in range(facts.placements // 64 + 1):
        out[word] = state.legal.members[word] if word < facts.word_count else 0
    if may_take_over(state):
        out[facts.placements >> 6] |= 1 << (facts.placements & 63)
