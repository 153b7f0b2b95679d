"""What a net sees of SNEKAGON 5G at every table, compiled: what colours could lay, and options."""

from serpentry.kernels.bits import popcount, shifted
from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.seeing import FEW, Ways, count_ways
from serpentry.kernels.records import Words
from serpentry.kernels.snekagon5g.bias import growing
from serpentry.kernels.snekagon5g.records import Facts, State

WORDS_OF_A_FLOOR = 2
"""Of each cell."""
DRILLED = 40
"""Where the byte begins that says how often a hex is drilled."""


@part
def step_of(facts: Facts) -> int:
    """The words of a cell on all floors."""
    return WORDS_OF_A_FLOOR * facts.seats


@part
def view_of(out: Words, floor: int) -> Words:
    """Where a floor's first cell is told of."""
    return shifted(out, WORDS_OF_A_FLOOR * floor)


@part
def tell_drills(here: Words, step: int, cell: int, told: int) -> None:
    """Say of a floor's cell how its hex is drilled."""
    here[step * cell + 1] |= told << DRILLED


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
def see_options(state: State) -> int:
    """The options, as a word."""
    facts = state.facts
    found = facts.advanced | facts.double_drill << 8 | facts.strict << 16 | facts.vertical << 24
    return found | facts.clay << 32 | facts.flip << 40 | facts.opening << 48
