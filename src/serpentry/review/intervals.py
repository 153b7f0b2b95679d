"""Figures with their intervals: what several searches of the same thing say together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum, sqrt

STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)
"""So many standard errors on either side hold 95 % of all cases, after 2, 3, … searches."""


@dataclass(frozen=True)
class Interval:
    """A figure, and between what it lies with 95 % confidence."""

    low: float
    middle: float
    high: float

    @property
    def reach(self) -> float:
        """How far it may be off."""
        return (self.high - self.low) / 2

    def at_least(self, least: float) -> "Interval":
        """The same, where less than this can't be."""
        return Interval(max(least, self.low), max(least, self.middle), max(least, self.high))


EXACT_NOTHING = Interval(0.0, 0.0, 0.0)


def interval_of(values: Sequence[float], errors: float | None = None) -> Interval:
    """What independent searches say: their mean, and how far it may be off; so many standard
    errors, if not 95 % of all cases are wanted."""
    middle = mean(values)
    if len(values) < 2:
        return Interval(float("-inf"), middle, float("inf"))
    wide = STUDENT[min(len(values) - 2, len(STUDENT) - 1)] if errors is None else errors
    reach = wide * _deviation(values) / sqrt(len(values))
    return Interval(middle - reach, middle, middle + reach)


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
    """How far figures of a sample lie from their mean."""
    middle = mean(values)
    return sqrt(fsum((one - middle) ** 2 for one in values) / (len(values) - 1))
