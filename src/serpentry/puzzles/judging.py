"""Puzzles from openings and middle games, where nothing is proved yet: one judge tells moves apart.

The judge of reviews and hints (`serpentry.review`) looks at a position three times, each time four
times as far and with other luck; every time the same few moves must be clearly better than all
others. Then it values what follows them and their nearest rivals, and glances at every other move.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import Generic

from serpentry.arena.plan import Plan
from serpentry.arena.schedule import Fixture
from serpentry.puzzles.bands import QUICK_SOLVER, band_alone, ease_of, finds
from serpentry.puzzles.eye import mover
from serpentry.puzzles.likeness import key_of
from serpentry.puzzles.measuring import ALIKE_PART, MOST_EQUAL, rounded
from serpentry.puzzles.mined import Mined, positions_of
from serpentry.puzzles.puzzle import Puzzle, ReachedPosition, texts_of, written
from serpentry.puzzles.themes import themes_of
from serpentry.review.calibration import CalibrationCurve, curve_of
from serpentry.review.judges import JudgeKind, RawLook, judge_of, proving, searching
from serpentry.review.valuing import PositionJudge
from serpentry.search.budget import Simulations
from serpentry.search.request import SearchRequest
from serpentry.search.steps import at_once
from serpentry.tabletop.game import Game, M, P

FEWEST_MOVES = 5
"""Among fewer moves a guess is right too often."""
LEAST_POINTS = 15.0
"""A best move is ahead by this many points of a hundred, however far is looked."""
CLAIMED_PART = 0.8
"""So much of the smallest lead is claimed: it shall hold whenever it is looked again."""
LEAST_CHANCE = 25.0
"""With less, most games are lost whatever is found."""
GLANCE, LEVELS = -1, (0, 1, 2)
"""How far is looked: first a glance, of a quarter of the ordinary look."""
GLANCE_POINTS = 10.0
"""A glance at a position must show this much for another look."""
SHORT_GLANCE = -3
"""So far it is looked at moves that the search had no interest in: an answer or two of the net."""
FAR_BEHIND = 30.0
"""What is behind by more at such a glance is not looked at again."""
MOST_NAMED = 8
"""A puzzle names this many of the nearest rivals."""
VALUED = 2
"""This many of the nearest rivals are valued along what follows."""

Points = Mapping[M, float]
"""Chances of moves, in points of a hundred."""


@dataclass(frozen=True)
class PositionLooks(Generic[P, M]):
    """One position that is looked at several times."""

    game: Game[P, M]
    position: P

    @cached_property
    def kind(self) -> JudgeKind:
        """The strongest judge here."""
        return judge_of(self.game)

    @cached_property
    def _curve(self) -> CalibrationCurve:
        return curve_of(self.game, self.kind)

    def points(self, level: int, seed: int) -> dict[M, float]:
        """The chances of all moves that a search of so far looks at."""
        seat, look = mover(self.game, self.position), self._searched(self.position, level, seed)
        told = {one.move: self._curve.results(one.results, seat) for one in look.found.candidates}
        return {move: 100 * results[seat] for move, results in told.items()}

    def after(self, move: M, level: int, seed: int) -> float:
        """The mover's chance after a move, by a search of the position there."""
        seat, position = mover(self.game, self.position), self._played(move)
        if not isinstance(self.game.rules.to_act(position), int):
            return self.value(move)
        results = self._searched(position, level, seed).results
        return 100 * self._curve.results(results, mover(self.game, position))[seat]

    def value(self, move: M) -> float:
        """The same, as the judge values a position: along the line that both sides prefer."""
        judge = PositionJudge(self.game, self.kind)
        at, seat = self._played(move), mover(self.game, self.position)
        is_over = not isinstance(self.game.rules.to_act(at), int)
        return 100 * (judge.ended(at) if is_over else judge.value(at)).results[seat]

    def is_proved(self) -> bool:
        """Whether there is nothing to be judged: it can be proved."""
        return at_once(proving(self._request(self.position, 1), 0)) is not None

    def _played(self, move: M) -> P:
        return self.game.rules.play(self.position, move)

    def _request(self, position: P, seed: int) -> SearchRequest[P, M]:
        seat = mover(self.game, position)
        return SearchRequest(self.game, position, seat, Simulations(1), Random(seed))

    def _searched(self, position: P, level: int, seed: int) -> RawLook:
        return at_once(searching(self._request(position, seed), self.kind, level))


def apart(looks: Sequence[Points[M]], best: Sequence[M]) -> float:
    """How far these moves are ahead of all others, in every look; what was not seen is behind."""
    gaps = list[float]()
    for points in looks:
        others = [one for move, one in points.items() if move not in best]
        if any(move not in points for move in best) or not others:
            return 0.0
        gaps.append(min(points[move] for move in best) - max(others))
    return min(gaps)


def best_moves(points: Points[M], least: float) -> list[M]:
    """The move that is best by so much, or a few that are as good; none if there are more."""
    order = sorted(points, key=lambda move: points[move], reverse=True)
    for count, (one, other) in enumerate(pairwise(order[: MOST_EQUAL + 1]), start=1):
        gap, span = points[one] - points[other], points[order[0]] - points[one]
        if gap >= least and span <= ALIKE_PART * gap:
            return order[:count]
    return []


