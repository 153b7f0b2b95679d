"""Adder: a die says how far a snake may grow straight ahead; the longest snake wins."""

from collections.abc import Iterator, Sequence

from serpentry.geometry.squares import Side
from serpentry.languages import sentence
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.outcome import Outcome, best_seats
from serpentry.tabletop.refusal import Illegal
from workshop.adder.rules.grid import Grid
from workshop.adder.rules.moves import Grow, Move, Roll, TurnRound
from workshop.adder.rules.options import Options
from workshop.adder.rules.position import Position, Snake
from workshop.adder.rules.referee import Referee, way_to

LONGEST = sentence("reason-longest")
EQUAL = sentence("reason-longest-equal")


class AdderRules:
    """The rules for one number of seats and one set of options."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.grid = Grid(options.size)
        self.referee = Referee(self.grid, options.die)
        self.rolls = tuple(Roll(number) for number in range(1, options.die + 1))

    def start(self) -> Position:
        """A snake of one cell in a corner for every seat; the die is rolled for the first."""
        corners = self.grid.corners[: self.seats]
        return Position(tuple((corner,) for corner in corners), (False,) * self.seats, 0)

    def to_act(self, position: Position) -> Actor | None:
        """The seat whose turn it is, once the die was rolled; a seat that can't move is skipped."""
        return position.seat if position.roll or position.seat is None else CHANCE

    def draws(self, position: Position) -> Sequence[tuple[Move, int]]:
        """The numbers of the die, all alike."""
        if self.to_act(position) is not CHANCE:
            return ()
        return tuple((roll, 1) for roll in self.rolls)

    def moves(self, position: Position) -> Sequence[Move]:
        """Growths to the north, east, south and west, near ones first; to turn round comes last."""
        if position.seat is None or not position.roll:
            return ()
        turning = () if position.turned[position.seat] else (TurnRound(),)
        return (*self.growths(position.snakes, position.seat, position.roll), *turning)

    def why_illegal(self, position: Position, move: Move) -> Illegal | None:
        """What forbids the move, or None."""
        return self.referee.why_illegal(position, move)

    def play(self, position: Position, move: Move) -> Position:
        """The position after a roll, or after the snake has grown or turned round."""
        snakes, turned, seat = list(position.snakes), list(position.turned), position.seat
        assert seat is not None
        match move:
            case Roll(number):
                return Position(position.snakes, position.turned, seat, number)
            case Grow(cell):
                snakes[seat] += way_to(snakes[seat][-1], cell)
            case TurnRound():
                snakes[seat], turned[seat] = snakes[seat][::-1], True
        return self.turn_to(tuple(snakes), tuple(turned), seat + 1)

    def turn_to(self, snakes: tuple[Snake, ...], turned: tuple[bool, ...], first: Seat) -> Position:
        """The position in which it is the turn of the first seat from this one on that can move."""
        for step in range(self.seats):
            seat = (first + step) % self.seats
            if not turned[seat] or any(self.growths(snakes, seat, 1)):
                return Position(snakes, turned, seat)
        return Position(snakes, turned, None)

    def growths(self, snakes: tuple[Snake, ...], seat: Seat, far: int) -> Iterator[Grow]:
        """The growths of a seat by so many cells at the most, were it its turn."""
        covered = {cell for snake in snakes for cell in snake}
        for side in Side:
            cell = snakes[seat][-1]
            for _ in range(far):
                cell = cell.beyond(side)
                if cell not in self.grid.names or cell in covered:
                    break
                yield Grow(cell)

    def outcome(self, position: Position) -> Outcome | None:
        """The longest snake wins; equally long ones share it."""
        if position.seat is not None:
            return None
        lengths = tuple(len(snake) for snake in position.snakes)
        winners = best_seats(lengths)
        return Outcome(lengths, winners, LONGEST if len(winners) == 1 else EQUAL)

    def most_events(self) -> int:
        """Every growth covers a cell, every seat turns round once, and each has its roll."""
        return 2 * (len(self.grid.cells) + self.seats)
