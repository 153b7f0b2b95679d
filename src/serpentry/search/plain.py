"""Search on plain rules, for a game without a kernel: slow, and correct for any game.

The same idea in little: UCT with chance nodes and value vectors; playouts are random and are cut
short by the game's own estimate when they get long. Hidden hands are imagined again each time.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import log, sqrt
from time import perf_counter
from typing import Generic

from serpentry.search.budget import Seconds
from serpentry.search.report import Analysis, Candidate, ranked
from serpentry.search.request import SearchRequest
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.game import M, P
from serpentry.tabletop.helpers.walk import draw, random_move

CURIOSITY = 0.4
CUT_AFTER = 40
"""A playout is judged by the estimate after this number of events."""
MOST_MOVES = 60
"""Of a node's moves only this number are looked at, chosen by chance."""
REPORT_EVERY = 0.2
LONGEST_LINE, SHOWN_LINES = 12, 8


@dataclass
class PlainNode(Generic[M]):
    """A position met in the tree: what was tried there."""

    moves: list[M]
    visits: int = 0
    tried: dict[M, list[float]] = field(default_factory=dict)
    """By move: visits, sum of shares and of margins for the seat that moved."""
    after: dict[M, "PlainNode[M]"] = field(default_factory=dict)


class PlainSearch(Generic[P, M]):
    """A search of one position."""

    def __init__(self, request: SearchRequest[P, M]) -> None:
        self.request, self.budget, self.rng = request, request.budget, request.rng
        self.game, self.view, self.thorough = request.game, request.view, request.thorough
        self.root = PlainNode(list(self.game.rules.moves(self.view)))
        self.won: dict[M, list[float]] = {}
        """By move at the root, what each seat won."""

    def stream(self) -> Iterator[Analysis[M]]:
        """Analyses while thinking, the last one final."""
        began = told = perf_counter()
        done = 0
        while not self._is_enough(done, now := perf_counter() - began):
            self._simulate()
            done += 1
            if perf_counter() - told > REPORT_EVERY:
                told = perf_counter()
                yield self._report(done, now)
        yield self._report(done, perf_counter() - began)

    def _is_enough(self, done: int, spent: float) -> bool:
        if done == 0 or (len(self.root.moves) == 1 and not self.thorough):
            return done > 0
        if isinstance(self.budget, Seconds):
            return spent + spent / done > self.budget.amount
        return done >= self.budget.count

    def _simulate(self) -> None:
        rules = self.game.rules
        position = self.game.secrets.imagine(self.view, self.request.seat, self.rng)
        node, path = self.root, list[tuple[PlainNode[M], M, Seat]]()
        while (actor := rules.to_act(position)) is not None:
            if actor is CHANCE:
                move = draw(rules, position, self.rng)
                position = rules.play(position, move)
                node = self._below(node, move, position)
                continue
            move = self._select(node, position)
            is_new = move not in node.tried
            path.append((node, move, actor))
            position = rules.play(position, move)
            if is_new:
                break
            node = self._below(node, move, position)
        self._back_up(path, *self._judge(position))

    def _below(self, node: PlainNode[M], move: M, position: P) -> PlainNode[M]:
        if move not in node.after:
            moves = self.game.rules.moves(position)
            few = list(moves) if len(moves) <= MOST_MOVES else self.rng.sample(moves, MOST_MOVES)
            node.after[move] = PlainNode(few)
        return node.after[move]

    def _select(self, node: PlainNode[M], position: P) -> M:
        """The most promising move that is legal in the imagined position."""
        legal = self.game.rules.moves(position)
        known = [move for move in node.moves if move in legal] or [self.rng.choice(legal)]
        fresh = [move for move in known if move not in node.tried]
        if fresh:
            return self.rng.choice(fresh)
        curiosity = CURIOSITY * sqrt(log(node.visits + 1))

        def promise(move: M) -> float:
            visits, share, _ = node.tried[move]
            return share / visits + curiosity / sqrt(visits)

        return max(known, key=promise)

    def _judge(self, position: P) -> tuple[list[float], list[float]]:
        """Each seat's share and margin after random play."""
        rules = self.game.rules
        for _ in range(CUT_AFTER):
            actor: Actor | None = rules.to_act(position)
            if actor is None:
                break
            position = rules.play(position, random_move(rules, position, actor, self.rng))
        outcome = rules.outcome(position)
        scores = list(outcome.scores if outcome else self.game.judge.estimate(position))
        margins = [
            score - max(other for at, other in enumerate(scores) if at != seat)
            for seat, score in enumerate(scores)
        ]
        winners = (
            outcome.winners
            if outcome
            else [seat for seat, score in enumerate(scores) if score == max(scores)]
        )
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
        return shares, margins

    def _back_up(
        self, path: list[tuple[PlainNode[M], M, Seat]], shares: list[float], margins: list[float]
    ) -> None:
        won = self.won.setdefault(path[0][1], [0.0] * len(shares))
        for seat, share in enumerate(shares):
            won[seat] += share
        for node, move, actor in path:
            node.visits += 1
            sums = node.tried.setdefault(move, [0, 0.0, 0.0])
            sums[0] += 1
            sums[1] += shares[actor]
            sums[2] += margins[actor]

    def _line(self, move: M) -> tuple[M, ...]:
        """The move and what was tried most after it, until chance has its say."""
        if not self.request.is_open:
            return (move,)
        node, line = self.root, [move]
        position = self.game.rules.play(self.view, move)
        while len(line) < LONGEST_LINE and isinstance(self.game.rules.to_act(position), int):
            below = node.after.get(line[-1])
            if below is None or not below.tried:
                break
            node = below
            line.append(max(node.tried, key=lambda one: node.tried[one][0]))
            position = self.game.rules.play(position, line[-1])
        return tuple(line)

    def _report(self, done: int, seconds: float) -> Analysis[M]:
        made = [
            Candidate(
                move,
                share / visits,
                margin / visits,
                int(visits),
                0.0,
                (move,),
                results=tuple(won / visits for won in self.won[move]),
            )
            for move, (visits, share, margin) in self.root.tried.items()
        ]
        analysis = ranked(made, done, seconds)
        if not self.thorough:
            return analysis
        first = [
            replace(one, line=self._line(one.move)) for one in analysis.candidates[:SHOWN_LINES]
        ]
        return replace(analysis, candidates=(*first, *analysis.candidates[SHOWN_LINES:]))
