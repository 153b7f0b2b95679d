"""Choosing in a tree that a net guides, compiled: Gumbel search with completed values.

At a root, sequential halving: the caller says how often a move must have been tried to be looked
at now. Below, visits follow the improved policy. A move never tried is thought to be worth what
the net says of the position, corrected by what its other moves turned out to be.
"""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.roots import exponential
from serpentry.kernels.structs import Struct, real
from serpentry.kernels.structs.compiled import scratch
from serpentry.nets.guided_memory import GuidedBounds, GuidedMemory, GuidedNode

LOWEST_NUMBER = -1.0e300
VISIT_PENALTY = 1.0e4
"""Being a visit away from the wanted number outweighs everything else."""
SMALLEST_PRIOR = 1.0e-6


class Mixed(Struct[GuidedBounds]):
    """What the edges of a node that were tried have together."""

    visits = real()
    most = real()
    """The most visits of one."""
    prior = real()
    value = real()
    """What a move is worth that was never tried."""


@compiled
def value_of(node: GuidedNode, seat: int) -> float:
    """What a position is worth to a seat by now."""
    return node.worth[seat] / node.visits


@compiled
def mix(trees: GuidedMemory, base: int, at: int, mixed: Mixed) -> None:
    """Look at what was tried."""
    node = trees.nodes[base + at]
    first = (base + at) * trees.facts.most_edges
    visits = most = prior = worth = 0.0
    for place in range(first, first + node.edges):
        edge = trees.edges[place]
        if edge.child >= 0:
            child = trees.nodes[base + edge.child]
            likely = exponential(edge.logit)
            visits += child.visits
            most = max(most, float(child.visits))
            prior += likely
            worth += likely * value_of(child, node.who)
    mixed.visits, mixed.most, mixed.prior = visits, most, prior
    mixed.value = node.guess[node.who]
    if visits > 0.0:
        mixed.value = (mixed.value + visits * worth / max(prior, SMALLEST_PRIOR)) / (1.0 + visits)


@compiled
def weight(trees: GuidedMemory, mixed: Mixed) -> float:
    """How much a value weighs."""
    return (trees.visit_weight + mixed.most) * trees.value_scale


@compiled
def choose_first(trees: GuidedMemory, base: int, wanted: int) -> int:
    """The place of the move to look at from a root; the best of the most tried if -1 is wanted."""
    node, first = trees.nodes[base], base * trees.facts.most_edges
    mixed = scratch(Mixed, trees)
    mix(trees, base, 0, mixed)
    scale, best, top = weight(trees, mixed), first, LOWEST_NUMBER
    if wanted < 0:
        wanted = int(mixed.most)
    for place in range(first, first + node.edges):
        edge = trees.edges[place]
        value, visits = mixed.value, 0
        if edge.child >= 0:
            child = trees.nodes[base + edge.child]
            value, visits = value_of(child, node.who), child.visits
        score = edge.logit + edge.noise + scale * value - VISIT_PENALTY * abs(visits - wanted)
        if score > top:
            best, top = place, score
    return best


@compiled
def choose_further(trees: GuidedMemory, base: int, at: int) -> int:
    """The place of the move below a root that has the fewest visits for how good it looks.

    Of those never tried only the likeliest can be it: edges are in that order.
    """
    node, first = trees.nodes[base + at], (base + at) * trees.facts.most_edges
    mixed = scratch(Mixed, trees)
    mix(trees, base, at, mixed)
    scale, total = weight(trees, mixed), max(1.0 - mixed.prior, SMALLEST_PRIOR)
    for place in range(first, first + node.edges):
        edge = trees.edges[place]
        if edge.child >= 0:
            value = value_of(trees.nodes[base + edge.child], node.who)
            total += exponential(edge.logit + scale * (value - mixed.value))
    best, top, is_fresh = first, LOWEST_NUMBER, True
    for place in range(first, first + node.edges):
        edge = trees.edges[place]
        lift = visits = 0.0
        if edge.child >= 0:
            child = trees.nodes[base + edge.child]
            lift = scale * (value_of(child, node.who) - mixed.value)
            visits = float(child.visits)
        elif is_fresh:
            is_fresh = False
        else:
            continue
        score = exponential(edge.logit + lift) / total - visits / (1.0 + mixed.visits)
        if score > top:
            best, top = place, score
    return best
