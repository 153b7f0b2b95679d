"""Growing trees of many games, compiled: go down, ask a net, take its answers, make moves."""

from typing import Any

from serpentry.kernels import interface
from serpentry.kernels.bits import chance, shifted
from serpentry.kernels.compiling import compiled
from serpentry.kernels.structs import Reals, Words
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
from serpentry.nets.grove_memory import GroveMemory, Growth
from serpentry.search.compiled.calls import Calls
from serpentry.search.programs import UNFIT

PROVED = 1
WORD = 8


@compiled
def suits(grove: GroveMemory, state: Any) -> bool:
    """Whether memory is as large as its bounds say, and made for such states."""
    return grove.size == bytes_of(grove) and WORD * grove.facts.state_size == bytes_of(state)


@compiled
def add_node(grove: GroveMemory, growth: Growth, base: int, parent: int) -> int:
    """A new node, of which nothing is known."""
    at = growth.used
    growth.used = at + 1
    node = grove.nodes[base + at]
    node.clear()
    node.parent = parent
    return at


@compiled
def is_proved(calls: Calls, grove: GroveMemory, state: Any, out: Reals) -> bool:
    """Whether the result is proved with a little effort; then it is written."""
    effort = grove.settle_nodes
    return effort > 0 and calls.settle(state, pointer_to(grove.work), effort, out) == PROVED


@compiled
def note_result(calls: Calls, grove: GroveMemory, state: Any, place: int) -> bool:
    """Whether a new position's result is known; then its node has it."""
    node, out = grove.nodes[place], pointer_to(grove.outcome.scores)
    node.who = calls.actor(state)
    if node.who == interface.OVER:
        calls.scores(state, out)
    elif not is_proved(calls, grove, state, out):
        return False
    for seat in range(grove.facts.seats):
        node.guess[seat] = grove.outcome.shares[seat]
    node.settled = 1
    return True


@compiled
def go_down(
    calls: Calls, grove: GroveMemory, growth: Growth, state: Any, base: int, wanted: int
) -> bool:
    """Go from a root to a leaf; whether that is new, and its result is not known."""
    if growth.used == 0:
        growth.leaf = add_node(grove, growth, base, -1)
        grove.nodes[base].who = calls.actor(state)
        return True
    at = 0
    while True:
        place = choose_first(grove, base, wanted) if at == 0 else choose_further(grove, base, at)
        kid = grove.kids[place]
        if kid.child < 0 and growth.used == grove.facts.most_nodes:
            growth.leaf = at
            return False
        calls.play(state, kid.move)
        if kid.child < 0:
            kid.child = growth.leaf = add_node(grove, growth, base, at)
            return not note_result(calls, grove, state, base + growth.leaf)
        at = kid.child
        if grove.nodes[base + at].settled == 1:
            growth.leaf = at
            return False


def gathering(calls: Calls, kind: Any) -> Any:
    """The program that goes down all trees."""

    @compiled
    def gather(memory: Words, bounds: Words, facts: Words, rows: Words, wanted: int) -> int:
        grove = bound(GroveMemory, memory, bounds)
        state = bound(kind, pointer_to(grove.state), facts)
        if not suits(grove, state):
            return UNFIT
        size, found = grove.facts.state_size, 0
        for game in range(grove.facts.games):
            growth, base = grove.games[game], game * grove.facts.most_nodes
            state.become(bound(kind, shifted(pointer_to(grove.roots), game * size), facts))
            growth.waits = 0
            if go_down(calls, grove, growth, state, base, wanted):
                growth.waits = 1
                found += 1
                row = shifted(rows, game * grove.facts.row_words)
                calls.observe(state, grove.nodes[base + growth.leaf].who, row)
                calls.mask(state, shifted(row, grove.facts.plane_words))
        return found

    return gather


@compiled
def take_answer(grove: GroveMemory, growth: Growth, base: int, answer: Reals) -> None:
    """Note what the net says of a leaf: shares from its seat on, then moves with their odds."""
    seats, at = grove.facts.seats, base + growth.leaf
    node, first = grove.nodes[at], at * grove.facts.most_kids
    for step in range(seats):
        node.guess[(node.who + step) % seats] = answer[step]
    for number in range(grove.facts.most_kids):
        place = seats + 3 * number
        if answer[place] < 0.0:
            break
        kid = grove.kids[first + number]
        kid.move, kid.child = int(answer[place]), -1
        kid.logit, kid.noise = answer[place + 1], answer[place + 2]
        node.kids = number + 1


