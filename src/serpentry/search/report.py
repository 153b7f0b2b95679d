"""What a search says about a position."""

from dataclasses import dataclass, replace
from typing import Generic

from serpentry.search.budget import Budget, Seconds
from serpentry.tabletop.game import M


@dataclass(frozen=True)
class Candidate(Generic[M]):
    """A move that was looked at."""

    move: M
    share: float
    """The part of the win that the mover can expect: 1 is a sure win, ½ a draw of two."""
    margin: float
    """The expected lead over the best of the others, in the game's own unit."""
    visits: int
    visit_share: float
    """The part of all simulated games that began with this move."""
    line: tuple[M, ...] = ()
    """The move and what is likely to follow."""
    proved: bool = False
    """Whether share and margin are exact."""
    at_most: bool = False
    """Whether share and margin are only the most that can be hoped for, proved."""
    results: tuple[float, ...] = ()
    """The part of the win that each seat can expect."""
    margins: tuple[float, ...] = ()
    """The lead of each seat at the end, where it is proved."""


@dataclass(frozen=True)
class Analysis(Generic[M]):
    """The moves of a position, the best first."""

    candidates: tuple[Candidate[M], ...]
    simulations: int
    seconds: float
    proved: bool = False
    """Whether the first move is proved the best."""

    def progress(self, budget: Budget) -> float:
        """How much of a budget was used, 0 to 1."""
        if isinstance(budget, Seconds):
            return min(1.0, self.seconds / budget.amount)
        return min(1.0, self.simulations / budget.count)

    @property
    def best(self) -> Candidate[M]:
        """The move to make."""
        return self.candidates[0]


def shared_out(share: float, seat: int, seats: int) -> tuple[float, ...]:
    """Each seat's part where only one's is known: the others are thought to have equal chances."""
    rest = (1 - share) / (seats - 1)
    return tuple(share if one == seat else rest for one in range(seats))


def ranked(candidates: list[Candidate[M]], simulations: int, seconds: float) -> Analysis[M]:
    """The analysis with the most visited moves first."""
    total = sum(one.visits for one in candidates) or 1
    shared = [replace(one, visit_share=one.visits / total) for one in candidates]
    shared.sort(key=lambda one: (-one.visits, -one.share))
    return Analysis(tuple(shared), simulations, seconds)
