"""Shortest ways on a snake's plane, compiled: a flood over the free cells, one card a step.

A row of cells is one word, so a step lets a whole row's water run to both sides with two shifts and
up and down with two ors. No shortest way strays more than one cell from the box around all cards,
so a window on box and margin is flooded. A box too wide for a word is not high, and is turned: with
120 cards width and height are never both above 62.
"""

import numpy as np

from serpentry.kernels.compiling import compiled
from serpentry.kernels.sssnake.plane import WRAP, beyond, flip, free_row, is_free
from serpentry.kernels.sssnake.structs import ROWS, TWO_STRANDS, Facts, Snake
from serpentry.kernels.structs import Struct, several, structs, word, words
from serpentry.kernels.structs.compiled import scratch

NEVER = -1
"""Missing cards of a snake that can't be closed any more."""
FAR = 1 << 30
"""The distance of what can't be reached."""


class Spot(Struct[Facts]):
    """A cell in a window: its row, and its bit there; no bit, no spot."""

    row = word()
    bit = word()


class Door(Struct[Facts]):
    """A way through idle strands: water at one mouth comes out at the other a step later."""

    mouths = structs(Spot, 2)


class Window(Struct[Facts]):
    """Where a window begins, how many rows it has, whether they are columns of the plane."""

    left, top, rows, turned = several(word, 4)
    free = words(ROWS)
    flood = words(ROWS + 1)
    """With a dry row below, so that the last one needs no question."""
    door_count = word()
    doors = structs(Door, 2 * TWO_STRANDS)


class Goals(Struct[Facts]):
    """Spots that a flood is to reach, and the steps it took."""

    spots = structs(Spot, 4)
    steps = words(4)


class Lookout(Struct[Facts]):
    """For each end and side: the missing cards if a plain card led there."""

    missing = words(2, 4)


@compiled
def look_at(snake: Snake, x: int, y: int, window: Window) -> None:
    """A window on the box around all cards and one more cell, with a margin of one."""
    left, right = min(snake.leftmost, x) - 1, max(snake.rightmost, x) + 1
    top, bottom = min(snake.top, y) - 1, max(snake.bottom, y) + 1
    width, height = right - left + 1, bottom - top + 1
    turned = 1 if width > 64 else 0
    rows, columns = (width, height) if turned else (height, width)
    window.left, window.top, window.rows, window.turned = left, top, rows, turned
    all_columns = -1 if columns == 64 else (1 << columns) - 1
    for row in range(rows):
        if turned:
            window.free[row] = free_column(snake, left + row, top, columns)
        else:
            window.free[row] = free_row(snake, left, top + row) & all_columns
        window.flood[row] = 0
    window.flood[rows] = 0


@compiled
def free_column(snake: Snake, x: int, top: int, count: int) -> int:
    """The free cells of a column from a row on."""
    bits = 0
    for down in range(count):
        bits |= int(is_free(snake, x, top + down)) << down
    return bits


@compiled
def spot(window: Window, x: int, y: int, found: Spot) -> None:
    """Write where a cell is seen in a window."""
    across, down = x - window.left, y - window.top
    found.row = across if window.turned else down
    found.bit = 1 << (down if window.turned else across)


