"""Schlangennest's kernel functions."""

from serpentry.kernels.compiling import part
from serpentry.kernels.interface import Functions
from serpentry.kernels.parts import nothing_more, playing, scoring, unproved
from serpentry.kernels.schlangennest.guidance import guess, priors
from serpentry.kernels.schlangennest.listing import actor, count, draws, moves, pick
from serpentry.kernels.schlangennest.records import State
from serpentry.kernels.schlangennest.turns import deed, play

GRAY_STEP = 1024
"""More than the gray parts of all snakes of a seat."""


@part
def parts_of(state: State, seat: int) -> int:
    """The parts of a seat's snakes."""
    parts = 0
    for colour in range(seat, state.facts.colours, state.facts.seats):
        parts += state.snakes[colour].parts
    return parts


@part
def rank(state: State, seat: int, score: int) -> int:
    """Most parts win; among equals, by an option, those with fewer gray ones."""
    gray = 0
    for colour in range(seat, state.facts.colours, state.facts.seats):
        gray += state.snakes[colour].gray
    return GRAY_STEP * score - gray * state.facts.fewer_gray


FUNCTIONS = Functions(
    State,
    actor=actor,
    count=count,
    moves=moves,
    draws=draws,
    pick=pick,
    play=play,
    scores=scoring(parts_of, rank),
    playout=playing(actor, guess, pick, play, deed),
    deed=deed,
    priors=priors,
    settle=unproved,
    complete=nothing_more,
)
