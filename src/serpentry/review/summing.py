"""What a review says of each player, when every choice was looked at."""

from collections import Counter
from collections.abc import Sequence

from serpentry.review.account import Account, Judged, account
from serpentry.review.choices import Playthrough
from serpentry.review.grades import Grade
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.helpers.intervals import mean

MOST_UNGRADED = 0.2
"""Where more choices than this share have no grade, the others say little of them all."""


class Summary(Frozen):
    """How well a seat chose, and what luck it had."""

    seat: Seat
    choices: int
    grades: dict[Grade, int] | None
    """How often each was given; of the rest there was not enough search. None where too many are
    without one: then nothing is summed up."""
    accuracy: float | None
    """How well they were chosen, from 0 to 1; None where that is not known."""
    account: Account


def summary(played: Playthrough, judged: Sequence[Judged], seat: Seat) -> Summary:
    """The summary of a seat."""
    own = [one for _, one in judged if one.seat == seat]
    known, sums = [one for one in own if one.grade is not None], account(played, judged, seat)
    if not known or len(known) < (1 - MOST_UNGRADED) * len(own):
        return Summary(seat, len(own), None, None, sums)
    grades = Counter(one.grade for one in known if one.grade is not None)
    return Summary(seat, len(own), dict(grades), mean(one.accuracy for one in known), sums)
