"""By which sides a snake may leave the cell of an end, without laying a card to find out.

A card covers the cell and at best opens an idle strand. It is harmless if the free cells beside
it stay joined around it, as on the left: then there is room. On the right it might cut the snake
off, and the free cells are flooded from the other end::

    . . .      . o .
    o x .      o x .      o covered    x the cell of the end    . free
    o o o      o . .
"""

from typing import NamedTuple

from serpentry.games.sssnake.closing import idle_doors
from serpentry.games.sssnake.snake import Snake, across
from serpentry.geometry.squares import Side, Square

RING = (0, 1, 2, 5, 8, 7, 6, 3)
"""The eight cells around a cell in order, as bits of a three by three square."""

BESIDE = {Side.N: 1, Side.E: 5, Side.S: 7, Side.W: 3}
"""The bits of the cells across each side."""


def _stay_joined(around: int) -> bool:
    """Whether the free cells beside the middle are joined by the free cells around it."""
    free = [around >> bit & 1 for bit in RING]
    if all(free):
        return True
    gap = free.index(0)
    runs = "".join(str(free[(gap + step) % 8] * (1 + (gap + step) % 2)) for step in range(8))
    return sum("2" in run for run in runs.split("0")) <= 1


STAY_JOINED = [_stay_joined(around) for around in range(512)]
FREE_SIDES = [
    frozenset(side for side, bit in BESIDE.items() if around >> bit & 1) for around in range(512)
]


class Opening(NamedTuple):
    """What is known about laying at an end."""

    sides: frozenset[Side]
    """By these any card may lead the end into the free cell next door."""
    has_room: bool
    """Whether no card here cuts anything off, whatever is laid at cells that don't touch it."""


UNKNOWN_ROOM = Opening(frozenset(), has_room=False)


def opening(snake: Snake, which: int) -> Opening:
    """The opening at an end (0 the head, 1 the tail) of a snake that can be closed.

    Nothing is promised if both ends point into one cell.
    """
    known: Opening | None = snake.remembered.get(which)
    if known is None:
        known = snake.remembered[which] = _opening(snake, which)
    return known


def _opening(snake: Snake, which: int) -> Opening:
    assert snake.ends is not None
    cell, other = snake.ends[which].cell, snake.ends[1 - which].cell
    if cell == other:
        return UNKNOWN_ROOM
    around = snake.window.around(snake.free, cell)
    if STAY_JOINED[around] and cell not in snake.ways.mouths:
        return ROOMY[around]
    wanted = {side: snake.window.bit(across(cell, side).cell) for side in FREE_SIDES[around]}
    reached = _flood(snake, other, cell, sum(wanted.values()))
    sides = frozenset(side for side, bit in wanted.items() if bit & reached)
    return Opening(sides, has_room=False)


ROOMY = [Opening(sides, has_room=True) for sides in FREE_SIDES]


def _flood(snake: Snake, source: Square, covered: Square, wanted: int) -> int:
    """The cells that can be reached from a cell if another is covered, until all wanted are."""
    window = snake.window
    stride, rim, bit = window.stride, window.rim, window.bit(covered)
    free = snake.free & ~bit
    doors = [(one, two) for one, two in idle_doors(snake) if not (one | two) & bit]
    reached, flood = 0, window.bit(source)
    while flood != reached and wanted & ~flood:
        reached = flood
        flood |= (flood << 1 | flood >> 1) & free
        flood |= (flood << stride | flood >> stride) & free
        if flood & rim:
            flood |= rim
        for one, two in doors:
            if flood & one:
                flood |= two
    return flood