@dataclass(frozen=True)
class JudgedClaim(Generic[M]):
    """Moves that are better than all others, and what was seen of their rivals."""

    best: tuple[M, ...]
    looks: tuple[Points[M], ...]

    @property
    def gap(self) -> float:
        """By how much they are ahead at least."""
        return apart(self.looks, self.best)

    def nearest(self) -> list[tuple[M, float, float]]:
        """The nearest rivals."""
        return sorted(self.behind(), key=lambda one: one[1])[:MOST_NAMED]

    def behind(self) -> Iterator[tuple[M, float, float]]:
        """Every rival that was seen, with the least and the most that it was behind."""
        rivals = dict.fromkeys(move for points in self.looks for move in points)
        for rival in rivals:
            if rival not in self.best:
                seen = [one for one in self.looks if rival in one]
                gaps = [min(one[good] for good in self.best) - one[rival] for one in seen]
                yield rival, min(gaps), max(gaps)


@dataclass(frozen=True)
class EarlySeeker(Generic[P, M]):
    """Looks at the positions of one game."""

    game: Game[P, M]
    rng: Random

    def puzzles(self, positions: Sequence[ReachedPosition[P, M]]) -> Iterator[Puzzle]:
        """Whatever is found, in no order."""
        for reached in self.rng.sample(positions, len(positions)):
            if claim := self._claim(reached.position):
                yield self._puzzle(reached, claim)

    def _claim(self, position: P) -> JudgedClaim[M] | None:
        """What holds however far is looked."""
        moves = self.game.rules.moves(position)
        seen = PositionLooks(self.game, position)
        if len(moves) < FEWEST_MOVES or not self._may_be(seen):
            return None
        looks = list[dict[M, float]]()
        best = list[M]()
        for level in LEVELS:
            points = seen.points(level, self._luck())
            best = best or best_moves(points, LEAST_POINTS)
            looks.append(points)
            if (
                not best
                or apart(looks, best) < LEAST_POINTS
                or not self._is_of_interest(seen, best)
            ):
                return None
        looks.append(valued(seen, looks[-1], best))
        claim = JudgedClaim(tuple(best), tuple(looks))
        return claim if claim.gap >= LEAST_POINTS and self._stands_alone(seen, claim) else None

    def _may_be(self, seen: PositionLooks[P, M]) -> bool:
        """Whether it seems worth while to look again."""
        points = seen.points(GLANCE, self._luck())
        hope = max(points.values()) >= LEAST_CHANCE
        return hope and bool(best_moves(points, GLANCE_POINTS)) and not seen.is_proved()

    def _is_of_interest(self, seen: PositionLooks[P, M], best: Sequence[M]) -> bool:
        """Whether not every beginner does it at once, or what looks best fails."""
        game, position = self.game, seen.position
        if not finds(game, QUICK_SOLVER, position, best):
            return True
        return "tempting" in themes_of(game, position, [(mover(game, position), best[0])])

    def _stands_alone(self, seen: PositionLooks[P, M], claim: JudgedClaim[M]) -> bool:
        """Whether no move that the search had no interest in comes near."""
        known = {move for points in claim.looks for move in points}
        least = min(min(points[move] for move in claim.best) for points in claim.looks)
        for move in self.game.rules.moves(seen.position):
            if move in known or seen.after(move, SHORT_GLANCE, self._luck()) < least - FAR_BEHIND:
                continue
            if seen.after(move, LEVELS[0], self._luck()) > least - LEAST_POINTS:
                return False
        return True

    def _luck(self) -> int:
        return self.rng.getrandbits(62)

    def _puzzle(self, reached: ReachedPosition[P, M], claim: JudgedClaim[M]) -> Puzzle:
        game, position = self.game, reached.position
        seat = mover(game, position)
        best = [texts_of(game, [*reached.past, (seat, move)])[-1] for move in claim.best]
        return Puzzle(
            key_of(game, position, reached.past),
            texts_of(game, reached.past),
            tuple(best),
            f"{rounded(CLAIMED_PART * claim.gap):.1f}",
            band_alone(ease_of(game, position, claim.best)),
            themes_of(game, position, [(seat, claim.best[0])]),
            tuple(
                f"{written(game.notation.write(move))}={low:.1f}~{high:.1f}"
                for move, low, high in claim.nearest()
            ),
        )


def valued(seen: PositionLooks[P, M], points: Points[M], best: Sequence[M]) -> dict[M, float]:
    """What the judge says of what follows the best moves and their nearest rivals."""
    rivals = sorted((one for one in points if one not in best), key=lambda one: -points[one])
    return {move: seen.value(move) for move in [*best, *rivals[:VALUED]]}


def seek_early(plan: Plan, fixture: Fixture) -> Mined:
    """Play a game and look for a puzzle in its first half; more would be nearly the same."""
    game = plan.set_up()
    seeker = EarlySeeker(game, Random(f"{plan.seed} {fixture.number}"))
    positions = positions_of(game, plan, fixture)
    half = [one for one in positions[: len(positions) // 2 + 1] if one.past]
    chosen = [one for one in half if one.moves_of_seats >= plan.opening]
    found = next(seeker.puzzles(chosen), None)
    return Mined(fixture.number, () if found is None else (found,))
