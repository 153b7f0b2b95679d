"""What a review says of each player, when every choice was looked at."""

from collections import Counter
from collections.abc import Sequence

from serpentry.review.account import Account, Judged, account
from serpentry.review.choices import Playthrough
from serpentry.review.grades import Grade
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.helpers.intervals import mean


class Summary(Frozen):
    """How well a seat chose, and what luck it had."""

    seat: Seat
    choices: int
    grades: dict[Grade, int]
    """How often each was given; of the rest there was not enough search."""
    accuracy: float | None
    """How well they were chosen, from 0 to 1; None where that is not known."""
    account: Account


def summary(played: Playthrough, judged: Sequence[Judged], seat: Seat) -> Summary:
    """The summary of a seat."""
    own = [one for _, one in judged if one.seat == seat]
    grades = Counter(one.grade for one in own if one.grade is not None)
    known = [one.accuracy for one in own if one.grade is not None]
    accuracy = mean(known) if known else None
    sums = account(played, judged, seat)
    return Summary(seat, len(own), dict(grades), accuracy, sums)
