"""Nodes of chance: the kernel draws, with true odds, and what was drawn gets an edge.

As each new draw divides the visits once more, only a few are let in at first; then one of those is
drawn again, as often as it came up before, until visits have grown enough to let in another.
"""

from serpentry.kernels.bits import chance
from serpentry.kernels.common import Calls
from serpentry.kernels.compiling import compiled
from serpentry.kernels.roots import square_root
from serpentry.kernels.structs import AnyStruct
from serpentry.kernels.structs.compiled import pointer_to
from serpentry.search.tree_memory import Node, TreeMemory

FIRST_DRAWS = 4
"""A node of chance begins with room for this number of draws."""


@compiled
def write_edge(tree: TreeMemory, at: int, number: int, deed: int, prior: float) -> None:
    """An edge that was never tried."""
    edge = tree.edges[at]
    edge.clear()
    edge.move, edge.deed, edge.child, edge.prior = number, deed, -1, prior


@compiled
def known_draw(tree: TreeMemory, node: Node) -> int:
    """One of chance's edges, each as likely as it was drawn so far."""
    first, last = node.first, node.first + node.edges - 1
    total = 0.0
    for at in range(first, last + 1):
        total += tree.edges[at].prior
    ticket = chance(pointer_to(tree.rng)) * total
    for at in range(first, last):
        ticket -= tree.edges[at].prior
        if ticket < 0:
            return at
    return last


@compiled
def make_room(tree: TreeMemory, node: Node) -> bool:
    """Move a node's edges to where twice as many have room; False if memory is full."""
    old, new, room = node.first, tree.edges_used, 2 * node.room
    if new + room > tree.facts.most_edges:
        tree.is_full = 1
        return False
    for place in range(node.edges):
        tree.edges[new + place].become(tree.edges[old + place])
    tree.edges_used += room
    node.first, node.room = new, room
    return True


@compiled
def draw_edge(calls: Calls, tree: TreeMemory, state: AnyStruct, node: Node) -> int:
    """The edge of a draw: a new one from the kernel while there is room, else one of the known."""
    tuning = tree.tuning
    most = tuning.draw_first + tuning.draw_more * square_root(node.visits)
    if node.edges >= int(most):
        return known_draw(tree, node)
    number = calls.pick(state, pointer_to(tree.rng))
    for at in range(node.first, node.first + node.edges):
        if tree.edges[at].move == number:
            tree.edges[at].prior += 1.0
            return at
    if node.edges == node.room and not make_room(tree, node):
        return known_draw(tree, node)
    at = node.first + node.edges
    node.edges += 1
    write_edge(tree, at, number, 0, 1.0)
    return at
