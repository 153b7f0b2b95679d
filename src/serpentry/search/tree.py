"""A search tree in memory that is set aside once, and what it says about the moves at its root."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import add
from typing import NamedTuple

from serpentry.engine.engine import Engine
from serpentry.engine.faults import WrongMemory
from serpentry.engine.machines import HAS_THREADS
from serpentry.engine.memory import Pages, place
from serpentry.kernels.structs import AnyStruct, Struct
from serpentry.kernels.structs.fields import Scalar
from serpentry.search.programs import NOWHERE, SEARCH_PROGRAMS, UNFIT
from serpentry.search.tree_memory import TUNING, Bounds, Edge, Node, TreeMemory, Tuning


class Capacity(NamedTuple):
    """How large a tree may grow."""

    nodes: int = 150_000
    edges: int = 1_500_000


CAPACITY = Capacity() if HAS_THREADS else Capacity(60_000, 600_000)
"""About 70 MB, and 28 in a browser; a machine's memory is only taken as a tree grows."""
SEED_BITS = 0x7FFFFFFFFFFFFFFF


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
    results: tuple[float, ...]
    """What each seat won of the games that began with it; none if it was not tried recently."""


class Tree:
    """The tree of one thread, for one engine."""

    def __init__(
        self,
        engine: Engine,
        tuning: Tuning = TUNING,
        seed: int = 1,
        capacity: Capacity = CAPACITY,
    ) -> None:
        self.engine, self.tuning = engine, tuning
        basis = engine.basis
        self.bounds = Bounds(
            seats=basis.seats,
            deeds=basis.deeds,
            most_moves=basis.most_moves,
            most_events=basis.most_events,
            most_nodes=capacity.nodes,
            most_edges=capacity.edges,
            state_size=basis.state(basis.facts).words,
            work_size=max(1, basis.work_size),
        )
        self._program = {
            name: engine.library.function(one) for name, one in SEARCH_PROGRAMS.items()
        }
        self.memory = self._set_aside()
        self.memory.rng[0] = seed & SEED_BITS or 1
        self.memory.unit = basis.unit
        for name, value in tuning._asdict().items():
            setattr(self.memory.tuning, name, value)

    def _set_aside(self) -> TreeMemory:
        size = self.bounds.measure(TreeMemory.plan.size)
        memory = TreeMemory(self.bounds, Pages(size))
        memory.size = size
        return memory

    def _run(self, name: str, *given: AnyStruct | int) -> int:
        """Call a program with records and numbers."""
        kinds = [place(one, type(one)) if isinstance(one, Struct) else one for one in given]
        found: int = self._program[name](*kinds)
        if found == UNFIT:
            raise WrongMemory("a tree", self.memory.size, len(self.memory.block.words) * 8)
        return found

    def plant(self, state: AnyStruct) -> None:
        """Begin again at a state."""
        self._write("root", state)
        self.memory.stop[0] = 0
        self._forget_results()
        self.memory.nodes_used = self.memory.edges_used = self.memory.is_full = 0

    def _octets(self, field: str) -> "memoryview[int]":
        """The memory of one of the tree's fields."""
        spot = self.memory.layout[field]
        return self.memory.memory[spot.place : spot.place + spot.shape.size * spot.step]

    def _write(self, field: str, state: AnyStruct) -> None:
        self._octets(field)[:] = state.memory

    def _forget_results(self) -> None:
        octets = self._octets("results")
        octets[:] = bytes(len(octets))

    def change_world(self, state: AnyStruct) -> None:
        """Continue in another state with the same moves: keep only what is known of them."""
        self._write("root", state)
        root = self.memory.nodes[0]
        children = self._column(Edge.child, root)
        children[:] = array("i", [-1]) * len(children)
        self.memory.nodes_used, self.memory.edges_used = 1, root.edges
        self.memory.is_full = 0

    def look_only_at(self, number: int) -> None:
        """Try one move of a root that was just planted, and no other."""
        self.simulate(1)
        root = self.memory.nodes[0]
        place = list(self._column(Edge.move, root)).index(number)
        first = self.memory.edges[root.first]
        if place:
            first.become(self.memory.edges[root.first + place])
        first.child, first.tried, first.alike_tried = -1, 0, 0.0
        first.worth = first.share = first.margin = first.alike_worth = 0.0
        root.edges, root.visits, self.memory.nodes_used = 1, 0, 1
        self._forget_results()

    def move_to(self, state: AnyStruct) -> bool:
        """Keep what was found below the root about a state, or begin again; whether it was kept."""
        self.memory.stop[0] = 0
        at = self._find(state) if self.memory.nodes_used else NOWHERE
        if at == NOWHERE:
            self.plant(state)
            return False
        if at > 0:
            self._move_below(at)
        self._write("root", state)
        return True

    def _find(self, state: AnyStruct) -> int:
        self._write("wanted", state)
        return self._run("find_below", self.memory, self.bounds, self.engine.basis.facts)

    def _move_below(self, at: int) -> None:
        """Continue in fresh memory, with what is there beside the tree itself."""
        old, new = self.memory, self._set_aside()
        tree, rest = old.layout["edges"].place, old.layout["results"].place
        new.memory[:tree], new.memory[rest:] = old.memory[:tree], old.memory[rest:]
        new.is_full = 0
        self._run("move_below", old, new, self.bounds, at)
        self.memory = new
        self._forget_results()

    def simulate(self, count: int) -> int:
        """Simulate a number of games, without the interpreter's lock; how many were made."""
        return self._run("simulate", self.memory, self.bounds, self.engine.basis.facts, count)

    def stop(self) -> None:
        """Let simulations end at once, also those of another thread, until a root is given."""
        self.memory.stop[0] = 1

    @property
    def visits(self) -> int:
        """How many simulations speak at the root."""
        return self.memory.nodes[0].visits if self.memory.nodes_used else 0

    @property
    def simulations(self) -> int:
        """How many simulations were made since the tree exists."""
        return self.memory.simulations

    def tried(self) -> list[Tried]:
        """The moves at the root that were tried."""
        if not self.memory.nodes_used:
            return []
        root = self.memory.nodes[0]
        visits = enumerate(self._column(Edge.tried, root), root.first)
        return [self._tried(at) for at, tried in visits if tried]

    def _column(self, field: Scalar[int], node: Node) -> "memoryview[int]":
        """One field of all edges of a node, as memory."""
        spot, width = self.memory.layout["edges"], field.element.width
        place = self.memory.edges.first.layout[field.name].place
        first = (spot.place + spot.step * node.first + place) // width
        step = spot.step // width
        numbers = self.memory.block.seen_as(field.element.code)
        return numbers[first : first + step * node.edges : step]

    def _tried(self, at: int) -> Tried:
        edge = self.memory.edges[at]
        visits, child = edge.tried, edge.child
        proved = child >= 0 and bool(self.memory.nodes[child].proved)
        worth, share, margin = (one / visits for one in (edge.worth, edge.share, edge.margin))
        return Tried(edge.move, at, visits, worth, share, margin, proved, self._results(at))

    def _results(self, edge: int) -> tuple[float, ...]:
        """Each simulated game has one win to share, so that the sums tell how many there were."""
        place, seats = edge - self.memory.nodes[0].first, range(self.engine.basis.seats)
        sums = [self.memory.results[place, seat] for seat in seats]
        games = reduce(add, sums)
        return tuple(one / games for one in sums) if games else ()

    def line(self, at: int) -> Iterator[int]:
        """The numbers of the moves most often tried from a root's edge on."""
        while True:
            edge = self.memory.edges[at]
            yield edge.move
            if edge.child < 0:
                return
            node = self.memory.nodes[edge.child]
            visits = list(self._column(Edge.tried, node))
            if not any(visits):
                if node.best >= 0:
                    yield node.best
                return
            at = node.first + visits.index(max(visits))
