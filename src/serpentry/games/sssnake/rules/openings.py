"""By which sides a snake may leave the cell of an end, without laying a card to find out.

A card covers the cell and at best opens an idle strand. It is harmless if the free cells beside
it stay joined around it, as on the left: then there is room. On the right it might cut the snake
off, and the free cells are flooded from the other end::

    . . .      . o .
    o x .      o x .      o covered    x the cell of the end    . free
    o o o      o . .
"""

from typing import NamedTuple

from serpentry.games.sssnake.rules.closing import idle_doors
from serpentry.games.sssnake.rules.snake import Snake, across
from serpentry.geometry.bitsets import bitset
from serpentry.geometry.squares import Side, Square

RING = (0, 1, 2, 5, 8, 7, 6, 3)
"""The eight cells around a cell in order, as bits of a three by three square."""

BITS_BESIDE = {Side.N: 1, Side.E: 5, Side.S: 7, Side.W: 3}
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


class Opening(NamedTuple):
    """What is known about laying at an end."""

    sides: int
    """Bits of the sides by which any card may lead the end into the free cell next door."""
    has_room: bool
    """Whether no card here cuts anything off, whatever is placed at cells that don't touch it."""


NOTHING_KNOWN = Opening(0, has_room=False)
ROOMY = [
    Opening(sum((around >> bit & 1) << side for side, bit in BITS_BESIDE.items()), has_room=True)
    for around in range(512)
]
"""By the free cells around an end: the opening where there is room."""


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
        return NOTHING_KNOWN
    around = snake.window.around(snake.free, cell)
    if STAY_JOINED[around] and cell not in snake.ways.mouths:
        return ROOMY[around]
    return Opening(_joined_sides(snake, cell, other, ROOMY[around].sides), has_room=False)


def _joined_sides(snake: Snake, cell: Square, other: Square, free_sides: int) -> int:
    """Of the free sides of a cell, those that stay joined to another cell if it is covered."""
    next_door = {
        side: snake.window.bit(across(cell, side).cell) for side in Side if free_sides >> side & 1
    }
    reached = _reachable(snake, other, cell, sum(next_door.values()))
    return bitset(side for side, bit in next_door.items() if bit & reached)


def _reachable(snake: Snake, source: Square, covered: Square, wanted: int) -> int:
    """Cells that can be reached from a cell if another is covered, among them all wanted ones.

    Most cells are outside the snake, and the outside is one: it is flooded from the rim. Only if
    the source is not there, its own surroundings are flooded.
    """
    window = snake.window
    start, cover = window.bit(source), window.bit(covered)
    doors = [door for door in idle_doors(snake) if not (door[0] | door[1]) & cover]
    free = snake.free & ~cover
    outside = _flood(window.rim, free, window.stride, doors, wanted | start)
    return outside if outside & start else _flood(start, free, window.stride, doors, wanted)


def _flood(flood: int, free: int, stride: int, doors: list[tuple[int, int]], wanted: int) -> int:
    """The free cells joined to a set of cells, until all wanted ones are reached."""
    before = 0
    while flood != before and wanted & ~flood:
        before = flood
        flood |= (flood << 1 | flood >> 1) & free
        flood |= (flood << stride | flood >> stride) & free
        for one, two in doors:
            if flood & one:
                flood |= two
    return flood
