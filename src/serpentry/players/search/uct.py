"""Simulated games in a tree, compiled: select, expand, play out, back up.

UCT with all-moves-as-first values (RAVE), a kernel's first guesses as virtual visits, and moves
opened by and by. A seat at a node maximizes its own value, so any number of seats can play.
"""

from typing import Any

import numpy as np

from serpentry.kernels.bits import below, shifted
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import CHANCE, Reals, Words
from serpentry.players.search.desk import Calls, Desk, write_edge
from serpentry.players.search.drawing import FIRST_ROOM
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
    EXPLORATION,
    FIRST,
    GUIDED,
    IS_FULL,
    MARGIN,
    MARGIN_WEIGHT,
    MOST_EDGES,
    NODE,
    NODES_USED,
    OPEN_FIRST,
    OPEN_MORE,
    PRIOR,
    PRIOR_WEIGHT,
    PROVED,
    REAL,
    ROOM,
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
def opened(node: Any, tuning: Reals) -> int:
    """How many of a node's edges are looked at by now."""
    return min(node[EDGES], int(tuning[OPEN_FIRST] + tuning[OPEN_MORE] * np.sqrt(node[VISITS])))


@part
def select(node: Any, ints: Any, reals: Any, tuning: Reals) -> int:
    """The most promising of a node's opened edges."""
    visits = node[VISITS]
    curiosity = tuning[EXPLORATION] * np.sqrt(np.log(visits + 1.0))
    weight, bias = tuning[PRIOR_WEIGHT], 4.0 * tuning[ALIKE_BIAS]
    best, best_value = node[FIRST], -1.0
    for edge in range(node[FIRST], node[FIRST] + opened(node, tuning)):
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


@part
def expand(calls: Calls, desk: Desk, who: int, depth: int) -> int:
    """A node for the state on the desk, below the last edge of the path; -1 if memory is full."""
    kept, room = 0, FIRST_ROOM
    if who != CHANCE:
        kept = room = list_moves(calls, desk, depth)
    first, at = desk.head[EDGES_USED], desk.head[NODES_USED]
    if first + room > desk.edge_limit or at >= desk.node_limit:
        desk.head[IS_FULL] = 1
        return -1
    desk.head[NODES_USED] += 1
    desk.head[EDGES_USED] += room
    if depth > 0:
        desk.ints[EDGE * desk.path[2 * depth - 1] + CHILD] = at
    node = shifted(desk.nodes, NODE * at)
    node[FIRST], node[EDGES], node[ROOM], node[WHO] = first, kept, room, who
    node[VISITS], node[PROVED], node[BEST] = 0, 0, -1
    for place in range(kept):
        source = desk.places[place]
        number = desk.listed[source]
        deed = calls.deed(desk.state, desk.facts, number)
        write_edge(desk, first + place, number, deed, desk.merits[source])
    if who != CHANCE and desk.tuning[SETTLE_NODES] > 0:
        prove(calls, desk, at)
    return at


@part
def list_moves(calls: Calls, desk: Desk, depth: int) -> int:
    """List the moves, and the places of those that are kept, the likeliest first; how many."""
    found = calls.moves(desk.state, desk.facts, desk.listed)
    calls.priors(desk.state, desk.facts, desk.listed, found, desk.merits)
    most = found if depth == 0 else int(desk.tuning[MOST_EDGES])
    return by_merit(desk.merits, found, most, desk.rng, desk.places)


@part
def prove(calls: Calls, desk: Desk, at: int) -> None:
    """Note a new node's result, if it can be proved with a little effort."""
    effort = int(desk.tuning[SETTLE_NODES])
    if calls.settle(desk.state, desk.facts, desk.work, effort, desk.scores) == 1:
        node = shifted(desk.nodes, NODE * at)
        node[PROVED], node[BEST] = 1, int(desk.scores[2 * desk.seats])
        for one in range(2 * desk.seats):
            desk.proofs[2 * desk.seats * at + one] = desk.scores[one]


@part
def play_out(calls: Calls, desk: Desk, depth: int) -> int:
    """Play the state on the desk to its end, and rate it; how many events that took."""
    rest, guided = shifted(desk.trail, 2 * depth), int(desk.tuning[GUIDED])
    played = calls.playout(desk.state, desk.facts, desk.rng, rest, guided)
    calls.scores(desk.state, desk.facts, desk.scores)
    rate(desk.scores, desk.values, desk.seats, desk.tuning)
    return played


@part
def recall(desk: Desk, at: int) -> None:
    """Rate a node whose result is proved."""
    for one in range(2 * desk.seats):
        desk.values[one] = desk.proofs[2 * desk.seats * at + one]
    weigh(desk.values, desk.seats, desk.tuning)


@part
def back_up(desk: Desk, depth: int, events: int) -> None:
    """Note how a simulated game went, at every edge of its path."""
    desk.head[SIMULATIONS] += 1
    base = desk.head[SIMULATIONS] * (2 * desk.most_events + 4)
    if desk.deeds > 0:
        for event in range(events):
            if desk.trail[2 * event] >= 0:
                deed = desk.trail[2 * event] * desk.deeds + desk.trail[2 * event + 1]
                desk.stamps[deed] = base + event
    at_root = desk.seats * (desk.path[1] - desk.nodes[FIRST])
    for seat in range(desk.seats):
        desk.results[at_root + seat] += desk.values[desk.seats + seat]
    for event in range(depth):
        node = shifted(desk.nodes, NODE * desk.path[2 * event])
        edge, who = desk.path[2 * event + 1], node[WHO]
        desk.ints[EDGE * edge + TRIED] += 1
        if who != CHANCE:
            worth = desk.values[2 * desk.seats + who]
            desk.reals[REAL * edge + WORTH] += worth
            desk.reals[REAL * edge + SHARE] += desk.values[desk.seats + who]
            desk.reals[REAL * edge + MARGIN] += desk.values[who]
            if desk.deeds > 0:
                note_alike(desk, node, base + event, worth)
        node[VISITS] += 1


@part
def note_alike(desk: Desk, node: Any, since: int, worth: float) -> None:
    """The same deed made later in the game speaks for an edge, too."""
    stamps = shifted(desk.stamps, node[WHO] * desk.deeds)
    for edge in range(node[FIRST], node[FIRST] + opened(node, desk.tuning)):
        if stamps[desk.ints[EDGE * edge + DEED]] >= since:
            desk.reals[REAL * edge + ALIKE_TRIED] += 1
            desk.reals[REAL * edge + ALIKE_WORTH] += worth
