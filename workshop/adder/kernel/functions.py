"""Adder's rules on plain memory, in the words of `rules.py`."""

import sys

from serpentry.kernels.bits import below
from serpentry.kernels.common import gathered
from serpentry.kernels.compiling import compiled
from serpentry.kernels.interface import CHANCE_ACTS, OVER
from serpentry.kernels.structs import Words
from workshop.adder.kernel.structs import SIDES, State


@compiled
def actor(state: State) -> int:
    """Whose turn it is, once the die was rolled."""
    return state.seat if state.roll > 0 or state.seat == OVER else CHANCE_ACTS


@compiled
def reach(state: State, seat: int, side: int, far: int) -> int:
    """By how many cells a snake can grow towards a side, if no more than so many."""
    cell, found = state.facts.beyond[state.heads[seat], side], 0
    while found < far and cell >= 0 and state.covered[cell] == 0:
        cell, found = state.facts.beyond[cell, side], found + 1
    return found


@compiled
def growths(state: State, seat: int, far: int) -> int:
    """How many ways to grow a seat has, were it its turn."""
    found = 0
    for side in range(SIDES):
        found += reach(state, seat, side, far)
    return found


@compiled
def count(state: State) -> int:
    """How many moves there are, or numbers of the die."""
    who = actor(state)
    if who == OVER:
        return 0
    if who == CHANCE_ACTS:
        return state.facts.die
    return growths(state, who, state.roll) + 1 - state.turned[who]


@compiled
def move_at(state: State, index: int) -> int:
    """A move by its index among those of the seat to act: side by side, near cells first."""
    for side in range(SIDES):
        far = reach(state, state.seat, side, state.roll)
        if index < far:
            cell = state.heads[state.seat]
            for _ in range(index + 1):
                cell = state.facts.beyond[cell, side]
            return cell
        index -= far
    return state.facts.cells


@compiled
def moves(state: State, out: Words) -> int:
    """What the seat to act can do, in ascending order."""
    found = count(state) if actor(state) >= 0 else 0
    for index in range(found):
        number, at = move_at(state, index), index
        while at > 0 and out[at - 1] > number:
            out[at] = out[at - 1]
            at -= 1
        out[at] = number
    return found


@compiled
def draws(state: State, numbers: Words, weights: Words) -> int:
    """The numbers of the die, all alike."""
    found = count(state) if actor(state) == CHANCE_ACTS else 0
    for number in range(found):
        numbers[number], weights[number] = number, 1
    return found


@compiled
def pick(state: State, rng: Words) -> int:
    """Any of them."""
    index = int(below(rng, count(state)))
    return index if actor(state) == CHANCE_ACTS else move_at(state, index)


@compiled
def way(state: State, seat: int, side: int, number: int) -> int:
    """How far a cell is from a head towards a side, if the snake can grow so far; else 0."""
    cell = state.heads[seat]
    for step in range(reach(state, seat, side, state.roll)):
        cell = state.facts.beyond[cell, side]
        if cell == number:
            return step + 1
    return 0


@compiled
def grow(state: State, seat: int, number: int) -> None:
    """The snake grows straight ahead, up to a cell."""
    for side in range(SIDES):
        for _ in range(way(state, seat, side, number)):
            head = state.facts.beyond[state.heads[seat], side]
            state.heads[seat], state.covered[head] = head, 1
            state.lengths[seat] += 1


@compiled
def turn_round(state: State, seat: int) -> None:
    """The tail becomes the head."""
    state.heads[seat], state.tails[seat] = state.tails[seat], state.heads[seat]
    state.turned[seat] = 1


@compiled
def play(state: State, number: int) -> None:
    """A roll; or the snake grows or turns round, and it is the turn of the next that can move."""
    if actor(state) == CHANCE_ACTS:
        state.roll = number + 1
        return
    mover, seats = state.seat, state.facts.seats
    if number == state.facts.cells:
        turn_round(state, mover)
    else:
        grow(state, mover, number)
    state.roll, state.seat = 0, OVER
    for step in range(seats):
        seat = (mover + 1 + step) % max(1, seats)
        can_move = state.turned[seat] == 0 or growths(state, seat, 1) > 0
        if state.seat == OVER and can_move:
            state.seat = seat


@compiled
def score(state: State, seat: int) -> int:
    """The length of a snake."""
    return state.lengths[seat]


FUNCTIONS = gathered(State, sys.modules[__name__])
