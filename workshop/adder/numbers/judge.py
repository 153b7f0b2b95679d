"""What the snakes of Adder are worth."""

from serpentry.tabletop.judge import Part
from workshop.adder.rules.position import Position
from workshop.adder.rules.rules import AdderRules


class AdderJudge:
    """Scores for one set-up."""

    unit = lead_unit = "unit-parts"
    fewest_win = False

    def __init__(self, rules: AdderRules) -> None:
        self.rules = rules

    def score(self, position: Position) -> tuple[int, ...]:
        """The length of each snake."""
        return tuple(len(snake) for snake in position.snakes)

    def breakdown(self, position: Position) -> tuple[tuple[Part, ...], ...]:
        """There is nothing but the length."""
        return tuple((("score-longest", length),) for length in self.score(position))

    def estimate(self, position: Position) -> tuple[float, ...]:
        """The length, and a little for every free cell around the head."""
        covered = {cell for snake in position.snakes for cell in snake}
        free = set(self.rules.grid.cells) - covered
        return tuple(
            len(snake) + sum(cell in free for cell in snake[-1].neighbours()) / 10
            for snake in position.snakes
        )
