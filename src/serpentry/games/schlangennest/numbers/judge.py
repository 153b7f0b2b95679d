"""What the snakes of Schlangennest are worth."""

from serpentry.games.schlangennest.rules.border import is_inside
from serpentry.games.schlangennest.rules.cards import Colour, Kind
from serpentry.games.schlangennest.rules.lattice import port_square, square_of
from serpentry.games.schlangennest.rules.moves import Move, Place
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.judge import Part
from serpentry.tabletop.refusal import Cell

FIRST_END, SECOND_END = 3.0, 1.5
"""Parts that a snake may hope for where one of its ends can grow, and also the other one."""

PART_KEYS = {"coloured parts": "score-coloured-parts", "gray parts": "score-gray-parts"}


class SchlangennestJudge:
    """Scores for one set-up."""

    unit = lead_unit = "unit-parts"
    fewest_win = False

    def __init__(self, rules: SchlangennestRules) -> None:
        self.rules = rules
        self.agreement = rules.agreement

    def _tallies(self, position: Position) -> list[dict[str, int]]:
        return [self.rules.tally(position, seat) for seat in range(self.agreement.seats)]

    def score(self, position: Position) -> tuple[int, ...]:
        """The parts of a seat's snakes."""
        return tuple(sum(tally.values()) for tally in self._tallies(position))

    def breakdown(self, position: Position) -> tuple[tuple[Part, ...], ...]:
        """Coloured and grey parts; together they are the score."""
        return tuple(
            tuple((PART_KEYS[name], count) for name, count in tally.items())
            for tally in self._tallies(position)
        )

    def estimate(self, position: Position) -> tuple[float, ...]:
        """The parts so far, and something for every end at which a snake can still grow."""
        return tuple(
            parts + sum(self._hope(position, one) for one in self.agreement.colours_of(seat))
            for seat, parts in enumerate(self.score(position))
        )

    def loose_ends(self, position: Position, seat: Seat) -> tuple[Cell, ...]:
        """The squares inside the nest that a seat's snakes lead to."""
        snakes, size = position.table.nest.snakes, self.agreement.size
        return tuple(
            square_of(port_square(end))
            for colour in self.agreement.colours_of(seat)
            if (snake := snakes[colour]) is not None and colour not in position.table.out
            for end in snake.ends
            if is_inside(position.table.bounds, port_square(end), size)
        )

    def _hope(self, position: Position, colour: Colour) -> float:
        snake = position.table.nest.snakes[colour]
        if snake is None or position.actor is None or colour in position.table.out:
            return 0
        bounds, size = position.table.bounds, self.agreement.size
        growing = sum(is_inside(bounds, port_square(end), size) for end in snake.ends)
        if growing or snake.is_closed:
            return FIRST_END + SECOND_END * max(0, growing - 1)
        return 0

    def leaves_one_end(self, position: Position, move: Move) -> bool:
        """Whether a snake begins with its tail or head: who finishes its other end, ends it."""
        if position.is_crossing or not isinstance(move, Place):
            return False
        begins = position.table.nest.snakes[position.colours[0]] is None
        return begins and move.card in (Kind.TAIL, Kind.HEAD)
