"""What SNEKAGON 5G's search knows beforehand: how much longer a snake gets, and whom it hinders.

A snake gets longer along its floor, or through drills.
"""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.bias import cool_down, first_guess, heat_up, length_along
from serpentry.kernels.hexsnakes.placing import longest, tile_on
from serpentry.kernels.snekagon5g.placing import read
from serpentry.kernels.snekagon5g.structs import Heat, State
from serpentry.kernels.structs import Reals, Words
from serpentry.kernels.structs.compiled import scratch


@compiled
def growing(state: State, colour: int, floor: int, word: int) -> int:
    """Of what a colour might place on a floor, that which makes a snake longer."""
    own = state.colours[colour, floor]
    ways = own.first[word] | own.last[word]
    for at in range(state.facts.beside_count):
        outlet = state.colours[colour, state.facts.beside[floor, at]]
        ways |= outlet.onward_first[word] | outlet.onward_last[word]
    return own.alive[word] & ways


@compiled
def warm(state: State, seat: int, heat: Heat) -> float:
    """How many ways to grow of others than the actor cover each cell; the greatest number."""
    seats, most = state.facts.seats, 1.0
    cool_down(heat, seats)
    for colour in range(seats):
        if colour != seat:
            for floor in range(seats):
                for word in range(state.facts.word_count):
                    bits = growing(state, colour, floor, word)
                    most = max(most, heat_up(heat, floor, word, bits))
    return most


@compiled
def length_after(state: State, colour: int, floor: int, placement: int, way: int) -> int:
    """How long the snake gets that a placement becomes a part of."""
    facts, choices = state.facts, state.facts.beside_count + 1
    length, seen = 0, -1
    for number in range(2):
        at = (way // choices if number == 0 else way % choices) - 1
        if at >= 0:
            joint = facts.joints[placement, number]
            if joint == facts.cell_count:
                joint = facts.joints[placement, 0]
            there = state.floors[facts.beside[floor, at]].cells[joint]
            label = state.labels[tile_on(there)]
            if label != seen:
                length += state.lengths[label]
            seen = label
    return length + length_along(state, state.floors[floor], colour, placement, seen)


@compiled
def priors(state: State, moves: Words, count: int, out: Reals) -> None:
    """A first guess of the share that each move will win."""
    colour, heat = state.actor, scratch(Heat, state)
    most = warm(state, colour, heat)
    mine, _ = longest(state, colour)
    for at in range(count):
        floor, placement, way = read(state, moves[at])
        length = length_after(state, colour, floor, placement, way)
        out[at] = first_guess(heat, floor, placement, length, mine, most)
