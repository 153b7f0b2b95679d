"""Adder: whoever can still grow, grows; the longest snake wins."""

from collections.abc import Sequence

from serpentry.languages import sentence
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.outcome import Outcome, best_seats
from serpentry.tabletop.parts import NoLuck
from serpentry.tabletop.refusal import Illegal
from serpentry.workshop.adder.grid import Grid
from serpentry.workshop.adder.moves import Grow, Move
from serpentry.workshop.adder.options import Options
from serpentry.workshop.adder.position import Position, Snake
from serpentry.workshop.adder.referee import Referee

LONGEST = sentence("reason-longest")
EQUAL = sentence("reason-longest-equal")


class AdderRules(NoLuck[Position, Move]):
    """The rules for one number of seats and one set of options."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.grid = Grid(options.size)
        self.referee = Referee(self.grid)

    def start(self) -> Position:
        """A snake of one cell in a corner for every seat."""
        return Position(tuple((corner,) for corner in self.grid.corners[: self.seats]), 0)

    def to_act(self, position: Position) -> Seat | None:
        """The seat to move; a seat that can't is skipped."""
        return position.actor

    def moves(self, position: Position) -> Sequence[Move]:
        """The cells that the snake can grow by: north, east, south, west of its head."""
        if position.actor is None:
            return ()
        return self.growths(position.snakes, position.actor)

    def why_illegal(self, position: Position, move: Move) -> Illegal | None:
        """What forbids the move, or None."""
        return self.referee.why_illegal(position, move)

    def play(self, position: Position, move: Move) -> Position:
        """The position after the snake of the seat to act has grown."""
        assert position.actor is not None
        snakes = list(position.snakes)
        snakes[position.actor] = (*snakes[position.actor], move.cell)
        return self.turn_to(tuple(snakes), position.actor + 1)

    def turn_to(self, snakes: tuple[Snake, ...], first: Seat) -> Position:
        """The position in which the first seat from this one on that can move is to act."""
        for step in range(self.seats):
            seat = (first + step) % self.seats
            if self.growths(snakes, seat):
                return Position(snakes, seat)
        return Position(snakes, None)

    def growths(self, snakes: tuple[Snake, ...], seat: Seat) -> list[Move]:
        """What a seat could do, were it its turn."""
        covered = {cell for snake in snakes for cell in snake}
        around = snakes[seat][-1].neighbours()
        return [Grow(cell) for cell in around if cell in self.grid.names and cell not in covered]

    def outcome(self, position: Position) -> Outcome | None:
        """The longest snake wins; equally long ones share it."""
        if position.actor is not None:
            return None
        lengths = tuple(len(snake) for snake in position.snakes)
        winners = best_seats(lengths)
        return Outcome(lengths, winners, LONGEST if len(winners) == 1 else EQUAL)

    def most_events(self) -> int:
        """Every move covers a cell."""
        return len(self.grid.cells)
