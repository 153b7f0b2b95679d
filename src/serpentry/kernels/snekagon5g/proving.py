"""Exact endings of two-player SNEKAGON 5G: what alpha-beta must know about the game."""

from serpentry.kernels import interface
from serpentry.kernels.bits import lowest
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.alphabeta import INFINITE, STEP, Ending, settling
from serpentry.kernels.hexsnakes.reaching import count_alive, count_taken, reach_with, tiles_alive
from serpentry.kernels.hexsnakes.structs import MOST_MOVES, Frame
from serpentry.kernels.interface import Verdict
from serpentry.kernels.snekagon5g.bias import length_after
from serpentry.kernels.snekagon5g.placing import number_of, play, score
from serpentry.kernels.snekagon5g.structs import MOST_LEFT, State, Work
from serpentry.kernels.structs import Reals, Words
from serpentry.kernels.structs.compiled import bound


@compiled
def reach(state: State, colour: int) -> int:
    """A length that no snake of the colour will exceed."""
    tiles = 0
    for floor in range(state.facts.seats):
        tiles |= tiles_alive(state.colours[colour, floor])
    return reach_with(state, colour, tiles)


@compiled
def lead(state: State) -> int:
    """The value of a finished game."""
    return STEP * (score(state, 0) - score(state, 1))


@compiled
def limits(state: State) -> tuple[int, int]:
    """What no value will be below, and above."""
    mine, other = score(state, 0), score(state, 1)
    return STEP * (mine - reach(state, 1)), STEP * (reach(state, 0) - other)


@compiled
def order(state: State, frame: Frame, best: int) -> int:
    """List the moves with their merits: the longest snake first, then what hinders most."""
    colour, found = state.actor, 0
    for floor in range(state.facts.seats):
        for way in range(state.facts.ways):
            for word in range(state.facts.word_count):
                bits = state.legal[floor, way].members[word]
                while bits != 0:
                    placement = 64 * word + lowest(bits)
                    bits &= bits - 1
                    move = number_of(state, floor, placement, way)
                    length = length_after(state, colour, floor, placement, way)
                    hindered = count_taken(state.colours[1 - colour, floor], placement)
                    frame.moves[found] = move
                    frame.merits[found] = INFINITE if move == best else 4 * length + hindered
                    found += 1
    return found


@compiled
def is_fit(state: State) -> bool:
    """Every state is."""
    return True


@compiled
def alive_count(state: State) -> int:
    """How many placements both colours could still make."""
    found = 0
    for colour in range(2):
        for floor in range(2):
            found += count_alive(state.colours[colour, floor])
    return found


settle_ending = settling(Ending(Work, play, lead, limits, order, is_fit))


@compiled
def settle(state: State, work: Words, budget: int, out: Reals) -> int:
    """Prove the result of a two-player game, if placements are few enough and nodes suffice."""
    facts = state.facts
    if facts.seats != 2 or state.actor == interface.OVER or state.legal_count > MOST_MOVES:
        return Verdict.NOT_TRIED
    left, nodes = alive_count(state), 1 + budget + bound(Work, work, state).patience
    if left >= MOST_LEFT or nodes < facts.nodes_for[left]:
        return Verdict.NOT_TRIED
    return settle_ending(state, work, budget, out)
