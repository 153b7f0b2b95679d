"""What a choice is called, by what it gave away; nothing, where search does not know enough.

Given away is a part of what the best move was worth: nine tenths chance of winning, one tenth lead
(as search counts, so that a lost or won game is still played well). At a table of two a slip costs
5 hundredths of it, a mistake 10, a blunder 20; with more seats less, as there is less to lose. The
low end of the interval decides, in the mover's favour; where the high end would be more than one
grade worse, there is no grade.
"""

from enum import StrEnum

from serpentry.review.intervals import Interval


class Grade(StrEnum):
    """From the best move to the worst."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


ORDER = tuple(Grade)
LIMITS = (0.05, 0.10, 0.20)
"""From here on it is a slip, a mistake, a blunder, at a table of two."""
FAULTS = frozenset({Grade.SLIP, Grade.MISTAKE, Grade.BLUNDER})


def grade_at(lost: float, seats: int) -> Grade:
    """The grade of a loss that is known exactly, of a move that is not the best."""
    passed = sum(lost >= limit * 2 / seats for limit in LIMITS)
    return ORDER[1 + passed]


def grade_of(lost: Interval, seats: int, is_best: bool = False) -> Grade | None:
    """The grade, if the interval allows one."""
    low, high = grade_at(lost.low, seats), grade_at(lost.high, seats)
    if ORDER.index(high) - ORDER.index(low) > 1:
        return None
    return Grade.BEST if is_best and low is Grade.GOOD else low
