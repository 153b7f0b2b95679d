"""What a choice is called, by what it gave away.

Given away is a part of the win: the chance after the best move less the chance after the one that
was made, and a little of the lead where both are proved. At a two-player table a slip costs 5
hundredths of it, a mistake 10, a blunder 20; with more seats less, as there is less to lose.
"""

from enum import StrEnum


class Grade(StrEnum):
    """From the best move to the worst."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


ORDER = tuple(Grade)
LIMITS = (0.05, 0.10, 0.20)
"""From here on it is a slip, a mistake, a blunder, at a two-player table."""
FAULTS = frozenset({Grade.SLIP, Grade.MISTAKE, Grade.BLUNDER})


def grade_at(lost: float, seats: int) -> Grade:
    """The grade of a loss that is known exactly, of a move that is not the best."""
    passed = sum(lost >= limit * 2 / seats for limit in LIMITS)
    return ORDER[1 + passed]


def grade_of(lost: float, seats: int, is_best: bool = False) -> Grade:
    """The grade of a loss."""
    found = grade_at(lost, seats)
    return Grade.BEST if is_best and found is Grade.GOOD else found
