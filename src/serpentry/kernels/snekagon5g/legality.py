"""What a colour may lay in SNEKAGON 5G, with every way to drill it, compiled.

Here as in the rules, a placement can be drilled to a floor at its first end, if it goes on from an
open hex there with that end and has no other joint at it; at its last end alike; at both, if both.
"""

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.layout import (
    ALIVE,
    CROWDED,
    FACT_CELLS,
    FACT_MOST_CELLS,
    FACT_SINGLES,
    FACT_WORDS,
    FIRST,
    LAST,
    LEGAL_COUNT,
)
from serpentry.kernels.kernel import Words
from serpentry.kernels.snekagon5g.clay import keep_to_clay
from serpentry.kernels.snekagon5g.drilling import (
    ANY,
    beside,
    heading,
    planar_heading,
    sets_of,
)
from serpentry.kernels.snekagon5g.layout import (
    ABOVE,
    FACT_ADVANCED,
    FACT_BESIDE_COUNT,
    FACT_CLAY,
    FACT_COUNTS,
    FACT_DOUBLE_DRILL,
    FACT_LEGAL,
    FACT_SEATS,
    FACT_STRICT,
    FACT_VERTICAL,
    FACT_WAYS,
    OUT_FIRST,
    OUT_LAST,
)


@part
def is_gentle(runs: int, onward: int) -> bool:
    """Whether going on so is a turn of 60° at the most."""
    turn = (onward - runs + 6) % 6
    return runs == ANY or onward == ANY or turn == 0 or turn == 1 or turn == 5


@part
def find_legal(state: Words, facts: Words, colour: int) -> int:
    """Work out what the colour may lay, and how drilled; how many moves that are."""
    besides, opened = facts[FACT_BESIDE_COUNT], open_floors(state, facts, colour)
    clear_legal(state, facts)
    for floor in range(facts[FACT_SEATS]):
        find_undrilled(state, facts, colour, floor)
        for one in range(besides):
            if opened >> beside(facts, floor, one) & 1 == 0:
                continue
            find_drilled(state, facts, colour, floor, one)
            for two in range(besides if facts[FACT_DOUBLE_DRILL] == 1 else 0):
                if opened >> beside(facts, floor, two) & 1:
                    find_twice_drilled(state, facts, colour, floor, one, two)
        if facts[FACT_ADVANCED] == 1:
            keep_direction(state, facts, colour, floor)
        if facts[FACT_VERTICAL] == 1:
            keep_apart(state, facts, colour, floor)
    if facts[FACT_CLAY] == 1:
        keep_to_clay(state, facts, colour)
    return count_legal(state, facts)


@part
def block_of(facts: Words, floor: int, way: int) -> int:
    """Where the set of the moves of a floor and a way begins."""
    return facts[FACT_LEGAL] + (floor * facts[FACT_WAYS] + way) * facts[FACT_WORDS]


@part
def count_legal(state: Words, facts: Words) -> int:
    """Count the legal moves of each block; how many they are together."""
    words, total = facts[FACT_WORDS], 0
    for block in range(facts[FACT_SEATS] * facts[FACT_WAYS]):
        place, count = facts[FACT_LEGAL] + block * words, 0
        for word in range(words):
            count += popcount(state[place + word])
        state[facts[FACT_COUNTS] + block] = count
        total += count
    state[LEGAL_COUNT] = total
    return total


@part
def open_floors(state: Words, facts: Words, colour: int) -> int:
    """The set of the floors on which the colour has an open hex."""
    words, found = facts[FACT_WORDS], 0
    for floor in range(facts[FACT_SEATS]):
        place, some = sets_of(facts, colour, floor) + OUT_FIRST * words, 0
        for word in range(words):
            some |= state[place + word]
        if some != 0:
            found |= 1 << floor
    return found


@part
def clear_legal(state: Words, facts: Words) -> None:
    """Forget what another colour might lay."""
    start = facts[FACT_LEGAL]
    for place in range(start, start + facts[FACT_SEATS] * facts[FACT_WAYS] * facts[FACT_WORDS]):
        state[place] = 0


@part
def find_undrilled(state: Words, facts: Words, colour: int, floor: int) -> None:
    """What may be laid on a floor without a drill: what grows, or touches nobody."""
    words, own = facts[FACT_WORDS], sets_of(facts, colour, floor)
    legal = block_of(facts, floor, 0)
    for word in range(words):
        touched = state[own + FIRST * words + word] | state[own + LAST * words + word]
        free = touched | ~state[own + CROWDED * words + word]
        state[legal + word] = state[own + ALIVE * words + word] & free