@compiled
def list_doors(snake: Snake, window: Window) -> None:
    """Write both mouths of each way through idle strands.

    A strand in use leads to no free cell at one side at least. Ways of several strands are
    written several times.
    """
    found = 0
    left, top = window.left, window.top
    for number in range(snake.double_count):
        cell, lie = snake.doubles[number] >> 4, snake.doubles[number] & 15
        x = left + ((cell & WRAP) - left & WRAP)
        y = top + ((cell // ROWS) - top & WRAP)
        for side in range(4):
            way = snake.facts.exits[lie, side]
            if way > side:
                x1, y1, _ = beyond(snake, x, y, side)
                x2, y2, _ = beyond(snake, x, y, way)
                if is_free(snake, x1, y1) and is_free(snake, x2, y2):
                    spot(window, x1, y1, window.doors[found].mouths[0])
                    spot(window, x2, y2, window.doors[found].mouths[1])
                    found += 1
    window.door_count = found


@compiled
def is_wet(window: Window, at: Spot) -> bool:
    """Whether the flood has reached a spot."""
    return window.flood[at.row] & at.bit != 0


@compiled
def open_doors(window: Window) -> int:
    """Two bits a door: whether the flood is at its mouths."""
    opened = 0
    for number in range(window.door_count):
        door = window.doors[number]
        if is_wet(window, door.mouths[0]):
            opened |= 1 << (2 * number)
        if is_wet(window, door.mouths[1]):
            opened |= 2 << (2 * number)
    return opened


@compiled
def pass_doors(window: Window, opened: int) -> int:
    """Let the flood through the doors that are open; 0 if it was there before."""
    changed = 0
    for number in range(window.door_count):
        for way in range(2):
            if opened >> (2 * number + way) & 1:
                mouth = window.doors[number].mouths[1 - way]
                changed |= mouth.bit & ~window.flood[mouth.row]
                window.flood[mouth.row] |= mouth.bit
    return changed


@compiled
def spread(window: Window, first: int, last: int) -> int:
    """Let the flood go one step further between two rows; 0 if it could not."""
    above = changed = 0
    for row in range(first, last + 1):
        here = window.flood[row]
        beside = here << 1 | int(np.uint64(here) >> np.uint64(1))
        fuller = here | (beside | above | window.flood[row + 1]) & window.free[row]
        changed |= fuller ^ here
        window.flood[row] = fuller
        above = here
    return changed


@compiled
def flood(snake: Snake, window: Window, x: int, y: int, goals: Goals) -> None:
    """The steps from a free cell to each of four goals; FAR where it can't be reached."""
    list_doors(snake, window)
    start = scratch(Spot, snake)
    spot(window, x, y, start)
    window.flood[start.row] = start.bit
    first = last = start.row
    steps, wanted = 0, 0
    for goal in range(4):
        goals.steps[goal] = FAR
        wanted += goals.spots[goal].bit != 0
    while True:
        for goal in range(4):
            if goals.steps[goal] == FAR and is_wet(window, goals.spots[goal]):
                goals.steps[goal] = steps
                wanted -= 1
        if wanted == 0:
            return
        first, last = max(0, first - 1), min(window.rows - 1, last + 1)
        if window.door_count > 0:
            first, last = 0, window.rows - 1
        opened = open_doors(window)
        changed = spread(window, first, last)
        if changed | pass_doors(window, opened) == 0:
            return
        steps += 1


@compiled
def missing_cards(snake: Snake) -> int:
    """The fewest cards that would close a snake; 0 if it is closed, NEVER if none will."""
    if snake.is_closed:
        return 0
    head, tail = snake.ends[0], snake.ends[1]
    if not is_free(snake, head.x, head.y) or not is_free(snake, tail.x, tail.y):
        return NEVER
    window, goals = scratch(Window, snake), scratch(Goals, snake)
    look_at(snake, snake.leftmost, snake.top, window)
    goals.clear()
    spot(window, tail.x, tail.y, goals.spots[0])
    flood(snake, window, head.x, head.y, goals)
    return NEVER if goals.steps[0] == FAR else goals.steps[0] + 1


@compiled
def look_beyond(snake: Snake, which: int, out: Lookout) -> None:
    """For each side: the missing cards if a plain card led an end to the free cell next door.

    FAR if that cell is not free, or the other end could not be reached from there any more.
    """
    x, y = snake.ends[which].x, snake.ends[which].y
    other = snake.ends[1 - which]
    window, goals = scratch(Window, snake), scratch(Goals, snake)
    flip(snake, x, y)
    look_at(snake, x, y, window)
    for side in range(4):
        x2, y2 = x + snake.facts.steps[side].x, y + snake.facts.steps[side].y
        spot(window, x2, y2, goals.spots[side])
        if not is_free(snake, x2, y2):
            goals.spots[side].bit = 0
    flood(snake, window, other.x, other.y, goals)
    flip(snake, x, y)
    for side in range(4):
        steps = goals.steps[side]
        out.missing[which, side] = steps + (steps != FAR)
