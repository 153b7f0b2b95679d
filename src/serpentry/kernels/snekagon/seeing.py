"""What a net sees of SNEKAGON, compiled: bytes as the chart names them."""

from serpentry.kernels.bits import shifted
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.seeing import (
    Told,
    Ways,
    count_ways,
    forget_ways,
    note_ways,
    see_cells,
    see_two,
    tell_tiles,
)
from serpentry.kernels.snekagon.placing import may_take_over
from serpentry.kernels.snekagon.structs import State
from serpentry.kernels.structs import Words
from serpentry.kernels.structs.compiled import scratch


@compiled
def see_ways(state: State, colour: int, ways: Ways, kind: int) -> int:
    """Count what a colour could lay if it were its turn: what grows, and what begins."""
    own = state.colours[colour]
    for word in range(state.facts.word_count):
        note_ways(ways, own, word, own.first[word] | own.last[word])
    return count_ways(ways, kind)


@compiled
def observe(state: State, seat: int, out: Words) -> None:
    """Cells, tiles laid, lengths and options, as a seat sees them."""
    facts, mine = state.facts, seat ^ state.swapped
    theirs, ways, told = 1 - mine, scratch(Ways, state), scratch(Told, state)
    forget_ways(ways)
    hopes = see_ways(state, mine, ways, 0), see_ways(state, theirs, ways, 2)
    tell_tiles(state, told, mine)
    see_cells(state.board, ways, told, out, 2)
    rest = shifted(out, 2 * facts.cell_count)
    see_two(state, mine, theirs, hopes, rest)
    options = facts.pie | facts.tiebreak << 8 | int(may_take_over(state)) << 16 | facts.flip << 24
    rest[5] = options | facts.opening << 32 | facts.side << 40 | state.laid << 48


@compiled
def mask(state: State, out: Words) -> None:
    """The legal placements, and perhaps the take-over."""
    facts = state.facts
    for word in range(facts.placements // 64 + 1):
        out[word] = state.legal.members[word] if word < facts.word_count else 0
    if may_take_over(state):
        out[facts.placements >> 6] |= 1 << (facts.placements & 63)
