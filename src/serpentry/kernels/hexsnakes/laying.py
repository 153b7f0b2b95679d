"""Laying a hexagonal tile, compiled: sets of possible placements and joints kept up to date.

`own` and `foe` are where a colour's sets on a board begin, `board` where the board's cells do.
"""

from typing import Any

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.layout import (
    ALIVE,
    CROWDED,
    DEAD,
    FACT_CELLS,
    FACT_JOINTS,
    FACT_LABELS,
    FACT_LENGTHS,
    FACT_MOST_CELLS,
    FACT_NEIGHBOURS,
    FACT_ROWS,
    FACT_RULED_OUT,
    FACT_SINGLES,
    FACT_SIZE,
    FACT_TILE,
    FACT_TILES,
    FACT_WORDS,
    FIRST,
    FIRST_END,
    LAST,
    LAST_END,
    LINK,
    NEAR,
    OCCUPIED,
    OVERLAP,
    ROWS_EACH,
    TILE_BITS,
    TILE_MASK,
    TILE_SPAN,
)
from serpentry.kernels.kernel import Words


@part
def lay_sets(state: Words, facts: Words, placement: int, own: int) -> None:
    """What every placement of the own colour suffers from the laid one alone."""
    words = facts[FACT_WORDS]
    row = facts[FACT_ROWS] + placement * ROWS_EACH * words
    singles = facts[FACT_SINGLES]
    alive, first, last = own + ALIVE * words, own + FIRST * words, own + LAST * words
    new_first, new_last, dead = row + FIRST_END * words, row + LAST_END * words, row + DEAD * words
    for word in range(words):
        lone = facts[singles + word]
        f, g = state[first + word], facts[new_first + word]
        k, m = state[last + word], facts[new_last + word]
        doomed = (f & g & ~lone) | (k & m) | (lone & ((k & g) | (f & m)))
        doomed |= facts[dead + word]
        state[alive + word] = state[alive + word] & ~doomed
        state[first + word] = f | g
        state[last + word] = k | m | (f & g & lone)


@part
def crowd_sets(state: Words, facts: Words, placement: int, foe: int) -> None:
    """What every placement of another colour suffers from the laid one."""
    words = facts[FACT_WORDS]
    row = facts[FACT_ROWS] + placement * ROWS_EACH * words
    alive, crowded = foe + ALIVE * words, foe + CROWDED * words
    overlap, near = row + OVERLAP * words, row + NEAR * words
    for word in range(words):
        state[alive + word] = state[alive + word] & ~facts[overlap + word]
        state[crowded + word] = state[crowded + word] | facts[near + word]


@part
def unite(state: Words, facts: Words, one: int, other: int) -> None:
    """Two tiles of a colour become one snake."""
    labels, lengths = facts[FACT_LABELS], facts[FACT_LENGTHS]
    keep = min(state[labels + one], state[labels + other])
    drop = max(state[labels + one], state[labels + other])
    if keep == drop:
        return
    state[lengths + keep] += state[lengths + drop]
    state[lengths + drop] = 0
    first = labels + (one >> TILE_BITS) * TILE_SPAN
    for place in range(first, first + facts[FACT_TILES]):
        if state[place] == drop:
            state[place] = keep


@part
def rule_out(state: Words, facts: Words, own: int, cell: int, links: int) -> None:
    """Kill the placements that a hex with so many links (one or two) allows no more."""
    words = facts[FACT_WORDS]
    alive = own + ALIVE * words
    row = facts[FACT_RULED_OUT] + (2 * cell + links - 1) * words
    for word in range(words):
        state[alive + word] = state[alive + word] & ~facts[row + word]


@part
def lay_hexes(state: Words, facts: Words, placement: int, colour: int, board: int) -> Any:
    """Put a tile on the board, not yet joined with anything; its number."""
    kind = facts[facts[FACT_TILE] + placement]
    tile = colour * TILE_SPAN + kind
    length = facts[facts[FACT_SIZE] + kind]
    cells = facts[FACT_CELLS] + placement * facts[FACT_MOST_CELLS]
    state[facts[FACT_LABELS] + tile] = tile
    state[facts[FACT_LENGTHS] + tile] = length
    for number in range(1, length - 1):
        state[board + facts[cells + number]] = OCCUPIED + tile + 2 * LINK
    return tile


@part
def join(
    state: Words, facts: Words, placement: int, tile: int, board: int, own: int, drilled: int
) -> None:
    """Join a tile's ends with what they touch, and rule out what the joints rule out.

    `drilled` has the links that the first and the last end have elsewhere (times four).
    """
    length = facts[facts[FACT_SIZE] + (tile & (TILE_SPAN - 1))]
    for number in range(min(length, 2)):
        joint = facts[facts[FACT_JOINTS] + 2 * placement + number]
        fresh = touch(state, facts, tile, joint, board, own) + (drilled >> 2 * number & 3)
        links = fresh + (length > 1)
        state[board + joint] = OCCUPIED + tile + links * LINK
        if fresh > 0:
            rule_out(state, facts, own, joint, links)


@part
def touch(state: Words, facts: Words, tile: int, joint: int, board: int, own: int) -> int:
    """Link a joint with the colour's other tiles around it; how many there are."""
    around = facts[FACT_NEIGHBOURS] + 6 * joint
    wanted = (OCCUPIED | tile) >> TILE_BITS
    found = 0
    for side in range(6):
        cell = facts[around + side]
        there = state[board + cell]
        other = there & TILE_MASK
        if there >> TILE_BITS & 15 == wanted and other != tile:
            found += 1
            state[board + cell] = there + LINK
            unite(state, facts, tile, other)
            rule_out(state, facts, own, cell, (there // LINK & 3) + 1)
    return found


@part
def longest(state: Words, facts: Words, colour: int) -> tuple[int, int]:
    """The lengths of the colour's longest and second longest snake."""
    first = facts[FACT_LENGTHS] + colour * TILE_SPAN
    best = second = 0
    for place in range(first, first + facts[FACT_TILES]):
        length = state[place]
        if length > best:
            best, second = length, best
        elif length > second:
            second = length
    return best, second


@part
def nth_of(bits: int, n: int) -> int:
    """The n-th smallest member of a word."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


@part
def nth_member(state: Words, place: int, n: int) -> int:
    """The n-th smallest member of the set that begins at a place."""
    below_word = 0
    count = popcount(state[place])
    while n >= count:
        n -= count
        place += 1
        below_word += 64
        count = popcount(state[place])
    return below_word + nth_of(state[place], n)
