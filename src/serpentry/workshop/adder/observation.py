"""Adder as planes of the board: each seat's snake, and its head."""

from array import array

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.observation import Canvas, Layout, seats_from, whose
from serpentry.workshop.adder.position import Position
from serpentry.workshop.adder.rules import AdderRules


class AdderObservation:
    """How a seat sees the board."""

    def __init__(self, rules: AdderRules) -> None:
        self.seats = rules.seats
        names = whose(rules.seats)
        self.layout = Layout(
            version="1",
            planes=(*names, *(f"{who} head" for who in names)),
            height=rules.grid.size,
            width=rules.grid.size,
            facts=("own turn",),
        )

    def tensor(self, view: Position, seat: Seat) -> "array[float]":
        """The snakes from the seat on, their heads, and whether it is its turn."""
        canvas = Canvas(self.layout)
        for order, other in enumerate(seats_from(seat, self.seats)):
            snake = view.snakes[other]
            for cell in snake:
                canvas.mark(order, cell.y, cell.x)
            canvas.mark(self.seats + order, snake[-1].y, snake[-1].x)
        return canvas.finish([float(view.actor == seat)])
