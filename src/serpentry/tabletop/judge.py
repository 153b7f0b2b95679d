"""Who judges: the score by the rules so far, what it consists of, and a quick guess for players."""

from collections.abc import Mapping
from typing import Protocol, TypeVar, runtime_checkable

from serpentry.tabletop.refusal import Cell

P_contra = TypeVar("P_contra", contravariant=True)

Part = tuple[str, int]
"""A message key, and how much of it there is."""

Counted = Mapping[str, tuple[Cell, ...]]
"""The cells that something of a breakdown is counted from, by its message key."""


class Judge(Protocol[P_contra]):
    """How well each seat stands, by the rules; and a guess how well it will."""

    unit: str
    """The message key of what scores are counted in."""
    lead_unit: str
    """The message key of what a lead is counted in: the difference of two scores."""
    fewest_win: bool
    """Whether the smallest score wins. An outcome then has the scores with a minus."""

    def score(self, position: P_contra) -> tuple[int, ...]:
        """The score of each seat by the rules if the game ended now; at the end, how it ended."""
        ...

    def breakdown(self, position: P_contra) -> tuple[tuple[Part, ...], ...]:
        """For each seat what it has of what, now; the same keys for every seat."""
        ...

    def estimate(self, position: P_contra) -> tuple[float, ...]:
        """A quick guess how well each seat will do, more is better: players use it, nobody sees it.

        At the end it is the score of the outcome.
        """
        ...


@runtime_checkable
class Bounded(Protocol[P_contra]):
    """A judge who can say what nobody will exceed, so that endings can be proved."""

    def most(self, position: P_contra) -> tuple[int, ...]:
        """For each seat a score that it will not exceed, however the game continues."""
        ...
