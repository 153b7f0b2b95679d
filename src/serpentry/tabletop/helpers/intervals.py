"""Figures with their 95% intervals: of searches, of shares of games, of differences.

All that says how sure it is says it with these: reviews, puzzles, matches and reports.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum, sqrt

STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)
"""This many standard errors on either side hold 95% of all cases, after 2, 3, … searches."""
NORMAL = 1.959964
"""The same after any number, if the spread is known."""


@dataclass(frozen=True)
class Interval:
    """A figure, and the limits of its 95% confidence interval."""

    low: float
    middle: float
    high: float

    @property
    def ends(self) -> tuple[float, float]:
        """The limits between which it is."""
        return self.low, self.high

    @property
    def reach(self) -> float:
        """How far it may be off."""
        return (self.high - self.low) / 2


def exactly(value: float) -> Interval:
    """A figure that is known."""
    return Interval(value, value, value)


def interval_of(values: Sequence[float], errors: float | None = None) -> Interval:
    """What independent searches say: their mean, and how far it may be off.

    Standard errors may be named where another share than 95% of all cases is wanted.
    """
    middle = mean(values)
    if len(values) < 2:
        return Interval(float("-inf"), middle, float("inf"))
    wide = STUDENT[min(len(values) - 2, len(STUDENT) - 1)] if errors is None else errors
    reach = wide * _deviation(values) / sqrt(len(values))
    return Interval(middle - reach, middle, middle + reach)


def interval_around(middle: float, square: float) -> Interval:
    """A figure of which the square of its standard error is known."""
    reach = NORMAL * sqrt(square)
    return Interval(middle - reach, middle, middle + reach)


def share_interval(points: float, games: float) -> Interval:
    """The share of points won, by Wilson's score (ties counted as half points)."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share, square = points / games, NORMAL**2
    centre = (share + square / (2 * games)) / (1 + square / games)
    spread = NORMAL * sqrt(share * (1 - share) / games + square / (4 * games**2))
    half = spread / (1 + square / games)
    return Interval(max(0.0, centre - half), share, min(1.0, centre + half))


def added(spans: Sequence[Interval]) -> Interval:
    """Figures that do not depend on each other, added up."""
    middle = sum(one.middle for one in spans)
    reach = sqrt(sum(one.reach**2 for one in spans))
    return Interval(middle - reach, middle, middle + reach)


# Browsers have no `statistics`: what it needs would be loaded before every first move there.
def mean(values: Iterable[float]) -> float:
    """The middle of some figures."""
    several = tuple(values)
    return fsum(several) / len(several)


def _deviation(values: Sequence[float]) -> float:
    """How far figures of a sample are from their mean."""
    middle = mean(values)
    return sqrt(fsum((one - middle) ** 2 for one in values) / (len(values) - 1))
