"""Whether a snake across the field can still come to its goal: a search on squares as bits.

A row of the field has one bit more than squares, which is never free, so that nothing goes from the
end of one row to the beginning of the next.
"""

from functools import lru_cache
from typing import NamedTuple

from serpentry.geometry.squares import Side, Square


class Ground(NamedTuple):
    """The squares that are free, the goal among them."""

    row: int
    """How many bits a row has."""
    free: int
    goal: int


class Left(NamedTuple):
    """The cards between tail and head that are not placed yet."""

    straights: int
    curves: int


def bit_of(at: Square, row: int) -> int:
    """The bit of a square."""
    return 1 << at.y * row + at.x


def ground(field: tuple[int, int], taken: set[Square], goal: Square) -> Ground:
    """A field on which some squares are taken."""
    wide, high = field
    squares = {Square(x, y) for y in range(high) for x in range(wide)} - taken
    return Ground(wide + 1, sum(bit_of(at, wide + 1) for at in squares), bit_of(goal, wide + 1))


def beyond(bit: int, way: Side, row: int) -> int:
    """The bit of the square that a way leads to."""
    match way:
        case Side.N:
            return bit >> row
        case Side.E:
            return bit << 1
        case Side.S:
            return bit << row
        case Side.W:
            return bit >> 1


def is_near(here: Ground, at: int, steps: int) -> bool:
    """Whether this number of steps over free squares come to the goal."""
    row, free, goal = here
    reached = at
    for _ in range(steps):
        if reached & goal:
            return True
        reached |= (reached << 1 | reached >> 1 | reached << row | reached >> row) & free
    return bool(reached & goal)


@lru_cache(maxsize=1 << 14)
def arrives(here: Ground, at: int, way: Side, left: Left) -> bool:
    """Whether some way leads on from a square to the goal with the cards that are left."""
    if at == here.goal:
        return True
    if not at & here.free or not is_near(here, at, sum(left)):
        return False
    rest, (straights, curves) = here._replace(free=here.free & ~at), left
    if straights and arrives(rest, beyond(at, way, here.row), way, Left(straights - 1, curves)):
        return True
    turns = (way.turned(1), way.turned(3)) if curves else ()
    fewer = Left(straights, curves - 1)
    return any(arrives(rest, beyond(at, onward, here.row), onward, fewer) for onward in turns)
