"""Hints where no host of tables is: in a terminal."""

from dataclasses import dataclass, field
from random import Random

from serpentry.hosting.evaluations.deepening import USUAL_LOOK
from serpentry.hosting.evaluations.pondering import thoughts
from serpentry.hosting.thinking import STAND_IN, Wish, has_engine_here
from serpentry.players import find_player
from serpentry.review.advice import Advice, advice
from serpentry.review.evaluating import COMPARED
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.evaluations import Evaluations, key_of
from serpentry.search.analysis import only_move
from serpentry.search.budget import Budget
from serpentry.search.request import SearchRequest
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P


@dataclass
class Adviser:
    """Remembers what it thought about positions."""

    budget: Budget = USUAL_LOOK
    """How far is looked for a hint."""
    evaluations: Evaluations = field(default_factory=Evaluations)

    def advise(self, game: Game[P, M], view: P, seat: Seat, rng: Random) -> Advice:
        """A move for the seat to act."""
        only = only_move(game, view)
        if only is not None:
            return Advice(only, is_guess=False)
        if not has_engine_here(game.name):
            return Advice(find_player(STAND_IN).choose(game, view, seat, rng))
        return advice(self.evaluated(game, view, seat, self.budget))

    def evaluated(
        self,
        game: Game[P, M],
        view: P,
        seat: Seat,
        budget: Budget,
        also: tuple[M, ...] = (),
        compared: int = COMPARED,
        gradual: bool = False,
    ) -> PositionEvaluation:
        """What is known of a position within a budget, and of moves that are wanted too."""
        key = key_of(game, view, seat)
        known = self.evaluations.get(key)
        wish = Wish(budget, also, compared, gradual=gradual, known=known)
        if known is not None and wish.is_met():
            return self.evaluations.shared(game, view, seat, known)
        for thought in thoughts(SearchRequest(game, view, seat, budget), wish):
            if isinstance(thought, PositionEvaluation):
                known = self.evaluations.add(key, thought)
        assert known is not None
        return self.evaluations.shared(game, view, seat, known)
