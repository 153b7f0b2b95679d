"""Stopping early: the sequential probability ratio test between two strengths of the first player.

The unit is a group of rotated games, because its games share their luck and are not independent;
its score is the mean of the first player's points. As the odds of the scores in between are not
known, the likelihoods are those of the likeliest distributions with the two expected scores (the
generalised test that chess engines are tested with). With two possible scores it is Wald's test.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import log

from serpentry.tabletop.errors import BadOption

TRACE = 0.001
"""How often an extreme score that never came is taken to have come, so that the test is defined."""


@dataclass(frozen=True)
class Sprt:
    """Is the first player stronger by `weak` or by `strong` Elo? With the odds of either error."""

    weak: float
    strong: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.weak < self.strong:
            raise BadOption(
                f"SPRT needs two Elo values, the smaller first: not {self.weak:g},{self.strong:g}."
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadOption("The odds of an error of the SPRT lie between 0 and 0.5.")

    @property
    def lower(self) -> float:
        """At or below this the weak hypothesis is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """At or above this the strong hypothesis is accepted."""
        return log((1 - self.beta) / self.alpha)

    def llr(self, scores: Mapping[float, int], seats: int) -> float:
        """The log-likelihood ratio of strong to weak, after groups with these scores."""
        return likelihood_ratio(
            scores, expected_share(self.weak, seats), expected_share(self.strong, seats)
        )


def expected_share(elo: float, seats: int) -> float:
    """The share of points of a player who is stronger than the seats - 1 others, by Elo points."""
    strength = 10 ** (elo / 400)
    return float(strength / (strength + seats - 1))


def likelihood_ratio(scores: Mapping[float, int], weak: float, strong: float) -> float:
    """The log-likelihood ratio of two expected scores, both with their likeliest distributions."""
    if not sum(scores.values()):
        return 0.0
    counts = {0.0: TRACE, 1.0: TRACE} | {score: float(count) for score, count in scores.items()}
    total = sum(counts.values())
    shares = {score: count / total for score, count in counts.items() if count}
    tilts = [_tilt(shares, mean) for mean in (weak, strong)]
    return sum(
        counts[score] * log((1 + tilts[0] * (score - weak)) / (1 + tilts[1] * (score - strong)))
        for score in shares
    )


def _tilt(shares: Mapping[float, float], mean: float) -> float:
    """The t for which the shares, each divided by 1 + t(score - mean), have this mean."""
    low, high = -1 / (max(shares) - mean), 1 / (mean - min(shares))
    for _ in range(200):
        middle = (low + high) / 2
        pull = sum(
            share * (score - mean) / (1 + middle * (score - mean))
            for score, share in shares.items()
        )
        low, high = (middle, high) if pull > 0 else (low, middle)
    return (low + high) / 2


@dataclass
class SprtTrial:
    """A test under way: how many groups it has seen, and whether it has decided."""

    test: Sprt
    seats: int
    groups: int = 0
    llr: float = 0.0
    scores: Counter[float] = field(default_factory=Counter)

    @property
    def accepted(self) -> str | None:
        """`strong`, `weak`, or None while it is open."""
        if self.llr >= self.test.upper:
            return "strong"
        return "weak" if self.llr <= self.test.lower else None

    def take(self, score: float) -> None:
        """Count the next group."""
        self.groups += 1
        self.scores[round(score, 9)] += 1
        self.llr = self.test.llr(self.scores, self.seats)
