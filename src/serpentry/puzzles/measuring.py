"""Measuring moves where nothing can be proved: which is the best, and by how much at least.

Every move is searched by itself, equally long, a dozen times, from what the mover knows. In each
round all moves share the seed, and with it the imagined hands, so that differences are compared in
pairs. Intervals are Student's, wide enough that all of a position hold at once (Bonferroni).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import floor
from random import Random
from statistics import NormalDist
from typing import Generic, NamedTuple

from serpentry.search.report import Candidate
from serpentry.search.single_move import appraiser
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.helpers.intervals import Interval, interval_of, mean

CONFIDENCE = 0.99
ROUNDS = 12
TRIES = 20
"""Simulated games of a move in a round, when a puzzle is found."""
CHECKED_TRIES = 4 * TRIES
"""The same when a puzzle is checked."""
MOST_EQUAL = 3
"""This many moves may be as good as each other, if they are not more than the others."""
ALIKE_PART = 0.25
"""Moves that differ by less than this part of what the others are behind are as good."""

LEAST_SHARE = 0.05
"""A puzzle is about chances of winning: its move wins so much more often than any other."""

Rounds = Mapping[M, Sequence[Candidate[M]]]
"""What each round says of every move."""


class Rival(NamedTuple, Generic[M]):
    """A move, and how far it is behind the weakest that solves a puzzle."""

    move: M
    lead: Interval
    """How far behind in what the game counts in."""
    share: Interval
    """How far behind in chances of winning."""


@dataclass(frozen=True)
class LeadClaim(Generic[M]):
    """Moves of which each is better than all others."""

    best: tuple[M, ...]
    rivals: tuple[Rival[M], ...]

    @property
    def gap(self) -> float:
        """How far ahead they are at least; nothing, if they seem less likely to win."""
        if any(one.share.middle < 0 for one in self.rivals):
            return 0.0
        return min(one.lead.low for one in self.rivals)

    @property
    def wins_more(self) -> bool:
        """Whether it certainly wins more often than all others, and so much that it counts."""
        return all(one.share.low > 0 and one.share.middle >= LEAST_SHARE for one in self.rivals)


def measured(
    game: Game[P, M], view: P, seat: Seat, tries: int, seed: int, rounds: int = ROUNDS
) -> Rounds[M]:
    """Search every move of a seat in all rounds."""
    rng, appraise = Random(seed), appraiser(game, view, seat)
    seeds = [rng.getrandbits(62) for _ in range(rounds)]
    moves = game.rules.moves(view)
    return {move: [appraise(move, tries, one) for one in seeds] for move in moves}


def claim_of(rounds: Rounds[M], best: Sequence[M]) -> LeadClaim[M]:
    """How far all others are behind these moves."""
    others = [move for move in rounds if move not in best]
    errors = errors_for(len(others) * len(best))
    return LeadClaim(tuple(best), tuple(_rival(rounds, best, move, errors) for move in others))


def in_order(rounds: Rounds[M]) -> list[M]:
    """All moves, what leads by most first."""
    return sorted(rounds, key=lambda move: _lead(rounds[move]), reverse=True)


def may_be_best(rounds: Rounds[M], least: float) -> bool:
    """Whether a few rounds see a move, or some, so far ahead of all others."""
    leads = [_lead(rounds[move]) for move in in_order(rounds)[: MOST_EQUAL + 1]]
    return any(one - other >= least for one, other in pairwise(leads))


def best_claim(rounds: Rounds[M], least: float) -> LeadClaim[M] | None:
    """The move that is best by so much, or a few that are equal; None if there is none."""
    order = in_order(rounds)
    for count in range(1, min(MOST_EQUAL, len(order) // 2) + 1):
        found = claim_of(rounds, order[:count])
        apart = _lead(rounds[order[0]]) - _lead(rounds[order[count - 1]])
        if found.gap >= least and apart <= ALIKE_PART * found.gap:
            return found
    return None


def rounded(lead: float) -> float:
    """A lead in tenths, not more than it is."""
    return floor(10 * lead) / 10


def errors_for(differences: int) -> float:
    """This many standard errors on either side hold all differences at once."""
    z = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * differences))
    free = ROUNDS - 1
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3  # Cornish and Fisher


def _rival(rounds: Rounds[M], best: Sequence[M], move: M, errors: float) -> Rival[M]:
    def behind(of: str) -> Interval:
        spans = (
            interval_of(
                [
                    getattr(good, of) - getattr(other, of)
                    for good, other in zip(rounds[one], rounds[move], strict=True)
                ],
                errors,
            )
            for one in best
        )
        return min(spans, key=lambda span: span.low)

    return Rival(move, behind("margin"), behind("share"))


def _lead(several: Sequence[Candidate[M]]) -> float:
    return mean(one.margin for one in several)
