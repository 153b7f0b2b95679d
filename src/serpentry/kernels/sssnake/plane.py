"""A snake's plane, compiled: free cells, and ways through idle strands.

`snake` is the pointer to a snake's words, `x` and `y` are true coordinates: only the bits of the
plane wrap around.
"""

from typing import Any

import numpy as np

from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words
from serpentry.kernels.sssnake.layout import (
    DOUBLE,
    DOUBLES,
    FACT_EXITS,
    FACT_STEPS,
    PLANE,
    ROWS,
    TWO_STRANDS,
)

WRAP = ROWS - 1


@part
def is_free(snake: Words, x: int, y: int) -> bool:
    """Whether no card lies on a cell."""
    word = snake[PLANE + 2 * (y & WRAP) + ((x & WRAP) >> 6)]
    return bool(word >> (x & 63) & 1 == 0)


@part
def flip(snake: Words, x: int, y: int) -> None:
    """Cover a free cell, or free a covered one."""
    snake[PLANE + 2 * (y & WRAP) + ((x & WRAP) >> 6)] ^= np.int64(1) << (x & 63)


@part
def free_row(snake: Words, x: int, y: int) -> Any:
    """The free cells of a row from a column on, 64 of them."""
    row, shift = PLANE + 2 * (y & WRAP), x & 63
    half = (x & WRAP) >> 6
    low = np.uint64(snake[row + half]) >> np.uint64(shift)
    high = np.uint64(snake[row + 1 - half]) << np.uint64(63 - shift) << np.uint64(1)
    return ~np.int64(low | high)


@part
def around(snake: Words, x: int, y: int) -> int:
    """Which of the nine cells around and at a cell are free, row by row, as nine bits."""
    return (
        (free_row(snake, x - 1, y - 1) & 7)
        | (free_row(snake, x - 1, y) & 7) << 3
        | (free_row(snake, x - 1, y + 1) & 7) << 6
    )


@part
def lie_at(snake: Words, x: int, y: int) -> int:
    """How a card with two strands lies on a cell; -1 if there is none."""
    cell = (y & WRAP) * ROWS + (x & WRAP)
    for number in range(snake[DOUBLES]):
        if snake[DOUBLE + number] >> 4 == cell:
            return snake[DOUBLE + number] & 15
    return -1


@part
def rest(snake: Words, facts: Words, x: int, y: int, side: int) -> tuple[int, int, int]:
    """Where one comes to rest who enters a cell by a side: there, or behind idle strands.

    Strands can make a ring, which is left after as many steps as there are strands.
    """
    for _ in range(2 * TWO_STRANDS):
        if is_free(snake, x, y):
            break
        lie = lie_at(snake, x, y)
        if lie < 0:
            break
        way = facts[facts[FACT_EXITS] + 4 * lie + side]
        x += facts[facts[FACT_STEPS] + 2 * way]
        y += facts[facts[FACT_STEPS] + 2 * way + 1]
        side = way ^ 2
    return x, y, side


@part
def beyond(snake: Words, facts: Words, x: int, y: int, way: int) -> tuple[int, int, int]:
    """Where one comes to rest who leaves a cell by a side."""
    steps = facts[FACT_STEPS] + 2 * way
    return rest(snake, facts, x + facts[steps], y + facts[steps + 1], way ^ 2)
