"""What a net sees of a set-up, and where it finds the moves: the chart of a game.

A kernel's function `observe` writes for each cell a few bytes, then bytes about the whole game. The
chart says where cells are on a square canvas, how much a byte counts, and which of the net's
answers, one for each layer and square, stands for which move. All set-ups of a game share layers
and planes, so that one net plays them all.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from serpentry.kernels.structs import AnyStruct
from serpentry.kernels.structs.fields import Many, Nested, Scalar, Shaped

OCTETS = 8
"""Bytes of a word."""


def units_of(kind: type[AnyStruct]) -> tuple[float, ...]:
    """What each byte of a kind of struct counts, in order; the kind names them."""
    found: list[float] = []
    for field in kind.plan.fields.values():
        count = field.size.fixed // field.each.fixed
        if isinstance(field, Scalar | Shaped):
            found += [field.element.unit] * count
        elif isinstance(field, Nested | Many):
            found += units_of(field.kind) * count
    return tuple(found)


def byte_of(kind: type[AnyStruct], name: str) -> int:
    """The number of the byte at which a field begins."""
    return kind.plan.places[name].fixed


@dataclass(frozen=True)
class Symmetry:
    """A way to turn or mirror the canvas: where each square and each answer comes from."""

    squares: tuple[int, ...]
    answers: tuple[int, ...]
    planes: tuple[int, ...] = ()
    """Where each byte of a square comes from, if bytes tell directions;"""
    whole: tuple[int, ...] = ()
    """and each byte about the whole game."""
    mirrored: tuple[int, ...] = ()
    """By byte of a square, what it and its mirror image add up to; 0 if it has none, or is 0."""


@dataclass(frozen=True)
class Owners:
    """The planes that say which cells belong to the seat that looks, and which to others."""

    mine: int
    others: int
    whose: int
    """The plane that says how many seats after the one that looks an other one's comes,"""
    count: int = 1
    """and what that is to be multiplied by."""


@dataclass(frozen=True, eq=False)
class Chart:
    """How a net sees one set-up of a game."""

    width: int
    """The canvas has this number of rows and of columns."""
    squares: tuple[int, ...]
    """By cell, its square on the canvas."""
    planes: tuple[float, ...]
    """What a cell's bytes count each, a multiple of eight of them."""
    whole: tuple[float, ...]
    """What the bytes about the whole game count each."""
    layers: int
    """Answers of the net for each square,"""
    extras: int
    """and beside the board."""
    answers: tuple[int, ...]
    """By a move's number, its answer: square × layers + layer, extras after all squares."""
    owners: tuple[Owners, ...]
    turning: Callable[[], tuple[Symmetry, ...]]
    """Works out the symmetries, which only learning needs."""
    floors: int = 1
    """Boards in a circle, the same to the net: planes, layers and owners come floor by floor."""
    pointers: tuple[int, ...] = ()
    """Planes that mark a square each; the answers for it come again, first of those beside."""
    fixed: int = 0
    """The last answers, which stay when a board is turned, though their moves may be others."""

    @cached_property
    def symmetries(self) -> tuple[Symmetry, ...]:
        """All ways to turn or mirror the canvas; the first changes nothing."""
        return self.turning()

    @property
    def plane_words(self) -> int:
        """Words of an observation that tell about cells."""
        return len(self.squares) * len(self.planes) // OCTETS

    @property
    def whole_words(self) -> int:
        """Words that tell about the whole game."""
        return len(self.whole) // OCTETS

    @property
    def mask_words(self) -> int:
        """Words of the set of moves."""
        return -(-len(self.answers) // (8 * OCTETS))

    @property
    def row_words(self) -> int:
        """Words of everything that a net gets to know."""
        return self.plane_words + self.whole_words + self.mask_words
