"""SNEKAGON 5G's kernel functions."""

from serpentry.kernels.interface import Functions
from serpentry.kernels.parts import no_draws, nothing_more, playing, same_deed, scoring
from serpentry.kernels.snekagon5g.bias import priors
from serpentry.kernels.snekagon5g.laying import actor, count, guess, moves, pick, play, score
from serpentry.kernels.snekagon5g.proving import settle
from serpentry.kernels.snekagon5g.records import State

FUNCTIONS = Functions(
    State,
    actor=actor,
    count=count,
    moves=moves,
    draws=no_draws,
    pick=pick,
    play=play,
    scores=scoring(score),
    playout=playing(actor, guess, pick, play, same_deed),
    deed=same_deed,
    priors=priors,
    settle=settle,
    complete=nothing_more,
)
