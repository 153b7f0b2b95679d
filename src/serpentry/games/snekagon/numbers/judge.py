"""What the snakes of SNEKAGON are worth."""

from serpentry.games.snekagon.rules.position import Position
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.hexsnakes.numbers.judge import MOST_HOPE, CountsHexes
from serpentry.hexsnakes.rules.lengths import longest_two
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.judge import Part


class SnekagonJudge(CountsHexes):
    """Scores for one set-up."""

    def __init__(self, rules: SnekagonRules) -> None:
        self.rules = rules

    def score(self, position: Position) -> tuple[int, ...]:
        """The longest snake."""
        return tuple(self._longest(position, seat) for seat in (0, 1))

    def _longest(self, position: Position, seat: Seat) -> int:
        parts = self.rules.parts(position.colours[position.colour_of(seat)].cells)
        return parts[0].bit_count() if parts else 0

    def breakdown(self, position: Position) -> tuple[tuple[Part, ...], ...]:
        """The longest snake, and the second longest, which may break a tie."""
        return tuple(longest_two(self.rules.snake_lengths(position, seat)) for seat in (0, 1))

    def estimate(self, position: Position) -> tuple[float, ...]:
        """The longest snake, and a little for the ways it can still grow."""
        return tuple(self._longest(position, seat) + self._hope(position, seat) for seat in (0, 1))

    def most(self, position: Position) -> tuple[int, ...]:
        """All hexes of a colour in one snake, with every tile that still has a place."""
        return tuple(self._most(position, seat) for seat in (0, 1))

    def _most(self, position: Position, seat: Seat) -> int:
        colour = position.colours[position.colour_of(seat)]
        return colour.cells.bit_count() + self.rules.table.size_of_tiles(colour.alive)

    def _hope(self, position: Position, seat: Seat) -> float:
        if position.actor is None:
            return 0
        colour = position.colours[position.colour_of(seat)]
        return min((colour.alive & colour.first).bit_count() / 100, MOST_HOPE)
