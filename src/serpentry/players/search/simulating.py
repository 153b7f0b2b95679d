"""The compiled search program: simulated games from a root, as many as asked for."""

from typing import Any

from numba import types

from serpentry.kernels.bits import pointer, shifted
from serpentry.kernels.compiling import part, program
from serpentry.kernels.kernel import (
    ACTOR,
    CHANCE,
    DEED,
    MOVES,
    OVER,
    PICK,
    PLAY,
    PLAYOUT,
    PRIORS,
    SCORES,
    SETTLE,
    Reals,
    Words,
)
from serpentry.players.search.desk import Calls, Desk
from serpentry.players.search.drawing import draw_edge
from serpentry.players.search.shape import (
    CHILD,
    EDGE,
    EXPAND_AFTER,
    IS_FULL,
    MOVE,
    NODE,
    NODES_USED,
    PROVED,
    TRIED,
    WHO,
)
from serpentry.players.search.shape import DEED as EDGE_DEED
from serpentry.players.search.uct import (
    back_up,
    expand,
    play_out,
    rate,
    recall,
    select,
)

I = types.int64  # noqa: E741
W = types.int64[::1]
R = types.float64[::1]
N = types.int32[::1]
S = types.float32[::1]
FUNCTIONS = tuple(
    types.FunctionType(one)
    for one in (ACTOR, MOVES, PICK, PLAY, SCORES, PLAYOUT, DEED, PRIORS, SETTLE)
)


def scratch_sizes(
    state_size: int, seats: int, most_moves: int, most_events: int
) -> tuple[int, int]:
    """How many words and reals a simulation needs beside the tree.

    They come from outside: Numba frees an array after its last use, though a pointer to it lives.
    """
    words = state_size + 6 * most_events + 12 + 2 * (most_moves + 1)
    return words, 5 * seats + 2 + most_moves + 1


@part
def go_down(calls: Calls, desk: Desk, at: int, depth: int) -> int:
    """Choose an edge of a node, note it, and play its move; the edge."""
    node = shifted(desk.nodes, NODE * at)
    if node[WHO] == CHANCE:
        edge = draw_edge(calls, desk, node)
    else:
        edge = select(node, desk.ints, desk.reals, desk.tuning)
    desk.path[2 * depth], desk.path[2 * depth + 1] = at, edge
    desk.trail[2 * depth] = node[WHO]
    desk.trail[2 * depth + 1] = desk.ints[EDGE * edge + EDGE_DEED]
    calls.play(desk.state, desk.facts, desk.ints[EDGE * edge + MOVE])
    return edge


@part
def simulate_one(calls: Calls, desk: Desk) -> None:
    """One simulated game from the root, whose state lies on the desk."""
    at, depth, played = 0, 0, 0
    while True:
        edge = go_down(calls, desk, at, depth)
        depth += 1
        who = calls.actor(desk.state, desk.facts)
        if who == OVER:
            calls.scores(desk.state, desk.facts, desk.scores)
            rate(desk.scores, desk.values, desk.seats, desk.tuning)
            break
        at = desk.ints[EDGE * edge + CHILD]
        is_new = at < 0
        if is_new:
            ripe = desk.ints[EDGE * edge + TRIED] >= desk.tuning[EXPAND_AFTER]
            if ripe and desk.head[IS_FULL] == 0:
                at = expand(calls, desk, who, depth)
        if at >= 0 and desk.nodes[NODE * at + PROVED] == 1:
            recall(desk, at)
            break
        if is_new:
            played = play_out(calls, desk, depth)
            break
    back_up(desk, depth, depth + played)


@program(I(*FUNCTIONS, W, W, W, R, N, S, N, S, W, W, W, W, R, R, I, I, I, I, I))
def simulate(
    actor: Any, moves: Any, pick: Any, play: Any, scores: Any,
    playout: Any, deed: Any, priors: Any, settle: Any,
    root: Words, facts: Words, work: Words, tuning: Reals,
    nodes: Any, proofs: Any, ints: Any, reals: Any, head: Words, stamps: Words, rng: Words,
    words: Words, floats: Reals, results: Reals,
    seats: int, deeds: int, most_moves: int, most_events: int, count: int,
) -> int:  # fmt: skip
    """So many simulated games from the root; how many were made: none if memory is too small."""
    calls = Calls(actor, moves, pick, play, scores, playout, deed, priors, settle)
    size, state, start = len(root), pointer(words), pointer(root)
    trail = shifted(state, size)
    path = shifted(trail, 4 * most_events + 8)
    listed = shifted(path, 2 * most_events + 4)
    found = pointer(floats)
    values = shifted(found, 2 * seats + 2)
    desk = Desk(
        pointer(facts), pointer(work), pointer(tuning),
        pointer(nodes), pointer(proofs), pointer(ints), pointer(reals), pointer(head),
        pointer(stamps), pointer(rng), state, trail, path, listed,
        shifted(listed, most_moves + 1), found, values, pointer(results),
        shifted(values, 3 * seats),
        seats, deeds, most_events, len(nodes) // NODE, len(ints) // EDGE,
    )  # fmt: skip
    for done in range(count):
        for word in range(size):
            state[word] = start[word]
        if head[NODES_USED] == 0 and expand(calls, desk, actor(state, desk.facts), 0) < 0:
            return done
        simulate_one(calls, desk)
    return count
