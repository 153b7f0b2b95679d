"""What is known of a position for the seat to act there: one truth for all that speak of it.

A search finds the moves worth a look; they are then searched one by one, equally long, again and
again. In a round all moves share the seed, and with it the imagined hands: differences are compared
in pairs, and their spread says how far a figure may be off.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from serpentry.review.intervals import EXACT_NOTHING, Interval, interval_of, mean
from serpentry.review.weighing import NO_LOSSES, UNKNOWN_LOSSES, MoveValue, Weighed
from serpentry.search.budget import Budget, Seconds
from serpentry.search.report import Analysis, Candidate
from serpentry.search.tree_memory import TUNING
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.frozen import Frozen

Losses = tuple[Interval, Interval, Interval]


class Sample(NamedTuple):
    """What one round says of a move."""

    share: float
    margin: float
    results: tuple[float, ...]


Of = Callable[[Sample], float]


class PositionEvaluation(Frozen):
    """What search says of the moves of a position, from what one seat may know."""

    seat: Seat
    seats: int
    unit: float
    """A lead that is a lot."""
    found: Analysis[Any]
    """The search that found the moves worth a look."""
    rounds: Mapping[Any, tuple[Sample, ...]]
    """What each round says of the moves that are compared."""
    round_tries: int
    """So many games a round simulates of each move."""
    seconds: float
    """So long it was thought about, or was to be."""
    count: int
    """So many games were simulated, or were to be."""

    @property
    def proved(self) -> bool:
        """Whether the best move is proved."""
        return self.found.proved

    @property
    def tries(self) -> int:
        """How many games were simulated in all."""
        return self.found.simulations + self.round_tries * sum(map(len, self.rounds.values()))

    @property
    def weight(self) -> int:
        """How much is held, in figures and moves."""
        return len(self.found.candidates) + sum(map(len, self.rounds.values()))

    @property
    def best(self) -> Any:
        """The move that does best in the rounds; proved is better than measured."""
        if self.proved or not self.rounds:
            return self.found.best.move
        return self.moves[0]

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves that are known well, the best first."""
        if self.proved:
            return tuple(one.move for one in self.found.candidates)

        def order(move: Any) -> tuple[int, float]:
            samples = self.rounds[move]
            return -len(samples), -mean(map(self.worth, samples))

        return tuple(sorted(self.rounds, key=order))

    def worth(self, one: Sample) -> float:
        """As search counts: who wins, and by how much."""
        squashed = 0.5 + 0.5 * one.margin / (abs(one.margin) + self.unit)
        return (1 - TUNING.margin_weight) * one.share + TUNING.margin_weight * squashed

    def candidate(self, move: Any) -> Candidate[Any] | None:
        """What the search says of a move."""
        return next((one for one in self.found.candidates if one.move == move), None)

    @property
    def doubt(self) -> float:
        """What the best move gives away at most against another that was compared."""
        if self.proved:
            return 0.0
        best = self.best
        losses = [self._losses(move, best)[0].high for move in self.rounds if move != best]
        return max(losses, default=1.0)

    def knows(self, move: Any) -> bool:
        """Whether a move can be weighed."""
        return move in self.rounds or (self.proved and self.candidate(move) is not None)

    def suffices(self, budget: Budget) -> bool:
        """Whether so much was thought about it already, or no more can be known."""
        if self.proved:
            return True
        if isinstance(budget, Seconds):
            return self.seconds >= budget.amount
        return self.count >= budget.count

    def weighed(self, made: Any) -> Weighed:
        """What a move gives away against the best."""
        best = self.best
        values = self._value(made), self._value(best)
        losses = NO_LOSSES if made == best else self._losses(best, made)
        if losses[0].middle == 0.0 and losses is not UNKNOWN_LOSSES:
            # As good as the best: nobody is told of another that is no better.
            best, values = made, (values[0], values[0])
            losses = losses[0], EXACT_NOTHING, EXACT_NOTHING
        proved = self.proved and self.candidate(made) is not None
        return Weighed(self.seat, self.seats, made, best, *values, *losses, self.tries, proved)

    def _value(self, move: Any) -> MoveValue:
        """What a move is worth: proved, measured, or what search said on its way."""
        known = self.candidate(move)
        if known is None or (not self.proved and move in self.rounds):
            samples = self.rounds.get(move)
            return _measured(samples) if samples else self._value(self.found.best.move)
        win, lead = known.share, known.margin
        if known.at_most:
            return MoveValue(Interval(0.0, win, win), _exactly(lead), known.results)
        span = _exactly(win) if self.proved else Interval(0.0, win, 1.0)
        return MoveValue(span, _exactly(lead), known.results)

    def _losses(self, best: Any, made: Any) -> Losses:
        exact = self.candidate(best), self.candidate(made)
        if self.proved and exact[0] is not None and exact[1] is not None:
            return self._proved_losses(exact[0], exact[1])
        pairs = list(zip(self.rounds.get(best, ()), self.rounds.get(made, ()), strict=False))
        if len(pairs) < 2:
            return UNKNOWN_LOSSES

        def lost(of: Of) -> Interval:
            return interval_of([of(one) - of(other) for one, other in pairs]).at_least(0.0)

        return lost(self.worth), lost(_share), lost(_margin)

    def _proved_losses(self, best: Candidate[Any], own: Candidate[Any]) -> Losses:
        """Exact; of a move that is only bounded it is known what it lost at least."""
        better, made = _sample(best), _sample(own)
        worst = Sample(0.0, -best.margin, ()) if own.at_most else made

        def lost(of: Of) -> Interval:
            least = of(better) - of(made)
            return Interval(least, least, of(better) - of(worst)).at_least(0.0)

        if self.worth(better) <= self.worth(made):
            return NO_LOSSES
        return lost(self.worth), lost(_share), lost(_margin)

    def merged(self, other: "PositionEvaluation") -> "PositionEvaluation":
        """What this one and a newer one know together."""
        new, old = (self, other) if self._depth > other._depth else (other, self)
        seconds, count = max(new.seconds, old.seconds), max(new.count, old.count)
        rounds = new.rounds
        if new.round_tries == old.round_tries and not new.proved:
            rounds = {**old.rounds, **new.rounds}
        return replace(new, rounds=rounds, seconds=seconds, count=count)

    @property
    def _depth(self) -> tuple[bool, int, int]:
        return self.proved, self.round_tries, self.found.simulations


def _exactly(value: float) -> Interval:
    return Interval(value, value, value)


def _sample(one: Candidate[Any]) -> Sample:
    return Sample(one.share, one.margin, one.results)


def _measured(samples: tuple[Sample, ...]) -> MoveValue:
    """What several rounds say together."""
    win = interval_of([one.share for one in samples])
    lead = interval_of([one.margin for one in samples])
    results = zip(*(one.results for one in samples), strict=True)
    within = Interval(max(0.0, win.low), win.middle, min(1.0, win.high))
    return MoveValue(within, lead, tuple(map(mean, results)))


def _share(one: Sample) -> float:
    return one.share


def _margin(one: Sample) -> float:
    return one.margin
