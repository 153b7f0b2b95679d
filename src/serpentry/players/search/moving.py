"""Keeping a part of a tree: finding a later position in it, and moving what hangs below."""

from typing import Any

import numpy as np
from numba import types

from serpentry.kernels.bits import pointer, shifted
from serpentry.kernels.compiling import part, program
from serpentry.kernels.kernel import PLAY, Words
from serpentry.players.search.shape import (
    CHILD,
    EDGE,
    EDGES,
    EDGES_USED,
    FIRST,
    MOVE,
    NODE,
    NODES_USED,
    REAL,
    ROOM,
    SIMULATIONS,
)

I = types.int64  # noqa: E741
W = types.int64[::1]
N = types.int32[::1]
S = types.float32[::1]
MOST_STEPS = 100_000
"""After so many positions looked at, the search for one is given up."""


@part
def same(one: Words, other: Words, size: int) -> bool:
    """Whether two states are equal."""
    for word in range(size):  # noqa: SIM110
        if one[word] != other[word]:
            return False
    return True


@program(I(types.FunctionType(PLAY), W, W, W, W, N, N, I))
def find_below(
    play: Any,
    states: Words,
    root: Words,
    wanted: Words,
    facts: Words,
    nodes: Any,
    ints: Any,
    deepest: int,
) -> int:
    """The node of a state at most so many events below the root, or -1; states are scratch."""
    size = len(root)
    states[:size] = root
    edges, ends = np.zeros(deepest + 1, np.int64), np.zeros(deepest + 1, np.int64)
    if same(pointer(root), pointer(wanted), size):
        return 0
    edges[0], ends[0] = nodes[FIRST], nodes[FIRST] + nodes[EDGES]
    depth, steps = 0, 0
    while depth >= 0 and steps < MOST_STEPS:
        if edges[depth] == ends[depth]:
            depth -= 1
            continue
        edge = edges[depth]
        edges[depth] += 1
        child = ints[EDGE * edge + CHILD]
        if child < 0:
            continue
        steps += 1
        here, after = depth * size, (depth + 1) * size
        states[after : after + size] = states[here : here + size]
        state = shifted(pointer(states), after)
        play(state, pointer(facts), ints[EDGE * edge + MOVE])
        if same(state, pointer(wanted), size):
            return int(child)
        if depth + 1 < deepest:
            depth += 1
            edges[depth] = nodes[NODE * child + FIRST]
            ends[depth] = edges[depth] + nodes[NODE * child + EDGES]
    return -1


@program(types.void(N, S, N, S, W, N, S, N, S, W, I, I))
def move_below(
    nodes: Any, proofs: Any, ints: Any, reals: Any, head: Words,
    new_nodes: Any, new_proofs: Any, new_ints: Any, new_reals: Any, new_head: Words,
    at: int, width: int,
) -> None:  # fmt: skip
    """Copy a node and all below it into new arrays, where it is the root."""
    sources = np.empty(head[NODES_USED], np.int64)
    sources[0] = at
    found, node, edge = 1, 0, 0
    while node < found:
        source = sources[node]
        new_nodes[NODE * node : NODE * node + NODE] = nodes[NODE * source : NODE * source + NODE]
        new_proofs[width * node : width * (node + 1)] = proofs[
            width * source : width * (source + 1)
        ]
        first, count = nodes[NODE * source + FIRST], nodes[NODE * source + ROOM]
        new_nodes[NODE * node + FIRST] = edge
        new_ints[EDGE * edge : EDGE * (edge + count)] = ints[EDGE * first : EDGE * (first + count)]
        new_reals[REAL * edge : REAL * (edge + count)] = reals[
            REAL * first : REAL * (first + count)
        ]
        for one in range(edge, edge + nodes[NODE * source + EDGES]):
            child = new_ints[EDGE * one + CHILD]
            if child >= 0:
                sources[found] = child
                new_ints[EDGE * one + CHILD] = found
                found += 1
        edge += count
        node += 1
    new_head[NODES_USED], new_head[EDGES_USED] = node, edge
    new_head[SIMULATIONS] = head[SIMULATIONS]
