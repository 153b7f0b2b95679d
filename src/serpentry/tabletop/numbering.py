"""Numbers for moves: what learning programs and compiled kernels use instead of the move itself.

Numbers are compact. On a bounded board a number means the same move in every position; on an
unbounded plane it is relative to what is there (which end, which tile along the snake).
"""

from dataclasses import dataclass
from math import prod
from typing import Protocol, TypeVar

P_contra = TypeVar("P_contra", contravariant=True)
M = TypeVar("M")


@dataclass(frozen=True)
class Part:
    """Numbers one after another for moves of one kind."""

    first: int
    moves: str
    """What they do."""
    digits: tuple[tuple[str, int], ...]
    """What each digit of a number tells, and how many there are; the last counts fastest."""

    @property
    def count(self) -> int:
        """How many numbers there are."""
        return prod(size for _, size in self.digits)


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

    @property
    def parts(self) -> tuple[Part, ...]:
        """What numbers of moves mean, in their order."""
        ...

    def number(self, position: P_contra, move: M) -> int:
        """The number of a legal move or draw; no other legal one in the position has it."""
        ...

    def move(self, position: P_contra, number: int) -> M | None:
        """The move (or draw) with this number, legal or not; None if it means nothing here."""
        ...


class Sections:
    """Numbers in sections one after another; in each, digits of their own sizes.

    The last digit counts fastest::

        numbers = Sections(place=(2, 9), give=(4,))   # 18 placements, then 4 gifts
        numbers.number("place", 1, 3)                 # 12
        numbers.read(12)                              # ("place", (1, 3))
    """

    def __init__(self, **sizes: tuple[int, ...]) -> None:
        self.sizes = sizes
        self.starts: dict[str, int] = {}
        self.count = 0
        for name, digits in sizes.items():
            self.starts[name] = self.count
            self.count += prod(digits)

    def number(self, section: str, *digits: int) -> int:
        """The number of these digits in a section."""
        number = 0
        for digit, size in zip(digits, self.sizes[section], strict=True):
            number = number * size + digit
        return self.starts[section] + number

    def read(self, number: int) -> tuple[str, tuple[int, ...]]:
        """The section of a number and its digits; ("", ()) if it is out of range."""
        for name, start in reversed(self.starts.items()):
            if start <= number < self.count:
                return name, self._digits(number - start, self.sizes[name])
        return "", ()

    def parts(self, **meanings: tuple[str, ...]) -> tuple[Part, ...]:
        """What the moves of each section do, then what its digits tell."""
        return tuple(
            Part(start, moves, tuple(zip(digits, self.sizes[name], strict=True)))
            for name, start in self.starts.items()
            for moves, *digits in [meanings[name]]
        )

    def _digits(self, number: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
        digits: list[int] = []
        for size in reversed(sizes):
            number, digit = divmod(number, size)
            digits.append(digit)
        return tuple(reversed(digits))
