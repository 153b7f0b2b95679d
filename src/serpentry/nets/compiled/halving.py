"""Choosing in a tree that a net guides, compiled: Gumbel search with completed values.

At a root, sequential halving: whoever calls says how often a move must have been tried to be looked
at now. Below, visits follow the improved policy. A move never tried is thought to be worth what
the net says of the position, corrected by what its other moves turned out to be.
"""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.roots import exponential
from serpentry.kernels.structs import Struct, real
from serpentry.kernels.structs.compiled import scratch
from serpentry.nets.grove_memory import GroveBounds, GroveMemory, Spot

LOWEST = -1.0e300
FOR_A_VISIT = 1.0e4
"""Being a visit away from the wanted number outweighs everything else."""
LITTLE = 1.0e-6


class Mixed(Struct[GroveBounds]):
    """What the kids of a node that were tried have together."""

    visits = real()
    most = real()
    """The most visits of one."""
    prior = real()
    value = real()
    """What a move is worth that was never tried."""


@compiled
def value_of(node: Spot, seat: int) -> float:
    """What a position is worth to a seat by now."""
    return node.worth[seat] / node.visits


@compiled
def mix(grove: GroveMemory, base: int, at: int, mixed: Mixed) -> None:
    """Look at what was tried."""
    node = grove.nodes[base + at]
    first = (base + at) * grove.facts.most_kids
    visits = most = prior = worth = 0.0
    for place in range(first, first + node.kids):
        kid = grove.kids[place]
        if kid.child >= 0:
            child = grove.nodes[base + kid.child]
            likely = exponential(kid.logit)
            visits += child.visits
            most = max(most, float(child.visits))
            prior += likely
            worth += likely * value_of(child, node.who)
    mixed.visits, mixed.most, mixed.prior = visits, most, prior
    mixed.value = node.guess[node.who]
    if visits > 0.0:
        mixed.value = (mixed.value + visits * worth / max(prior, LITTLE)) / (1.0 + visits)


@compiled
def weight(grove: GroveMemory, mixed: Mixed) -> float:
    """How much a value weighs."""
    return (grove.visit_weight + mixed.most) * grove.value_scale


@compiled
def choose_first(grove: GroveMemory, base: int, wanted: int) -> int:
    """The place of the move to look at from a root; the best of the most tried if -1 is wanted."""
    node, first = grove.nodes[base], base * grove.facts.most_kids
    mixed = scratch(Mixed, grove)
    mix(grove, base, 0, mixed)
    scale, best, top = weight(grove, mixed), first, LOWEST
    if wanted < 0:
        wanted = int(mixed.most)
    for place in range(first, first + node.kids):
        kid = grove.kids[place]
        value, visits = mixed.value, 0
        if kid.child >= 0:
            child = grove.nodes[base + kid.child]
            value, visits = value_of(child, node.who), child.visits
        score = kid.logit + kid.noise + scale * value - FOR_A_VISIT * abs(visits - wanted)
        if score > top:
            best, top = place, score
    return best


@compiled
def choose_further(grove: GroveMemory, base: int, at: int) -> int:
    """The place of the move below a root that has the fewest visits for how good it looks.

    Of those never tried only the likeliest can be it: kids are in that order.
    """
    node, first = grove.nodes[base + at], (base + at) * grove.facts.most_kids
    mixed = scratch(Mixed, grove)
    mix(grove, base, at, mixed)
    scale, total = weight(grove, mixed), max(1.0 - mixed.prior, LITTLE)
    for place in range(first, first + node.kids):
        kid = grove.kids[place]
        if kid.child >= 0:
            value = value_of(grove.nodes[base + kid.child], node.who)
            total += exponential(kid.logit + scale * (value - mixed.value))
    best, top, is_fresh = first, LOWEST, True
    for place in range(first, first + node.kids):
        kid = grove.kids[place]
        lift = visits = 0.0
        if kid.child >= 0:
            child = grove.nodes[base + kid.child]
            lift = scale * (value_of(child, node.who) - mixed.value)
            visits = float(child.visits)
        elif is_fresh:
            is_fresh = False
        else:
            continue
        score = exponential(kid.logit + lift) / total - visits / (1.0 + mixed.visits)
        if score > top:
            best, top = place, score
    return best
