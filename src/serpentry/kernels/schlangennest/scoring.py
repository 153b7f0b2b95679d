"""What Schlangennest's snakes are worth, compiled."""

from serpentry.kernels.compiling import part
from serpentry.kernels.schlangennest.records import State

GRAY_STEP = 1024
"""More than the gray parts of all snakes of a seat."""


@part
def score(state: State, seat: int) -> int:
    """The parts of a seat's snakes."""
    parts = 0
    for colour in range(seat, state.facts.colours, max(1, state.facts.seats)):
        parts += state.snakes[colour].parts
    return parts


@part
def rank(state: State, seat: int, score: int) -> int:
    """Most parts win; among equals, by an option, those with fewer gray ones."""
    gray = 0
    for colour in range(seat, state.facts.colours, max(1, state.facts.seats)):
        gray += state.snakes[colour].gray
    return GRAY_STEP * score - gray * state.facts.fewer_gray
