"""Simulated games in a tree, compiled: select, expand, play out, back up.

UCT with all-moves-as-first values (RAVE), a kernel's first guesses as virtual visits, and moves
opened by and by. A seat at a node maximizes its own value, so any number of seats can play; at a
node of chance a draw is drawn.
"""

from typing import Any

import numpy as np
from numba import types

from serpentry.kernels.bits import below, chance, pointer, shifted
from serpentry.kernels.compiling import part, program
from serpentry.kernels.kernel import (
    ACTOR,
    CHANCE,
    DEED as DEED_OF,
    DRAWS,
    MOVES,
    OVER,
    PLAY,
    PLAYOUT,
    PRIORS,
    SCORES,
    SETTLE,
    Reals,
    Words,
)
from serpentry.players.search.shape import (
    ALIKE_BIAS,
    ALIKE_TRIED,
    ALIKE_WORTH,
    BEST,
    CHILD,
    DEED,
    EDGE,
    EDGES,
    EDGES_USED,
    EXPAND_AFTER,
    EXPLORATION,
    FIRST,
    GUIDED,
    IS_FULL,
    MARGIN,
    MARGIN_WEIGHT,
    MOST_EDGES,
    MOVE,
    NODE,
    NODES_USED,
    OPEN_FIRST,
    OPEN_MORE,
    PRIOR,
    PRIOR_WEIGHT,
    PROVED,
    REAL,
    SETTLE_NODES,
    SHARE,
    SIMULATIONS,
    TRIED,
    UNIT,
    VISITS,
    WHO,
    WORTH,
)

BUCKETS = 256
I = types.int64  # noqa: E741
W = types.int64[::1]
R = types.float64[::1]
N = types.int32[::1]
S = types.float32[::1]


def function(signature: Any) -> Any:
    """The type of a kernel's function."""
    return types.FunctionType(signature)


def scratch_sizes(
    state_size: int, seats: int, most_moves: int, most_events: int
) -> tuple[int, int]:
    """How many words and reals a simulation needs beside the tree.

    They come from outside: Numba frees an array after its last use, though a pointer to it lives.
    """
    words = state_size + 6 * most_events + 12 + 3 * (most_moves + 1)
    return words, 5 * seats + 2 + most_moves + 1


@part
def by_merit(merits: Reals, count: int, most: int, rng: Words, out: Words) -> int:
    """The places of the best few, best first; those about alike in random order."""
    filled = np.zeros(BUCKETS + 1, np.int64)
    for at in range(count):
        filled[BUCKETS - 1 - min(BUCKETS - 1, max(0, int(merits[at] * BUCKETS)))] += 1
    start = 0
    for bucket in range(BUCKETS):
        size = filled[bucket]
        filled[bucket] = start
        start += size
    turn = below(rng, max(1, count))
    for step in range(turn, turn + count):
        at = step if step < count else step - count
        bucket = BUCKETS - 1 - min(BUCKETS - 1, max(0, int(merits[at] * BUCKETS)))
        if filled[bucket] < most:
            out[filled[bucket]] = at
        filled[bucket] += 1
    return min(count, most)


@part
def select(node: Any, ints: Any, reals: Any, tuning: Reals) -> int:
    """The most promising of a node's opened edges."""
    visits = node[VISITS]
    opened = min(node[EDGES], int(tuning[OPEN_FIRST] + tuning[OPEN_MORE] * np.sqrt(visits)))
    curiosity = tuning[EXPLORATION] * np.sqrt(np.log(visits + 1.0))
    weight, bias = tuning[PRIOR_WEIGHT], 4.0 * tuning[ALIKE_BIAS]
    best, best_value = node[FIRST], -1.0
    for edge in range(node[FIRST], node[FIRST] + opened):
        tried = float(ints[EDGE * edge + TRIED])
        alike = reals[REAL * edge + ALIKE_TRIED]
        believed = weight * reals[REAL * edge + PRIOR]
        value = (reals[REAL * edge + WORTH] + believed) / (tried + weight)
        if alike > 0:
            beta = alike / (alike + tried + bias * alike * tried)
            same = (reals[REAL * edge + ALIKE_WORTH] + believed) / (alike + weight)
            value += beta * (same - value)
        value += curiosity / np.sqrt(tried + 1.0)
        if value > best_value:
            best, best_value = edge, value
    return best


