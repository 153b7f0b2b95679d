"""Turns and mirror images of what a net sees of Schlangennest.

The rules know no directions, and a mirrored card is one of the same kind. The ends of a snake keep
their numbers: a net knows which end is which, and answers for each.
"""

from collections.abc import Callable, Iterable
from functools import cache, partial
from itertools import product

from serpentry.games.schlangennest.rules.cards import LIES, coloured_sides
from serpentry.geometry.squares import Side
from serpentry.kernels.charts import Symmetry, byte_of, units_of
from serpentry.kernels.schlangennest.structs import (
    NOWHERE,
    WINDOW,
    SeenGame,
    SeenLead,
    SeenOwner,
    SeenSize,
    SeenSquare,
)

Image = Callable[[Side], Side]
BY_SIDE = {"owners": SeenOwner, "sizes": SeenSize, "leads": SeenLead}
"""What a net knows of each side of a square."""
COUNTED = {Side.E: (0, 1), Side.S: (1, 1), Side.W: (0, -1), Side.N: (1, -1)}
"""Whether the way to a side is counted along columns or rows, and up or down."""


@cache
def symmetries(pointers: int, fixed: int) -> tuple[Symmetry, ...]:
    """For a chart with a number of pointers and answers that stay; the first changes nothing."""
    return tuple(_symmetry(image, pointers, fixed) for image in images())


def images() -> list[Image]:
    """The turns of a square, and its mirror images."""
    return [partial(_image, *one) for one in product((False, True), range(4))]


def _image(mirrored: bool, quarters: int, side: Side) -> Side:
    return (side.mirrored() if mirrored else side).turned(quarters)


def _symmetry(image: Image, pointers: int, fixed: int) -> Symmetry:
    squares = _sources(_square(image, *divmod(at, WINDOW)) for at in range(WINDOW**2))
    lies = _sources(image_of_lie(image, lie) for lie in range(len(LIES)))
    places = *squares, *range(WINDOW**2, WINDOW**2 + pointers)
    by_lie = [place * len(LIES) + lie for place in places for lie in lies]
    stay = range(len(by_lie), len(by_lie) + fixed)
    planes, mirrored = _planes(image)
    return Symmetry(tuple(squares), (*by_lie, *stay), planes, _whole(image), mirrored)


def _sources(targets: Iterable[int]) -> list[int]:
    """From where each comes, of where each goes."""
    goes = list(targets)
    return [goes.index(at) for at in range(len(goes))]


def _square(image: Image, row: int, column: int) -> int:
    """Where a square of the window goes: twice its way from the middle, then back."""
    right, down = 2 * column - WINDOW + 1, 2 * row - WINDOW + 1
    to_right, to_down = ((right, down)[axis] * sign for axis, sign in _axes(image))
    return (to_down + WINDOW - 1) // 2 * WINDOW + (to_right + WINDOW - 1) // 2


def _axes(image: Image) -> tuple[tuple[int, int], tuple[int, int]]:
    """For columns and for rows, along which of them they were counted, and which way."""
    sources = {image(side): side for side in Side}
    return COUNTED[sources[Side.E]], COUNTED[sources[Side.S]]


def image_of_lie(image: Image, lie: int) -> int:
    """How a card is turned after that."""
    kind, turn = LIES[lie]
    sides = {image(side) for side in coloured_sides(kind, turn)}
    return next(
        number
        for number, (other, way) in enumerate(LIES)
        if other == kind and set(coloured_sides(other, way)) == sides
    )


def _planes(image: Image) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where the bytes of a square come from, and which are mirrored."""
    count = len(units_of(SeenSquare))
    planes, mirrored = list(range(count)), [0] * count
    for name, kind in BY_SIDE.items():
        first, size = byte_of(SeenSquare, name), len(units_of(kind))
        for side, at in product(Side, range(size)):
            planes[first + image(side) * size + at] = first + side * size + at
    first, size = byte_of(SeenSquare, "leads"), len(units_of(SeenLead))
    for side, (way, (axis, sign)) in product(Side, enumerate(_axes(image))):
        at = first + image(side) * size + way
        planes[at] = first + side * size + axis
        mirrored[at] = 2 * NOWHERE if sign < 0 else 0
    return tuple(planes), tuple(mirrored)


def _whole(image: Image) -> tuple[int, ...]:
    """Where the bytes about the game come from: how wide and how high it is may change places."""
    found = list(range(len(units_of(SeenGame))))
    wide, high = byte_of(SeenGame, "wide"), byte_of(SeenGame, "high")
    if image(Side.N) in (Side.E, Side.W):
        found[wide], found[high] = high, wide
    return tuple(found)
