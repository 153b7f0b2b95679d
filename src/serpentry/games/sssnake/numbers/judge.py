"""How far the snakes of Sssnake are from being closed."""

from serpentry.games.sssnake.rules.closing import missing_cards
from serpentry.games.sssnake.rules.position import Position
from serpentry.games.sssnake.rules.rules import SssnakeRules
from serpentry.games.sssnake.rules.start_cards import START_CARDS
from serpentry.games.sssnake.rules.turn import scores
from serpentry.tabletop.judge import Part


class SssnakeJudge:
    """Scores for one set-up."""

    unit = "unit-missing-cards"
    lead_unit = "unit-cards"
    fewest_win = True

    def __init__(self, rules: SssnakeRules) -> None:
        self.start = START_CARDS[rules.options.start_card]

    def score(self, position: Position) -> tuple[int, ...]:
        """The cards that are missing, in a match with those of the rounds before."""
        return tuple(-score for score in scores(position))

    def breakdown(self, position: Position) -> tuple[tuple[Part, ...], ...]:
        """The cards of the snake and those that it misses; in a match, what was missing before."""
        before = position.totals or (0,) * len(position.snakes)
        earlier = [
            (("score-earlier-rounds", -total),) if position.round else () for total in before
        ]
        return tuple(
            (
                ("score-cards", len(snake.cards) - len(self.start.cells)),
                ("score-missing-cards", missing_cards(snake) or 0),
                *rounds,
            )
            for snake, rounds in zip(position.snakes, earlier, strict=True)
        )

    def estimate(self, position: Position) -> tuple[float, ...]:
        """Minus the missing cards."""
        return tuple(float(score) for score in scores(position))
