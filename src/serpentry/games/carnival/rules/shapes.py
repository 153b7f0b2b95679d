"""How strands run across tiles, and how a path goes through them.

Sides are numbered clockwise: N 0, E 1, S 2, W 3; the opposite of a side is `side ^ 2`. A turn is
a clockwise quarter turn::

    straight   0: N–S    1: E–W                     ┌─┴─┐       ┌─┴─┐
    corner     0: N–E    1: E–S    2: S–W    3: W–N │ │ │ 0     │ └─┤ 0
    head       its neck at N, E, S, W               └─┬─┘       └───┘
    crossing   N–S and E–W, however it is turned
"""

from functools import cache
from typing import Literal

from serpentry.geometry.squares import Square

SIDE_LETTERS = "NESW"

around = cache(Square.neighbours)
"""The four cells beside a cell, by side."""


Shape = Literal["straight", "corner", "crossing", "head", "blank", "worn"]
"""What a tile is like for paths; gifts and troubles are blank, hats are worn and take no cell."""

TURNS: dict[Shape, int] = {
    "straight": 2,
    "corner": 4,
    "crossing": 1,
    "head": 4,
    "blank": 1,
    "worn": 1,
}
"""In how many ways a tile can be turned that look different."""


def sides_of(shape: Shape, turn: int) -> tuple[int, ...]:
    """The sides that the tile's strand meets, in reading order of its turn."""
    match shape:
        case "straight":
            return turn, turn + 2
        case "corner":
            return turn, (turn + 1) % 4
        case "head":
            return (turn,)
        case _:
            return ()


def way_through(shape: Shape, turn: int, entry: int) -> int | None:
    """The side by which a path that comes in at a side goes out; None if no strand meets it."""
    if shape == "crossing":
        return entry ^ 2
    sides = sides_of(shape, turn)
    if len(sides) != 2 or entry not in sides:
        return None
    return sides[1] if entry == sides[0] else sides[0]


def turn_between(one: int, other: int) -> int:
    """How a straight or a corner is turned whose strand joins two sides."""
    if one ^ other == 2:
        return one % 2
    return one if (one + 1) % 4 == other else other