@part
def find_drilled(state: Words, facts: Words, colour: int, floor: int, at: int) -> None:
    """What may be laid on a floor with one end drilled to a floor beside it."""
    words, own = facts[FACT_WORDS], sets_of(facts, colour, floor)
    outlet = sets_of(facts, colour, beside(facts, floor, at))
    by_first = block_of(facts, floor, (at + 1) * (facts[FACT_BESIDE_COUNT] + 1))
    by_last = block_of(facts, floor, at + 1)
    singles, strict = facts[FACT_SINGLES], -facts[FACT_STRICT]
    for word in range(words):
        f, k = state[own + FIRST * words + word], state[own + LAST * words + word]
        alive = state[own + ALIVE * words + word] & ~(strict & (f | k))
        lone = facts[singles + word]
        used = (f & ~lone) | (k & lone)
        state[by_first + word] = state[outlet + OUT_FIRST * words + word] & alive & ~used
        state[by_last + word] = state[outlet + OUT_LAST * words + word] & alive & ~k


@part
def find_twice_drilled(
    state: Words, facts: Words, colour: int, floor: int, one: int, two: int
) -> None:
    """What may be laid on a floor with its first end drilled to one floor, its last to another."""
    words, own = facts[FACT_WORDS], sets_of(facts, colour, floor)
    first = sets_of(facts, colour, beside(facts, floor, one)) + OUT_FIRST * words
    second = sets_of(facts, colour, beside(facts, floor, two))
    legal = block_of(facts, floor, (one + 1) * (facts[FACT_BESIDE_COUNT] + 1) + two + 1)
    singles, shaft = facts[FACT_SINGLES], -1 if one < two else 0
    for word in range(words):
        touched = state[own + FIRST * words + word] | state[own + LAST * words + word]
        alone = facts[singles + word] & shaft & state[second + OUT_FIRST * words + word]
        both = state[first + word] & (state[second + OUT_LAST * words + word] | alone)
        state[legal + word] = both & state[own + ALIVE * words + word] & ~touched


@part
def keep_direction(state: Words, facts: Words, colour: int, floor: int) -> None:
    """Take away the drilled 1-tiles through which a snake would turn too far."""
    words, own, besides = facts[FACT_WORDS], sets_of(facts, colour, floor), facts[FACT_BESIDE_COUNT]
    for word in range(words):
        lone = facts[facts[FACT_SINGLES] + word]
        if lone == 0:
            continue
        for at in range(besides):
            place = block_of(facts, floor, (at + 1) * (besides + 1)) + word
            bits = state[place] & lone & state[own + FIRST * words + word]
            while bits != 0:
                cell = cell_of_single(facts, 64 * word + lowest(bits))
                runs = heading(state, facts, colour, beside(facts, floor, at), cell)
                onward = (planar_heading(state, facts, colour, floor, cell) + 3) % 6
                if not is_gentle(runs, onward):
                    state[place] &= ~(bits & -bits)
                bits &= bits - 1
        if besides > 1:
            place = block_of(facts, floor, (besides + 1) + 2) + word
            bits = state[place] & lone
            while bits != 0:
                cell = cell_of_single(facts, 64 * word + lowest(bits))
                runs = heading(state, facts, colour, beside(facts, floor, 0), cell)
                other = heading(state, facts, colour, beside(facts, floor, 1), cell)
                if not is_gentle(runs, (other + 3) % 6):
                    state[place] &= ~(bits & -bits)
                bits &= bits - 1


@part
def cell_of_single(facts: Words, placement: int) -> int:
    """The cell of a 1-tile."""
    return facts[facts[FACT_CELLS] + placement * facts[FACT_MOST_CELLS]]


@part
def keep_apart(state: Words, facts: Words, colour: int, floor: int) -> None:
    """Take away what would lie above more own hexes than it is drilled to."""
    words, choices = facts[FACT_WORDS], facts[FACT_BESIDE_COUNT] + 1
    above = sets_of(facts, colour, floor) + ABOVE * words
    for way in range(facts[FACT_WAYS]):
        place = block_of(facts, floor, way)
        drills = (way // choices > 0) + (way % choices > 0)
        for word in range(words):
            state[place + word] &= ~state[above + drills * words + word]
