"""Shortest ways on a snake's plane, compiled: a flood over the free cells, one card a step.

No shortest way strays more than one cell from the box around all cards, so a window on box and
margin is flooded, a row in a word. A box too wide for that is not high, and is turned: with 120
cards width and height are never both above 62.
"""

from typing import Any

import numpy as np

from serpentry.kernels.bits import scratch, shifted
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words
from serpentry.kernels.sssnake.layout import (
    BOTTOM,
    DOUBLE,
    DOUBLES,
    END,
    END_X,
    END_Y,
    FACT_EXITS,
    FACT_STEPS,
    IS_CLOSED,
    LEFTMOST,
    RIGHTMOST,
    ROWS,
    TOP,
    TWO_STRANDS,
)
from serpentry.kernels.sssnake.plane import WRAP, beyond, flip, free_row, is_free

NEVER = -1
"""Missing cards of a snake that can't be closed any more."""
FAR = 1 << 30
"""The distance of what can't be reached."""

# A window: where it begins, how many rows it has, whether they are columns of the plane.
W_LEFT, W_TOP, W_ROWS, W_TURNED, W_FREE = 0, 1, 2, 3, 4
W_FLOOD = W_FREE + ROWS
W_DOORS = W_FLOOD + ROWS + 1
WINDOW = W_DOORS + 8 * TWO_STRANDS
"""Words of a window: free cells, flood (with a dry row below), doors."""


@part
def look_at(snake: Words, x: int, y: int, window: Words) -> None:
    """A window on the box around all cards and one more cell, with a margin of one."""
    left, right = min(snake[LEFTMOST], x) - 1, max(snake[RIGHTMOST], x) + 1
    top, bottom = min(snake[TOP], y) - 1, max(snake[BOTTOM], y) + 1
    width, height = right - left + 1, bottom - top + 1
    turned = 1 if width > 64 else 0
    rows, columns = (width, height) if turned else (height, width)
    window[W_LEFT], window[W_TOP] = left, top
    window[W_ROWS], window[W_TURNED] = rows, turned
    all_columns = np.int64(-1) if columns == 64 else (np.int64(1) << columns) - 1
    for row in range(rows):
        if turned:
            window[W_FREE + row] = free_column(snake, left + row, top, columns)
        else:
            window[W_FREE + row] = free_row(snake, left, top + row) & all_columns
        window[W_FLOOD + row] = 0
    window[W_FLOOD + rows] = 0


@part
def free_column(snake: Words, x: int, top: int, count: int) -> Any:
    """The free cells of a column from a row on."""
    bits = np.int64(0)
    for down in range(count):
        bits |= np.int64(is_free(snake, x, top + down)) << down
    return bits


@part
def row_of(window: Words, x: int, y: int) -> int:
    """The row of a window where a cell is seen."""
    return x - window[W_LEFT] if window[W_TURNED] else y - window[W_TOP]


@part
def bit_of(window: Words, x: int, y: int) -> Any:
    """The bit of a cell in its row."""
    column = y - window[W_TOP] if window[W_TURNED] else x - window[W_LEFT]
    return np.int64(1) << column


