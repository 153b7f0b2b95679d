"""Numbers for moves: what learning programs and compiled kernels use instead of the move itself.

Numbers are compact. On a bounded board a number means the same move in every position; on an
unbounded plane it is relative to what lies there (which end, which tile along the snake).
"""

from typing import Protocol, TypeVar

P_contra = TypeVar("P_contra", contravariant=True)
M = TypeVar("M")


class Numbering(Protocol[P_contra, M]):
    """A number for every legal move, and for every draw of chance's."""

    @property
    def version(self) -> str:
        """Changes whenever a number changes its meaning: store it beside anything trained."""
        ...

    @property
    def count(self) -> int:
        """Numbers of moves are smaller than this."""
        ...

    @property
    def draw_count(self) -> int:
        """Numbers of draws are smaller than this; 0 in a game without luck."""
        ...

    def number(self, position: P_contra, move: M) -> int:
        """The number of a legal move or draw; no other legal one in the position has it."""
        ...

    def move(self, position: P_contra, number: int) -> M | None:
        """The move (or draw) with this number, legal or not; None if it means nothing here."""
        ...
