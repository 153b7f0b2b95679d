"""Weighing a choice: what the move that was made gave away against the best that search finds.

First a search of the position, from what the mover knew. If it would have played otherwise, both
moves are searched by themselves, equally long, again and again with the same seeds: independent
answers, whose spread says how far the difference may be off.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from time import perf_counter
from typing import Any, Generic

from serpentry.catalogue.kernels import basis_of, has_kernel
from serpentry.review.grades import Grade, grade_of
from serpentry.review.intervals import EXACT_NOTHING, Interval, interval_of, mean
from serpentry.search.analysis import analyse
from serpentry.search.budget import Budget, Seconds, Simulations
from serpentry.search.report import Analysis, Candidate
from serpentry.search.request import SearchRequest
from serpentry.search.single_move import appraiser
from serpentry.search.terms import never
from serpentry.search.tree_memory import TUNING
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.helpers.frozen import Frozen

FIRST_PART = 0.4
"""So much of a budget goes to finding the best move, the rest to comparing."""
ROUNDS = 8
"""So many comparisons are made at most."""
FIRST_ROUNDS = 4
"""After so many comparisons it is seen whether they are enough."""
FEWEST_TRIES = 24
"""A comparison has at least so many simulated games of either move."""
ENOUGH_TRIES = 200
"""What is not proved needs so many simulated games in all to be graded."""
USUAL_UNIT = 10.0
"""A lead that is a lot, in a game that does not say."""
NO_LOSSES = EXACT_NOTHING, EXACT_NOTHING, EXACT_NOTHING
UNKNOWN_LOSS = Interval(0.0, 0.0, 1.0)
UNKNOWN_LOSSES = UNKNOWN_LOSS, UNKNOWN_LOSS, UNKNOWN_LOSS


class MoveValue(Frozen):
    """What a move leads to: the mover's part of the win and lead, and each seat's part."""

    share: float
    margin: float
    results: tuple[float, ...]


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


Worth = Callable[[Candidate[M] | MoveValue], float]


@dataclass
class Weighing(Generic[P, M]):
    """The move that a seat made from what it saw, and how much may be thought about it."""

    game: Game[P, M]
    view: P
    seat: Seat
    made: M
    budget: Budget
    rng: Random
    stopped: Callable[[], bool] = never

    def __post_init__(self) -> None:
        self.began = perf_counter()
        self.unit = basis_of(self.game).unit if has_kernel(self.game) else USUAL_UNIT

    def weighed(self) -> Weighed:
        """What search says within the budget."""
        first = self._searched()
        best, tries = first.best, first.simulations
        own = next((one for one in first.candidates if one.move == self.made), None)
        if best.move == self.made:
            return self._alike(best, tries, first.proved)
        if first.proved and own is not None:
            return self._proved(best, own)
        pairs = list(self._compared(best.move, first))
        if not pairs:
            return self._unknown(best, own or best, tries)
        return self._settled(best.move, pairs, tries)

    def _searched(self) -> Analysis[M]:
        budget: Budget
        if isinstance(self.budget, Seconds):
            budget = Seconds(FIRST_PART * self.budget.amount)
        else:
            budget = Simulations(max(1, int(FIRST_PART * self.budget.count)))
        request = SearchRequest(
            self.game, self.view, self.seat, budget, self.rng, stopped=self.stopped
        )
        return list(analyse(request))[-1]

    def _tries(self, first: Analysis[M]) -> int:
        """How many simulated games of a move a comparison has."""
        left: float
        if isinstance(self.budget, Seconds):
            rate = max(first.simulations, 1) / max(first.seconds, 1e-3)
            left = rate * max(0.0, self.budget.amount - (perf_counter() - self.began))
        else:
            left = (1 - FIRST_PART) * self.budget.count
        return max(FEWEST_TRIES, int(left / (2 * ROUNDS)))

    def _compared(self, best: M, first: Analysis[M]) -> Iterator[tuple[Candidate[M], Candidate[M]]]:
        """The best move and the one that was made, searched equally long, until that is enough."""
        judged, tries = appraiser(self.game, self.view, self.seat), self._tries(first)
        found: list[tuple[Candidate[M], Candidate[M]]] = []
        for number in count(1):
            if self.stopped():
                return
            seed = self.rng.getrandbits(62)
            found.append((judged(best, tries, seed), judged(self.made, tries, seed)))
            yield found[-1]
            if number == ROUNDS or (number == FIRST_ROUNDS and self._is_clear(best, found)):
                return

    def _is_clear(self, best: M, pairs: Sequence[tuple[Candidate[M], Candidate[M]]]) -> bool:
        return self._settled(best, pairs, ENOUGH_TRIES).grade is not None

    def _worth(self, one: Candidate[M] | MoveValue) -> float:
        """As search counts: who wins, and by how much."""
        squashed = 0.5 + 0.5 * one.margin / (abs(one.margin) + self.unit)
        return (1 - TUNING.margin_weight) * one.share + TUNING.margin_weight * squashed

    def _told(
        self,
        best: M,
        values: tuple[MoveValue, MoveValue],
        lost: tuple[Interval, Interval, Interval],
        tries: int,
        proved: bool = False,
    ) -> Weighed:
        """What was found, with the best move's value before that of the one that was made."""
        seat, seats, (better, made) = self.seat, self.game.seats, values
        return Weighed(seat, seats, self.made, best, made, better, *lost, tries, proved)

    def _alike(self, best: Candidate[M], tries: int, proved: bool) -> Weighed:
        value = _value(best)
        return self._told(best.move, (value, value), NO_LOSSES, tries, proved)

    def _proved(self, best: Candidate[M], own: Candidate[M]) -> Weighed:
        """Proved; of a move that is only bounded it is known what it lost at least."""
        better, made = _value(best), _value(own)
        worst = MoveValue(0.0, -best.margin, ()) if own.at_most else made

        def lost(of: Worth[M]) -> Interval:
            least = of(better) - of(made)
            return Interval(least, least, of(better) - of(worst)).at_least(0.0)

        if self._worth(better) <= self._worth(made):
            return self._alike(own, 0, True)
        losses = lost(self._worth), lost(_share), lost(_margin)
        return self._told(best.move, (better, made), losses, 0, True)

    def _unknown(self, best: Candidate[M], own: Candidate[M], tries: int) -> Weighed:
        """Nothing was compared."""
        values = _value(best), _value(own)
        return self._told(best.move, values, UNKNOWN_LOSSES, tries)

    def _settled(
        self, best: M, pairs: Sequence[tuple[Candidate[M], Candidate[M]]], tries: int
    ) -> Weighed:
        """What comparisons say; whatever did better in them is the best move."""
        better, made = (_mean([pair[side] for pair in pairs]) for side in (0, 1))

        def lost(of: Worth[M]) -> Interval:
            return interval_of([of(one) - of(other) for one, other in pairs]).at_least(0.0)

        tries += sum(one.visits for pair in pairs for one in pair)
        in_all = lost(self._worth)
        if in_all.middle == 0.0:
            losses = in_all, EXACT_NOTHING, EXACT_NOTHING
            return self._told(self.made, (made, made), losses, tries)
        losses = in_all, lost(_share), lost(_margin)
        return self._told(best, (better, made), losses, tries)


def _share(one: Candidate[M] | MoveValue) -> float:
    return one.share


def _margin(one: Candidate[M] | MoveValue) -> float:
    return one.margin


def _value(one: Candidate[M]) -> MoveValue:
    return MoveValue(one.share, one.margin, one.results)


def _mean(several: Sequence[Candidate[M]]) -> MoveValue:
    """What several searches of one move say together."""
    results = zip(*(one.results for one in several), strict=True)
    return MoveValue(
        mean(one.share for one in several),
        mean(one.margin for one in several),
        tuple(map(mean, results)),
    )
