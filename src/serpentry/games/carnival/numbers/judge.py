"""What the snakes of Cobra Carnival are worth."""

from serpentry.games.carnival.rules import scoring
from serpentry.games.carnival.rules.position import Position
from serpentry.tabletop.judge import Part

FREE_END = 0.5
"""What a guess gives for a snake that can still grow."""
PART_KEYS = {
    "costumes": "score-costumes",
    "tokens": "score-tokens",
    "gifts": "score-gifts",
    "troubles": "score-troubles",
    "head": "score-head",
    "hat": "score-hat",
}


class CarnivalJudge:
    """Scores, in whichever set-up."""

    unit = lead_unit = "unit-points"
    fewest_win = False

    def score(self, position: Position) -> tuple[int, ...]:
        """The points as they stand."""
        return scoring.scores(position)

    def breakdown(self, position: Position) -> tuple[tuple[Part, ...], ...]:
        """The points for costumes, tokens, gifts, troubles, heads and hats."""
        return tuple(
            tuple((PART_KEYS[name], points) for name, points in parts.items())
            for parts in scoring.breakdown(position)
        )

    def estimate(self, position: Position) -> tuple[float, ...]:
        """The points as they stand, and a little for each snake that can still grow."""
        points: list[float] = list(scoring.scores(position))
        if position.stage.phase != "over":
            for snake in position.table.snakes.values():
                if snake.end and not position.table.is_closed(snake.end, snake):
                    points[snake.owner] += FREE_END
        return tuple(points)
