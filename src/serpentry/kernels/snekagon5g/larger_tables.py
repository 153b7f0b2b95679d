"""What a net sees of SNEKAGON 5G for three to five, compiled: bytes as the chart names them."""

from serpentry.kernels.bits import shifted
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.placing import longest
from serpentry.kernels.hexsnakes.seeing import (
    Told,
    Ways,
    doublings,
    forget_ways,
    see_cells,
    see_laid,
    tell_tiles,
)
from serpentry.kernels.hexsnakes.structs import OCCUPIED, TILE_SPAN
from serpentry.kernels.snekagon5g.outlook import DRILLED, see_options, see_ways, step_of, view_of
from serpentry.kernels.snekagon5g.structs import Facts, State
from serpentry.kernels.structs import Struct, Words, words
from serpentry.kernels.structs.compiled import scratch

MOST_SEATS = 5
WORDS_OF_A_SEAT = 3
FEWEST = 3
"""Larger tables begin with so many."""
OWNER = DRILLED + 16
"""After two bytes about drills."""
WHO_LOOKS = MOST_SEATS - FEWEST + 1
"""After as many bytes as there are sizes of tables."""


class Hopes(Struct[Facts]):
    """How many moves each seat has, from the one that looks on."""

    counts = words(MOST_SEATS)


@compiled
def tell_owners(state: State, told: Told, seat: int) -> None:
    """Say of hexes how many seats later their owner comes."""
    facts = state.facts
    for later in range(facts.seats):
        first = OCCUPIED + (seat + later) % facts.seats * TILE_SPAN
        for tile in range(first, first + facts.tiles):
            told.second[tile] |= later << OWNER


@compiled
def tell_drills(state: State, told: Told, floor: int) -> None:
    """Say of a floor's hexes whether they are drilled to the floor before, and to the next one."""
    facts = state.facts
    is_next = facts.beside[floor, 0] == (floor + 1) % facts.seats
    one = 1 << DRILLED + (8 if is_next else 0)
    two = 1 << DRILLED + (0 if is_next else 8)
    for drills in range(4):
        told.marks[drills] = one * (drills & 1) + two * (drills >> 1)


@compiled
def see_floor(
    state: State, seat: int, floor: int, hopes: Hopes, told: Told, ways: Ways, out: Words
) -> None:
    """Write a floor's cells, and count what everybody could lay there."""
    facts = state.facts
    forget_ways(ways)
    for later in range(facts.seats):
        kind = 0 if later == 0 else 2
        hopes.counts[later] += see_ways(state, (seat + later) % facts.seats, floor, ways, kind)
    tell_drills(state, told, floor)
    see_cells(state.floors[floor], ways, told, out, step_of(facts))


@compiled
def see_larger_table(state: State, seat: int, out: Words) -> None:
    """Cells of all floors, then of each seat tiles and lengths, then table and options."""
    facts, hopes = state.facts, scratch(Hopes, state)
    ways, told = scratch(Ways, state), scratch(Told, state)
    hopes.clear()
    tell_tiles(state, told, seat)
    tell_owners(state, told, seat)
    for floor in range(facts.seats):
        see_floor(state, seat, floor, hopes, told, ways, view_of(out, floor))
    rest = shifted(out, step_of(facts) * facts.cell_count)
    for word in range(WORDS_OF_A_SEAT * MOST_SEATS):
        rest[word] = 0
    for later in range(facts.seats):
        colour, at = (seat + later) % facts.seats, WORDS_OF_A_SEAT * later
        see_laid(state, colour, rest, at)
        first, second = longest(state, colour)
        rest[at + 2] = first | second << 8 | doublings(hopes.counts[later]) << 16
    table = shifted(rest, WORDS_OF_A_SEAT * MOST_SEATS)
    table[0] = 1 << 8 * (facts.seats - FEWEST) | 1 << 8 * (WHO_LOOKS + seat)
    table[1] = see_options(state)
