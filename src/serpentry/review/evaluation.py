"""What is known of a position for the seat to act there: one truth for all that speak of it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from serpentry.review.grades import Grade, grade_at
from serpentry.review.judges import JudgeKind
from serpentry.review.value import Value, deeper
from serpentry.review.weighing import MoveValue, Weighed, lost_between
from serpentry.search.report import Analysis, Candidate
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.frozen import Frozen

MISTAKES = {Grade.MISTAKE, Grade.BLUNDER}


class PositionEvaluation(Frozen):
    """What the judge says of a position and of its moves, from what one seat may know."""

    seat: Seat
    seats: int
    unit: float
    """A lead that is a lot."""
    kind: JudgeKind
    found: Analysis[Any]
    """The search that found the moves worth a look."""
    value: Value
    """What the position is worth."""
    after: Mapping[Any, Value]
    """What the positions after the compared moves are worth."""
    level: int
    tries: int
    """How much was looked at: positions shown to a net, or games played in the head."""
    seconds: float = 0.0
    """So long it was thought about, at most."""

    @property
    def proved(self) -> bool:
        """Whether the value is proved."""
        return self.value.proved

    @property
    def is_final(self) -> bool:
        """Whether no more can be known."""
        return self.proved and all(one.proved for one in self.after.values())

    @property
    def weight(self) -> int:
        """How much is held, in figures and moves."""
        return len(self.found.candidates) + len(self.after)

    @property
    def best(self) -> Any:
        """The move that leads to the best position; the first of several."""
        return self.moves[0]

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves that were compared, the best first."""
        by_value = sorted(
            self.after, key=lambda move: self.after[move].order(self.seat), reverse=True
        )
        return tuple(by_value)

    def candidate(self, move: object) -> Candidate[Any] | None:
        """What the search says of a move."""
        return next((one for one in self.found.candidates if one.move == move), None)

    def line(self, move: object) -> tuple[Any, ...]:
        """A move and what is likely to follow."""
        found = self.candidate(move)
        return found.line if found is not None and found.line else (move,)

    def knows(self, move: object) -> bool:
        """Whether a move can be weighed."""
        return move in self.after

    def weighed(self, made: object) -> Weighed:
        """What a move gives away against the best."""
        best = self.best
        if self.after[made].order(self.seat) >= self.after[best].order(self.seat):
            # As good as the best: another that is no better is never shown instead.
            best = made
        values = MoveValue(self.seat, self.after[made]), MoveValue(self.seat, self.after[best])
        lost = 0.0 if best == made else lost_between(values[1], values[0], self.unit)
        return Weighed(
            self.seat,
            self.seats,
            made,
            best,
            self.value,
            *values,
            lost,
            self.tries,
            self.kind,
            self._rival(made) if best == made else None,
        )

    def _rival(self, made: object) -> Any:
        """The best of the other moves, if search sees it lose as much as a mistake does."""
        mine = self.candidate(made)
        others = [one for one in self.found.candidates if one.move != made]
        if mine is None or not others:
            return None
        next_best = max(others, key=lambda one: one.share)
        lost = mine.share - next_best.share
        return next_best.move if grade_at(lost, self.seats) in MISTAKES else None

    def merged(self, other: "PositionEvaluation") -> "PositionEvaluation":
        """What this one and a newer one know together."""
        new, old = (self, other) if self._depth > other._depth else (other, self)
        # Moves are compared as far as the others: what was looked at less is left out.
        after = old.after if new.level == old.level else {}
        value = deeper(new.value, old.value)
        seconds = max(new.seconds, old.seconds)
        return replace(new, value=value, after={**after, **new.after}, seconds=seconds)

    @property
    def _depth(self) -> tuple[int, bool, int]:
        return self.level, self.proved, len(self.after)
