"""What Cobra Carnival's search knows beforehand: what a move gains at once.

First guesses follow the gain. Guided play looks at one random placement of each tile in the hand
and makes the one that gains most.
"""

from serpentry.kernels.bits import below, lowest
from serpentry.kernels.carnival.gains import gain_of
from serpentry.kernels.carnival.picking import pick_final, pick_of
from serpentry.kernels.carnival.structs import Phase, State
from serpentry.kernels.common import heeding
from serpentry.kernels.compiling import compiled
from serpentry.kernels.structs import Reals, Words

PLAIN = 0.5
PER_POINT = 0.04
LEAST, MOST = 0.05, 0.95
FINAL_LOOKS = 3


@compiled
def priors(state: State, moves: Words, count: int, out: Reals) -> None:
    """A first guess of the share that each move will win."""
    for at in range(count):
        guess = PLAIN + PER_POINT * gain_of(state, moves[at])
        out[at] = min(MOST, max(LEAST, guess))


@compiled
def pick_gaining(state: State, rng: Words) -> int:
    """The move that gains most of a few random ones."""
    best, most = -1, -1.0e9
    if state.phase != Phase.LAY:
        for _ in range(FINAL_LOOKS):
            move = pick_final(state, rng)
            gain = gain_of(state, move)
            if gain > most:
                best, most = move, gain
        return best
    held = state.held[state.seat]
    while held != 0:
        tile, held = lowest(held), held & (held - 1)
        count = state.counts[tile]
        if count == 0:
            continue
        move = pick_of(state, tile, below(rng, count), rng)
        gain = gain_of(state, move)
        if gain > most:
            best, most = move, gain
    return best


guess = heeding(pick_gaining)
"""Guided play mostly makes moves that gain something at once."""
