"""The compiled search program: simulated games from a root, as many as asked for."""

from serpentry.kernels import interface
from serpentry.kernels.common import Calls, Function
from serpentry.kernels.compiling import compiled
from serpentry.kernels.structs import AnyStruct, Words
from serpentry.kernels.structs.compiled import bound, pointer_to
from serpentry.kernels.structs.pointing import bytes_of, latest
from serpentry.search.compiled.chancing import draw_edge
from serpentry.search.compiled.uct import back_up, expand, play_out, rate_end, recall, select
from serpentry.search.programs import UNFIT
from serpentry.search.tree_memory import CheckedMemory, S, TreeMemory

WORD_BYTES = 8


@compiled
def fits(memory: CheckedMemory[S], state: AnyStruct) -> bool:
    """Whether memory is as large as its bounds say, and made for such states."""
    is_whole = memory.size == bytes_of(memory)
    return is_whole and WORD_BYTES * memory.facts.state_size == bytes_of(state)


@compiled
def go_down(calls: Calls, tree: TreeMemory, state: AnyStruct, at: int, depth: int) -> int:
    """Choose an edge of a node, note it, and play its move; the edge."""
    node, step, event = tree.nodes[at], tree.path[depth], tree.trail[depth]
    is_chance = node.who == interface.CHANCE_ACTS
    chosen = draw_edge(calls, tree, state, node) if is_chance else select(tree, node)
    edge = tree.edges[chosen]
    step.node, step.edge = at, chosen
    event.actor, event.deed = node.who, edge.deed
    calls.play(state, edge.move)
    return chosen


@compiled
def simulate_one(calls: Calls, tree: TreeMemory, state: AnyStruct) -> None:
    """One simulated game from the state of the root."""
    at, depth, played = 0, 0, 0
    while True:
        edge = tree.edges[go_down(calls, tree, state, at, depth)]
        depth += 1
        who = calls.actor(state)
        if who == interface.OVER:
            rate_end(calls, tree, state)
            break
        at = edge.child
        is_new = at < 0
        if is_new and edge.tried >= tree.tuning.expand_after and tree.is_full == 0:
            at = expand(calls, tree, state, who, depth)
        if at >= 0 and tree.nodes[at].proved == 1:
            recall(tree, at)
            break
        if is_new:
            played = play_out(calls, tree, state, depth)
            break
    back_up(tree, depth, depth + played)


def simulating(calls: Calls, kind: type[AnyStruct]) -> Function:
    """The program that simulates games, with a kernel's functions and kind of state built in."""

    @compiled
    def simulate(memory: Words, bounds: Words, facts: Words, count: int) -> int:
        tree = bound(TreeMemory, memory, bounds)
        root = bound(kind, pointer_to(tree.root), facts)
        state = bound(kind, pointer_to(tree.state), facts)
        if not fits(tree, state):
            return UNFIT
        for done in range(count):
            if latest(pointer_to(tree.stop)) != 0:
                return done
            state.become(root)
            if tree.nodes_used == 0 and expand(calls, tree, state, calls.actor(state), 0) < 0:
                return done
            simulate_one(calls, tree, state)
        return count

    return simulate
