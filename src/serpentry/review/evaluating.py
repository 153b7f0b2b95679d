"""Thinking about a position: what is known of it already is read, and made deeper."""

from collections.abc import Generator
from dataclasses import dataclass, replace
from functools import cached_property
from math import floor, log
from time import perf_counter
from typing import Generic

from serpentry.catalogue.kernels import basis_of, has_kernel
from serpentry.review.calibration import curve_of
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.judges import (
    GROWTH,
    HIGHEST_LEVEL,
    LOOKS,
    JudgeKind,
    RawLook,
    is_foreseeable,
    judge_of,
    looking,
    looks_of,
)
from serpentry.review.value import Value
from serpentry.review.valuing import PositionJudge, exact_of
from serpentry.search.budget import Budget, Seconds
from serpentry.search.report import Analysis
from serpentry.search.request import SearchRequest
from serpentry.search.single_move import Appraise, appraiser
from serpentry.tabletop.game import M, P

LOWEST_LEVEL = -3
ROUNDS = 8
"""Where there is luck, a move is searched so often by itself."""
FEWEST_TRIES = 4
"""A round has at least this many simulated games of each move."""
COMPARED = 1
"""This many moves are looked at, if no more are wanted: the one that search likes best."""
COMPARED_BY_LUCK = 3
"""The same where luck follows or hands are hidden, and each move is searched by itself."""
KEPT_MOVES = 24
"""Of this many moves it is remembered what the search said."""
USUAL_UNIT = 10.0
"""A lead that is a lot, in a game that does not say."""


def level_of(budget: Budget) -> int:
    """How far is looked at first: a number of simulations says it, a time only how far at last."""
    if isinstance(budget, Seconds):
        return 0
    level = floor(log(budget.count / LOOKS[JudgeKind.SEARCH], GROWTH))
    return max(LOWEST_LEVEL, min(HIGHEST_LEVEL, level))


@dataclass(frozen=True)
class Evaluating(Generic[P, M]):
    """A position to be thought about."""

    request: SearchRequest[P, M]
    known: PositionEvaluation | None = None
    also: tuple[M, ...] = ()
    """Moves of which it is to be known what they are worth, whatever search thinks of them."""
    compared: int = COMPARED
    gradual: bool = False
    """Whether it is looked further and further, as long as there is time."""

    def turns(self) -> Generator[PositionEvaluation | None, None, None]:
        """Evaluations, each deeper than the one before; None where others may have a turn."""
        known, began = self.known, perf_counter()
        level = level_of(self.request.budget)
        if known is not None:
            level = max(level, known.level)
        known = yield from self._at(level, known)
        yield known
        while self._goes_on(known, began):
            level += 1
            found = yield from self._at(level, known)
            known = known.merged(found)
            yield known
        budget = self.request.budget
        if self.gradual and isinstance(budget, Seconds):
            yield replace(known, seconds=budget.amount)

    def _goes_on(self, known: PositionEvaluation, began: float) -> bool:
        """Whether there is time for a look that takes several times as long."""
        budget = self.request.budget
        if not self.gradual or not isinstance(budget, Seconds) or known.is_final:
            return False
        if self.request.stopped() or known.level >= HIGHEST_LEVEL:
            return False
        return (perf_counter() - began) * GROWTH < budget.amount

    def _at(
        self, level: int, known: PositionEvaluation | None
    ) -> Generator[None, None, PositionEvaluation]:
        """All that is wanted at a level; what is known at it already is not looked at again."""
        if known is None or known.level != level:
            known = yield from self._fresh(level)
        wanted = [one.move for one in known.found.candidates[: self._most(known)]]
        after = dict(known.after)
        for move in dict.fromkeys([*wanted, *self.also]):
            if move not in after:
                after[move] = yield from self._after(known, move, level)
        tries = known.tries + (len(after) - len(known.after)) * looks_of(self._kind, level)
        found = replace(known, after=after, tries=tries)
        if not self._is_foreseeable and not found.proved:
            return replace(found, value=found.after[found.best])
        return found

    def _most(self, known: PositionEvaluation) -> int:
        if not has_kernel(self.request.game):
            return min(2, self.compared)
        return self.compared if self._is_foreseeable else max(self.compared, COMPARED_BY_LUCK)

    @cached_property
    def _kind(self) -> JudgeKind:
        return judge_of(self.request.game)

    @cached_property
    def _is_foreseeable(self) -> bool:
        return is_foreseeable(self.request.game)

    @cached_property
    def _appraise(self) -> Appraise[M]:
        return appraiser(self.request.game, self.request.view, self.request.seat)

    def _fresh(self, level: int) -> Generator[None, None, PositionEvaluation]:
        """The position itself, and the moves worth a look."""
        request, game = self.request, self.request.game
        unit = basis_of(game).unit if has_kernel(game) else USUAL_UNIT
        if self._is_foreseeable:
            judge = PositionJudge(game, self._kind, level)
            look = yield from judge.look(request.view)
            best = yield from judge.preferred(request.view)
            in_order = sorted(look.found.candidates, key=lambda one: one.move != best)
            look = look._replace(found=replace(look.found, candidates=tuple(in_order)))
            value = yield from judge.valuing(request.view)
        else:
            look = yield from looking(replace(request, thorough=True), self._kind, level)
            value = Value(look.results, level=level)
        found, tries = self._kept(look), looks_of(self._kind, level)
        return PositionEvaluation(
            request.seat, game.seats, unit, self._kind, found, value, {}, level, tries
        )

    def _kept(self, look: RawLook) -> Analysis[M]:
        found = look.found
        return found if look.proved else replace(found, candidates=found.candidates[:KEPT_MOVES])

    def _after(
        self, known: PositionEvaluation, move: M, level: int
    ) -> Generator[None, None, Value]:
        """What the position after a move is worth."""
        one = known.candidate(move)
        if one is not None and one.proved and known.proved:
            return exact_of(one, level)
        if not self._is_foreseeable:
            return (yield from self._rounds(move, level))
        after = self.request.game.rules.play(self.request.view, move)
        value = yield from PositionJudge(self.request.game, self._kind, level).valuing(after)
        if one is not None and one.at_most and not value.proved:
            return _bounded(value, one.share, self.request.seat)
        return value

    def _rounds(self, move: M, level: int) -> Generator[None, None, Value]:
        """What a move is worth where luck follows: the mean of several searches of it alone."""
        game, seat = self.request.game, self.request.seat
        tries = max(FEWEST_TRIES, looks_of(self._kind, level) // (COMPARED_BY_LUCK * ROUNDS))
        sums = [0.0] * game.seats
        for number in range(ROUNDS):
            found = self._appraise(move, tries, number + 1)
            sums = [one + part / ROUNDS for one, part in zip(sums, found.results, strict=True)]
            yield
        results = curve_of(game, self._kind).results(sums, seat)
        return Value(results, level=level)


def _bounded(value: Value, hope: float, seat: int) -> Value:
    """A value that is no better for a seat than is proved."""
    share = value.results[seat]
    if share <= hope:
        return replace(value, hope=hope)
    rest = (1 - hope) / (1 - share) if share < 1 else 0.0
    results = tuple(hope if one == seat else part * rest for one, part in enumerate(value.results))
    return replace(value, results=results, hope=hope)
