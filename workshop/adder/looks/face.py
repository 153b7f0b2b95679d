"""How Adder looks, as a picture and in a terminal."""

from collections.abc import Iterator

from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.picture import Disc, Label, Picture, Point, Polygon, Shape, Stroke
from serpentry.tabletop.text import Line, Lines, Span
from workshop.adder.rules.moves import Grow, Move
from workshop.adder.rules.position import Position, Snake
from workshop.adder.rules.rules import AdderRules

SEAT_NAMES = ("green", "red", "blue", "yellow")
MARGIN = 0.7
HALF = 0.47
"""Half of a cell, and a gap."""


class AdderFace:
    """Pictures and words for one set-up."""

    def __init__(self, rules: AdderRules) -> None:
        self.grid = rules.grid

    def seat_name(self, seat: Seat) -> str:
        """Green begins."""
        return SEAT_NAMES[seat]

    def picture(self, position: Position, last: Move | None = None) -> Picture:
        """The board, and every snake as a line with a head."""
        shapes: list[Shape] = []
        for cell, name in self.grid.names.items():
            fresh = _is_end(cell, last)
            shapes.append(Polygon(corners(cell), "cell", "mark" if fresh else None))
            shapes.append(Label((cell.x, cell.y), name, "label", 0.26))
        for seat, snake in enumerate(position.snakes):
            shapes += _snake_shapes(snake, f"seat{seat}")
        far = self.grid.size - 1 + MARGIN
        return Picture(tuple(shapes), (-MARGIN, -MARGIN, far, far), "Adder")

    def text(self, position: Position, last: Move | None = None) -> Lines:
        """The board, and the lengths and the die under it."""
        rows = [self._row(position, y, last) for y in range(self.grid.size)]
        die = Span(f"die: {position.roll or '-'}", "dim")
        return (*rows, (), *self._lengths(position), (die,))

    def _row(self, position: Position, y: int, last: Move | None) -> Line:
        return tuple(self._cell(position, Square(x, y), last) for x in range(self.grid.size))

    def _cell(self, position: Position, cell: Square, last: Move | None) -> Span:
        for seat, snake in enumerate(position.snakes):
            if cell in snake:
                body = " ◆◆ " if cell == snake[-1] else " ██ "
                return Span(body, f"seat{seat}" + ("+last" if _is_end(cell, last) else ""))
        return Span(f" {self.grid.names[cell]} ", "dim")

    def _lengths(self, position: Position) -> Iterator[Line]:
        for seat, snake in enumerate(position.snakes):
            mark = "▶ " if position.seat == seat else "  "
            yield Span(mark + SEAT_NAMES[seat], f"seat{seat}"), Span(f": {len(snake)}")


def corners(cell: Square) -> tuple[Point, ...]:
    """The corners of a cell, clockwise from the upper left."""
    around = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))
    return tuple((cell.x + x, cell.y + y) for x, y in around)


def _is_end(cell: Square, last: Move | None) -> bool:
    """Whether a snake has just grown up to a cell."""
    return isinstance(last, Grow) and cell == last.cell


def _snake_shapes(snake: Snake, role: str) -> Iterator[Shape]:
    yield Stroke(tuple((cell.x, cell.y) for cell in snake), role, 0.5, smooth=True)
    yield Disc((snake[-1].x, snake[-1].y), 0.36, role)
