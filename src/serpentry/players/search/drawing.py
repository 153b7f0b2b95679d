"""Nodes of chance: the kernel draws, with true odds, and what was drawn gets an edge.

As each new draw divides the visits once more, only a few are let in at first; then one of those is
drawn again, as often as it came up before, until visits have grown enough to let in another.
"""

from typing import Any

import numpy as np

from serpentry.kernels.bits import chance
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words
from serpentry.players.search.desk import Calls, Desk, write_edge
from serpentry.players.search.shape import (
    DRAW_FIRST,
    DRAW_MORE,
    EDGE,
    EDGES,
    EDGES_USED,
    FIRST,
    IS_FULL,
    MOVE,
    PRIOR,
    REAL,
    ROOM,
    VISITS,
)

FIRST_ROOM = 4
"""A node of chance begins with room for so many draws."""


@part
def known_draw(node: Any, reals: Any, rng: Words) -> int:
    """One of chance's edges, each as likely as it was drawn so far."""
    first, last = node[FIRST], node[FIRST] + node[EDGES] - 1
    total = 0.0
    for edge in range(first, last + 1):
        total += reals[REAL * edge + PRIOR]
    ticket = chance(rng) * total
    for edge in range(first, last):
        ticket -= reals[REAL * edge + PRIOR]
        if ticket < 0:
            return edge
    return last


@part
def make_room(desk: Desk, node: Any) -> bool:
    """Move a node's edges to where twice as many have room; False if memory is full."""
    old, new, room = node[FIRST], desk.head[EDGES_USED], 2 * node[ROOM]
    if new + room > desk.edge_limit:
        desk.head[IS_FULL] = 1
        return False
    for word in range(EDGE * node[EDGES]):
        desk.ints[EDGE * new + word] = desk.ints[EDGE * old + word]
    for word in range(REAL * node[EDGES]):
        desk.reals[REAL * new + word] = desk.reals[REAL * old + word]
    desk.head[EDGES_USED] += room
    node[FIRST], node[ROOM] = new, room
    return True


@part
def draw_edge(calls: Calls, desk: Desk, node: Any) -> int:
    """The edge of a draw: a new one from the kernel while there is room, else one of the known."""
    most = desk.tuning[DRAW_FIRST] + desk.tuning[DRAW_MORE] * np.sqrt(node[VISITS])
    if node[EDGES] >= int(most):
        return known_draw(node, desk.reals, desk.rng)
    number = calls.pick(desk.state, desk.facts, desk.rng)
    for edge in range(node[FIRST], node[FIRST] + node[EDGES]):
        if desk.ints[EDGE * edge + MOVE] == number:
            desk.reals[REAL * edge + PRIOR] += 1.0
            return edge
    if node[EDGES] == node[ROOM] and not make_room(desk, node):
        return known_draw(node, desk.reals, desk.rng)
    edge = node[FIRST] + node[EDGES]
    node[EDGES] += 1
    write_edge(desk, edge, number, 0, 1.0)
    return edge
