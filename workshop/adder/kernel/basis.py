"""Adder's facts, derived from the game, and how its positions become states."""

from functools import partial

from serpentry.geometry.squares import Square
from serpentry.kernels.basis import Basis
from serpentry.kernels.interface import OVER
from workshop.adder.kernel.structs import SIDES, Facts, State
from workshop.adder.numbers.numbering import AdderNumbering
from workshop.adder.rules.options import Options
from workshop.adder.rules.position import Position
from workshop.adder.rules.rules import AdderRules


def basis(seats: int, options: Options) -> Basis:
    """What the kernel needs of a set-up."""
    rules = AdderRules(seats, options)
    numbers = AdderNumbering(rules).numbers
    facts = Facts(seats=seats, cells=len(numbers), die=options.die)
    facts.beyond = (numbers.get(one, -1) for cell in numbers for one in cell.neighbours())
    most_moves, most_events = SIDES * options.die + 1, rules.most_events()
    return Basis(
        __package__, facts, State, most_moves, most_events, unit=4.0, fill=partial(_fill, numbers)
    )


def _fill(numbers: dict[Square, int], state: State, position: Position) -> None:
    state.seat = OVER if position.seat is None else position.seat
    state.roll = position.roll
    for seat, snake in enumerate(position.snakes):
        state.heads[seat], state.tails[seat] = numbers[snake[-1]], numbers[snake[0]]
        state.lengths[seat], state.turned[seat] = len(snake), position.turned[seat]
        for cell in snake:
            state.covered[numbers[cell]] = 1
