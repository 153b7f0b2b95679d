"""What the move that was made gave away against the best that search finds."""

from typing import Any

from serpentry.review.grades import Grade, grade_of
from serpentry.review.intervals import EXACT_NOTHING, Interval
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.frozen import Frozen

ENOUGH_TRIES = 200
"""What is not proved needs so many simulated games in all to be graded."""
NO_LOSSES = EXACT_NOTHING, EXACT_NOTHING, EXACT_NOTHING
UNKNOWN_LOSS = Interval(0.0, 0.0, 1.0)
UNKNOWN_LOSSES = UNKNOWN_LOSS, UNKNOWN_LOSS, UNKNOWN_LOSS


class MoveValue(Frozen):
    """What a move leads to: the mover's part of the win and lead, and each seat's part."""

    win: Interval
    lead: Interval
    results: tuple[float, ...]

    @property
    def share(self) -> float:
        """The mover's part of the win."""
        return self.win.middle

    @property
    def margin(self) -> float:
        """By how much the mover leads in the end."""
        return self.lead.middle


class Weighed(Frozen):
    """A choice that was looked at."""

    seat: Seat
    seats: int
    made: Any
    best: Any
    made_value: MoveValue
    best_value: MoveValue
    lost: Interval
    """What was given away, as grades count it."""
    lost_share: Interval
    """What was given away in chances of winning."""
    lost_margin: Interval
    """What was given away in what the game counts in."""
    tries: int
    proved: bool

    @property
    def is_best(self) -> bool:
        """Whether nothing better was found."""
        return bool(self.made == self.best)

    @property
    def grade(self) -> Grade | None:
        """What it is called; None while there was not enough search."""
        if not self.proved and self.tries < ENOUGH_TRIES:
            return None
        return grade_of(self.lost, self.seats, self.is_best)
