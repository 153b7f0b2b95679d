"""Positions as numbers for learning programs: planes over the board, then plain facts.

A tensor is flat: plane after plane, each row by row from the top, then the facts. It is described
from a seat: "own" is the seat itself, "next 1" the seat after it. Every value is between -1 and 1.
"""

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from serpentry.tabletop.actors import Seat

P_contra = TypeVar("P_contra", contravariant=True)


@dataclass(frozen=True)
class Layout:
    """What the numbers of a tensor mean, in their order."""

    version: str
    """Changes whenever a number changes its place or meaning."""
    planes: tuple[str, ...]
    height: int
    width: int
    facts: tuple[str, ...]

    @property
    def board_size(self) -> int:
        """How many numbers the planes take."""
        return len(self.planes) * self.height * self.width

    @property
    def size(self) -> int:
        """How many numbers there are in all."""
        return self.board_size + len(self.facts)


class Observation(Protocol[P_contra]):
    """How a seat sees a position as numbers."""

    @property
    def layout(self) -> Layout:
        """What the numbers mean."""
        ...

    def tensor(self, view: P_contra, seat: Seat) -> "array[float]":
        """The numbers of a view, as the seat sees it; nothing hidden from the seat is in them."""
        ...


def whose(seats: int) -> tuple[str, ...]:
    """What seats are called from one of them: `own`, then `next 1` and so on in turn order."""
    return ("own", *(f"next {step}" for step in range(1, seats)))


def seats_from(seat: Seat, seats: int) -> list[Seat]:
    """All seats in turn order, this one first."""
    return [(seat + step) % seats for step in range(seats)]


class Canvas:
    """A tensor in the making."""

    def __init__(self, layout: Layout, ground: "Canvas | None" = None) -> None:
        """Nothing is marked; or what is on a ground that is the same in all positions."""
        self.height, self.width = layout.height, layout.width
        self.tensor: array[float] = (
            ground.tensor[:] if ground else array("f", bytes(4 * layout.board_size))
        )

    def mark(self, plane: int, row: int, column: int, value: float = 1.0) -> None:
        """Set one cell of a plane; what is outside the planes is left out."""
        if 0 <= row < self.height and 0 <= column < self.width:
            self.tensor[(plane * self.height + row) * self.width + column] = value

    def fill(self, plane: int, rows: range, columns: range) -> None:
        """Set all cells of a rectangle; what is outside the planes is left out."""
        left, right = max(columns.start, 0), min(columns.stop, self.width)
        ones = array("f", [1.0]) * (right - left)
        for row in range(max(rows.start, 0), min(rows.stop, self.height)):
            first = (plane * self.height + row) * self.width
            self.tensor[first + left : first + left + len(ones)] = ones

    def finish(self, facts: Iterable[float]) -> "array[float]":
        """The tensor, with the facts behind the planes."""
        self.tensor.extend(facts)
        return self.tensor
