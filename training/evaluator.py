"""Evaluating the leaves of a fleet of games: rows in, answers out, on one stream of the device."""

from typing import Any

import torch
from torch import Tensor

from serpentry.players.nets.grove import NUMBERS_OF_A_KID
from training.seeing import Glass

ILLEGAL = -30000.0
"""The logarithm of no chance at all."""
KEPT = 128
"""Moves of a position whose odds are remembered; of the rest, how likely they are together."""
WARM_UP = 3


def _if_legal(moves: Tensor, odds: Tensor) -> Tensor:
    """The numbers of moves, -1 for those that have no odds."""
    return torch.where(odds > ILLEGAL / 2, moves, -1)


class Evaluator:
    """A net's answers about as many rows as a fleet has games."""

    def __init__(
        self, net: Any, seats: int, glass: Glass, games: int, row_words: int, kids: int
    ) -> None:
        self.net, self.glass, self.games, self.kids = net, glass, games, kids
        self.on_gpu = glass.device == "cuda"
        self.seats = seats
        size = self.seats + NUMBERS_OF_A_KID * kids
        self.rows = torch.zeros(games, row_words, dtype=torch.int64, pin_memory=self.on_gpu)
        self.answers = torch.zeros(games, size, dtype=torch.float64, pin_memory=self.on_gpu)
        self.seen = torch.zeros_like(self.rows, device=glass.device)
        self.said = torch.zeros_like(self.answers, device=glass.device)
        self.moves = torch.zeros(games, KEPT, dtype=torch.int32, device=glass.device)
        """Moves of the roots (-1: no more), those first that are looked at,"""
        self.odds = torch.zeros(games, KEPT, device=glass.device)
        """and the logarithms of their odds."""
        self.moves.fill_(-1)
        self.odds.fill_(ILLEGAL)
        self.stream = torch.cuda.Stream() if self.on_gpu else None
        self.graphs: dict[bool, Any] = {}

    def octets(self) -> Tensor:
        """The rows on the device, as bytes."""
        return self.seen.view(torch.uint8)

    @torch.no_grad()
    def _evaluate(self, at_root: bool) -> None:
        octets = self.octets()
        said = self.net(*self.glass.look(octets))
        logits = said.answers.index_select(1, self.glass.answers)
        logits = logits.masked_fill_(~self.glass.legal(octets), ILLEGAL)
        chosen = self._best_at_root(logits) if at_root else self._likeliest(logits)
        kids = torch.stack([one.double() for one in chosen], 2)[:, : self.kids]
        shares = said.shares[:, : self.seats].float()
        self.said[:, : self.seats] = torch.softmax(shares, 1).double()
        self.said[:, self.seats :] = kids.flatten(1)

    def _likeliest(self, logits: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The likeliest moves, their odds, and no noise; what is wide is passed over seldom."""
        top, moves = torch.topk(logits, min(self.kids, self.glass.moves), 1)
        odds = top.float() - torch.logsumexp(logits.float(), 1, keepdim=True)
        return _if_legal(moves, odds), odds, torch.zeros_like(odds)

    def _best_at_root(self, logits: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The moves that luck and odds put first, all of them remembered; and their noise."""
        odds = torch.log_softmax(logits.float(), 1)
        noise = -torch.log(torch.empty_like(odds).exponential_().clamp_min(1e-20))
        _, moves = torch.topk(odds + noise, min(KEPT, self.glass.moves), 1)
        some = odds.gather(1, moves).clamp_min(ILLEGAL)
        numbers = _if_legal(moves, some)
        self.moves[:, : numbers.shape[1]] = numbers
        self.odds[:, : numbers.shape[1]] = some
        return numbers, some, noise.gather(1, moves)

    def prepare(self) -> None:
        """Record what is done, so that it can be done again at once."""
        if not self.on_gpu:
            return
        with torch.cuda.stream(self.stream):
            for at_root in (True, False):
                for _ in range(WARM_UP):
                    self._evaluate(at_root)
        torch.cuda.synchronize()
        for at_root in (True, False):
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, stream=self.stream):
                self._evaluate(at_root)
            self.graphs[at_root] = graph
        torch.cuda.synchronize()

    def run(self, at_root: bool) -> None:
        """Answer what the rows ask."""
        if not self.on_gpu:
            self.seen.copy_(self.rows)
            self._evaluate(at_root)
            self.answers.copy_(self.said)
            return
        with torch.cuda.stream(self.stream):
            self.seen.copy_(self.rows, non_blocking=True)
            self.graphs[at_root].replay()
            self.answers.copy_(self.said, non_blocking=True)
        assert self.stream
        self.stream.synchronize()
