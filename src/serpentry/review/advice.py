"""A hint: the move that an evaluation calls the best; where there is nothing better, a guess."""

from typing import Any

from serpentry.catalogue.kernels import has_kernel
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.intervals import Interval
from serpentry.review.weighing import Weighed
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.helpers.frozen import Frozen


class Advice(Frozen):
    """A move, and what is known of it."""

    move: Any
    weighed: Weighed | None = None
    is_guess: bool = True

    @property
    def chance(self) -> Interval | None:
        """The mover's part of the win, where more than a guess is to be had."""
        return None if self.weighed is None or self.is_guess else self.weighed.made_value.win


def advice(game: Game[P, M], known: PositionEvaluation) -> Advice:
    """What an evaluation advises."""
    weighed = known.weighed(known.best)
    return Advice(known.best, weighed, weighed.grade is None or not has_kernel(game))
