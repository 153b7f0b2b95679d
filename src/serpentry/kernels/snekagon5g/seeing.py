"""What a net sees of SNEKAGON 5G, compiled: bytes as the chart names them; and what is legal."""

from serpentry.kernels.bits import lowest, popcount, shifted
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.seeing import (
    Told,
    Ways,
    forget_ways,
    see_cells,
    see_two,
    tell_tiles,
)
from serpentry.kernels.snekagon5g.larger_tables import see_larger_table
from serpentry.kernels.snekagon5g.outlook import DRILLED, see_options, see_ways, step_of, view_of
from serpentry.kernels.snekagon5g.placing import number_of
from serpentry.kernels.snekagon5g.structs import State
from serpentry.kernels.structs import Words
from serpentry.kernels.structs.compiled import scratch


@compiled
def observe(state: State, seat: int, out: Words) -> None:
    """What a seat sees, at a table of two or at a larger one."""
    if state.facts.seats == 2:
        see_pair(state, seat, out)
    else:
        see_larger_table(state, seat, out)


@compiled
def see_pair(state: State, seat: int, out: Words) -> None:
    """Cells of both floors, tiles laid, lengths and options, as one of two sees them."""
    facts, other, ways = state.facts, 1 - seat, scratch(Ways, state)
    told, step = scratch(Told, state), step_of(facts)
    tell_tiles(state, told, seat)
    for drills in range(4):
        told.marks[drills] = popcount(drills) << DRILLED
    mine = yours = 0
    for floor in range(facts.seats):
        forget_ways(ways)
        mine += see_ways(state, seat, floor, ways, 0)
        yours += see_ways(state, other, floor, ways, 2)
        see_cells(state.floors[floor], ways, told, view_of(out, floor), step)
    rest = shifted(out, step * facts.cell_count)
    see_two(state, seat, other, (mine, yours), rest)
    rest[4] |= seat << 48
    rest[5] = see_options(state)


@compiled
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
