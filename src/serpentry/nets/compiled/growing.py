"""Growing trees of many games, compiled: go down, ask a net, take its answers, make moves."""

from serpentry.kernels import interface
from serpentry.kernels.bits import chance, shifted
from serpentry.kernels.common import Calls, Function
from serpentry.kernels.compiling import compiled
from serpentry.kernels.interface import Verdict
from serpentry.kernels.structs import AnyStruct, Reals, Words
from serpentry.kernels.structs.compiled import bound, pointer_to, scratch
from serpentry.kernels.structs.pointing import bytes_of
from serpentry.nets.compiled.halving import (
    Mixed,
    choose_first,
    choose_further,
    mix,
    value_of,
    weight,
)
from serpentry.nets.guided_memory import (
    NUMBERS_OF_A_MOVE,
    GameTree,
    GuidedMemory,
    Note,
    Notes,
)
from serpentry.search.compiled.simulating import fits
from serpentry.search.compiled.uct import LOWEST_SCORE
from serpentry.search.programs import UNFIT


@compiled
def add_node(trees: GuidedMemory, tree: GameTree, base: int, parent: int) -> int:
    """A new node, of which nothing is known."""
    at = tree.used
    tree.used = at + 1
    node = trees.nodes[base + at]
    node.clear()
    node.parent = parent
    return at


@compiled
def is_proved(calls: Calls, trees: GuidedMemory, state: AnyStruct, out: Reals) -> bool:
    """Whether the result is proved with a little effort; then it is written."""
    effort = trees.settle_nodes
    return effort > 0 and calls.settle(state, pointer_to(trees.work), effort, out) == Verdict.PROVED


@compiled
def note_result(calls: Calls, trees: GuidedMemory, state: AnyStruct, place: int) -> bool:
    """Whether a new position's result is known; then its node has it."""
    node, out = trees.nodes[place], pointer_to(trees.outcome.scores)
    node.who = calls.actor(state)
    if node.who == interface.OVER:
        calls.scores(state, out)
    elif not is_proved(calls, trees, state, out):
        return False
    for seat in range(trees.facts.seats):
        node.guess[seat] = trees.outcome.shares[seat]
    node.settled = 1
    return True


@compiled
def go_down(
    calls: Calls, trees: GuidedMemory, tree: GameTree, state: AnyStruct, base: int, wanted: int
) -> bool:
    """Go from a root to a leaf; whether that is new, and its result is not known."""
    if tree.used == 0:
        tree.leaf = add_node(trees, tree, base, -1)
        trees.nodes[base].who = calls.actor(state)
        return True
    at = 0
    while True:
        place = choose_first(trees, base, wanted) if at == 0 else choose_further(trees, base, at)
        edge = trees.edges[place]
        if edge.child < 0 and tree.used == trees.facts.most_nodes:
            tree.leaf = at
            return False
        calls.play(state, edge.move)
        if edge.child < 0:
            edge.child = tree.leaf = add_node(trees, tree, base, at)
            return not note_result(calls, trees, state, base + tree.leaf)
        at = edge.child
        if trees.nodes[base + at].settled == 1:
            tree.leaf = at
            return False


def gathering(calls: Calls, kind: type[AnyStruct]) -> Function:
    """The program that goes down all trees."""

    @compiled
    def gather(memory: Words, bounds: Words, facts: Words, rows: Words, wanted: int) -> int:
        trees = bound(GuidedMemory, memory, bounds)
        state = bound(kind, pointer_to(trees.state), facts)
        if not fits(trees, state):
            return UNFIT
        size, found = trees.facts.state_size, 0
        for game in range(trees.facts.games):
            tree, base = trees.games[game], game * trees.facts.most_nodes
            state.become(bound(kind, shifted(pointer_to(trees.roots), game * size), facts))
            tree.waits = 0
            if go_down(calls, trees, tree, state, base, wanted):
                tree.waits = 1
                found += 1
                row = shifted(rows, game * trees.facts.row_words)
                calls.observe(state, trees.nodes[base + tree.leaf].who, row)
                calls.mask(state, shifted(row, trees.facts.plane_words))
        return found

    return gather


@compiled
def take_answer(trees: GuidedMemory, tree: GameTree, base: int, answer: Reals) -> None:
    """Note what the net says of a leaf: shares from its seat on, then moves with their odds."""
    seats, at = trees.facts.seats, base + tree.leaf
    node, first = trees.nodes[at], at * trees.facts.most_edges
    for step in range(seats):
        node.guess[(node.who + step) % seats] = answer[step]
    for number in range(trees.facts.most_edges):
        place = seats + NUMBERS_OF_A_MOVE * number
        if answer[place] < 0.0:
            break
        edge = trees.edges[first + number]
        edge.move, edge.child = int(answer[place]), -1
        edge.logit, edge.noise = answer[place + 1], answer[place + 2]
        node.edges = number + 1


