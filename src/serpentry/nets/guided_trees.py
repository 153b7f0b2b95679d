"""Trees of one or many games, grown by compiled code with a net's answers.

A round is `gather`, the net's answers about the rows that were written, and `absorb`.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from math import ceil, log2
from struct import calcsize
from typing import NamedTuple

from serpentry.engine.engine import Engine
from serpentry.engine.faults import WrongMemory
from serpentry.engine.memory import Pages, place
from serpentry.kernels.structs import AnyStruct
from serpentry.nets.guided_memory import (
    NUMBERS_OF_A_MOVE,
    GuidedBounds,
    GuidedMemory,
    GuidedNode,
    Note,
)
from serpentry.nets.net_programs import GUIDED_PROGRAMS
from serpentry.search.programs import UNFIT

SEED_BITS = 0x7FFFFFFFFFFFFFFF
VALUE_SCALE, VISIT_WEIGHT = 0.5, 50.0
WHOLE_NUMBER = "i"
"""How whole numbers of nodes are stored in memory, by the code in Python's `struct`."""
VISITS_FOR_ONE_MORE = 8
"""A move tried so often is looked into in two places at once, one tried twice as often in three."""


class Pending(NamedTuple):
    """A new position whose answer is awaited while others are looked for."""

    leaf: int
    way: tuple[int, ...]
    """Where visits are counted on the way to it, its own first, without the root's."""


class NodeNumbers:
    """The whole numbers of all nodes, found at once: several are read for every new position."""

    def __init__(self, memory: GuidedMemory) -> None:
        spot, size = memory.layout["nodes"], calcsize(WHOLE_NUMBER)
        self.numbers = memory.block.seen_as(WHOLE_NUMBER)
        self.step, start = spot.step // size, memory.start + spot.place
        self.first = {
            name: (start + one.fixed) // size for name, one in GuidedNode.plan.places.items()
        }

    def place(self, name: str, node: int) -> int:
        """The place of a number of a node."""
        return self.first[name] + node * self.step


class GuidedTrees:
    """Trees for a number of games of one set-up."""

    def __init__(
        self,
        engine: Engine,
        games: int,
        nodes: int,
        edges: int,
        seed: int = 1,
        settle_nodes: int = 0,
    ) -> None:
        basis = engine.basis
        assert basis.chart
        self.engine, self.chart = engine, basis.chart()
        self.games, self.seats, self.edges = games, basis.seats, edges
        self.answer_size = basis.seats + NUMBERS_OF_A_MOVE * edges
        self.bounds = GuidedBounds(
            seats=basis.seats,
            games=games,
            most_nodes=nodes,
            most_edges=edges,
            all_nodes=games * nodes,
            all_edges=games * nodes * edges,
            state_size=basis.state(basis.facts).words,
            work_size=max(1, basis.work_size if settle_nodes else 1),
            plane_words=self.chart.plane_words + self.chart.whole_words,
            row_words=self.chart.row_words,
        )
        self.note_size = self.bounds.measure(Note.plan.size) // 8
        size = self.bounds.measure(GuidedMemory.plan.size)
        self.memory = GuidedMemory(self.bounds, Pages(size))
        self.memory.size, self.memory.settle_nodes = size, settle_nodes
        self.memory.rng[0] = seed & SEED_BITS or 1
        self.memory.value_scale, self.memory.visit_weight = VALUE_SCALE, VISIT_WEIGHT
        self._program = {
            name: engine.library.function(one) for name, one in GUIDED_PROGRAMS.items()
        }
        self._at = place(self.memory, GuidedMemory), place(self.bounds, GuidedBounds)
        self._facts = place(basis.facts, type(basis.facts))
        self._nodes, self._first_game = NodeNumbers(self.memory), self.memory.games[0]

    def plant(self, state: AnyStruct, game: int = 0) -> None:
        """Begin a tree again at a state."""
        spot = self.memory.layout["roots"]
        first = spot.place + 8 * self.bounds.state_size * game
        self.memory.memory[first : first + len(state.memory)] = state.memory
        self.memory.games[game].used = 0

    def open_with(self, state: AnyStruct, wild: float) -> None:
        """Let all games begin at a state, with such a chance of each further random move."""
        spot = self.memory.layout["opening"]
        self.memory.memory[spot.place : spot.place + len(state.memory)] = state.memory
        self.memory.wild = wild

    def _checked(self, found: int) -> int:
        if found == UNFIT:
            raise WrongMemory("guided trees", self.memory.size, len(self.memory.block.words) * 8)
        return found

    def gather(self, rows: int, wanted: int) -> int:
        """Write what the net must see at an address; how many games want an answer."""
        found = self._program["gather"](*self._at, self._facts, rows, wanted)
        return self._checked(found)

    def absorb(self, answers: int) -> None:
        """Take answers from an address."""
        self._checked(self._program["absorb"](*self._at, answers))

    def leaf(self) -> int:
        """The node at which the last way down the first tree ended."""
        return int(self._first_game.leaf)

    def set_aside(self) -> Pending:
        """Let the leaf just found wait for its answer, as if its way had been tried and lost.

        A thread that goes down the tree meanwhile takes another way, or stops at this leaf.
        """
        leaf, nodes = self.leaf(), self._nodes
        way, at = list[int](), leaf
        while at > 0:
            visits = nodes.place("visits", at)
            nodes.numbers[visits] += 1
            way.append(visits)
            at = nodes.numbers[nodes.place("parent", at)]
        nodes.numbers[nodes.place("settled", leaf)] = 1
        return Pending(leaf, tuple(way))

    def take_up(self, pending: Pending, answer: int) -> None:
        """Take the answer of a leaf that was set aside, from an address."""
        game, nodes = self._first_game, self._nodes
        for visits in pending.way:
            nodes.numbers[visits] -= 1
        nodes.numbers[nodes.place("settled", pending.leaf)] = 0
        game.leaf, game.waits = pending.leaf, 1
        self.absorb(answer)

    def commit(self, notes: int, rows: int) -> int:
        """Make moves, with notes and final observations at addresses; how many games ended."""
        return self._checked(self._program["commit"](*self._at, self._facts, notes, rows))


def wanted_visits(considered: int, rounds: int) -> Iterator[int]:
    """How often a move must have been tried to be looked at, round by round: sequential halving."""
    if considered <= 1:
        yield from range(rounds)
        return
    halvings, left, made = ceil(log2(considered)), considered, 0
    visits = [0] * considered
    while made < rounds:
        for _ in range(max(1, rounds // (halvings * left))):
            for at in range(left):
                if made == rounds:
                    return
                yield visits[at]
                visits[at] += 1
                made += 1
        left = max(2, left // 2)


def together(wanted: Iterable[int], most: int) -> Iterator[list[int]]:
    """Rounds that are looked at together, this number at most.

    Those that want the same go to different moves, so none could learn from another's answer. When
    few moves are left, next rounds join them: few beside what is known of these moves.
    """
    joined, moves = list[int](), 0
    for number, same in groupby(wanted):
        run = [*same]
        is_near = bool(joined) and number <= joined[0] + joined[0] // VISITS_FOR_ONE_MORE
        if joined and not (is_near and len(run) <= moves and len(joined) + len(run) <= most):
            yield joined
            joined = []
        moves = len(run)
        while len(run) > most:
            yield run[:most]
            run = run[most:]
        joined += run
    if joined:
        yield joined