@part
def draw_edge(node: Any, reals: Any, rng: Words) -> int:
    """One of chance's edges, with its true odds."""
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
def rate(scores: Reals, values: Reals, seats: int, tuning: Reals) -> None:
    """From scores and shares: each seat's margin, share, and what the game was worth to it."""
    for seat in range(seats):
        best = -1.0e18
        for other in range(seats):
            if other != seat:
                best = max(best, scores[other])
        values[seat] = scores[seat] - best
        values[seats + seat] = scores[seats + seat]
    weigh(values, seats, tuning)


@part
def weigh(values: Reals, seats: int, tuning: Reals) -> None:
    """From margins and shares: what a game is worth to each seat, between 0 and 1."""
    part_of_margin = tuning[MARGIN_WEIGHT]
    for seat in range(seats):
        margin = values[seat]
        squashed = 0.5 + 0.5 * margin / (abs(margin) + tuning[UNIT])
        share = values[seats + seat]
        values[2 * seats + seat] = (1.0 - part_of_margin) * share + part_of_margin * squashed


@program(
    I(
        function(ACTOR), function(MOVES), function(DRAWS), function(PLAY), function(SCORES),
        function(PLAYOUT), function(DEED_OF), function(PRIORS), function(SETTLE),
        W, W, W, R, N, S, N, S, W, W, W, W, R, I, I, I, I, I,
    )
)  # fmt: skip
def simulate(
    actor_of: Any, moves_of: Any, draws_of: Any, play: Any, scores_of: Any,
    playout: Any, deed_of: Any, priors_of: Any, settle: Any,
    root_state: Words, facts_: Words, work_: Words, tuning_: Reals,
    nodes_: Any, proofs_: Any, ints_: Any, reals_: Any, head_: Words, stamps_: Words, rng_: Words,
    words_: Words, floats_: Reals,
    seats: int, deeds: int, most_moves: int, most_events: int, count: int,
) -> int:  # fmt: skip
    """So many simulated games from the root; how many were made before the tree was proved."""
    facts, work, tuning, rng = pointer(facts_), pointer(work_), pointer(tuning_), pointer(rng_)
    nodes, proofs, ints, reals = pointer(nodes_), pointer(proofs_), pointer(ints_), pointer(reals_)
    head, stamps = pointer(head_), pointer(stamps_)
    node_limit, edge_limit = len(nodes_) // NODE, len(ints_) // EDGE
    size, root = len(root_state), pointer(root_state)
    state = pointer(words_)
    trail = shifted(state, size)
    path = shifted(trail, 4 * most_events + 8)
    listed = shifted(path, 2 * most_events + 4)
    weights = shifted(listed, most_moves + 1)
    places = shifted(weights, most_moves + 1)
    scores = pointer(floats_)
    values = shifted(scores, 2 * seats + 2)
    merits = shifted(values, 3 * seats)

    for done in range(count):
        for word in range(size):
            state[word] = root[word]
        at, depth, played = 0, 0, 0
        is_new = head[NODES_USED] == 0
        while True:
            # Expand, if there is no node here yet and there should be one.
            who = actor_of(state, facts)
            if who == OVER:
                scores_of(state, facts, scores)
                rate(scores, values, seats, tuning)
                break
            if is_new:
                if who == CHANCE:
                    found = draws_of(state, facts, listed, weights)
                    kept = found
                else:
                    found = moves_of(state, facts, listed)
                    priors_of(state, facts, listed, found, merits)
                    most = found if depth == 0 else int(tuning[MOST_EDGES])
                    kept = by_merit(merits, found, most, rng, places)
                first = head[EDGES_USED]
                if first + kept > edge_limit or head[NODES_USED] >= node_limit:
                    head[IS_FULL] = 1
                    if depth == 0:
                        return done
                    at = -1
                else:
                    at = head[NODES_USED]
                    head[NODES_USED] += 1
                    head[EDGES_USED] += kept
                    if depth > 0:
                        ints[EDGE * path[2 * depth - 1] + CHILD] = at
                    node = shifted(nodes, NODE * at)
                    node[FIRST], node[EDGES], node[WHO] = first, kept, who
                    node[VISITS], node[PROVED], node[BEST] = 0, 0, -1
                    for place in range(kept):
                        edge = first + place
                        source = place if who == CHANCE else places[place]
                        ints[EDGE * edge + MOVE] = listed[source]
                        ints[EDGE * edge + CHILD], ints[EDGE * edge + TRIED] = -1, 0
                        for real in range(PRIOR):
                            reals[REAL * edge + real] = 0.0
                        if who == CHANCE:
                            ints[EDGE * edge + DEED] = 0
                            reals[REAL * edge + PRIOR] = weights[source]
                        else:
                            ints[EDGE * edge + DEED] = deed_of(state, facts, listed[source])
                            reals[REAL * edge + PRIOR] = merits[source]
                    if who != CHANCE and tuning[SETTLE_NODES] > 0:
                        nodes_to_spend = int(tuning[SETTLE_NODES])
                        if settle(state, facts, work, nodes_to_spend, scores) == 1:
                            node[PROVED], node[BEST] = 1, int(scores[2 * seats])
                            for one in range(2 * seats):
                                proofs[2 * seats * at + one] = scores[one]
                if depth > 0 and (at < 0 or nodes[NODE * at + PROVED] == 0):
                    played = playout(
                        state, facts, rng, shifted(trail, 2 * depth), int(tuning[GUIDED])
                    )
                    scores_of(state, facts, scores)
                    rate(scores, values, seats, tuning)
                    break
                is_new = False
            node = shifted(nodes, NODE * at)
            if node[PROVED] == 1 and depth > 0:
                for one in range(2 * seats):
                    values[one] = proofs[2 * seats * at + one]
                weigh(values, seats, tuning)
                break
            # Select, and go on.
            if node[WHO] == CHANCE:
                edge = draw_edge(node, reals, rng)
            else:
                edge = select(node, ints, reals, tuning)
            path[2 * depth], path[2 * depth + 1] = at, edge
            trail[2 * depth], trail[2 * depth + 1] = node[WHO], ints[EDGE * edge + DEED]
            depth += 1
            play(state, facts, ints[EDGE * edge + MOVE])
            at = ints[EDGE * edge + CHILD]
            if at < 0:
                if ints[EDGE * edge + TRIED] < tuning[EXPAND_AFTER] or head[IS_FULL] == 1:
                    if actor_of(state, facts) != OVER:
                        played = playout(
                            state, facts, rng, shifted(trail, 2 * depth), int(tuning[GUIDED])
                        )
                    scores_of(state, facts, scores)
                    rate(scores, values, seats, tuning)
                    break
                is_new = True

        # Back up; the same deed later in the game speaks for an edge too.
        head[SIMULATIONS] += 1
        base = head[SIMULATIONS] * (2 * most_events + 4)
        if deeds > 0:
            for one in range(depth + played):
                if trail[2 * one] >= 0:
                    stamps[trail[2 * one] * deeds + trail[2 * one + 1]] = base + one
        for one in range(depth):
            node = shifted(nodes, NODE * path[2 * one])
            edge, who = path[2 * one + 1], node[WHO]
            opened = min(
                node[EDGES], int(tuning[OPEN_FIRST] + tuning[OPEN_MORE] * np.sqrt(node[VISITS]))
            )
            node[VISITS] += 1
            ints[EDGE * edge + TRIED] += 1
            if who == CHANCE:
                continue
            worth = values[2 * seats + who]
            reals[REAL * edge + WORTH] += worth
            reals[REAL * edge + SHARE] += values[seats + who]
            reals[REAL * edge + MARGIN] += values[who]
            if deeds > 0:
                stamp = shifted(stamps, who * deeds)
                for other in range(node[FIRST], node[FIRST] + opened):
                    if stamp[ints[EDGE * other + DEED]] >= base + one:
                        reals[REAL * other + ALIKE_TRIED] += 1
                        reals[REAL * other + ALIKE_WORTH] += worth
    return count
