"""Which part of the table is shown, and whose every part is: for pictures and for terminals."""

from serpentry.games.schlangennest.rules.border import Bounds, could_be_inside
from serpentry.games.schlangennest.rules.cards import FRAME, GREY, PATH, Colour
from serpentry.games.schlangennest.rules.lattice import port_side, port_square, square_of
from serpentry.games.schlangennest.rules.moves import Move, Path
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.refusals.survey import Part, Survey
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.geometry.squares import Side, Square

ROLES = {0: "seat0", 1: "seat1", 2: "seat2", 3: "seat3", PATH: "seat4", FRAME: "neutral"}
"""The roles of colours in pictures and terminals."""


class View:
    """A position, looked at."""

    def __init__(self, rules: SchlangennestRules, position: Position, last: Move | None) -> None:
        self.rules = rules
        self.nest = position.table.nest
        self.bounds = position.table.bounds
        self.limits = could_be_inside(self.bounds, rules.agreement.size)
        self.cards = {square_of(number): card for number, card in self.nest.cards.items()}
        self.fresh = None if last is None or isinstance(last, Path) else last.at
        self.owners = self._owners()
        self.window = self._window()

    def _owners(self) -> dict[Part, Colour]:
        """The colour of the snake that each part belongs to."""
        survey = Survey(self.nest.cards, self.rules.faces)
        return {
            part: component.colours[0] if component.colours else GREY
            for component in survey.components
            for part in component.members
        }

    def _window(self) -> Bounds:
        """What is shown: all cards and one square around them, or around the field."""
        squares = [*self.cards] or [Square(0, 0)]
        if self.rules.agreement.field:
            wide, high = self.rules.agreement.field
            squares += [Square(0, 0), Square(wide - 1, high - 1)]
        columns, rows = [square.x for square in squares], [square.y for square in squares]
        return Bounds(min(columns) - 1, min(rows) - 1, max(columns) + 1, max(rows) + 1)

    def squares(self) -> list[Square]:
        """All squares that are shown, row by row."""
        left, top, right, bottom = self.window
        return [Square(x, y) for y in range(top, bottom + 1) for x in range(left, right + 1)]

    def is_nest(self, square: Square) -> bool:
        """Whether any card may be placed on the square, as far as is known."""
        if self.limits is None:
            return True
        left, top, right, bottom = self.limits
        return left <= square.x <= right and top <= square.y <= bottom

    def known_sides(self) -> tuple[Side, ...]:
        """The sides of the nest where the border is known."""
        if self.bounds is None or self.limits is None:
            return ()
        (left, top, right, bottom), limits = self.bounds, self.limits
        same = {
            Side.N: top == limits.top,
            Side.E: right == limits.right,
            Side.S: bottom == limits.bottom,
            Side.W: left == limits.left,
        }
        return tuple(side for side, known in same.items() if known)

    def arrivals(self) -> dict[Square, list[tuple[Side, Colour]]]:
        """Where snakes have their ends: the square, the side at which they come in, the colour."""
        found: dict[Square, list[tuple[Side, Colour]]] = {}
        for colour, snake in enumerate(self.nest.snakes):
            for end in snake.ends if snake else ():
                square = square_of(port_square(end))
                found.setdefault(square, []).append((port_side(end), colour))
        for end, chain in self.nest.ends.items():
            if chain.owner == PATH:
                found.setdefault(square_of(port_square(end)), []).append((port_side(end), PATH))
        return found
