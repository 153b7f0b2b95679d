"""Simulated games in a tree, compiled: select, expand, play out, back up.

UCT with all-moves-as-first values (RAVE), a kernel's first guesses as virtual visits, and moves
opened by and by. A seat at a node maximizes its own value, so any number of seats can play.
"""

from serpentry.kernels import interface
from serpentry.kernels.bits import below
from serpentry.kernels.common import Calls
from serpentry.kernels.compiling import compiled
from serpentry.kernels.interface import Verdict
from serpentry.kernels.roots import logarithm, square_root
from serpentry.kernels.structs import AnyStruct, Struct, words
from serpentry.kernels.structs.compiled import pointer_to, scratch
from serpentry.kernels.structs.pointing import words_of
from serpentry.search.compiled.chancing import FIRST_DRAWS, write_edge
from serpentry.search.tree_memory import Bounds, Node, TreeMemory

BUCKETS = 256
LOWEST_SCORE = -1.0e18
EVEN_SHARE = 0.5


class Buckets(Struct[Bounds]):
    """How far each bucket of moves is filled."""

    filled = words(BUCKETS)


@compiled
def bucket_of(merit: float) -> int:
    """Merits about the same are in one bucket, the best in the first."""
    return BUCKETS - 1 - min(BUCKETS - 1, max(0, int(merit * BUCKETS)))


@compiled
def by_merit(tree: TreeMemory, count: int, most: int) -> int:
    """Find the places of the best few, best first; equal ones in random order; how many."""
    merits, places, buckets = tree.merits, tree.places, scratch(Buckets, tree)
    buckets.clear()
    filled = buckets.filled
    for at in range(count):
        filled[bucket_of(merits[at])] += 1
    start = 0
    for bucket in range(BUCKETS):
        size = filled[bucket]
        filled[bucket] = start
        start += size
    turn = below(pointer_to(tree.rng), max(1, count))
    for step in range(turn, turn + count):
        at = step if step < count else step - count
        bucket = bucket_of(merits[at])
        if filled[bucket] < most:
            places[filled[bucket]] = at
        filled[bucket] += 1
    return min(count, most)


@compiled
def opened(tree: TreeMemory, node: Node) -> int:
    """How many of a node's edges are looked at by now."""
    tuning = tree.tuning
    return min(node.edges, int(tuning.open_first + tuning.open_more * square_root(node.visits)))


@compiled
def select(tree: TreeMemory, node: Node) -> int:
    """The most promising of a node's opened edges."""
    tuning = tree.tuning
    curiosity = tuning.exploration * square_root(logarithm(node.visits + 1.0))
    weight, bias = tuning.prior_weight, 4.0 * tuning.alike_bias
    best, best_value = node.first, -1.0
    for at in range(node.first, node.first + opened(tree, node)):
        edge = tree.edges[at]
        tried, alike = float(edge.tried), edge.alike_tried
        believed = weight * edge.prior
        value = (edge.worth + believed) / (tried + weight)
        if alike > 0:
            beta = alike / (alike + tried + bias * alike * tried)
            same = (edge.alike_worth + believed) / (alike + weight)
            value += beta * (same - value)
        value += curiosity / square_root(tried + 1.0)
        if value > best_value:
            best, best_value = at, value
    return best


@compiled
def rate(tree: TreeMemory) -> None:
    """From scores and shares: each seat's margin, share, and what the game was worth to it."""
    scores = tree.finding.scores
    for seat in range(tree.facts.seats):
        best = LOWEST_SCORE
        for other in range(tree.facts.seats):
            if other != seat:
                best = max(best, scores[other])
        tree.values[seat].margin = scores[seat] - best
        tree.values[seat].share = tree.finding.shares[seat]
    weigh(tree)


@compiled
def weigh(tree: TreeMemory) -> None:
    """From margins and shares: what a game is worth to each seat, between 0 and 1."""
    part_of_margin = tree.tuning.margin_weight
    for seat in range(tree.facts.seats):
        value = tree.values[seat]
        squashed = 0.5 + 0.5 * value.margin / (abs(value.margin) + tree.unit)
        value.worth = (1.0 - part_of_margin) * value.share + part_of_margin * squashed


