"""A hint: the move that leads to the best position; without an engine, a guess."""

from typing import Any

from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.judges import JudgeKind
from serpentry.review.value import Value
from serpentry.review.weighing import Weighed
from serpentry.tabletop.helpers.frozen import Frozen


class Advice(Frozen):
    """A move, and what is known of it."""

    move: Any
    weighed: Weighed | None = None
    is_guess: bool = True

    @property
    def value(self) -> Value | None:
        """What it leads to, where that is more than a guess."""
        return None if self.weighed is None or self.is_guess else self.weighed.made_value.value


def advice(known: PositionEvaluation) -> Advice:
    """What an evaluation advises."""
    weighed = known.weighed(known.best)
    return Advice(known.best, weighed, known.kind is JudgeKind.RULES and not weighed.proved)
