"""Finding puzzles where endings can't be proved: moves that are the best by a measured lead."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Generic

from serpentry.arena.plan import Plan
from serpentry.arena.schedule import Fixture
from serpentry.catalogue.kernels import basis_of
from serpentry.puzzles.bands import QUICK_SOLVER, band_alone, ease_of, finds
from serpentry.puzzles.eye import mover
from serpentry.puzzles.likeness import key_of
from serpentry.puzzles.measuring import (
    CHECKED_TRIES,
    TRIES,
    LeadClaim,
    Rival,
    best_claim,
    claim_of,
    in_order,
    may_be_best,
    measured,
    rounded,
)
from serpentry.puzzles.mined import Mined, positions_of
from serpentry.puzzles.puzzle import Puzzle, ReachedPosition, texts_of, written
from serpentry.puzzles.themes import themes_of
from serpentry.tabletop.game import Game, M, P

FEWEST_MOVES = 5
"""Among fewer moves a guess is right too often."""
PUZZLES_A_GAME = 2
"""At most this many puzzles of a game: more would be too similar."""
FIRST_ROUNDS = 3
"""This many rounds show whether it may be worth while to measure."""
LEAST_LEAD = 0.15
"""A best move is ahead by this part of a clear win at least."""
CLAIMED_PART = 0.8
"""So much of what was measured is claimed: it shall hold whenever it is measured again."""


@dataclass(frozen=True)
class Seeker(Generic[P, M]):
    """Looks at the positions of one game."""

    game: Game[P, M]
    rng: Random

    @property
    def least(self) -> float:
        """By how much a move has to be the best."""
        return LEAST_LEAD * basis_of(self.game).unit

    def puzzles(self, positions: Sequence[ReachedPosition[P, M]]) -> Iterator[Puzzle]:
        """Whatever is found, in no order."""
        rules = self.game.rules
        choices = [one for one in positions if isinstance(rules.to_act(one.position), int)]
        for reached in self.rng.sample(choices, len(choices)):
            view = self.game.secrets.view(reached.position, mover(self.game, reached.position))
            if len(rules.moves(view)) < FEWEST_MOVES or not self._may_be(view):
                continue
            if claim := self._claim(view):
                yield self._puzzle(reached, view, claim)

    def _may_be(self, view: P) -> bool:
        """Whether it seems worth while to measure."""
        seat, seed = mover(self.game, view), self.rng.getrandbits(62)
        seen = measured(self.game, view, seat, TRIES, seed, FIRST_ROUNDS)
        return may_be_best(seen, self.least) and self._is_of_interest(view, in_order(seen)[:1])

    def _is_of_interest(self, view: P, best: Sequence[M]) -> bool:
        """Whether not every beginner does it at once, or what looks best fails."""
        game, line = self.game, [(mover(self.game, view), best[0])]
        return not finds(game, QUICK_SOLVER, view, best) or "tempting" in themes_of(
            game, view, line
        )

    def _claim(self, view: P) -> LeadClaim[M] | None:
        """What holds when it is measured, and with four times the search again."""
        seat, rng = mover(self.game, view), self.rng
        first = best_claim(measured(self.game, view, seat, TRIES, rng.getrandbits(62)), self.least)
        if first is None or not self._is_of_interest(view, first.best):
            return None
        again = claim_of(
            measured(self.game, view, seat, CHECKED_TRIES, rng.getrandbits(62)), first.best
        )
        holds = rounded(CLAIMED_PART * again.gap) >= self.least and again.wins_more
        return again if holds else None

    def _puzzle(self, reached: ReachedPosition[P, M], view: P, claim: LeadClaim[M]) -> Puzzle:
        game, seat = self.game, mover(self.game, view)
        best = [texts_of(game, [*reached.past, (seat, move)])[-1] for move in claim.best]
        return Puzzle(
            key_of(game, reached.position, reached.past),
            texts_of(game, reached.past),
            tuple(best),
            f"{rounded(CLAIMED_PART * claim.gap):.1f}",
            band_alone(ease_of(game, view, claim.best)),
            themes_of(game, view, [(seat, claim.best[0])]),
            tuple(_told(game, one) for one in claim.rivals),
        )


def _told(game: Game[P, M], rival: Rival[M]) -> str:
    """A rival as a word: the move, and the limits of its difference."""
    text = written(game.notation.write(rival.move))
    return f"{text}={rival.lead.low:.1f}~{rival.lead.high:.1f}"


def seek(plan: Plan, fixture: Fixture) -> Mined:
    """Play a game and look for puzzles in it."""
    game = plan.set_up()
    seeker = Seeker(game, Random(f"{plan.seed} {fixture.number}"))
    positions = positions_of(game, plan, fixture)
    # The random opening is nobody's game, and its first positions are the same in every run.
    chosen = [one for one in positions if one.moves_of_seats >= plan.opening]
    found = seeker.puzzles(chosen)
    return Mined(fixture.number, tuple(islice(found, PUZZLES_A_GAME)))
