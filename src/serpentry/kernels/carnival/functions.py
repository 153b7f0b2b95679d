"""Cobra Carnival's kernel functions."""

from serpentry.kernels.carnival.bias import guess, priors
from serpentry.kernels.carnival.flow import actor, play
from serpentry.kernels.carnival.listing import moves
from serpentry.kernels.carnival.measuring import complete
from serpentry.kernels.carnival.picking import count, draws, pick
from serpentry.kernels.carnival.records import State
from serpentry.kernels.carnival.scoring import score, standing
from serpentry.kernels.interface import Functions
from serpentry.kernels.parts import playing, same_deed, scoring, unproved

FUNCTIONS = Functions(
    State,
    actor=actor,
    count=count,
    moves=moves,
    draws=draws,
    pick=pick,
    play=play,
    scores=scoring(score, standing),
    playout=playing(actor, guess, pick, play, same_deed),
    deed=same_deed,  # a snake's rank is the same whenever a seat acts, and paths only get longer
    priors=priors,
    settle=unproved,
    complete=complete,
)
