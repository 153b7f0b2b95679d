"""Placing a hexagonal tile, compiled: sets of possible placements and joints kept up to date."""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.structs import (
    LINK,
    OCCUPIED,
    TILE_BITS,
    TILE_SPAN,
    AnyHexState,
    Board,
    Outlook,
)


@compiled
def tile_on(there: int) -> int:
    """The tile of a hex, by what its cell holds."""
    return there & (OCCUPIED - 1)


@compiled
def links_of(there: int) -> int:
    """How many hexes of its snake a hex is linked with."""
    return there // LINK & 3


@compiled
def is_of(there: int, colour: int) -> bool:
    """Whether a hex of a colour is on a cell."""
    return there >> TILE_BITS & 15 == (OCCUPIED >> TILE_BITS) + colour


@compiled
def place_sets(own: Outlook, placement: int) -> None:
    """What every placement of the own colour suffers from the placed one alone.

    Ends that would touch a second hex of the colour make a placement impossible; a 1-tile has one
    end that may touch two.
    """
    facts = own.facts
    row = facts.rows[placement]
    for word in range(facts.word_count):
        single, first, last = facts.singles[word], own.first[word], own.last[word]
        by_first, by_last = row.first_end[word], row.last_end[word]
        third = single & ((last & by_first) | (first & by_last))
        doomed = (first & by_first & ~single) | (last & by_last) | third | row.dead[word]
        own.alive[word] &= ~doomed
        own.first[word] = first | by_first
        own.last[word] = last | by_last | (first & by_first & single)


@compiled
def crowd_sets(foe: Outlook, placement: int) -> None:
    """What every placement of another colour suffers from the placed one."""
    row = foe.facts.rows[placement]
    for word in range(foe.facts.word_count):
        foe.alive[word] &= ~row.overlap[word]
        foe.crowded[word] |= row.near[word]


@compiled
def unite(state: AnyHexState, one: int, other: int) -> None:
    """Two tiles of a colour become one snake."""
    keep = min(state.labels[one], state.labels[other])
    drop = max(state.labels[one], state.labels[other])
    if keep == drop:
        return
    state.lengths[keep] += state.lengths[drop]
    state.lengths[drop] = 0
    first = one & ~(TILE_SPAN - 1)
    for tile in range(first, first + state.facts.tiles):
        if state.labels[tile] == drop:
            state.labels[tile] = keep


@compiled
def rule_out(own: Outlook, cell: int, links: int) -> None:
    """Kill the placements that a hex with a number of links (one or two) no longer allows."""
    for word in range(own.facts.word_count):
        own.alive[word] &= ~own.facts.ruled_out[cell, links - 1, word]


@compiled
def place_hexes(state: AnyHexState, board: Board, placement: int, colour: int) -> int:
    """Put a tile on a board, not yet joined with anything; its number."""
    facts = state.facts
    kind = facts.tile[placement]
    tile, length = colour * TILE_SPAN + kind, facts.sizes[kind]
    state.labels[tile], state.lengths[tile] = tile, length
    for number in range(1, length - 1):
        board.cells[facts.cells[placement, number]] = OCCUPIED + tile + 2 * LINK
    return tile


@compiled
def join(
    state: AnyHexState, board: Board, own: Outlook, placement: int, tile: int, drilled: int
) -> None:
    """Join a tile's ends with what they touch, and rule out what the joints rule out.

    `drilled` has the links that the first and the last end have elsewhere (times four).
    """
    length = state.facts.sizes[tile & (TILE_SPAN - 1)]
    for number in range(min(length, 2)):
        joint = state.facts.joints[placement, number]
        fresh = touch(state, board, own, tile, joint) + (drilled >> 2 * number & 3)
        links = fresh + (length > 1)
        board.cells[joint] = OCCUPIED + tile + links * LINK
        if fresh > 0:
            rule_out(own, joint, links)


@compiled
def touch(state: AnyHexState, board: Board, own: Outlook, tile: int, joint: int) -> int:
    """Link a joint with the colour's other tiles around it; how many there are."""
    found = 0
    for side in range(6):
        cell = state.facts.neighbours[joint, side]
        there = board.cells[cell]
        other = tile_on(there)
        if is_of(there, tile >> TILE_BITS) and other != tile:
            found += 1
            board.cells[cell] = there + LINK
            unite(state, tile, other)
            rule_out(own, cell, links_of(there) + 1)
    return found


@compiled
def longest(state: AnyHexState, colour: int) -> tuple[int, int]:
    """The lengths of the colour's longest and second longest snake."""
    first = colour * TILE_SPAN
    best = second = 0
    for tile in range(first, first + state.facts.tiles):
        length = state.lengths[tile]
        second = max(second, min(best, length))
        best = max(best, length)
    return best, second