@compiled
def absorb(memory: Words, bounds: Words, answers: Reals) -> int:
    """Take the net's answers about all leaves, and count them on the way back to the roots."""
    trees = bound(GuidedMemory, memory, bounds)
    if trees.size != bytes_of(trees):
        return UNFIT
    seats = trees.facts.seats
    size = seats + NUMBERS_OF_A_MOVE * trees.facts.most_edges
    for game in range(trees.facts.games):
        tree, base = trees.games[game], game * trees.facts.most_nodes
        leaf = trees.nodes[base + tree.leaf]
        if tree.waits == 1:
            take_answer(trees, tree, base, shifted(answers, game * size))
        tree.waits = 0
        at = tree.leaf
        while at >= 0:
            node = trees.nodes[base + at]
            node.visits += 1
            for seat in range(seats):
                node.worth[seat] += leaf.guess[seat]
            at = node.parent
    return 0


@compiled
def note_search(trees: GuidedMemory, tree: GameTree, base: int, note: Note) -> int:
    """Note what search found at a root: values, and how much better moves look; the chosen one."""
    node, first = trees.nodes[base], base * trees.facts.most_edges
    mixed, chosen = scratch(Mixed, trees), choose_first(trees, base, -1)
    mix(trees, base, 0, mixed)
    scale = weight(trees, mixed)
    note.who, note.move, note.is_last = node.who, trees.edges[chosen].move, 0.0
    note.plies = tree.plies
    for seat in range(trees.facts.seats):
        note.values[seat] = value_of(node, seat)
    for number in range(trees.facts.most_edges):
        noted = note.edges[number]
        noted.move = -1.0
        if number < node.edges:
            edge = trees.edges[first + number]
            noted.move, noted.gain = edge.move, 0.0
            if edge.child >= 0:
                value = value_of(trees.nodes[base + edge.child], node.who)
                noted.gain = scale * (value - mixed.value)
    return trees.edges[chosen].move


@compiled
def note_end(calls: Calls, trees: GuidedMemory, state: AnyStruct, note: Note, row: Words) -> None:
    """Note how a game ended: shares and leads, and what is where, as the first seat sees it."""
    seats, outcome = trees.facts.seats, trees.outcome
    calls.scores(state, pointer_to(outcome.scores))
    note.is_last = 1.0
    for seat in range(seats):
        best = LOWEST_SCORE
        for other in range(seats):
            if other != seat:
                best = max(best, outcome.scores[other])
        note.shares[seat], note.leads[seat] = outcome.shares[seat], outcome.scores[seat] - best
    calls.observe(state, 0, row)


def committing(calls: Calls, kind: type[AnyStruct]) -> Function:
    """The program that makes the chosen moves, and begins new games."""

    @compiled
    def begin(trees: GuidedMemory, tree: GameTree, state: AnyStruct, facts: Words) -> None:
        state.become(bound(kind, pointer_to(trees.opening), facts))
        tree.plies = 0
        while chance(pointer_to(trees.rng)) < trees.wild:
            calls.play(state, calls.pick(state, pointer_to(trees.rng)))
            tree.plies += 1
            if calls.actor(state) == interface.OVER:
                state.become(bound(kind, pointer_to(trees.opening), facts))
                tree.plies = 0

    @compiled
    def commit(memory: Words, bounds: Words, facts: Words, notes: Reals, rows: Words) -> int:
        trees = bound(GuidedMemory, memory, bounds)
        if not fits(trees, bound(kind, pointer_to(trees.state), facts)):
            return UNFIT
        size, ended = trees.facts.state_size, 0
        for game in range(trees.facts.games):
            tree, base = trees.games[game], game * trees.facts.most_nodes
            state = bound(kind, shifted(pointer_to(trees.roots), game * size), facts)
            if tree.used > 0:
                note = bound(Notes, notes, trees).games[game]
                calls.play(state, note_search(trees, tree, base, note))
                tree.plies += 1
                if calls.actor(state) == interface.OVER:
                    row = shifted(rows, game * trees.facts.row_words)
                    note_end(calls, trees, state, note, row)
                    ended += 1
                    begin(trees, tree, state, facts)
            else:
                begin(trees, tree, state, facts)
            tree.used = 0
        return ended

    return commit
