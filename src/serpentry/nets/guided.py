"""Searching with a net: proved endings first, then a tree that the net guides."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from serpentry.engine.engine import engine_of
from serpentry.nets.asking import asked
from serpentry.nets.grove import Grove, wanted_visits
from serpentry.search.analysis import Turns
from serpentry.search.budget import Budget, Seconds
from serpentry.search.proof import RootProof
from serpentry.search.report import Analysis, Candidate, ranked, shared_out
from serpentry.search.turns import spoken
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game

MOST_NODES, KIDS, CONSIDERED = 20_000, 48, 16
SETTLE_NODES = 400
"""Effort to prove a new position's result: about as long as the net takes to guess it."""
TRIAL = 8
"""After so many evaluations it is reckoned how many time allows."""
REPORT_EVERY = 0.1
MOST_TRIED = -1
"""Wanted of a round when more time is left than was reckoned: look further into the best move."""
ABOUT_AS_MANY = 0.9
"""Moves tried about as often as the most tried can be the best."""


class NetSearch:
    """A search of one position, for the seat to act there."""

    def __init__(
        self,
        game: Game[Any, Any],
        path: Path,
        view: Any,
        seat: Seat,
        budget: Budget,
        rng: Random,
        cores: int = 1,
        noise: float = 0.0,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        self.game, self.view, self.seat, self.budget, self.stopped = (
            game,
            view,
            seat,
            budget,
            stopped,
        )
        self.began, self.engine = perf_counter(), engine_of(game)
        rounds = MOST_NODES if isinstance(budget, Seconds) else budget.count
        nodes = min(MOST_NODES, rounds) + 2
        seed = rng.getrandbits(62)
        self.grove = Grove(self.engine, 1, nodes, KIDS, seed, SETTLE_NODES)
        self.asked = asked(path, self.engine, self.grove.chart, KIDS, cores, seed)
        self.noise = noise
        self.rounds, self.looking = 0, 0.0

    def stream(self) -> Generator[Analysis, None, None]:
        """Analyses while thinking, the last one final."""
        yield from spoken(self.turns())

    def turns(self) -> Turns:
        """The same, with turns for others."""
        proof = self._proof()
        if proof is not None and (yield from proof.finding()):
            yield from proof.turns()
            return
        self.grove.plant(self.engine.load(self.view))
        self._round(0)
        told = perf_counter()
        for wanted in self._schedule():
            if self._is_over():
                break
            self._round(wanted)
            if perf_counter() - told > REPORT_EVERY:
                told = perf_counter()
                yield self.report()
            yield None
        yield self.report()

    def _proof(self) -> RootProof | None:
        if not self.engine.basis.work_size:
            return None
        given = self.game, self.engine, self.view, self.seat, self.budget, self.began, self.stopped
        return RootProof(*given)

    def _round(self, wanted: int) -> None:
        """Look at one position more."""
        began = perf_counter()
        if self.grove.gather(self.asked.row_at, wanted):
            self.asked.answer_row(self.noise if self.rounds == 0 else 0.0)
        self.grove.absorb(self.asked.answer_at)
        self.rounds, self.looking = self.rounds + 1, self.looking + perf_counter() - began

    def _schedule(self) -> Iterator[int]:
        """How often moves must have been tried, for as many rounds as there will be."""
        if not isinstance(self.budget, Seconds):
            yield from wanted_visits(CONSIDERED, min(self.budget.count, MOST_NODES))
            return
        began = perf_counter()
        for _ in range(TRIAL):
            yield 0
        each = (perf_counter() - began) / TRIAL
        left = self.budget.amount - (perf_counter() - self.began)
        rounds = TRIAL + int(min(MOST_NODES - 2 * TRIAL, max(0.0, left / each)))
        for number, wanted in enumerate(wanted_visits(CONSIDERED, rounds)):
            if number >= TRIAL:
                yield wanted
        while True:
            yield MOST_TRIED

    def _is_over(self) -> bool:
        if self.stopped():
            return True
        if not isinstance(self.budget, Seconds):
            return self.rounds > self.budget.count
        half_a_round = self.looking / (2 * self.rounds)
        spent = perf_counter() - self.began
        return spent + half_a_round > self.budget.amount or self.rounds >= MOST_NODES

    def report(self) -> Analysis:
        """What is known now, the move to make first."""
        best, kids = self._kids()
        made = [self._candidate(*kid) for kid in kids]
        analysis = ranked(made, self.rounds, perf_counter() - self.began)
        first = next(one for one in analysis.candidates if one.move == best)
        rest = [one for one in analysis.candidates if one is not first]
        return Analysis((first, *rest), analysis.simulations, analysis.seconds)

    def _candidate(self, move: Any, share: float, visits: int, proved: bool) -> Candidate:
        results = shared_out(share, self.seat, self.game.seats)
        return Candidate(move, share, 0.0, visits, 0.0, (move,), proved, False, results)

    def _kids(self) -> tuple[Any, list[tuple[Any, float, int, bool]]]:
        """The best move, and all that were looked at: share, visits, whether that is proved."""
        memory, found = self.grove.memory, []
        root = memory.nodes[0]
        best_number = self._best()
        best = self.game.numbering.move(self.view, best_number)
        for place in range(root.kids):
            kid = memory.kids[place]
            move = self.game.numbering.move(self.view, kid.move)
            if kid.child >= 0:
                child = memory.nodes[kid.child]
                share = child.worth[self.seat] / child.visits
                found.append((move, share, child.visits, bool(child.settled)))
            elif kid.move == best_number:
                found.append((move, root.guess[self.seat], 0, False))
        return best, found

    def _best(self) -> int:
        """The number of the move to make: of those tried most, the one that looks best."""
        memory = self.grove.memory
        root = memory.nodes[0]
        kids = [memory.kids[place] for place in range(root.kids)]
        tried = [one for one in kids if one.child >= 0]
        if not tried:
            return int(max(kids, key=lambda kid: kid.logit + kid.noise).move)
        most = max(memory.nodes[one.child].visits for one in tried)
        scale = (memory.visit_weight + most) * memory.value_scale

        def merit(kid: Any) -> float:
            child = memory.nodes[kid.child]
            value = child.worth[self.seat] / child.visits
            return float(kid.logit + kid.noise + scale * value)

        often = [one for one in tried if memory.nodes[one.child].visits >= ABOUT_AS_MANY * most - 1]
        return int(max(often, key=merit).move)
