"""Sssnake's kernel functions."""

from serpentry.kernels.interface import Functions
from serpentry.kernels.parts import no_deed, nothing_more, playing, scoring, unproved
from serpentry.kernels.sssnake.chances import count, draws, moves, pick
from serpentry.kernels.sssnake.guidance import guess, priors
from serpentry.kernels.sssnake.records import State
from serpentry.kernels.sssnake.turn import actor, play, total

FUNCTIONS = Functions(
    State,
    actor=actor,
    count=count,
    moves=moves,
    draws=draws,
    pick=pick,
    play=play,
    scores=scoring(total),
    playout=playing(actor, guess, pick, play, no_deed),
    deed=no_deed,
    priors=priors,
    settle=unproved,
    complete=nothing_more,
)
