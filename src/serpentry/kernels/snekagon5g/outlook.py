"""What a net sees of SNEKAGON 5G at every table, compiled: what colours could lay, and options."""

from serpentry.kernels.bits import shifted
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.seeing import Ways, count_ways, note_ways
from serpentry.kernels.snekagon5g.structs import Facts, State
from serpentry.kernels.structs import Words

WORDS_OF_A_FLOOR = 2
"""Of each cell."""
DRILLED = 40
"""Where the byte begins that says how often a hex is drilled."""


@compiled
def step_of(facts: Facts) -> int:
    """The words of a cell on all floors."""
    return WORDS_OF_A_FLOOR * facts.seats


@compiled
def view_of(out: Words, floor: int) -> Words:
    """Where a floor's first cell is told of."""
    return shifted(out, WORDS_OF_A_FLOOR * floor)


@compiled
def see_ways(state: State, colour: int, floor: int, ways: Ways, kind: int) -> int:
    """Count what a colour could lay on a floor: what makes a snake longer, and what begins one."""
    facts, own = state.facts, state.colours[colour, floor]
    one = state.colours[colour, facts.beside[floor, 0]]
    other = state.colours[colour, facts.beside[floor, facts.beside_count - 1]]
    for word in range(facts.word_count):
        along = own.first[word] | own.last[word]
        drilled = one.onward_first[word] | one.onward_last[word]
        drilled |= other.onward_first[word] | other.onward_last[word]
        note_ways(ways, own, word, along | drilled)
    return count_ways(ways, kind)


@compiled
def see_options(state: State) -> int:
    """The options, as a word."""
    facts = state.facts
    found = facts.advanced | facts.double_drill << 8 | facts.strict << 16 | facts.vertical << 24
    return found | facts.clay << 32 | facts.flip << 40 | facts.opening << 48
