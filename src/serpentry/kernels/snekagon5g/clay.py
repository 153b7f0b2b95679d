"""The pieces of clay that mark SNEKAGON 5G's drills, compiled: an option may limit them."""

from serpentry.games.snekagon5g.rules.clay import MOST_A_MOVE
from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.placing import is_of, links_of
from serpentry.kernels.snekagon5g.drilling import drills_of
from serpentry.kernels.snekagon5g.structs import State

CLOSED = 1 << 16
"""Pieces are counted in one number: open ones, and closed ones a number of times."""


@compiled
def clay_of(drills: int, planar: int) -> int:
    """The clay on a hex with a number of drills, and of links along its floor."""
    if drills == 2:
        return CLOSED
    return 1 if drills == 1 and planar == 1 else 0


@compiled
def clay_on(there: int, more_drills: int, more_planar: int) -> int:
    """The clay that a cell's hex needs once it has a number of further links."""
    drills = popcount(drills_of(there))
    return clay_of(drills + more_drills, links_of(there) - drills + more_planar)


@compiled
def clay_in_use(state: State) -> int:
    """The clay that all colours need together."""
    found = 0
    for floor in range(state.facts.seats):
        for cell in range(state.facts.cell_count):
            found += clay_on(state.floors[floor].cells[cell], 0, 0)
    return found


@compiled
def clay_at_end(state: State, colour: int, floor: int, joint: int) -> tuple[int, int]:
    """What more the hexes need that a new end touches, and how many they are."""
    needed = touched = 0
    for side in range(6):
        there = state.floors[floor].cells[state.facts.neighbours[joint, side]]
        if is_of(there, colour):
            touched += 1
            needed += clay_on(there, 0, 1) - clay_on(there, 0, 0)
    return needed, touched


@compiled
def clay_for(state: State, colour: int, floor: int, placement: int, way: int) -> int:
    """What more clay is needed once a placement is made."""
    facts, choices = state.facts, state.facts.beside_count + 1
    is_single = facts.joints[placement, 1] == facts.cell_count
    needed = drills = 0
    for number in range(2):
        joint = facts.joints[placement, 0 if is_single else number]
        at = (way // choices if number == 0 else way % choices) - 1
        if at >= 0:
            there = state.floors[facts.beside[floor, at]].cells[joint]
            needed += clay_on(there, 1, 0) - clay_on(there, 0, 0)
            drills += 1
        if not is_single or number == 1:
            more, touched = clay_at_end(state, colour, floor, joint)
            needed += more + clay_of(drills, touched + (0 if is_single else 1))
            drills = 0
    return needed


@compiled
def keep_to_clay(state: State, colour: int) -> None:
    """Take away the moves that need more clay than there is."""
    facts, used = state.facts, clay_in_use(state)
    opened, closed = facts.open_clay - used % CLOSED, facts.closed_clay - used // CLOSED
    if opened >= MOST_A_MOVE and closed > 0:
        return
    for floor in range(facts.seats):
        for way in range(facts.ways):
            legal = state.legal[floor, way]
            for word in range(facts.word_count):
                bits = legal.members[word]
                while bits != 0:
                    more = clay_for(state, colour, floor, 64 * word + lowest(bits), way)
                    if more % CLOSED > opened or more // CLOSED > closed:
                        legal.members[word] &= ~(bits & -bits)
                    bits &= bits - 1
