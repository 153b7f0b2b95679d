"""What a net sees of SNEKAGON 5G for three to five, compiled: bytes as the chart names them."""

from serpentry.kernels.bits import shifted
from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.laying import is_taken, longest, owner_of
from serpentry.kernels.hexsnakes.seeing import Ways, doublings, forget_ways, see_cells, see_laid
from serpentry.kernels.records import Record, Words, words
from serpentry.kernels.records.compiled import scratch
from serpentry.kernels.snekagon5g.drilling import drills_of
from serpentry.kernels.snekagon5g.outlook import (
    see_options,
    see_ways,
    step_of,
    tell_drills,
    view_of,
)
from serpentry.kernels.snekagon5g.records import Facts, State

MOST_SEATS = 5
WORDS_OF_A_SEAT = 3
FEWEST = 3
"""Larger tables begin with so many."""
WHO_LOOKS = MOST_SEATS - FEWEST + 1
"""After as many bytes as there are sizes of tables."""


class Hopes(Record[Facts]):
    """How many moves each seat has, from the one that looks on."""

    counts = words(MOST_SEATS)


@part
def drilled_and_whose(state: State, floor: int, cell: int, seat: int) -> int:
    """Three bytes: drilled to the floor before, to the next one, how many seats later the owner."""
    facts, there, found = state.facts, state.floors[floor].cells[cell], 0
    for at in range(2):
        if drills_of(there) >> at & 1:
            is_next = facts.beside[floor, at] == (floor + 1) % facts.seats
            found |= 1 << (8 if is_next else 0)
    if is_taken(there):
        found |= (owner_of(there) - seat + facts.seats) % facts.seats << 16
    return found


@part
def see_floor(
    state: State, seat: int, floor: int, hopes: Hopes, best: int, theirs: int, out: Words
) -> None:
    """Write a floor's cells, and count what everybody could lay there."""
    facts, ways = state.facts, scratch(Ways, state)
    step = step_of(facts)
    forget_ways(ways)
    for later in range(facts.seats):
        kind = 0 if later == 0 else 2
        hopes.counts[later] += see_ways(state, (seat + later) % facts.seats, floor, ways, kind)
    see_cells(state, state.floors[floor], seat, ways, best, theirs, out, step)
    for cell in range(facts.cell_count):
        tell_drills(out, step, cell, drilled_and_whose(state, floor, cell, seat))


@part
def see_crowd(state: State, seat: int, out: Words) -> None:
    """Cells of all floors, then of each seat tiles and lengths, then table and options."""
    facts, hopes, theirs = state.facts, scratch(Hopes, state), 0
    best, _ = longest(state, seat)
    for later in range(MOST_SEATS):
        hopes.counts[later] = 0
        if 0 < later < facts.seats:
            length, _ = longest(state, (seat + later) % facts.seats)
            theirs = max(theirs, length)
    for floor in range(facts.seats):
        see_floor(state, seat, floor, hopes, best, theirs, view_of(out, floor))
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
