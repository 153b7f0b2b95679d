"""Adder's facts, derived from the game, and how its positions become states."""

from functools import partial
from typing import Any

from serpentry.geometry.squares import Square
from serpentry.kernels.basis import Basis
from serpentry.kernels.interface import OVER
from serpentry.workshop.adder.kernel.structs import Facts, State
from serpentry.workshop.adder.numbering import AdderNumbering
from serpentry.workshop.adder.options import Options
from serpentry.workshop.adder.position import Position
from serpentry.workshop.adder.rules import AdderRules


def basis(seats: int, options: Options) -> Basis:
    """What the kernel needs of a set-up."""
    rules = AdderRules(seats, options)
    numbers = AdderNumbering(rules.grid).numbers
    facts, around = Facts(seats=seats, cells=len(numbers)), [*map(Square.neighbours, numbers)]
    facts.around = (one for cells in around for one in sorted(numbers.get(c, -1) for c in cells))
    most, fill = rules.most_events(), partial(_fill, numbers)
    return Basis(__package__, facts, State, 4, most, unit=4.0, fill=fill)


def _fill(numbers: dict[Any, int], state: State, position: Position) -> None:
    state.actor = OVER if position.actor is None else position.actor
    for seat, snake in enumerate(position.snakes):
        state.heads[seat], state.lengths[seat] = numbers[snake[-1]], len(snake)
        for cell in snake:
            state.covered[numbers[cell]] = 1
