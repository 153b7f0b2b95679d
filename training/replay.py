"""What a fleet has played: positions by move and game, on the device, until newer ones come."""

from typing import NamedTuple

import torch
from torch import Tensor

from serpentry.kernels.charts import OCTETS
from serpentry.nets.guided_memory import NOTE_HEAD
from training.evaluator import KEPT_MOVES
from training.tensors import ChartTensors

MOST_BYTES = 4 << 30
"""Bytes that a fleet's memory may take."""
MOST_ROWS = 600
"""Older rows than so many are of a net that has learned much since."""
LONG_GAME = 1.5
"""Few games are longer than typical ones by more than this factor."""
TYPICAL_RATE = 0.05
"""How fast what is typical changes, with every row."""


class Sample(NamedTuple):
    """Positions to learn from."""

    octets: Tensor
    moves: Tensor
    """Moves (-1: no more), first those that search looked at."""
    odds: Tensor
    """The logarithms of the odds that search began with."""
    lifts: Tensor
    """How much better the first moves turned out to look."""
    who: Tensor
    values: Tensor
    shares: Tensor
    """All 0 where the game has not ended yet."""
    margins: Tensor
    owners: Tensor
    """Whose each square of each board is in the end: 0 nobody's, 1 the first seat's, and so on."""


class ReplayBuffer:
    """Rows of positions, one a game; the oldest row is written over."""

    def __init__(
        self,
        glass: ChartTensors,
        games: int,
        seats: int,
        edges: int,
        longest: int,
        most_rows: int = MOST_ROWS,
    ) -> None:
        self.glass, self.games, self.seats, self.edges = glass, games, seats, edges
        self.longest, self.row = longest, 0
        squares, boards = glass.chart.width**2, len(glass.chart.owners)
        octets = OCTETS * glass.chart.row_words
        each = octets + 8 * KEPT_MOVES + 4 * edges + 16 * seats + squares * boards
        self.rows = int(max(4 * longest, min(most_rows, MOST_BYTES // (each * games))))

        def room(kind: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros(self.rows, games, *shape, dtype=kind, device=glass.device)

        self.octets = room(torch.uint8, octets)
        self.moves, self.odds = room(torch.int32, KEPT_MOVES), room(torch.float32, KEPT_MOVES)
        self.lifts = room(torch.float32, edges)
        self.who = room(torch.int64)
        self.values, self.shares, self.margins = (room(torch.float32, seats) for _ in range(3))
        self.owners = room(torch.uint8, boards, squares)
        self.begun = torch.zeros(games, dtype=torch.int64, device=glass.device)
        """The row in which each game began."""
        self.ended, self.first_won, self.length = 0, 0.0, 0.0
        self.typical = longest / 2
        """About how long games are."""

    @property
    def here(self) -> int:
        """Where the newest row is written."""
        return self.row % self.rows

    @property
    def played(self) -> int:
        """How many positions there were."""
        return self.row * self.games

    def begin(self) -> None:
        """The next row begins new games: how those before it end is never told."""
        self.begun.fill_(self.row)

    def note_roots(self, octets: Tensor, moves: Tensor, odds: Tensor) -> None:
        """Keep what is seen before a move."""
        for mine, seen in ((self.octets, octets), (self.moves, moves), (self.odds, odds)):
            mine[self.here].copy_(seen)
        self.shares[self.here] = 0.0

    def note_moves(self, notes: Tensor, finals: Tensor) -> None:
        """Keep what search found, and tell all positions of games that ended how they did."""
        seats, here = self.seats, self.here
        self.who[here] = notes[:, 0].long()
        self.values[here] = notes[:, NOTE_HEAD : NOTE_HEAD + seats].float()
        edges = notes[:, NOTE_HEAD + 3 * seats :].view(self.games, self.edges, 2)
        self.lifts[here] = edges[:, :, 1].float().masked_fill(edges[:, :, 0] < 0, 0.0)
        ended = notes[:, 2] > 0
        results = notes[:, NOTE_HEAD + seats : NOTE_HEAD + 3 * seats].float()
        owners = self._owners(finals)
        for back in range(min(self.longest, self.row + 1)):
            at = (self.row - back) % self.rows
            fits = (ended & (self.begun <= self.row - back))[:, None]
            self.shares[at] = torch.where(fits, results[:, :seats], self.shares[at])
            self.margins[at] = torch.where(fits, results[:, seats:], self.margins[at])
            self.owners[at] = torch.where(fits[:, :, None], owners, self.owners[at])
        count, length = int(ended.sum()), float((notes[:, 3] * ended).sum())
        self.ended, self.length = self.ended + count, self.length + length
        self.first_won += float((results[:, 0] * ended).sum())
        if count:
            self.typical += TYPICAL_RATE * (length / count - self.typical)
        self.row += 1
        self.begun = torch.where(ended, self.row, self.begun)

    def _owners(self, finals: Tensor) -> Tensor:
        """Whose each square is, as the first seat sees it."""
        canvas = self.glass.look(finals.view(torch.uint8)).canvas
        if not self.glass.chart.owners:
            return self.owners[0]
        boards = [
            canvas[:, one.mine] + canvas[:, one.others] + one.count * canvas[:, one.whose]
            for one in self.glass.chart.owners
        ]
        return torch.stack(boards, 1).flatten(2).to(torch.uint8)

    @property
    def lag(self) -> int:
        """So many rows back most games have ended."""
        return min(self.longest, int(LONG_GAME * self.typical)) + 1

    @property
    def is_ready(self) -> bool:
        """Whether there is enough to learn from."""
        return self.row > self.lag + 3

    def draw(self, count: int) -> Sample:
        """Random positions, mostly of games that have ended, not too old ones."""
        last = self.row - self.lag
        first = max(0, last - max(self.longest, self.row // 2), self.row - self.rows + 2)
        device = self.glass.device
        rows = torch.randint(first, last, (count,), device=device) % self.rows
        at = rows, torch.randint(0, self.games, (count,), device=device)
        return Sample(*(one[at] for one in self._columns()))

    def blank(self, count: int) -> Sample:
        """Room for a sample; its positions are all alike: empty boards."""
        found = Sample(*(one[0, :1].repeat_interleave(count, 0) for one in self._columns()))
        found.octets.fill_(1)
        return found

    def _columns(self) -> tuple[Tensor, ...]:
        """In the order of a sample."""
        return (
            self.octets, self.moves, self.odds, self.lifts, self.who,
            self.values, self.shares, self.margins, self.owners,
        )  # fmt: skip
