"""What Schlangennest's snakes are worth, compiled."""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.schlangennest.structs import State

GREY_STEP = 1024
"""More than the grey parts of all snakes of a seat."""


@compiled
def counting(state: State, seat: int) -> int:
    """Of a seat's snakes the one that counts alone: most parts, then fewest grey ones."""
    best = seat
    for colour in range(seat, state.facts.colours, max(1, state.facts.seats)):
        parts, most = state.snakes[colour].parts, state.snakes[best].parts
        fewer = state.snakes[colour].grey < state.snakes[best].grey
        if parts > most or (parts == most and fewer):
            best = colour
    return best


@compiled
def score(state: State, seat: int) -> int:
    """The parts of a seat's snakes, or by an option of the longer one."""
    if state.facts.longer_counts == 1:
        return state.snakes[counting(state, seat)].parts
    parts = 0
    for colour in range(seat, state.facts.colours, max(1, state.facts.seats)):
        parts += state.snakes[colour].parts
    return parts


@compiled
def rank(state: State, seat: int, score: int) -> int:
    """Most parts win; among equals, by an option, those with fewer grey ones."""
    grey = 0
    for colour in range(seat, state.facts.colours, max(1, state.facts.seats)):
        grey += state.snakes[colour].grey
    if state.facts.longer_counts == 1:
        grey = state.snakes[counting(state, seat)].grey
    return GREY_STEP * score - grey * state.facts.fewer_grey
