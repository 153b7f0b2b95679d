"""What a colour may place in SNEKAGON 5G, with every way to drill it, compiled.

Here as in the rules, a placement can be drilled to a floor at its first end, if it continues from
an open hex there with that end and has no other joint at it; the same holds for its last end; at
both, if both.
"""

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.compiling import compiled
from serpentry.kernels.snekagon5g.clay import keep_to_clay
from serpentry.kernels.snekagon5g.drilling import ANY, heading, planar_heading
from serpentry.kernels.snekagon5g.structs import State


@compiled
def is_gentle(runs: int, onward: int) -> bool:
    """Whether to continue like this is a turn of 60° at the most."""
    turn = (onward - runs + 6) % 6
    return runs == ANY or onward == ANY or turn == 0 or turn == 1 or turn == 5


@compiled
def find_legal(state: State, colour: int) -> int:
    """Work out what the colour may place, and how drilled; how many moves that are."""
    facts, opened = state.facts, open_floors(state, colour)
    clear_legal(state)
    for floor in range(facts.seats):
        find_undrilled(state, colour, floor)
        for one in range(facts.beside_count):
            if opened >> facts.beside[floor, one] & 1 == 0:
                continue
            find_drilled(state, colour, floor, one)
            for two in range(facts.beside_count if facts.double_drill == 1 else 0):
                if opened >> facts.beside[floor, two] & 1:
                    find_twice_drilled(state, colour, floor, one, two)
        if facts.advanced == 1:
            keep_direction(state, colour, floor)
        if facts.vertical == 1:
            keep_apart(state, colour, floor)
    if facts.clay == 1:
        keep_to_clay(state, colour)
    return count_legal(state, opened)


@compiled
def way_of(state: State, first_to: int, last_to: int) -> int:
    """The way in which both ends are drilled so; -1 for an end that is not."""
    return (first_to + 1) * (state.facts.beside_count + 1) + last_to + 1


@compiled
def leads_on(state: State, opened: int, floor: int, to: int) -> bool:
    """Whether an end can be drilled so on a floor: not at all (-1), or to an open floor beside."""
    return to < 0 or opened >> state.facts.beside[floor, to] & 1 == 1


@compiled
def count_legal(state: State, opened: int) -> int:
    """Count the legal moves of each floor and way; how many they are together."""
    choices, total = state.facts.beside_count + 1, 0
    for floor in range(state.facts.seats):
        for way in range(state.facts.ways):
            count, first_to, last_to = 0, way // choices - 1, way % choices - 1
            if leads_on(state, opened, floor, first_to) and leads_on(state, opened, floor, last_to):
                for word in range(state.facts.word_count):
                    count += popcount(state.legal[floor, way].members[word])
            state.counts[floor, way] = count
            total += count
    state.legal_count = total
    return total


@compiled
def open_floors(state: State, colour: int) -> int:
    """The set of the floors on which the colour has an open hex."""
    found = 0
    for floor in range(state.facts.seats):
        own, some = state.colours[colour, floor], 0
        for word in range(state.facts.word_count):
            some |= own.onward_first[word]
        if some != 0:
            found |= 1 << floor
    return found


@compiled
def clear_legal(state: State) -> None:
    """Forget what another colour might place, where there was anything."""
    for floor in range(state.facts.seats):
        for way in range(state.facts.ways):
            if state.counts[floor, way] > 0:
                state.legal[floor, way].clear()


@compiled
def find_undrilled(state: State, colour: int, floor: int) -> None:
    """What may be placed on a floor without a drill: what grows, or touches nobody."""
    own, legal = state.colours[colour, floor], state.legal[floor, 0]
    for word in range(state.facts.word_count):
        free = own.first[word] | own.last[word] | ~own.crowded[word]
        legal.members[word] = own.alive[word] & free


@compiled
def find_drilled(state: State, colour: int, floor: int, at: int) -> None:
    """What may be placed on a floor with one end drilled to a floor beside it."""
    facts, own = state.facts, state.colours[colour, floor]
    outlet = state.colours[colour, facts.beside[floor, at]]
    by_first = state.legal[floor, way_of(state, at, -1)]
    by_last = state.legal[floor, way_of(state, -1, at)]
    for word in range(facts.word_count):
        first, last, singles = own.first[word], own.last[word], facts.singles[word]
        alive = own.alive[word]
        if facts.strict:
            alive &= ~(first | last)
        # The one end of a 1-tile may touch two hexes: `last` has it when it does.
        taken = (first & ~singles) | (last & singles)
        by_first.members[word] = outlet.onward_first[word] & alive & ~taken
        by_last.members[word] = outlet.onward_last[word] & alive & ~last


@compiled
def find_twice_drilled(state: State, colour: int, floor: int, one: int, two: int) -> None:
    """What may be placed on a floor with one end drilled to one floor, the last to another."""
    facts, own = state.facts, state.colours[colour, floor]
    first = state.colours[colour, facts.beside[floor, one]]
    second = state.colours[colour, facts.beside[floor, two]]
    legal = state.legal[floor, way_of(state, one, two)]
    for word in range(facts.word_count):
        # A 1-tile has one end, which is drilled to both floors: in one order only.
        alone = facts.singles[word] & second.onward_first[word] if one < two else 0
        both = first.onward_first[word] & (second.onward_last[word] | alone)
        legal.members[word] = both & own.alive[word] & ~(own.first[word] | own.last[word])


@compiled
def keep_direction(state: State, colour: int, floor: int) -> None:
    """Take away the drilled 1-tiles through which a snake would turn too far."""
    facts, own = state.facts, state.colours[colour, floor]
    for word in range(facts.word_count):
        lone = facts.singles[word]
        if lone == 0:
            continue
        for at in range(facts.beside_count):
            legal = state.legal[floor, way_of(state, at, -1)]
            bits = legal.members[word] & lone & own.first[word]
            while bits != 0:
                cell = facts.cells[64 * word + lowest(bits), 0]
                runs = heading(state, colour, facts.beside[floor, at], cell)
                other = planar_heading(state, colour, floor, cell)
                if not is_gentle(runs, (other + 3) % 6):
                    legal.members[word] &= ~(bits & -bits)
                bits &= bits - 1
        if facts.beside_count > 1:
            legal = state.legal[floor, way_of(state, 0, 1)]
            bits = legal.members[word] & lone
            while bits != 0:
                cell = facts.cells[64 * word + lowest(bits), 0]
                runs = heading(state, colour, facts.beside[floor, 0], cell)
                other = heading(state, colour, facts.beside[floor, 1], cell)
                if not is_gentle(runs, (other + 3) % 6):
                    legal.members[word] &= ~(bits & -bits)
                bits &= bits - 1


@compiled
def keep_apart(state: State, colour: int, floor: int) -> None:
    """Take away what would be above more own hexes than it is drilled to."""
    own, choices = state.colours[colour, floor], state.facts.beside_count + 1
    for way in range(state.facts.ways):
        legal = state.legal[floor, way]
        drills = (way // choices > 0) + (way % choices > 0)
        for word in range(state.facts.word_count):
            legal.members[word] &= ~own.above[drills, word]
