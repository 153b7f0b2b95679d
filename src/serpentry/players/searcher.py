"""A player that searches before each move."""

from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random

from serpentry.catalogue.kernels import has_kernel
from serpentry.players.engine_ready import make_ready
from serpentry.players.player import Sits
from serpentry.search.analysis import AnalysisSteps, analyse_in_turns
from serpentry.search.budget import Budget, Seconds
from serpentry.search.request import SearchRequest
from serpentry.search.steps import at_once
from serpentry.search.terms import FREE, Tell, Terms, Thinking, tell_nobody
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P


def settling(
    search: AnalysisSteps[M], thinking: Thinking, budget: Budget, is_rash: Callable[[M], bool]
) -> Generator[None, None, M]:
    """The move that a search likes best when it ends, proves something, or must end.

    What players are warned of is taken only if it is proved, or if there is nothing else. Others
    may have a turn after each step.
    """
    with closing(search) as steps:
        for analysis in steps:
            if analysis is not None:
                liked = (one.move for one in analysis.candidates if not is_rash(one.move))
                best = analysis.best.move if analysis.proved else next(liked, analysis.best.move)
                if analysis.proved or thinking.must_end():
                    break
                thinking.tell(analysis.progress(budget))
            yield
    return best


@dataclass(frozen=True)
class SearchPlayer(Sits):
    """Searches within its budget; what is proved needs no further thought."""

    name: str
    budget: Budget
    without_engine: Budget
    """The budget where a game has no kernel, and search is a thousand times slower."""
    cores: int = 1
    paces: Mapping[str, Budget] = field(default_factory=dict, compare=False)
    """Its budget in games where another one is as far from the level below."""

    @property
    def needs_engine(self) -> bool:
        """Yes: without it, it would be another player."""
        return True

    def within(self, budget: Budget) -> "SearchPlayer":
        """The same player with another budget."""
        name = f"{self.name.partition('@')[0]}@{budget}"
        return replace(self, name=name, budget=budget, without_engine=budget, paces={})

    def prepare(self, game: Game[P, M], tell: Tell = tell_nobody) -> None:
        """Have the game's engine ready."""
        make_ready(game, tell)

    def choose(self, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE) -> M:
        """The move that search likes best; one that is proved the best is made at once."""
        return at_once(self.choosing(game, view, seat, rng, terms))

    def choosing(
        self, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE
    ) -> Generator[None, None, M]:
        """The same in turns."""
        thinking, budget = terms.begin(), self._budget(game, terms)
        stopped = thinking.must_end
        request = SearchRequest(
            game, view, seat, budget, rng, self.cores, terms.trees, stopped=stopped
        )
        return (
            yield from settling(
                analyse_in_turns(request), thinking, budget, partial(game.is_rash, view)
            )
        )

    def _budget(self, game: Game[P, M], terms: Terms) -> Budget:
        """Its budget here; a time is cut to what there is, a count is watched while it thinks."""
        mine = self.paces.get(game.name, self.budget)
        budget = mine if has_kernel(game) else self.without_engine
        if isinstance(budget, Seconds):
            return Seconds(min(budget.amount, terms.seconds))
        return budget
