"""What a search is asked: a position, for whom, and how much may be spent on it."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Generic

from serpentry.search.budget import Budget
from serpentry.search.kept_trees import KeptTrees
from serpentry.search.terms import never
from serpentry.search.tree_memory import TUNING, Tuning
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, NothingHidden, P


@dataclass(frozen=True)
class SearchRequest(Generic[P, M]):
    """A position to be searched for the seat to act there."""

    game: Game[P, M]
    view: P
    """What the seat may see of the position."""
    seat: Seat
    budget: Budget
    rng: Random = field(default_factory=partial(Random, 1))
    cores: int = 1
    """A time is searched by a number of threads at once; a count is always searched by one."""
    trees: KeptTrees | None = None
    """Trees of earlier searches, which may grow on; none if each begins from nothing."""
    thorough: bool = False
    """Whether the whole budget is used, also where there is nothing to choose or no doubt left,
    and it is reported what follows each move."""
    stopped: Callable[[], bool] = never
    """Whether what was found so far is wanted now."""
    tuning: Tuning = TUNING

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden in the game."""
        return isinstance(self.game.secrets, NothingHidden)

    def within(self, budget: Budget) -> "SearchRequest[P, M]":
        """The same with another budget."""
        return replace(self, budget=budget)

    def move(self, number: int) -> M:
        """The move of the position that has a number."""
        return move_of(self.game, self.view, number)


def move_of(game: Game[P, M], view: P, number: int) -> M:
    """The move that has a number in a position in which it means something."""
    move = game.numbering.move(view, number)
    assert move is not None
    return move
