"""What a review says of each player, when every choice was looked at."""

from collections import Counter
from collections.abc import Sequence

from serpentry.review.account import Account, Judged, account
from serpentry.review.choices import Playthrough
from serpentry.review.grades import Grade
from serpentry.review.intervals import Interval, added
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.frozen import Frozen


class Summary(Frozen):
    """How well a seat chose, and what luck it had."""

    seat: Seat
    choices: int
    grades: dict[Grade, int]
    """How often each was given; of the rest there was not enough search."""
    lost: Interval
    """What its choices gave away in all, in what the game counts in."""
    account: Account


def summary(played: Playthrough, judged: Sequence[Judged], seat: Seat) -> Summary:
    """What can be said of a seat."""
    own = [one for _, one in judged if one.seat == seat]
    grades = Counter(one.grade for one in own if one.grade is not None)
    known = [one.lost_margin for one in own if one.grade is not None]
    sums = account(played, judged, seat)
    return Summary(seat, len(own), dict(grades), added(known).at_least(0.0), sums)
