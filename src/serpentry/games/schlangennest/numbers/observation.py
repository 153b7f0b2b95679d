"""Schlangennest as planes: how cards are turned, whose they are, and where chains have ends.

With a field the planes show it and one square around it. Without, the origin is their centre and
they reach as far as the nest can; without a border, as far as `REACH`, and no further.
"""

from array import array
from collections.abc import Iterable

from serpentry.games.schlangennest.rules.border import could_be_inside
from serpentry.games.schlangennest.rules.cards import (
    FULL_HAND,
    GREY,
    LIE_NUMBER,
    LIES,
    Colour,
    Kind,
)
from serpentry.games.schlangennest.rules.lattice import Port, port_side, port_square, square_of
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.geometry.squares import Side, Square
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.observation import Canvas, Layout, seats_from, whose

REACH = 12
MOST_PARTS = 80
"""Parts of a snake are given in parts of this; more counts as this."""


class SchlangennestObservation:
    """How a seat sees the nest."""

    def __init__(self, rules: SchlangennestRules) -> None:
        self.agreement = agreement = rules.agreement
        self.names = tuple(
            f"{who}{f' snake {snake}' if agreement.two_each else ''}"
            for who in whose(agreement.seats)
            for snake in range(2 if agreement.two_each else 1)
        )
        wide, high = self._frame()
        sides = [side.name for side in Side]
        self.layout = Layout(
            version="1",
            planes=(
                *(f"{kind.word} {turn}" for kind, turn in LIES),
                *(f"{name} cards" for name in self.names),
                "nobody's cards",
                *(f"{name} ends at {side}" for name in (*self.names, "gray") for side in sides),
                "nest",
            ),
            height=high,
            width=wide,
            facts=(
                *(f"{name} {fact}" for name in self.names for fact in self._facts_of_snake()),
                *(f"{who} turn" for who in whose(agreement.seats)),
            ),
        )
        self.ends_plane = len(LIES) + len(self.names) + 1

    def _frame(self) -> tuple[int, int]:
        """Width and height of the planes; the square at their upper left follows."""
        if self.agreement.field:
            wide, high = self.agreement.field
            self.corner = Square(-1, -1)
            return wide + 2, high + 2
        reach = max(self.agreement.size) if self.agreement.size else REACH
        self.corner = Square(-reach, -reach)
        return 2 * reach + 1, 2 * reach + 1

    def _facts_of_snake(self) -> tuple[str, ...]:
        hand = (f"hand {kind.word}" for kind in Kind)
        return (*hand, "parts", "gray parts", "open", "out", "to lay")

    def _colours(self, seat: Seat) -> list[Colour]:
        """All colours that are played, the seat's own first."""
        seats = seats_from(seat, self.agreement.seats)
        return [colour for other in seats for colour in self.agreement.colours_of(other)]

    def tensor(self, view: Position, seat: Seat) -> "array[float]":
        """The cards, the ends, and what each snake has."""
        canvas, colours = Canvas(self.layout), self._colours(seat)
        nobody = len(LIES) + len(colours)
        for number, card in view.table.nest.cards.items():
            square = square_of(number)
            self._mark(canvas, LIE_NUMBER[card.kind, card.turn], square)
            whose_card = card.colour in colours
            self._mark(
                canvas,
                len(LIES) + colours.index(card.colour) if whose_card else nobody,
                square,
            )
        self._mark_ends(canvas, view, colours)
        self._mark_nest(canvas, view)
        return canvas.finish(self._facts(view, seat, colours))

    def _mark(self, canvas: Canvas, plane: int, square: Square) -> None:
        canvas.mark(plane, square.y - self.corner.y, square.x - self.corner.x)

    def _mark_ends(self, canvas: Canvas, view: Position, colours: list[Colour]) -> None:
        for port, chain in view.table.nest.ends.items():
            if chain.owner in colours:
                self._mark_end(canvas, colours.index(chain.owner), port)
            elif chain.owner == GREY:
                self._mark_end(canvas, len(colours), port)

    def _mark_end(self, canvas: Canvas, order: int, port: Port) -> None:
        plane = self.ends_plane + 4 * order + port_side(port)
        self._mark(canvas, plane, square_of(port_square(port)))

    def _mark_nest(self, canvas: Canvas, view: Position) -> None:
        """Where any card may be placed, as far as is known."""
        limits = could_be_inside(view.table.bounds, self.agreement.size)
        rows, columns = range(self.layout.height), range(self.layout.width)
        if limits is not None:
            x, y = self.corner
            rows = range(limits.top - y, limits.bottom - y + 1)
            columns = range(limits.left - x, limits.right - x + 1)
        canvas.fill(len(self.layout.planes) - 1, rows, columns)

    def _facts(self, view: Position, seat: Seat, colours: list[Colour]) -> Iterable[float]:
        nest, hands, _, out = view.table
        for colour in colours:
            snake = nest.snakes[colour]
            yield from (held / most for held, most in zip(hands[colour], FULL_HAND, strict=True))
            yield min(snake.parts / MOST_PARTS, 1) if snake else 0.0
            yield min(snake.grey / MOST_PARTS, 1) if snake else 0.0
            yield float(bool(snake and snake.ends))
            yield float(colour in out)
            yield float(colour in view.colours)
        for other in seats_from(seat, self.agreement.seats):
            yield float(view.actor == other)
