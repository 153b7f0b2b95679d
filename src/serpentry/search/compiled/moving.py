"""Keeping a part of a tree: finding a later position in it, and moving what hangs below."""

from serpentry.kernels.bits import shifted
from serpentry.kernels.common import Calls, Function
from serpentry.kernels.compiling import compiled
from serpentry.kernels.structs import AnyStruct, Words
from serpentry.kernels.structs.compiled import bound, pointer_to
from serpentry.search.compiled.simulating import fits
from serpentry.search.programs import NOWHERE, UNFIT
from serpentry.search.tree_memory import REUSE_DEPTH, EdgeRange, Node, TreeMemory

MOST_STEPS = 100_000
"""After this number of positions looked at, the search for one is given up."""


@compiled
def same(one: Words, other: Words, size: int) -> bool:
    """Whether two states are equal."""
    for word in range(size):  # noqa: SIM110
        if one[word] != other[word]:
            return False
    return True


@compiled
def begin(left: EdgeRange, node: Node) -> None:
    """All edges of a node are to be looked at."""
    left.edge, left.end = node.first, node.first + node.edges


def finding(calls: Calls, kind: type[AnyStruct]) -> Function:
    """The program that finds a later position in a tree."""

    @compiled
    def find_below(memory: Words, bounds: Words, facts: Words) -> int:
        tree = bound(TreeMemory, memory, bounds)
        size, wanted = tree.facts.state_size, pointer_to(tree.wanted)
        first = bound(kind, pointer_to(tree.states), facts)
        if not fits(tree, first):
            return UNFIT
        first.become(bound(kind, pointer_to(tree.root), facts))
        if same(pointer_to(tree.states), wanted, size):
            return 0
        begin(tree.edges_left[0], tree.nodes[0])
        depth, steps = 0, 0
        while depth >= 0 and steps < MOST_STEPS:
            left = tree.edges_left[depth]
            if left.edge == left.end:
                depth -= 1
                continue
            edge = tree.edges[left.edge]
            left.edge += 1
            if edge.child < 0:
                continue
            steps += 1
            here = shifted(pointer_to(tree.states), depth * size)
            below = shifted(here, size)
            after = bound(kind, below, facts)
            after.become(bound(kind, here, facts))
            calls.play(after, edge.move)
            if same(below, wanted, size):
                return edge.child
            if depth + 1 < REUSE_DEPTH:
                depth += 1
                begin(tree.edges_left[depth], tree.nodes[edge.child])
        return NOWHERE

    return find_below


@compiled
def move_below(memory: Words, fresh: Words, bounds: Words, at: int) -> int:
    """Copy a node and all below it into a fresh tree, where it is the root; how many nodes.

    Until a fresh node is written, its first edge tells which node it is a copy of.
    """
    old, new = bound(TreeMemory, memory, bounds), bound(TreeMemory, fresh, bounds)
    new.nodes[0].first = at
    found, node, used = 1, 0, 0
    while node < found:
        source = new.nodes[node].first
        new.nodes[node].become(old.nodes[source])
        new.proofs[node].become(old.proofs[source])
        first, count = old.nodes[source].first, old.nodes[source].room
        new.nodes[node].first = used
        for place in range(count):
            new.edges[used + place].become(old.edges[first + place])
        for place in range(used, used + old.nodes[source].edges):
            edge = new.edges[place]
            if edge.child >= 0:
                new.nodes[found].first = edge.child
                edge.child = found
                found += 1
        used += count
        node += 1
    new.nodes_used, new.edges_used, new.simulations = node, used, old.simulations
    return found