@part
def list_doors(snake: Words, facts: Words, window: Words) -> int:
    """Write row and bit of both mouths of each way through idle strands; how many ways.

    A strand in use leads to no free cell at one side at least. Ways of several strands are
    written several times.
    """
    found = 0
    left, top = window[W_LEFT], window[W_TOP]
    for number in range(snake[DOUBLES]):
        cell, lie = snake[DOUBLE + number] >> 4, snake[DOUBLE + number] & 15
        x = left + ((cell & WRAP) - left & WRAP)
        y = top + ((cell // ROWS) - top & WRAP)
        for side in range(4):
            way = facts[facts[FACT_EXITS] + 4 * lie + side]
            if way > side:
                x1, y1, _ = beyond(snake, facts, x, y, side)
                x2, y2, _ = beyond(snake, facts, x, y, way)
                if is_free(snake, x1, y1) and is_free(snake, x2, y2):
                    door = shifted(window, W_DOORS + 4 * found)
                    door[0], door[1] = row_of(window, x1, y1), bit_of(window, x1, y1)
                    door[2], door[3] = row_of(window, x2, y2), bit_of(window, x2, y2)
                    found += 1
    return found


@part
def open_doors(window: Words, count: int) -> int:
    """Two bits a door: whether the flood is at its mouths."""
    opened = 0
    for number in range(count):
        door = shifted(window, W_DOORS + 4 * number)
        if window[W_FLOOD + door[0]] & door[1]:
            opened |= 1 << (2 * number)
        if window[W_FLOOD + door[2]] & door[3]:
            opened |= 2 << (2 * number)
    return opened


@part
def pass_doors(window: Words, count: int, opened: int) -> int:
    """Let the flood through the doors that are open; 0 if it was there before."""
    changed = 0
    for number in range(count):
        door = shifted(window, W_DOORS + 4 * number)
        for way in range(2):
            if opened >> (2 * number + way) & 1:
                row, bit = W_FLOOD + door[2 - 2 * way], door[3 - 2 * way]
                changed |= bit & ~window[row]
                window[row] |= bit
    return changed


@part
def spread(window: Words, first: int, last: int) -> Any:
    """Let the flood go one step further between two rows; 0 if it could not."""
    above, changed = np.int64(0), np.int64(0)
    for row in range(first, last + 1):
        here = window[W_FLOOD + row]
        beside = here << 1 | np.int64(np.uint64(here) >> np.uint64(1))
        fuller = here | (beside | above | window[W_FLOOD + row + 1]) & window[W_FREE + row]
        changed |= fuller ^ here
        window[W_FLOOD + row] = fuller
        above = here
    return changed


@part
def flood(
    snake: Words, facts: Words, window: Words, x: int, y: int, goals: Words, out: Words
) -> int:
    """The steps from a free cell to each of four goals (row and bit; no bit: no goal).

    What can't be reached stays as it was; how many were reached.
    """
    rows, doors = window[W_ROWS], list_doors(snake, facts, window)
    first = last = row_of(window, x, y)
    window[W_FLOOD + first] = bit_of(window, x, y)
    steps, wanted, found = 0, 0, 0
    for goal in range(4):
        wanted += goals[2 * goal + 1] != 0
    while True:
        for goal in range(4):
            if out[goal] == FAR and window[W_FLOOD + goals[2 * goal]] & goals[2 * goal + 1]:
                out[goal] = steps
                found += 1
        if found == wanted:
            break
        first, last = max(0, first - 1), min(rows - 1, last + 1)
        if doors > 0:
            first, last = 0, rows - 1
        opened = open_doors(window, doors)
        changed = spread(window, first, last)
        if changed | pass_doors(window, doors, opened) == 0:
            break
        steps += 1
    return found


@part
def missing_cards(snake: Words, facts: Words) -> int:
    """The fewest cards that would close a snake; 0 if it is closed, NEVER if none will."""
    if snake[IS_CLOSED]:
        return 0
    x1, y1, x2, y2 = snake[END_X], snake[END_Y], snake[END + END_X], snake[END + END_Y]
    if not is_free(snake, x1, y1) or not is_free(snake, x2, y2):
        return NEVER
    window, goals, out = scratch(WINDOW), scratch(8), scratch(4)
    look_at(snake, snake[LEFTMOST], snake[TOP], window)
    for goal in range(4):
        goals[2 * goal], goals[2 * goal + 1], out[goal] = 0, 0, FAR
    goals[0], goals[1] = row_of(window, x2, y2), bit_of(window, x2, y2)
    flood(snake, facts, window, x1, y1, goals, out)
    return NEVER if out[0] == FAR else out[0] + 1


@part
def missing_beyond(snake: Words, facts: Words, which: int, out: Words) -> None:
    """For each side: the missing cards if a plain card led an end to the free cell next door.

    FAR if that cell is not free, or the other end could not be reached from there any more.
    """
    x, y = snake[END * which + END_X], snake[END * which + END_Y]
    other = END * (1 - which)
    window, goals = scratch(WINDOW), scratch(8)
    flip(snake, x, y)
    look_at(snake, x, y, window)
    for side in range(4):
        x2 = x + facts[facts[FACT_STEPS] + 2 * side]
        y2 = y + facts[facts[FACT_STEPS] + 2 * side + 1]
        goals[2 * side] = row_of(window, x2, y2)
        goals[2 * side + 1] = bit_of(window, x2, y2) if is_free(snake, x2, y2) else 0
        out[side] = FAR
    flood(snake, facts, window, snake[other + END_X], snake[other + END_Y], goals, out)
    flip(snake, x, y)
    for side in range(4):
        out[side] += out[side] != FAR
