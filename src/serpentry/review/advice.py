"""A hint: the move that an evaluation calls the best; where there is nothing better, a guess."""

from typing import Any

from serpentry.catalogue.kernels import has_kernel
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.grades import FAULTS, grade_at
from serpentry.review.intervals import Interval
from serpentry.review.weighing import Weighed
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.helpers.frozen import Frozen

LEAST_OF_A_ROUND = 500
"""Without luck, rounds of fewer games are too short to find a sharp answer, and all alike miss it:
of 28 hints in SNEKAGON after rounds of 138 games 7 were slips or worse, after 415 games 2."""


class Advice(Frozen):
    """A move, and what is known of it."""

    move: Any
    weighed: Weighed | None = None
    is_guess: bool = True
    is_settled: bool = False
    """Whether a longer look would hardly call another move better."""

    @property
    def chance(self) -> Interval | None:
        """The mover's part of the win, where more than a guess is to be had."""
        return None if self.weighed is None or self.is_guess else self.weighed.made_value.win


def advice(game: Game[P, M], known: PositionEvaluation) -> Advice:
    """What an evaluation advises; a guess, where a longer look may call another move better."""
    weighed = known.weighed(known.best)
    is_sure = weighed.grade is not None and has_kernel(game) and not _may_be_a_fault(game, known)
    # Rounds look equally far, so without luck their spread doesn't show what a longer look sees: of
    # 400 hints that ended after 0.8 seconds if their lead was clear, 4 were slips or worse after 2.
    is_settled = is_sure and (known.proved or _has_luck(game))
    return Advice(known.best, weighed, not is_sure, is_settled)


def _has_luck(game: Game[P, M]) -> bool:
    return game.rules.to_act(game.rules.start()) is CHANCE


def _may_be_a_fault(game: Game[P, M], known: PositionEvaluation) -> bool:
    """Whether the best move is not clearly good beside the others, or was looked at in haste."""
    if known.proved:
        return False
    is_hasty = not _has_luck(game) and known.round_tries < LEAST_OF_A_ROUND
    return is_hasty or grade_at(known.doubt, known.seats) in FAULTS
