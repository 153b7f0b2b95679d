"""What a net sees of SNEKAGON 5G for two, compiled: bytes as the chart names them."""

from serpentry.kernels.bits import lowest, popcount, shifted
from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.laying import longest
from serpentry.kernels.hexsnakes.seeing import (
    FEW,
    Ways,
    count_ways,
    forget_ways,
    see_cells,
    see_laid,
    see_lengths,
)
from serpentry.kernels.records import Words
from serpentry.kernels.records.compiled import scratch
from serpentry.kernels.snekagon5g.bias import growing
from serpentry.kernels.snekagon5g.laying import number_of
from serpentry.kernels.snekagon5g.records import DRILL, State

WORDS_OF_A_FLOOR = 2
DRILLED = 40
"""Where the byte begins that says how often a hex is drilled."""


@part
def beginning(state: State, colour: int, floor: int, word: int) -> int:
    """Of a word's placements those that would begin a snake."""
    own = state.colours[colour, floor]
    return own.alive[word] & ~(growing(state, colour, floor, word) | own.crowded[word])


@part
def see_ways(state: State, colour: int, floor: int, ways: Ways, kind: int) -> int:
    """Count what a colour could lay on a floor: what makes a snake longer, and what begins one."""
    grown = begun = 0
    for word in range(state.facts.word_count):
        grown += count_ways(ways, kind, word, growing(state, colour, floor, word))
        begun += popcount(beginning(state, colour, floor, word))
    if begun <= FEW:
        for word in range(state.facts.word_count):
            count_ways(ways, kind + 1, word, beginning(state, colour, floor, word))
    return grown + begun


@part
def observe(state: State, seat: int, out: Words) -> None:
    """Cells of all floors, tiles laid, lengths and options, as a seat sees them."""
    facts, other, ways = state.facts, 1 - seat, scratch(Ways, state)
    step = WORDS_OF_A_FLOOR * facts.seats
    best, _ = longest(state, seat)
    theirs, _ = longest(state, other)
    mine = yours = 0
    for floor in range(facts.seats):
        forget_ways(ways)
        mine += see_ways(state, seat, floor, ways, 0)
        yours += see_ways(state, other, floor, ways, 2)
        board, here = state.floors[floor], shifted(out, WORDS_OF_A_FLOOR * floor)
        see_cells(state, board, seat, ways, best, theirs, here, step)
        for cell in range(facts.cell_count):
            here[step * cell + 1] |= popcount(board.cells[cell] // DRILL & 3) << DRILLED
    rest = shifted(out, step * facts.cell_count)
    see_laid(state, seat, rest, 0)
    see_laid(state, other, rest, 2)
    rest[4] = see_lengths(state, seat, other, mine, yours) | seat << 48
    rest[5] = facts.advanced | facts.double_drill << 8 | facts.strict << 16 | facts.vertical << 24
    rest[5] |= facts.clay << 32 | facts.flip << 40 | facts.opening << 48


@part
def mask(state: State, out: Words) -> None:
    """The legal moves, by floor, placement and way."""
    facts = state.facts
    for word in range((facts.seats * facts.placements * facts.ways + 63) // 64):
        out[word] = 0
    for floor in range(facts.seats):
        for way in range(facts.ways):
            if state.counts[floor, way] == 0:
                continue
            for word in range(facts.word_count):
                bits = state.legal[floor, way].members[word]
                while bits != 0:
                    number = number_of(state, floor, 64 * word + lowest(bits), way)
                    out[number >> 6] |= 1 << (number & 63)
                    bits &= bits - 1
