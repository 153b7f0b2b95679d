"""Exact endings of SNEKAGON: what alpha-beta must know about the game.

Between equally long snakes a value is, where the option says so, the lead of the second.
"""

from serpentry.kernels import interface
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.alphabeta import INFINITE, STEP, Ending, settling
from serpentry.kernels.hexsnakes.placing import longest
from serpentry.kernels.hexsnakes.reaching import count_alive, count_taken, reach_with, tiles_alive
from serpentry.kernels.hexsnakes.structs import Frame
from serpentry.kernels.interface import Verdict
from serpentry.kernels.snekagon.bias import length_after
from serpentry.kernels.snekagon.placing import may_take_over, nth_legal, play
from serpentry.kernels.snekagon.structs import State, Work
from serpentry.kernels.structs import Reals, Words
from serpentry.kernels.structs.compiled import bound

NODES_FOR_EACH = 100
MOST_HOPEFUL = 500
"""A proof is tried if each placement left has this number of nodes, and if few enough are left."""
ALWAYS_HOPEFUL = 24


@compiled
def reach(state: State, colour: int) -> int:
    """A length that no snake of the colour will exceed."""
    return reach_with(state, colour, tiles_alive(state.colours[colour]))


@compiled
def lead(state: State) -> int:
    """The value of a finished game."""
    best0, second0 = longest(state, state.swapped)
    best1, second1 = longest(state, 1 - state.swapped)
    if best0 == best1 and state.facts.tiebreak == 1:
        return second0 - second1
    return STEP * (best0 - best1)


@compiled
def limits(state: State) -> tuple[int, int]:
    """What no value will be below, and above."""
    colour, tie = state.swapped, (STEP - 1) * state.facts.tiebreak
    best0, _ = longest(state, colour)
    best1, _ = longest(state, 1 - colour)
    low = STEP * (best0 - reach(state, 1 - colour)) - tie
    return low, STEP * (reach(state, colour) - best1) + tie


@compiled
def order(state: State, frame: Frame, best: int) -> int:
    """List the moves with their merits: the longest snake first, then what hinders most."""
    colour = state.actor ^ state.swapped
    foe = state.colours[1 - colour]
    for at in range(state.legal_count):
        move = nth_legal(state, at)
        frame.moves[at] = move
        frame.merits[at] = 4 * length_after(state, colour, move) + count_taken(foe, move)
        if move == best:
            frame.merits[at] = INFINITE
    return state.legal_count


@compiled
def is_fit(state: State) -> bool:
    """Not as long as the colours may still be swapped."""
    return not may_take_over(state)


@compiled
def alive_count(state: State) -> int:
    """How many placements both colours could still make."""
    return count_alive(state.colours[0]) + count_alive(state.colours[1])


settle_ending = settling(Ending(Work, play, lead, limits, order, is_fit))


@compiled
def settle(state: State, work: Words, budget: int, out: Reals) -> int:
    """Prove the result, if few enough placements are left and nodes suffice."""
    nodes = budget + bound(Work, work, state).patience
    hopeful = min(MOST_HOPEFUL, ALWAYS_HOPEFUL + nodes // NODES_FOR_EACH)
    if state.actor == interface.OVER or alive_count(state) > hopeful:
        return Verdict.NOT_TRIED
    return settle_ending(state, work, budget, out)
