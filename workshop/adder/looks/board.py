"""What lies on the board of Adder, as data for those who draw it themselves."""

from collections.abc import Iterable

from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.board import Piece, PlainBoard, Segment, Snake, SnakeEnd
from serpentry.tabletop.picture import Point
from serpentry.tabletop.refusal import Cell
from workshop.adder.looks.face import SEAT_NAMES, corners
from workshop.adder.rules.moves import Grow, Move
from workshop.adder.rules.position import Position
from workshop.adder.rules.referee import way_to
from workshop.adder.rules.rules import AdderRules


class AdderBoard(PlainBoard):
    """The board of one set-up."""

    def __init__(self, rules: AdderRules) -> None:
        super().__init__(rules.options)
        self.rules = rules

    def pieces(self) -> tuple[Piece, ...]:
        """None: a snake grows by itself."""
        return ()

    def snakes(self, position: Position, played: Iterable[Move] = ()) -> tuple[Snake, ...]:
        """Every seat's snake, which goes on at its head alone."""
        return tuple(
            Snake(
                owner=seat,
                colour=SEAT_NAMES[seat],
                path=tuple(Segment(cell) for cell in reversed(snake)),
                ends=(SnakeEnd(snake[-1], is_blocked=not self._can_grow(position, seat)),),
            )
            for seat, snake in enumerate(position.snakes)
        )

    def _can_grow(self, position: Position, seat: Seat) -> bool:
        return any(self.rules.growths(position.snakes, seat, 1))

    def cells(self, position: Position, move: Move) -> tuple[Cell, ...]:
        """The cells that the snake grows by."""
        if not isinstance(move, Grow) or position.seat is None:
            return ()
        return way_to(position.snakes[position.seat][-1], move.cell)

    def cell_name(self, cell: Cell) -> str:
        """A column and a row: c3."""
        return self.rules.grid.names[Square(*cell)]

    def outline(self, position: Position, cell: Cell) -> tuple[Point, ...]:
        """Its four corners."""
        return corners(Square(*cell))
