"""What Schlangennest's snakes are worth, compiled."""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.schlangennest.structs import State

GRAY_STEP = 1024
"""More than the gray parts of all snakes of a seat."""


@compiled
def counting(state: State, seat: int) -> int:
    """Of a seat's snakes the one that counts alone: most parts, then fewest gray ones."""
    best = seat
    for colour in range(seat, state.facts.colours, max(1, state.facts.seats)):
        parts, most = state.snakes[colour].parts, state.snakes[best].parts
        fewer = state.snakes[colour].gray < state.snakes[best].gray
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
    """Most parts win; among equals, by an option, those with fewer gray ones."""
    gray = 0
    for colour in range(seat, state.facts.colours, max(1, state.facts.seats)):
        gray += state.snakes[colour].gray
    if state.facts.longer_counts == 1:
        gray = state.snakes[counting(state, seat)].gray
    return GRAY_STEP * score - gray * state.facts.fewer_gray
