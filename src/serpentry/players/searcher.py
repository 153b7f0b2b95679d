"""A player that searches before each move."""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random

from serpentry.catalogue.kernels import has_kernel
from serpentry.players.engine_ready import make_ready
from serpentry.players.player import AnyPlayer, Sits
from serpentry.search.analysis import AnalysisSteps, analyse_in_turns
from serpentry.search.budget import Budget, Seconds
from serpentry.search.report import Candidate
from serpentry.search.request import SearchRequest
from serpentry.search.steps import at_once
from serpentry.search.terms import FREE, Tell, Terms, Thinking, tell_nobody
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P

AS_GOOD = 0.04
"""Moves whose chances are no further apart are equally good to the judge (docs/strength.md)."""
AS_WELL_KNOWN = 0.2
"""A chance is known about as well as the best's if it was looked at this often, against that."""


def settling(
    search: AnalysisSteps[M],
    thinking: Thinking,
    budget: Budget,
    is_rash: Callable[[M], bool],
    luck: Random | None = None,
) -> Generator[None, None, M]:
    """The move that a search likes best when it ends, proves something, or must end.

    What players are warned of is taken only if it is proved, or if there is nothing else. With
    luck it is any of those that look as good. Others may have a turn after each step.
    """
    with closing(search) as steps:
        for analysis in steps:
            if analysis is not None:
                liked = [one for one in analysis.candidates if not is_rash(one.move)]
                best = analysis.best if analysis.proved or not liked else liked[0]
                alike = [best] if analysis.proved else as_good_as(best, liked)
                if analysis.proved or thinking.must_end():
                    break
                thinking.tell(analysis.progress(budget))
            yield
    return best.move if luck is None else luck.choice(alike).move


def as_good_as(best: Candidate[M], others: Sequence[Candidate[M]]) -> list[Candidate[M]]:
    """A move, and those that nobody can tell to be worse."""
    return [
        best,
        *(
            one
            for one in others
            if one is not best
            and one.share >= best.share - AS_GOOD
            and one.visits >= best.visits * AS_WELL_KNOWN
        ),
    ]


@dataclass(frozen=True)
class Searches(Sits):
    """Searches by a game's engine, within its budget."""

    name: str
    budget: Budget
    cores: int = field(default=1, kw_only=True)
    paces: Mapping[str, Budget] = field(default_factory=dict, compare=False, kw_only=True)
    """Its budget in games where another one is as far from the level below."""

    @property
    def needs_engine(self) -> bool:
        """Yes: without it, it would be another player."""
        return True

    def choose(
        self: AnyPlayer, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE
    ) -> M:
        """The move that search likes best; one that is proved the best is made at once."""
        move: M = at_once(self.choosing(game, view, seat, rng, terms))
        return move


@dataclass(frozen=True)
class SearchPlayer(Searches):
    """Searches alone; what is proved needs no further thought."""

    without_engine: Budget
    """The budget where a game has no kernel, and search is a thousand times slower."""

    def within(self, budget: Budget) -> "SearchPlayer":
        """The same player with another budget."""
        name = f"{self.name.partition('@')[0]}@{budget}"
        return replace(self, name=name, budget=budget, without_engine=budget, paces={})

    def prepare(self, game: Game[P, M], tell: Tell = tell_nobody) -> None:
        """Have the game's engine ready."""
        make_ready(game, tell)

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
