"""A search tree in memory that is set aside once, and what it says about the moves at its root."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from serpentry.kernels.kernel import Kernel, Words
from serpentry.players.search.moving import find_below, move_below
from serpentry.players.search.shape import (
    BEST,
    CHILD,
    EDGE,
    EDGES,
    EDGES_USED,
    FIRST,
    HEAD,
    IS_FULL,
    MARGIN,
    MOVE,
    NODE,
    NODES_USED,
    PROVED,
    REAL,
    SHARE,
    SIMULATIONS,
    TRIED,
    TUNING,
    VISITS,
    WORTH,
    Tuning,
)
from serpentry.players.search.simulating import scratch_sizes, simulate

MOST_NODES = 150_000
MOST_EDGES = 1_500_000
"""Together about 70 MB; a machine's memory is only taken as a tree grows."""
REUSE_DEPTH = 6
"""A position so many events later may still be found in the tree."""


@dataclass(frozen=True)
class Tried:
    """A move at the root, and how it did."""

    number: int
    edge: int
    visits: int
    worth: float
    share: float
    margin: float
    proved: bool


class Tree:
    """The tree of one thread, for one kernel."""

    def __init__(self, kernel: Kernel, tuning: Tuning = TUNING, seed: int = 1) -> None:
        self.kernel = kernel
        self.tuning = np.array([*tuning, kernel.unit], np.float64)
        self.rng = np.array([seed & 0x7FFFFFFFFFFFFFFF or 1], np.int64)
        self.work = np.zeros(max(1, kernel.work_size), np.int64)
        self.stamps = np.zeros(kernel.seats * kernel.deeds + 1, np.int64)
        words, reals = scratch_sizes(
            kernel.state_size, kernel.seats, kernel.most_moves, kernel.most_events
        )
        self.scratch = np.empty(words, np.int64), np.zeros(reals, np.float64)
        self._set_aside()
        self.root: Words = np.zeros(kernel.state_size, np.int64)

    def _set_aside(self) -> None:
        self.nodes = np.empty(NODE * MOST_NODES, np.int32)
        self.proofs = np.empty(2 * self.kernel.seats * MOST_NODES, np.float32)
        self.ints = np.empty(EDGE * MOST_EDGES, np.int32)
        self.reals = np.empty(REAL * MOST_EDGES, np.float32)
        self.head = np.zeros(HEAD, np.int64)

    def plant(self, state: Words) -> None:
        """Begin anew at a state."""
        self.root = state
        self.head[NODES_USED] = self.head[EDGES_USED] = self.head[IS_FULL] = 0

    def change_world(self, state: Words) -> None:
        """Go on in another state with the same moves: keep what is known of them, and no more."""
        self.root = state
        edges = int(self.nodes[EDGES])
        self.ints[CHILD : EDGE * edges : EDGE] = -1
        self.head[NODES_USED], self.head[EDGES_USED], self.head[IS_FULL] = 1, edges, 0

    def move_to(self, state: Words) -> bool:
        """Keep what was found below the root about a state, or begin anew; whether it was kept."""
        if not self.head[NODES_USED] or len(state) != len(self.root):
            self.plant(state)
            return False
        functions, facts = self.kernel.functions, self.kernel.facts
        states = np.empty((REUSE_DEPTH + 1) * len(state), np.int64)
        at = find_below(
            functions.play, states, self.root, state, facts, self.nodes, self.ints, REUSE_DEPTH
        )
        if at < 0:
            self.plant(state)
            return False
        if at > 0:
            self._move_below(at)
        self.root = state
        return True

    def _move_below(self, at: int) -> None:
        old = self.nodes, self.proofs, self.ints, self.reals, self.head
        self._set_aside()
        new = self.nodes, self.proofs, self.ints, self.reals, self.head
        move_below(*old, *new, at, 2 * self.kernel.seats)

    def simulate(self, count: int) -> int:
        """Simulate so many games, without the interpreter's lock; how many were made."""
        call, kernel = self.kernel.functions, self.kernel
        made: int = simulate(
            call.actor, call.moves, call.pick, call.play, call.scores,
            call.playout, call.deed, call.priors, call.settle,
            self.root, kernel.facts, self.work, self.tuning,
            self.nodes, self.proofs, self.ints, self.reals, self.head, self.stamps, self.rng,
            *self.scratch, kernel.seats, kernel.deeds, kernel.most_moves, kernel.most_events, count,
        )  # fmt: skip
        return made

    @property
    def visits(self) -> int:
        """How many simulations speak at the root."""
        return int(self.nodes[VISITS]) if self.head[NODES_USED] else 0

    @property
    def simulations(self) -> int:
        """How many simulations were made since the tree exists."""
        return int(self.head[SIMULATIONS])

    def tried(self) -> list[Tried]:
        """The moves at the root that were tried."""
        if not self.head[NODES_USED]:
            return []
        first, count = int(self.nodes[FIRST]), int(self.nodes[EDGES])
        edges = range(first, first + count)
        return [self._tried(edge) for edge in edges if self.ints[EDGE * edge + TRIED]]

    def _tried(self, edge: int) -> Tried:
        visits, child = int(self.ints[EDGE * edge + TRIED]), int(self.ints[EDGE * edge + CHILD])
        worth, share, margin = (
            float(self.reals[REAL * edge + one]) / visits for one in (WORTH, SHARE, MARGIN)
        )
        proved = child >= 0 and bool(self.nodes[NODE * child + PROVED])
        number = int(self.ints[EDGE * edge + MOVE])
        return Tried(number, edge, visits, worth, share, margin, proved)

    def line(self, edge: int) -> Iterator[int]:
        """The numbers of the moves most often tried from a root's edge on."""
        while True:
            yield int(self.ints[EDGE * edge + MOVE])
            node = int(self.ints[EDGE * edge + CHILD])
            if node < 0:
                return
            first, count = (
                int(self.nodes[NODE * node + FIRST]),
                int(self.nodes[NODE * node + EDGES]),
            )
            visits = self.ints[EDGE * first + TRIED : EDGE * (first + count) : EDGE]
            if not len(visits) or not visits.max():
                if (best := int(self.nodes[NODE * node + BEST])) >= 0:
                    yield best
                return
            edge = first + int(visits.argmax())
