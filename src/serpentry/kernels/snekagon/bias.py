"""What SNEKAGON's search knows beforehand: how much longer a snake gets, and whom it hinders."""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.bias import cool_down, first_guess, heat_up, length_along
from serpentry.kernels.hexsnakes.placing import longest
from serpentry.kernels.snekagon.structs import Heat, State
from serpentry.kernels.structs import Reals, Words
from serpentry.kernels.structs.compiled import scratch

FOR_TAKING_OVER = 0.5


@compiled
def warm(state: State, colour: int, heat: Heat) -> float:
    """How many of the colour's ways to grow cover each cell; the greatest number."""
    own, most = state.colours[colour], 1.0
    cool_down(heat, 1)
    for word in range(state.facts.word_count):
        bits = own.alive[word] & (own.first[word] | own.last[word])
        most = max(most, heat_up(heat, 0, word, bits))
    return most


@compiled
def length_after(state: State, colour: int, placement: int) -> int:
    """How long the snake gets that the placement becomes a part of."""
    return length_along(state, state.board, colour, placement, -1)


@compiled
def priors(state: State, moves: Words, count: int, out: Reals) -> None:
    """A first guess of the share that each move will win."""
    colour = state.actor ^ state.swapped
    heat = scratch(Heat, state)
    most = warm(state, 1 - colour, heat)
    mine, _ = longest(state, colour)
    for at in range(count):
        move = moves[at]
        if move == state.facts.placements:
            out[at] = FOR_TAKING_OVER
            continue
        length = length_after(state, colour, move)
        out[at] = first_guess(heat, 0, move, length, mine, most)