@compiled
def expand(calls: Calls, tree: TreeMemory, state: AnyStruct, who: int, depth: int) -> int:
    """A node for the state, below the last edge of the path; -1 if memory is full."""
    kept, room = 0, FIRST_DRAWS
    if who != interface.CHANCE_ACTS:
        kept = room = list_moves(calls, tree, state, depth)
    first, at = tree.edges_used, tree.nodes_used
    if first + room > tree.facts.most_edges or at >= tree.facts.most_nodes:
        tree.is_full = 1
        return -1
    tree.nodes_used += 1
    tree.edges_used += room
    if depth > 0:
        tree.edges[tree.path[depth - 1].edge].child = at
    node = tree.nodes[at]
    node.clear()
    node.first, node.edges, node.room, node.who, node.best = first, kept, room, who, -1
    for place in range(kept):
        source = tree.places[place]
        number = tree.listed[source]
        write_edge(tree, first + place, number, calls.deed(state, number), tree.merits[source])
    if who != interface.CHANCE_ACTS and tree.tuning.settle_nodes > 0:
        prove(calls, tree, state, at)
    return at


@compiled
def list_moves(calls: Calls, tree: TreeMemory, state: AnyStruct, depth: int) -> int:
    """List the moves, and the places of those that are kept, the likeliest first; how many."""
    listed = pointer_to(tree.listed)
    found = calls.moves(state, listed)
    calls.priors(state, listed, found, pointer_to(tree.merits))
    if tree.tuning.informed == 0:
        for at in range(found):
            tree.merits[at] = EVEN_SHARE
    most = found if depth == 0 else int(tree.tuning.most_edges)
    return by_merit(tree, found, most)


@compiled
def prove(calls: Calls, tree: TreeMemory, state: AnyStruct, at: int) -> None:
    """Note a new node's result, if it can be proved with a little effort."""
    finding, proof, effort = tree.finding, tree.proofs[at], int(tree.tuning.settle_nodes)
    out = pointer_to(finding.scores)
    if calls.settle(state, pointer_to(tree.work), effort, out) == Verdict.PROVED:
        tree.nodes[at].proved, tree.nodes[at].best = 1, int(finding.best)
        for seat in range(tree.facts.seats):
            proof.margins[seat] = finding.scores[seat]
            proof.shares[seat] = finding.shares[seat]


@compiled
def recall(tree: TreeMemory, at: int) -> None:
    """Rate a node whose result is proved."""
    proof = tree.proofs[at]
    for seat in range(tree.facts.seats):
        tree.values[seat].margin = proof.margins[seat]
        tree.values[seat].share = proof.shares[seat]
    weigh(tree)


@compiled
def rate_end(calls: Calls, tree: TreeMemory, state: AnyStruct) -> None:
    """Rate a game that is over."""
    calls.scores(state, pointer_to(tree.finding.scores))
    rate(tree)


@compiled
def play_out(calls: Calls, tree: TreeMemory, state: AnyStruct, depth: int) -> int:
    """Play the state to its end, and rate it; how many events that took."""
    rest = words_of(tree.trail[depth])
    played = calls.playout(state, pointer_to(tree.rng), rest, int(tree.tuning.guided))
    rate_end(calls, tree, state)
    return played


@compiled
def back_up(tree: TreeMemory, depth: int, events: int) -> None:
    """Note how a simulated game went, at every edge of its path."""
    tree.simulations += 1
    since = tree.simulations * (2 * tree.facts.most_events + 4)
    if tree.facts.deeds > 0:
        for at in range(events):
            event = tree.trail[at]
            if event.actor >= 0:
                tree.stamps[event.actor, event.deed] = since + at
    place = tree.path[0].edge - tree.nodes[0].first
    for seat in range(tree.facts.seats):
        tree.results[place, seat] += tree.values[seat].share
    for at in range(depth):
        node, edge = tree.nodes[tree.path[at].node], tree.edges[tree.path[at].edge]
        edge.tried += 1
        if node.who != interface.CHANCE_ACTS:
            value = tree.values[node.who]
            edge.worth += value.worth
            edge.share += value.share
            edge.margin += value.margin
            if tree.facts.deeds > 0:
                note_alike(tree, node, since + at, value.worth)
        node.visits += 1


@compiled
def note_alike(tree: TreeMemory, node: Node, since: int, worth: float) -> None:
    """The same deed made later in the game also speaks for an edge."""
    who = node.who
    for at in range(node.first, node.first + opened(tree, node)):
        edge = tree.edges[at]
        if tree.stamps[who, edge.deed] >= since:
            edge.alike_tried += 1
            edge.alike_worth += worth
