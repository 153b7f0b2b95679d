"""What the snakes of Schlangennest are worth."""

from serpentry.games.schlangennest.cards import Colour
from serpentry.games.schlangennest.position import Position
from serpentry.games.schlangennest.rules import SchlangennestRules
from serpentry.tabletop.judge import Part

WORTH_OF_AN_END = 1.5
"""Parts that a snake may hope for at an open end."""

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
        """Coloured and gray parts; together they are the score."""
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

    def _hope(self, position: Position, colour: Colour) -> float:
        snake = position.table.nest.snakes[colour]
        if snake is None or position.actor is None or colour in position.table.out:
            return 0
        return WORTH_OF_AN_END * (2 if snake.is_closed else len(snake.ends))
