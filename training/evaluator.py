"""Evaluating the leaves of a fleet of games: rows in, answers out, on one stream of the device."""

from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from serpentry.nets.guided_memory import NUMBERS_OF_A_MOVE
from training.tensors import ChartTensors
from training.torch_net import TorchNet

ILLEGAL = -30000.0
"""The logarithm of no chance at all."""
KEPT_MOVES = 128
"""Moves of a position whose odds are remembered; of the rest, how likely they are together."""
WARM_UP = 3
GROUP_MOVES = 64
"""Moves of which the best one is looked for first, where there are thousands."""


def best(values: Tensor, count: int) -> Tensor:
    """The places of each row's largest numbers, the largest first.

    They are in the groups with the largest numbers: whatever is wide is passed over once.
    """
    if values.shape[1] < count * GROUP_MOVES:
        return torch.topk(values, min(count, values.shape[1]), 1).indices
    padded = functional.pad(values, (0, -values.shape[1] % GROUP_MOVES), value=2 * ILLEGAL)
    groups = padded.view(len(values), -1, GROUP_MOVES)
    chosen = torch.topk(groups.amax(2), count, 1).indices
    some = groups.gather(1, chosen[:, :, None].expand(-1, -1, GROUP_MOVES)).flatten(1)
    within = torch.topk(some, count, 1).indices
    return chosen.gather(1, within // GROUP_MOVES) * GROUP_MOVES + within % GROUP_MOVES


def _if_legal(moves: Tensor, odds: Tensor) -> Tensor:
    """The numbers of moves, -1 for those that have no odds."""
    return torch.where(odds > ILLEGAL / 2, moves, -1)


class Evaluator:
    """A net's answers about as many rows as a fleet has games."""

    def __init__(
        self,
        net: TorchNet,
        seats: int,
        glass: ChartTensors,
        games: int,
        row_words: int,
        edges: int,
        is_compiled: bool,
    ) -> None:
        self.net, self.glass, self.games, self.edges = net, glass, games, edges
        self.on_gpu = glass.device == "cuda"
        self.seats = seats
        size = self.seats + NUMBERS_OF_A_MOVE * edges
        self.rows = torch.zeros(games, row_words, dtype=torch.int64, pin_memory=self.on_gpu)
        self.answers = torch.zeros(games, size, dtype=torch.float64, pin_memory=self.on_gpu)
        self.seen = torch.zeros_like(self.rows, device=glass.device)
        self.said = torch.zeros_like(self.answers, device=glass.device)
        self.moves = torch.zeros(games, KEPT_MOVES, dtype=torch.int32, device=glass.device)
        """Moves of the roots (-1: no more), those first that are looked at."""
        self.odds = torch.zeros(games, KEPT_MOVES, device=glass.device)
        """The logarithms of the odds of these moves."""
        self.moves.fill_(-1)
        self.odds.fill_(ILLEGAL)
        self.stream = torch.cuda.Stream() if self.on_gpu else None
        self.graphs: dict[bool, Any] = {}
        self.read: Any = self._read
        self.likeliest: Any = self._likeliest
        if is_compiled:
            self.read = torch.compile(self._read, dynamic=False)
            self.likeliest = torch.compile(self._likeliest, dynamic=False)

    def octets(self) -> Tensor:
        """The rows on the device, as bytes."""
        return self.seen.view(torch.uint8)

    @torch.no_grad()
    def _evaluate(self, at_root: bool) -> None:
        octets = self.octets()
        if at_root:
            logits, shares = self.read(octets)
            chosen = self._best_at_root(logits)
        else:
            *chosen, shares = self.likeliest(octets)
        edges = torch.stack([one.double() for one in chosen], 2)[:, : self.edges]
        self.said[:, : self.seats] = shares.double()
        self.said[:, self.seats :] = edges.flatten(1)

    def _read(self, octets: Tensor) -> tuple[Tensor, Tensor]:
        """What the net says of rows: logits of all moves, and shares."""
        said = self.net(*self.glass.look(octets))
        logits = said.answers.index_select(1, self.glass.answers)
        logits = logits.masked_fill(~self.glass.legal(octets), ILLEGAL)
        return logits, torch.softmax(said.shares[:, : self.seats].float(), 1)

    def _likeliest(self, octets: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """The likeliest moves, their odds, no noise, and shares."""
        logits, shares = self._read(octets)
        moves = best(logits, self.edges)
        odds = logits.gather(1, moves).float() - torch.logsumexp(logits.float(), 1, keepdim=True)
        return _if_legal(moves, odds), odds, torch.zeros_like(odds), shares

    def _best_at_root(self, logits: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The moves that luck and odds put first, all of them remembered; and their noise."""
        odds = torch.log_softmax(logits.float(), 1)
        noise = -torch.log(torch.empty_like(odds).exponential_().clamp_min(1e-20))
        moves = best(odds + noise, KEPT_MOVES)
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