@compiled
def absorb(memory: Words, bounds: Words, answers: Reals) -> int:
    """Take the net's answers about all leaves, and count them on the way back to the roots."""
    grove = bound(GroveMemory, memory, bounds)
    if grove.size != bytes_of(grove):
        return UNFIT
    seats = grove.facts.seats
    size = seats + 3 * grove.facts.most_kids
    for game in range(grove.facts.games):
        growth, base = grove.games[game], game * grove.facts.most_nodes
        leaf = grove.nodes[base + growth.leaf]
        if growth.waits == 1:
            take_answer(grove, growth, base, shifted(answers, game * size))
        growth.waits = 0
        at = growth.leaf
        while at >= 0:
            node = grove.nodes[base + at]
            node.visits += 1
            for seat in range(seats):
                node.worth[seat] += leaf.guess[seat]
            at = node.parent
    return 0


@compiled
def note_search(grove: GroveMemory, growth: Growth, base: int, note: Reals) -> int:
    """Note what search found at a root: values, and how much better moves look; the chosen one."""
    seats, node, first = grove.facts.seats, grove.nodes[base], base * grove.facts.most_kids
    mixed, chosen = scratch(Mixed, grove), choose_first(grove, base, -1)
    mix(grove, base, 0, mixed)
    scale = weight(grove, mixed)
    note[0], note[1], note[2], note[3] = node.who, grove.kids[chosen].move, 0.0, growth.plies
    for seat in range(seats):
        note[4 + seat] = value_of(node, seat)
    for number in range(grove.facts.most_kids):
        place = 4 + 3 * seats + 2 * number
        note[place] = -1.0
        if number < node.kids:
            kid = grove.kids[first + number]
            note[place], note[place + 1] = kid.move, 0.0
            if kid.child >= 0:
                value = value_of(grove.nodes[base + kid.child], node.who)
                note[place + 1] = scale * (value - mixed.value)
    return grove.kids[chosen].move


@compiled
def note_end(calls: Calls, grove: GroveMemory, state: Any, note: Reals, row: Words) -> None:
    """Note how a game ended: shares and leads, and what lies where, as the first seat sees it."""
    seats, outcome = grove.facts.seats, grove.outcome
    calls.scores(state, pointer_to(outcome.scores))
    note[2] = 1.0
    for seat in range(seats):
        best = -1.0e18
        for other in range(seats):
            if other != seat:
                best = max(best, outcome.scores[other])
        note[4 + seats + seat] = outcome.shares[seat]
        note[4 + 2 * seats + seat] = outcome.scores[seat] - best
    calls.observe(state, 0, row)


def committing(calls: Calls, kind: Any) -> Any:
    """The program that makes the chosen moves, and begins games anew."""

    @compiled
    def begin(grove: GroveMemory, growth: Growth, state: Any, facts: Words) -> None:
        state.become(bound(kind, pointer_to(grove.opening), facts))
        growth.plies = 0
        while chance(pointer_to(grove.rng)) < grove.wild:
            calls.play(state, calls.pick(state, pointer_to(grove.rng)))
            growth.plies += 1
            if calls.actor(state) == interface.OVER:
                state.become(bound(kind, pointer_to(grove.opening), facts))
                growth.plies = 0

    @compiled
    def commit(memory: Words, bounds: Words, facts: Words, notes: Reals, rows: Words) -> int:
        grove = bound(GroveMemory, memory, bounds)
        if not suits(grove, bound(kind, pointer_to(grove.state), facts)):
            return UNFIT
        size, ended = grove.facts.state_size, 0
        for game in range(grove.facts.games):
            growth, base = grove.games[game], game * grove.facts.most_nodes
            state = bound(kind, shifted(pointer_to(grove.roots), game * size), facts)
            if growth.used > 0:
                note = shifted(notes, game * grove.facts.note_size)
                calls.play(state, note_search(grove, growth, base, note))
                growth.plies += 1
                if calls.actor(state) == interface.OVER:
                    row = shifted(rows, game * grove.facts.row_words)
                    note_end(calls, grove, state, note, row)
                    ended += 1
                    begin(grove, growth, state, facts)
            else:
                begin(grove, growth, state, facts)
            growth.used = 0
        return ended

    return commit
