"""Searching with a net: proved endings first, then a tree that the net guides."""

from collections.abc import Generator, Iterator, Sequence
from itertools import islice, repeat
from pathlib import Path
from time import perf_counter
from typing import Generic

from serpentry.engine.engine import engine_of
from serpentry.nets.answerer import answerer
from serpentry.nets.guided_memory import GuidedEdge, GuidedNode
from serpentry.nets.guided_trees import GuidedTrees, Pending, together, wanted_visits
from serpentry.search.analysis import AnalysisSteps
from serpentry.search.budget import Seconds
from serpentry.search.proof import RootProof
from serpentry.search.report import Analysis, Candidate, ranked
from serpentry.search.request import SearchRequest
from serpentry.search.steps import spoken
from serpentry.tabletop.game import M, P

MOST_NODES, MOST_EDGES = 20_000, 48
CONSIDERED_MOVES = 16
"""At the root this many moves are looked at from the beginning."""
SETTLE_NODES = 400
"""Effort to prove a new position's result: about as long as the net takes to guess it."""
TRIAL_PARTS = 8, 4, 2
"""After this many evaluations it is reckoned how many time allows: together as later on average."""
TRIAL_ROUNDS = sum(TRIAL_PARTS)
REPORT_EVERY = 0.1
MOST_TRIED = -1
"""Wanted of a round when more time is left than was reckoned: look further into the best move."""
ABOUT_AS_OFTEN = 0.9
"""Moves tried about as often as the most tried can be the best."""


