"""What the move that was made gave away against the best that the judge found."""

from math import exp
from typing import Any

from serpentry.review.grades import FAULTS, Grade, grade_of
from serpentry.review.judges import JudgeKind
from serpentry.review.value import Value
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.helpers.intervals import Interval

LEAD_COUNTS = 0.1
"""Of two moves that both win, the one that wins by less gives away a part of this."""
STEEP, HEIGHT = 4.354, 1.031668
"""How quickly accuracy falls with what was given away, as on Lichess."""


class MoveValue(Frozen):
    """What a move leads to, for the seat that makes it: the value of the position after it."""

    seat: Seat
    value: Value

    @property
    def results(self) -> tuple[float, ...]:
        """Each seat's part of the win."""
        return self.value.results

    @property
    def share(self) -> float:
        """The mover's part of the win."""
        return self.value.results[self.seat]

    @property
    def win(self) -> Interval | None:
        """The same with its lower and upper bound; None where they are unknown."""
        return self.value.span(self.seat)

    @property
    def margin(self) -> float | None:
        """By how much the mover leads in the end, where that is proved."""
        return self.value.margins[self.seat] if self.value.margins else None


def lost_between(best: MoveValue, made: MoveValue, unit: float) -> float:
    """What a move gives away: a part of the win; a little for a lead, where both are proved."""
    lost = max(0.0, best.share - made.share)
    if best.margin is not None and made.margin is not None:
        behind = _squashed(best.margin, unit) - _squashed(made.margin, unit)
        lost += LEAD_COUNTS * max(0.0, behind)
    return lost


def _squashed(margin: float, unit: float) -> float:
    return 0.5 + 0.5 * margin / (abs(margin) + unit)


class Weighed(Frozen):
    """A choice that was looked at."""

    seat: Seat
    seats: int
    made: Any
    best: Any
    value: Value
    """What the position was worth before it."""
    made_value: MoveValue
    best_value: MoveValue
    lost: float
    """What was given away: a part of the win."""
    tries: int
    kind: JudgeKind
    rival: Any = None
    """The next best move, where the best one was made and search sees that one lose much."""

    @property
    def is_best(self) -> bool:
        """Whether nothing better was found."""
        return bool(self.made == self.best)

    @property
    def proved(self) -> bool:
        """Whether the value of the move is proved."""
        return self.made_value.value.proved

    @property
    def is_fault(self) -> bool:
        """Whether it is worth telling why another move was better."""
        return not self.is_best and self.grade in FAULTS

    @property
    def grade(self) -> Grade | None:
        """What it is called; None where there was not enough search."""
        if self.kind is JudgeKind.RULES and not self.proved:
            return None
        return grade_of(self.lost, self.seats, self.is_best)

    @property
    def accuracy(self) -> float:
        """How well it was chosen, from 0 to 1."""
        lost = min(1.0, self.lost * self.seats / 2)
        return max(0.0, min(1.0, HEIGHT * exp(-STEEP * lost) - (HEIGHT - 1)))
