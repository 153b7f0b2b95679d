"""Thinking about a position: what is known of it already is read, and made deeper."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from time import perf_counter
from typing import Any, Generic

from serpentry.catalogue.kernels import basis_of, has_kernel
from serpentry.review.evaluation import PositionEvaluation, Sample
from serpentry.review.grades import LIMITS
from serpentry.review.intervals import interval_of
from serpentry.search.analysis import analyse_in_turns
from serpentry.search.budget import Budget, Seconds, Simulations
from serpentry.search.report import Analysis, Candidate
from serpentry.search.request import SearchRequest
from serpentry.search.single_move import Appraise, appraiser
from serpentry.tabletop.game import M, P

FIRST_PART = 0.4
"""So much of a budget goes to finding the moves worth a look, the rest to comparing them."""
ROUNDS = 8
"""So often moves are compared at most."""
FIRST_ROUNDS = 4
"""After so many rounds the moves that are clearly worse are left out."""
FEWEST_TRIES = 24
"""A round has at least so many simulated games of each move."""
LONGEST_OF_A_MOVE = 2.0
"""No more seconds are spent on the rounds of one move: one that is missing must not cost more."""
WORTH_ANOTHER = 1.5
"""Rounds are made anew if they can be so much longer."""
FIRST_LOOK, LOOKS_GROW = 0.25, 4.0
"""Where reports are wanted on the way, the first comes after so many seconds, each later one after
so many times as long."""
RATE_SECONDS = 0.01
"""So long it takes to see how fast a machine is."""
COMPARED = 3
"""So many moves are compared, if no more are wanted."""
WITHOUT_ENGINE = 2
"""So many where every simulated game takes a thousand times as long."""
KEPT_MOVES = 24
"""Of so many moves it is remembered what the search said."""
USUAL_UNIT = 10.0
"""A lead that is a lot, in a game that does not say."""


@dataclass(frozen=True)
class Evaluating(Generic[P, M]):
    """A position to be thought about."""

    request: SearchRequest[P, M]
    known: PositionEvaluation | None = None
    also: tuple[M, ...] = ()
    """Moves of which it is to be known what they are worth, whatever search thinks of them."""
    compared: int = COMPARED
    gradual: bool = False
    """Whether evaluations are wanted on the way."""

    def turns(self) -> Generator[PositionEvaluation | None, None, None]:
        """Evaluations, each deeper than the one before; None where others may have a turn."""
        known, request = self.known, self.request
        if known is not None and known.suffices(request.budget):
            yield (yield from self._with_rounds(known, self._missing(known, self.also)))
            return
        spent = 0.0
        for budget in looks(request.budget, self.gradual):
            known = yield from self._deeper(known, budget)
            spent += budget.amount if isinstance(budget, Seconds) else 0.0
            known = replace(known, seconds=max(known.seconds, spent))
            yield known
            if known.proved or request.stopped():
                return

    def _missing(self, known: PositionEvaluation, also: Sequence[M]) -> list[M]:
        """Moves that are wanted and were not compared yet, with something to compare them with."""
        first = [] if known.proved else [one.move for one in known.found.candidates]
        wanted = _distinct([*first[: self._most], *also])
        missing = [move for move in wanted if not known.knows(move)]
        return _distinct([known.best, *missing]) if missing and not known.rounds else missing

    @property
    def _most(self) -> int:
        return self.compared if has_kernel(self.request.game) else WITHOUT_ENGINE

    @cached_property
    def _appraise(self) -> Appraise[M]:
        return appraiser(self.request.game, self.request.view, self.request.seat)

    def _deeper(
        self, known: PositionEvaluation | None, budget: Budget
    ) -> Generator[None, None, PositionEvaluation]:
        """One search and its rounds; what was known is only ever replaced by something deeper."""
        began, also = perf_counter(), _distinct([*([known.best] if known else []), *self.also])
        found = yield from self._searched(_part(budget, FIRST_PART))
        if found.proved:
            fresh = self._evaluation(found, 0, budget)
        else:
            moves = _distinct([*(one.move for one in found.candidates[: self._most]), *also])
            tries = self._round_tries(budget, len(moves), perf_counter() - began)
            fresh = self._evaluation(found, tries, budget)
            if known is not None and tries < WORTH_ANOTHER * known.round_tries:
                deepest = max(known.found, found, key=lambda one: one.simulations)
                fresh = replace(
                    fresh, found=deepest, rounds=known.rounds, round_tries=known.round_tries
                )
        fresh = yield from self._with_rounds(fresh, self._missing(fresh, also))
        return known.merged(fresh) if known else fresh

    def _searched(self, budget: Budget) -> Generator[None, None, Analysis[M]]:
        for step in analyse_in_turns(replace(self.request, budget=budget, thorough=True)):
            if step is not None:
                found = step
            yield
        kept = found.candidates if found.proved else found.candidates[:KEPT_MOVES]
        return replace(found, candidates=kept)

    def _evaluation(self, found: Analysis[M], tries: int, budget: Budget) -> PositionEvaluation:
        game = self.request.game
        unit = basis_of(game).unit if has_kernel(game) else USUAL_UNIT
        seconds = budget.amount if isinstance(budget, Seconds) else 0.0
        count = budget.count if isinstance(budget, Simulations) else 0
        return PositionEvaluation(
            self.request.seat, game.seats, unit, found, {}, tries, seconds, count
        )

    def _round_tries(self, budget: Budget, moves: int, spent: float) -> int:
        """How many games a round has of each move; a time is first measured on a few."""
        if isinstance(budget, Simulations):
            return max(FEWEST_TRIES, int((1 - FIRST_PART) * budget.count / (moves * ROUNDS)))
        left = min(budget.amount - spent, moves * LONGEST_OF_A_MOVE)
        return max(FEWEST_TRIES, int(self._rate() * left / (moves * ROUNDS)))

    def _rate(self) -> float:
        """How many games of a move are simulated in a second, tried on ever more of them."""
        move = self.request.game.rules.moves(self.request.view)[0]
        appraise, tries, spent = self._appraise, FEWEST_TRIES, 0.0
        while spent < RATE_SECONDS:
            began = perf_counter()
            appraise(move, tries, 0)
            spent = perf_counter() - began
            tries *= 2
        return tries / 2 / spent

    def _with_rounds(
        self, known: PositionEvaluation, missing: list[M]
    ) -> Generator[None, None, PositionEvaluation]:
        """The same with rounds of some more moves; those clearly worse have fewer of them."""
        if not known.round_tries and missing:
            known = replace(known, round_tries=FEWEST_TRIES)
        made: dict[M, tuple[Sample, ...]] = dict.fromkeys(missing, ())
        left = missing
        for number in range(ROUNDS):
            if number == FIRST_ROUNDS:
                left = list(_hopeful(replace(known, rounds={**known.rounds, **made}), missing))
            if not left or self.request.stopped():
                break
            samples = list[Sample]()
            for move in left:
                samples.append(self._sample(known, move, number))
                yield
            made.update(
                (move, (*made[move], sample)) for move, sample in zip(left, samples, strict=True)
            )
        return replace(known, rounds={**known.rounds, **_enough(made)})

    def _sample(self, known: PositionEvaluation, move: M, number: int) -> Sample:
        """What a round says; of a move that is proved every round says the same."""
        exact = known.candidate(move)
        if exact is not None and exact.proved:
            return _told(exact)
        return _told(self._appraise(move, known.round_tries, number + 1))


def looks(budget: Budget, gradual: bool) -> Iterator[Budget]:
    """A budget as a whole, or as several: each one larger than all before."""
    if gradual and isinstance(budget, Seconds):
        left, one = budget.amount, FIRST_LOOK
        while left > LOOKS_GROW * one:
            yield Seconds(one)
            left, one = left - one, one * LOOKS_GROW
        yield Seconds(left)
    else:
        yield budget


def _part(budget: Budget, part: float) -> Budget:
    if isinstance(budget, Seconds):
        return Seconds(part * budget.amount)
    return Simulations(max(1, int(part * budget.count)))


def _distinct(moves: Iterable[M]) -> list[M]:
    return list(dict.fromkeys(moves))


def _told(one: Candidate[Any]) -> Sample:
    return Sample(one.share, one.margin, one.results)


def _enough(made: dict[M, tuple[Sample, ...]]) -> dict[M, tuple[Sample, ...]]:
    """Where somebody ended it early, one round says nothing about its spread."""
    return {move: samples for move, samples in made.items() if len(samples) > 1}


def _hopeful(known: PositionEvaluation, moves: list[M]) -> Iterator[M]:
    """The moves that may still be good."""
    best = max(
        known.rounds, key=lambda one: sum(map(known.worth, known.rounds[one][:FIRST_ROUNDS]))
    )
    for move in moves:
        pairs = zip(known.rounds[best], known.rounds[move], strict=False)
        behind = interval_of([known.worth(one) - known.worth(other) for one, other in pairs])
        if move == best or behind.low < LIMITS[0] * 2 / known.seats:
            yield move
