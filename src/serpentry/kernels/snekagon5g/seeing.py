"""What a net sees of SNEKAGON 5G, compiled: at a two-player table, and at a larger one."""

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.placing import longest
from serpentry.kernels.hexsnakes.seeing import (
    MINE,
    THEIRS,
    Ways,
    count_ways,
    doublings,
    forget_ways,
    note_ways,
    see_hex,
    see_laid,
    see_two,
    tell_tiles,
)
from serpentry.kernels.hexsnakes.structs import OCCUPIED, TILE_SPAN
from serpentry.kernels.snekagon5g.drilling import drills_of
from serpentry.kernels.snekagon5g.placing import number_of
from serpentry.kernels.snekagon5g.structs import (
    FEWEST,
    MOST_SEATS,
    Facts,
    PairTold,
    SeenByMore,
    SeenByTwo,
    SeenOptions,
    State,
    TableCell,
    TableTold,
)
from serpentry.kernels.structs import Struct, Words, words
from serpentry.kernels.structs.compiled import bound, scratch


class Counts(Struct[Facts]):
    """How many moves each seat has, from the one that looks on."""

    moves = words(MOST_SEATS)


@compiled
def see_ways(state: State, colour: int, floor: int, ways: Ways, whose: int) -> int:
    """Count what a colour could place on a floor: what makes a snake longer, what begins one."""
    facts, own = state.facts, state.colours[colour, floor]
    one = state.colours[colour, facts.beside[floor, 0]]
    other = state.colours[colour, facts.beside[floor, facts.beside_count - 1]]
    for word in range(facts.word_count):
        along = own.first[word] | own.last[word]
        drilled = one.onward_first[word] | one.onward_last[word]
        drilled |= other.onward_first[word] | other.onward_last[word]
        note_ways(ways, own, word, along | drilled)
    return count_ways(ways, whose)


@compiled
def see_options(facts: Facts, seen: SeenOptions) -> None:
    """Write the options."""
    seen.advanced, seen.double_drill = facts.advanced, facts.double_drill
    seen.strict, seen.vertical, seen.clay = facts.strict, facts.vertical, facts.clay
    seen.flip, seen.opening = facts.flip, facts.opening


@compiled
def see_pair(state: State, seat: int, out: Words) -> None:
    """Cells of both floors, tiles placed, lengths and options, as one of two sees them."""
    facts, other, seen = state.facts, 1 - seat, bound(SeenByTwo, out, state)
    ways, told = scratch(Ways, state), scratch(PairTold, state)
    tell_tiles(state, told, seat)
    mine = theirs = 0
    for floor in range(facts.seats):
        forget_ways(ways)
        mine += see_ways(state, seat, floor, ways, MINE)
        theirs += see_ways(state, other, floor, ways, THEIRS)
        for cell in range(facts.cell_count):
            there, hexagon = state.floors[floor].cells[cell], seen.cells[cell, floor]
            see_hex(hexagon, there, told, ways, cell)
            hexagon.drills = popcount(drills_of(there))
    game = seen.game
    game.clear()
    see_two(state, seat, other, (mine, theirs), game)
    game.seat = seat
    see_options(facts, game.options)


@compiled
def tell_owners(state: State, told: TableTold, seat: int) -> None:
    """Say of hexes how many seats after this one their owner comes."""
    facts = state.facts
    for later in range(facts.seats):
        first = OCCUPIED + (seat + later) % facts.seats * TILE_SPAN
        for tile in range(first, first + facts.tiles):
            told.hexes[tile].seats_later = later


@compiled
def see_drills(state: State, floor: int, there: int, seen: TableCell) -> None:
    """Write whether a cell is drilled to the floor before, and to the next one."""
    facts, drills = state.facts, drills_of(there)
    if facts.beside[floor, 0] == (floor + 1) % facts.seats:
        seen.drilled_next, seen.drilled_before = drills & 1, drills >> 1
    else:
        seen.drilled_before, seen.drilled_next = drills & 1, drills >> 1


@compiled
def see_floor(
    state: State,
    seat: int,
    floor: int,
    counts: Counts,
    told: TableTold,
    ways: Ways,
    seen: SeenByMore,
) -> None:
    """Write a floor's cells, and count what everybody could place there."""
    facts = state.facts
    forget_ways(ways)
    for later in range(facts.seats):
        whose = MINE if later == 0 else THEIRS
        counts.moves[later] += see_ways(state, (seat + later) % facts.seats, floor, ways, whose)
    for cell in range(facts.cell_count):
        there, hexagon = state.floors[floor].cells[cell], seen.cells[cell, floor]
        see_hex(hexagon, there, told, ways, cell)
        see_drills(state, floor, there, hexagon)


@compiled
def see_more(state: State, seat: int, out: Words) -> None:
    """Cells of all floors, then of each seat tiles and lengths, then table and options."""
    facts, counts, seen = state.facts, scratch(Counts, state), bound(SeenByMore, out, state)
    ways, told = scratch(Ways, state), scratch(TableTold, state)
    counts.clear()
    tell_tiles(state, told, seat)
    tell_owners(state, told, seat)
    for floor in range(facts.seats):
        see_floor(state, seat, floor, counts, told, ways, seen)
    game = seen.game
    game.clear()
    for later in range(facts.seats):
        colour, of_seat = (seat + later) % facts.seats, game.seats[later]
        see_laid(state, colour, of_seat.laid)
        of_seat.longest, of_seat.second = longest(state, colour)
        of_seat.moves = doublings(counts.moves[later])
    game.sizes[facts.seats - FEWEST], game.seat[seat] = 1, 1
    see_options(facts, game.options)


@compiled
def observe(state: State, seat: int, out: Words) -> None:
    """What a seat sees, at a table of two or at a larger one."""
    if state.facts.seats == 2:
        see_pair(state, seat, out)
    else:
        see_more(state, seat, out)


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