class NetSearch(Generic[P, M]):
    """A search of one position, for the seat to act there."""

    def __init__(
        self, request: SearchRequest[P, M], path: Path, noise: float = 0.0, proves: bool = True
    ) -> None:
        self.request, self.seat, self.budget = request, request.seat, request.budget
        self.began, self.engine = perf_counter(), engine_of(request.game)
        rounds = MOST_NODES if isinstance(self.budget, Seconds) else self.budget.count
        nodes = min(MOST_NODES, rounds) + 2
        seed, cores = request.rng.getrandbits(62), request.cores
        self.trees = GuidedTrees(self.engine, 1, nodes, MOST_EDGES, seed, SETTLE_NODES)
        self.net = answerer(path, self.engine, self.trees.chart, MOST_EDGES, cores, seed)
        self.noise, self.proves = noise, proves
        self.rounds, self.looks, self.looking = 0, 0, 0.0

    def stream(self) -> Generator[Analysis[M], None, None]:
        """Analyses while thinking, the last one final."""
        yield from spoken(self.turns())

    def turns(self) -> AnalysisSteps[M]:
        """The same, with turns for others."""
        proof = self._proof()
        if proof is not None and (yield from proof.finding()):
            yield from proof.turns()
            return
        self.trees.plant(self.engine.load(self.request.view))
        self._look_at_root()
        told = perf_counter()
        for wanted in self._schedule():
            if self._is_over():
                break
            self._look(wanted)
            if perf_counter() - told > REPORT_EVERY:
                told = perf_counter()
                yield self.report()
            yield None
        yield self.report()

    def _proof(self) -> RootProof[P, M] | None:
        if not self.proves or not self.engine.basis.work_size:
            return None
        return RootProof(self.request, self.engine, self.began)

    def _look_at_root(self) -> None:
        began = perf_counter()
        self.trees.gather(self.net.row_at(0), 0)
        self.net.answer_rows(1, self.noise)
        self.trees.absorb(self.net.answer_at(0))
        self.rounds, self.looks, self.looking = 1, 1, perf_counter() - began

    def _look(self, wanted: Sequence[int]) -> None:
        """Look at positions more, each after a move that was tried as often as is wanted."""
        began, waiting, leaf = perf_counter(), list[Pending](), self.trees.leaf
        for number in wanted:
            is_new = self.trees.gather(self.net.row_at(len(waiting)), number)
            if not is_new and any(one.leaf == leaf() for one in waiting):
                self._answer(waiting)
                is_new = self.trees.gather(self.net.row_at(0), number)
            if is_new:
                waiting.append(self.trees.set_aside())
            else:
                self.trees.absorb(self.net.answer_at(0))
        self._answer(waiting)
        self.rounds, self.looks = self.rounds + len(wanted), self.looks + 1
        self.looking += perf_counter() - began

    def _answer(self, waiting: list[Pending]) -> None:
        """Have the net answer about all that wait."""
        if waiting:
            self.net.answer_rows(len(waiting))
        for number, one in enumerate(waiting):
            self.trees.take_up(one, self.net.answer_at(number))
        waiting.clear()

    def _schedule(self) -> Iterator[list[int]]:
        """How often moves must have been tried, for as many rounds as there will be."""
        if not isinstance(self.budget, Seconds):
            count = min(self.budget.count, MOST_NODES)
            yield from together(wanted_visits(CONSIDERED_MOVES, count), self.net.batch)
            return
        began = perf_counter()
        for part in TRIAL_PARTS:
            yield from together(repeat(0, part), self.net.batch)
        each = (perf_counter() - began) / TRIAL_ROUNDS
        left = self.budget.amount - (perf_counter() - self.began)
        rounds = TRIAL_ROUNDS + int(min(MOST_NODES - 2 * TRIAL_ROUNDS, max(0.0, left / each)))
        rest = islice(wanted_visits(CONSIDERED_MOVES, rounds), TRIAL_ROUNDS, None)
        yield from together(rest, self.net.batch)
        while True:
            yield [MOST_TRIED]

    def _is_over(self) -> bool:
        if self.request.stopped():
            return True
        if not isinstance(self.budget, Seconds):
            return self.rounds > self.budget.count
        half_a_look = self.looking / (2 * self.looks)
        spent = perf_counter() - self.began
        return spent + half_a_look > self.budget.amount or self.rounds >= MOST_NODES

    def report(self) -> Analysis[M]:
        """What is known now, the move to make first."""
        best, edges = self._edges()
        made = [self._candidate(*edge) for edge in edges]
        analysis = ranked(made, self.rounds, perf_counter() - self.began)
        first = next(one for one in analysis.candidates if one.move == best)
        rest = [one for one in analysis.candidates if one is not first]
        return Analysis((first, *rest), analysis.simulations, analysis.seconds)

    def _candidate(self, move: M, node: GuidedNode, visits: int) -> Candidate[M]:
        """What is known of a move by the node after it; by the root's own where there is none."""
        seats = range(self.request.game.seats)
        if visits:
            results = tuple(float(node.worth[seat]) / visits for seat in seats)
        else:
            results = tuple(float(node.guess[seat]) for seat in seats)
        share, proved = results[self.seat], bool(visits and node.settled)
        return Candidate(move, share, 0.0, visits, 0.0, (move,), proved, False, results)

    def _edges(self) -> tuple[M, list[tuple[M, GuidedNode, int]]]:
        """The best move, and all that were looked at: the node after it, and its visits."""
        memory, found = self.trees.memory, list[tuple[M, GuidedNode, int]]()
        root = memory.nodes[0]
        best_number = self._best()
        best = self.request.move(best_number)
        for place in range(root.edges):
            edge = memory.edges[place]
            move = self.request.move(edge.move)
            if edge.child >= 0:
                child = memory.nodes[edge.child]
                found.append((move, child, child.visits))
            elif edge.move == best_number:
                found.append((move, root, 0))
        return best, found

    def _best(self) -> int:
        """The number of the move to make: of those tried most, the one that looks best."""
        memory = self.trees.memory
        root = memory.nodes[0]
        edges = [memory.edges[place] for place in range(root.edges)]
        tried = [one for one in edges if one.child >= 0]
        if not tried:
            return int(max(edges, key=lambda edge: edge.logit + edge.noise).move)
        most = max(memory.nodes[one.child].visits for one in tried)
        scale = (memory.visit_weight + most) * memory.value_scale

        def merit(edge: GuidedEdge) -> float:
            child = memory.nodes[edge.child]
            value = child.worth[self.seat] / child.visits
            return float(edge.logit + edge.noise + scale * value)

        often = [
            one for one in tried if memory.nodes[one.child].visits >= ABOUT_AS_OFTEN * most - 1
        ]
        return int(max(often, key=merit).move)
