"""Adder as planes of the board: each seat's snake and its head; and facts about the turn."""

from array import array

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.observation import Canvas, Layout, seats_from, whose
from workshop.adder.rules.position import Position
from workshop.adder.rules.rules import AdderRules


class AdderObservation:
    """How a seat sees the board."""

    def __init__(self, rules: AdderRules) -> None:
        self.seats, self.die = rules.seats, rules.options.die
        names = whose(rules.seats)
        self.layout = Layout(
            version="1",
            planes=(*names, *(f"{who} head" for who in names)),
            height=rules.grid.size,
            width=rules.grid.size,
            facts=("own turn", "roll", *(f"{who} turned" for who in names)),
        )

    def tensor(self, view: Position, seat: Seat) -> "array[float]":
        """The snakes from the seat on, their heads, whose turn it is, the die, who has turned."""
        canvas = Canvas(self.layout)
        for order, other in enumerate(seats_from(seat, self.seats)):
            snake = view.snakes[other]
            for cell in snake:
                canvas.mark(order, cell.y, cell.x)
            canvas.mark(self.seats + order, snake[-1].y, snake[-1].x)
        turned = [float(view.turned[other]) for other in seats_from(seat, self.seats)]
        return canvas.finish([float(view.seat == seat), view.roll / self.die, *turned])
