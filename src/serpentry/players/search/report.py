"""What a search says about a position."""

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Candidate:
    """A move that was looked at."""

    move: Any
    share: float
    """The part of the win that the mover can expect: 1 is a sure win, ½ a draw of two."""
    margin: float
    """The expected lead over the best of the others, in the game's own unit."""
    visits: int
    visit_share: float
    """The part of all simulated games that began with this move."""
    line: tuple[Any, ...] = ()
    """The move and what is likely to follow."""
    proved: bool = False
    """Whether share and margin are exact."""
    at_most: bool = False
    """Whether share and margin are only the most that can be hoped for, proved."""


@dataclass(frozen=True)
class Analysis:
    """The moves of a position, the best first."""

    candidates: tuple[Candidate, ...]
    simulations: int
    seconds: float
    proved: bool = False
    """Whether the first move is proved the best."""

    @property
    def best(self) -> Candidate:
        """The move to make."""
        return self.candidates[0]


def ranked(candidates: list[Candidate], simulations: int, seconds: float) -> Analysis:
    """The analysis with the most visited moves first."""
    total = sum(one.visits for one in candidates) or 1
    shared = [replace(one, visit_share=one.visits / total) for one in candidates]
    shared.sort(key=lambda one: (-one.visits, -one.share))
    return Analysis(tuple(shared), simulations, seconds)
