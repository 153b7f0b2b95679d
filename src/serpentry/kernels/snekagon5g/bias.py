"""What SNEKAGON 5G's search knows beforehand: how much longer a snake gets, and whom it hinders.

A first guess of a move's worth looks at the tile's size, whether it makes a snake longer, along its
floor or through drills, and how long that becomes, and how many ways to grow it takes from others.
"""

import numpy as np

from serpentry.kernels.compiling import compiled, part
from serpentry.kernels.hexsnakes.bias import heat_up, hottest, length_joined, tile_size
from serpentry.kernels.hexsnakes.laying import longest
from serpentry.kernels.hexsnakes.layout import (
    ACTOR,
    ALIVE,
    BOARD,
    FACT_CELL_COUNT,
    FACT_JOINTS,
    FACT_LABELS,
    FACT_LENGTHS,
    FACT_PLACEMENTS,
    FACT_WORDS,
    FIRST,
    LAST,
    TILE_MASK,
)
from serpentry.kernels.kernel import PRIORS, Reals, Words
from serpentry.kernels.snekagon5g.drilling import beside, board_of, sets_of
from serpentry.kernels.snekagon5g.layout import (
    FACT_BESIDE_COUNT,
    FACT_SEATS,
    FACT_WAYS,
    OUT_FIRST,
    OUT_LAST,
)

PLAIN = 0.30
PER_HEX = 0.02
FOR_GROWING = 0.05
PER_HEX_OF_LEAD = 0.03
FOR_HINDERING = 0.25


@part
def growing(state: Words, facts: Words, colour: int, floor: int, word: int) -> int:
    """Of what a colour might lay on a floor, that which makes a snake longer."""
    words, own = facts[FACT_WORDS], sets_of(facts, colour, floor)
    ways = state[own + FIRST * words + word] | state[own + LAST * words + word]
    for at in range(facts[FACT_BESIDE_COUNT]):
        outlet = sets_of(facts, colour, beside(facts, floor, at))
        ways |= state[outlet + OUT_FIRST * words + word] | state[outlet + OUT_LAST * words + word]
    return state[own + ALIVE * words + word] & ways


@part
def heat(state: Words, facts: Words, actor: int, out: Reals) -> float:
    """How many ways to grow of others than the actor lie on each cell; the greatest number."""
    most = 1.0
    for colour in range(facts[FACT_SEATS]):
        if colour != actor:
            for floor in range(facts[FACT_SEATS]):
                board = board_of(facts, floor) - BOARD
                for word in range(facts[FACT_WORDS]):
                    bits = growing(state, facts, colour, floor, word)
                    most = max(most, heat_up(facts, word, bits, out, board))
    return most


@part
def length_after(
    state: Words, facts: Words, colour: int, floor: int, placement: int, way: int
) -> int:
    """How long the snake gets that a placement becomes a part of."""
    choices = facts[FACT_BESIDE_COUNT] + 1
    joints = facts[FACT_JOINTS] + 2 * placement
    length, seen = tile_size(facts, placement), -1
    for number in range(2):
        at = (way // choices if number == 0 else way % choices) - 1
        if at >= 0:
            joint = facts[joints + number]
            if joint == facts[FACT_CELL_COUNT]:
                joint = facts[joints]
            there = state[board_of(facts, beside(facts, floor, at)) + joint]
            label = state[facts[FACT_LABELS] + (there & TILE_MASK)]
            if label != seen:
                length += state[facts[FACT_LENGTHS] + label]
            seen = label
    return length + length_joined(state, facts, colour, board_of(facts, floor), placement, seen)


@compiled(PRIORS)
def priors(state: Words, facts: Words, moves: Words, count: int, out: Reals) -> None:
    """A first guess of the share that each move will win."""
    colour, seats = state[ACTOR], facts[FACT_SEATS]
    hot = np.zeros(seats * (facts[FACT_CELL_COUNT] + 1))
    most = heat(state, facts, colour, hot)
    mine, _ = longest(state, facts, colour)
    for at in range(count):
        way, rest = moves[at] % facts[FACT_WAYS], moves[at] // facts[FACT_WAYS]
        floor, placement = rest // facts[FACT_PLACEMENTS], rest % facts[FACT_PLACEMENTS]
        size = tile_size(facts, placement)
        length = length_after(state, facts, colour, floor, placement, way)
        hindered = hottest(facts, placement, hot, board_of(facts, floor) - BOARD) / most
        guess = PLAIN + PER_HEX * size + FOR_HINDERING * hindered
        if length > size:
            guess += FOR_GROWING
        guess += PER_HEX_OF_LEAD * max(0, length - mine)
        out[at] = min(0.95, guess)
