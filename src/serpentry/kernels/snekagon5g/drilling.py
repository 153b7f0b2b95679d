"""SNEKAGON 5G's drills, compiled: which hexes are open, and how snakes run into them."""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.placing import is_of, links_of, rule_out, tile_on, unite
from serpentry.kernels.hexsnakes.structs import LINK
from serpentry.kernels.snekagon5g.structs import DRILL, HEADINGS, State

ANY = HEADINGS - 1


@compiled
def drills_of(there: int) -> int:
    """To which of the floors beside its own a hex is drilled: a bit for each."""
    return there // DRILL & 3


@compiled
def planar_heading(state: State, colour: int, floor: int, cell: int) -> int:
    """How a snake runs along its floor into a cell; ANY if no hex of the colour is beside it."""
    board = state.floors[floor]
    for side in range(6):
        if is_of(board.cells[state.facts.neighbours[cell, side]], colour):
            return (side + 3) % 6
    return ANY


@compiled
def heading(state: State, colour: int, floor: int, cell: int) -> int:
    """How a snake runs into its open hex, looking through a drill; ANY if nothing is there.

    Only a 1-tile has no hex beside it, and a colour has but one: what it is drilled to has one.
    """
    found = planar_heading(state, colour, floor, cell)
    there = state.floors[floor].cells[cell]
    for at in range(state.facts.beside_count):
        if found == ANY and there & DRILL << at:
            found = planar_heading(state, colour, state.facts.beside[floor, at], cell)
    return found


@compiled
def refresh(state: State, colour: int, floor: int, cell: int) -> None:
    """Take the links that an own hex has by now into account: whether and how it continues."""
    facts, there = state.facts, state.floors[floor].cells[cell]
    own = state.colours[colour, floor]
    is_open = links_of(there) < 2
    runs = ANY
    if is_open and facts.advanced == 1:
        runs = heading(state, colour, floor, cell)
    every, onward = facts.onward[cell, ANY], facts.onward[cell, runs]
    keeps = -1 if is_open else 0
    for word in range(facts.word_count):
        stays = onward.first[word] & keeps
        own.onward_first[word] = (own.onward_first[word] & ~every.first[word]) | stays
    for word in range(facts.word_count):
        stays = onward.last[word] & keeps
        own.onward_last[word] = (own.onward_last[word] & ~every.last[word]) | stays
    if is_open and runs != ANY and there >= DRILL:
        for word in range(facts.word_count):
            own.alive[word] &= ~facts.sideways[cell, runs, word]


@compiled
def refresh_around(state: State, colour: int, floor: int, placement: int) -> None:
    """Refresh the ends of a tile just placed, and the hexes that they touch."""
    facts, board = state.facts, state.floors[floor]
    for number in range(2):
        joint = facts.joints[placement, number]
        if joint == facts.cell_count:
            return
        refresh(state, colour, floor, joint)
        tile = tile_on(board.cells[joint])
        for side in range(6):
            cell = facts.neighbours[joint, side]
            there = board.cells[cell]
            if is_of(there, colour) and tile_on(there) != tile:
                refresh(state, colour, floor, cell)


@compiled
def drill(state: State, colour: int, floor: int, cell: int, at: int) -> None:
    """Drill a hex just placed together with the one on a floor beside its own."""
    facts, to = state.facts, state.facts.beside[floor, at]
    here, there = state.floors[floor], state.floors[to]
    state.key ^= facts.keys[colour].drilled[facts.gaps[floor, at], cell]
    here.cells[cell] += DRILL << at
    there.cells[cell] += (DRILL << facts.back[floor, at]) + LINK
    unite(state, tile_on(here.cells[cell]), tile_on(there.cells[cell]))
    rule_out(state.colours[colour, to], cell, links_of(there.cells[cell]))


@compiled
def count_above(state: State, colour: int, floor: int, cell: int) -> None:
    """Note for the floors beside what would be above a hex just placed."""
    for at in range(state.facts.beside_count):
        own = state.colours[colour, state.facts.beside[floor, at]]
        for word in range(state.facts.word_count):
            fresh, one, two = (
                state.facts.covering[cell, word],
                own.above[0, word],
                own.above[1, word],
            )
            own.above[2, word] |= two & fresh
            own.above[1, word] = two | (one & fresh)
            own.above[0, word] = one | fresh
