"""A snake's plane, compiled: free cells, and ways through idle strands.

`x` and `y` are true coordinates: only the bits of the plane wrap around.
"""

import numpy as np

from serpentry.kernels.compiling import compiled
from serpentry.kernels.sssnake.structs import ROWS, TWO_STRANDS, Snake

WRAP = ROWS - 1


@compiled
def is_free(snake: Snake, x: int, y: int) -> bool:
    """Whether no card is on a cell."""
    return bool(snake.plane[y & WRAP, (x & WRAP) >> 6] >> (x & 63) & 1 == 0)


@compiled
def flip(snake: Snake, x: int, y: int) -> None:
    """Cover a free cell, or free a covered one."""
    snake.plane[y & WRAP, (x & WRAP) >> 6] ^= 1 << (x & 63)


@compiled
def free_row(snake: Snake, x: int, y: int) -> int:
    """The free cells of a row from a column on, 64 of them."""
    row, half, shift = y & WRAP, (x & WRAP) >> 6, x & 63
    low = np.uint64(snake.plane[row, half]) >> np.uint64(shift)
    # In two steps, since a shift by 64 would do nothing.
    high = np.uint64(snake.plane[row, 1 - half]) << np.uint64(63 - shift) << np.uint64(1)
    return ~int(np.int64(low | high))


@compiled
def around(snake: Snake, x: int, y: int) -> int:
    """Which of the nine cells around and at a cell are free, row by row, as nine bits."""
    return (
        (free_row(snake, x - 1, y - 1) & 7)
        | (free_row(snake, x - 1, y) & 7) << 3
        | (free_row(snake, x - 1, y + 1) & 7) << 6
    )


@compiled
def lie_at(snake: Snake, x: int, y: int) -> int:
    """How a card with two strands is turned on a cell; -1 if there is none."""
    cell = (y & WRAP) * ROWS + (x & WRAP)
    for number in range(snake.double_count):
        if snake.doubles[number] >> 4 == cell:
            return snake.doubles[number] & 15
    return -1


@compiled
def rest(snake: Snake, x: int, y: int, side: int) -> tuple[int, int, int]:
    """Where one comes to rest who enters a cell by a side: there, or behind idle strands.

    Strands can make a ring, which is left after as many steps as there are strands.
    """
    for _ in range(2 * TWO_STRANDS):
        if is_free(snake, x, y):
            break
        lie = lie_at(snake, x, y)
        if lie < 0:
            break
        way = snake.facts.exits[lie, side]
        x += snake.facts.steps[way].x
        y += snake.facts.steps[way].y
        side = way ^ 2
    return x, y, side


@compiled
def beyond(snake: Snake, x: int, y: int, way: int) -> tuple[int, int, int]:
    """Where one comes to rest who leaves a cell by a side."""
    step = snake.facts.steps[way]
    return rest(snake, x + step.x, y + step.y, way ^ 2)
