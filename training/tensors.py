"""From the rows that compiled code writes to what a net takes, and from its answers to moves."""

from typing import NamedTuple

import torch
from torch import Tensor

from serpentry.kernels.charts import OCTETS, Chart

BITS = 8


class NetInput(NamedTuple):
    """What a net takes."""

    canvas: Tensor
    """Planes by game, plane, row and column."""
    whole: Tensor


class ChartTensors:
    """A chart as tensors on a device."""

    def __init__(self, chart: Chart, device: str, kind: torch.dtype) -> None:
        self.chart, self.device, self.kind = chart, device, kind

        def real(values: tuple[float, ...]) -> Tensor:
            return torch.tensor(values, dtype=kind, device=device)

        def whole(values: object) -> Tensor:
            return torch.tensor(values, dtype=torch.int64, device=device)

        self.squares, self.answers = whole(chart.squares), whole(chart.answers)
        self.planes, self.globals = real(chart.planes), real(chart.whole)
        self.shifts = torch.arange(BITS, dtype=torch.uint8, device=device)
        self.turned_squares = whole([one.squares for one in chart.symmetries])
        self.turned_answers = self._turned_answers()
        self.turned_planes = whole([one.planes for one in chart.symmetries])
        self.turned_whole = whole([one.whole for one in chart.symmetries])
        mirrored = whole([one.mirrored for one in chart.symmetries]).to(kind)
        self.mirrored = mirrored * self.planes if mirrored.numel() else mirrored
        first_fixed = chart.layers * chart.width**2 + chart.extras - chart.fixed
        self.fixed = (self.answers >= first_fixed).nonzero()[:, 0]
        """Moves whose answers stay when a board is turned, though they are others then."""
        self.cells = chart.plane_words * OCTETS
        """Bytes of a row that tell about cells."""
        self.bytes = self.cells + chart.whole_words * OCTETS
        """Bytes of a row that tell anything."""
        self.moves = len(chart.answers)
        """How many bits follow, one a move."""
        self.key = chart.width, chart.floors, len(chart.answers)
        """Rows of those that have the same are alike."""

    def _turned_answers(self) -> Tensor:
        """By symmetry and move, the answer that stands for it when the board was turned."""
        comes = torch.tensor([one.answers for one in self.chart.symmetries], device=self.device)
        goes = torch.argsort(comes, dim=1)
        return goes[:, self.answers]

    def look(self, octets: Tensor) -> NetInput:
        """What a net takes, from the first bytes of rows."""
        count, width = len(octets), self.chart.width
        cells = octets[:, : self.cells].view(count, len(self.squares), len(self.planes))
        canvas = torch.zeros(
            count, width * width, len(self.planes), dtype=self.kind, device=self.device
        )
        canvas[:, self.squares] = cells.to(self.kind) * self.planes
        whole = octets[:, self.cells : self.bytes].to(self.kind) * self.globals
        return NetInput(canvas.view(count, width, width, -1).permute(0, 3, 1, 2), whole)

    def legal(self, octets: Tensor) -> Tensor:
        """The legal moves, from whole rows."""
        bits = octets[:, self.bytes :, None] >> self.shifts & 1
        return bits.flatten(1)[:, : self.moves] > 0

    def turn(self, seen: NetInput, symmetry: Tensor) -> NetInput:
        """The same positions turned or mirrored, all in the same way."""
        flat = seen.canvas.permute(0, 2, 3, 1).flatten(1, 2)
        places = self.turned_squares.index_select(0, symmetry)[0]
        turned, told = flat.index_select(1, places), seen.whole
        if self.turned_planes.numel():
            planes, whole, mirrored = (
                one.index_select(0, symmetry)[0]
                for one in (self.turned_planes, self.turned_whole, self.mirrored)
            )
            turned, told = turned.index_select(2, planes), told.index_select(1, whole)
            turned = torch.where((turned > 0) & (mirrored > 0), mirrored - turned, turned)
        turned = turned.view(len(flat), self.chart.width, self.chart.width, -1)
        return NetInput(turned.permute(0, 3, 1, 2), told)

    def is_turned_whole(self, legal: Tensor, symmetry: Tensor) -> Tensor:
        """Of which positions all legal moves are turned with the board."""
        return ~legal.index_select(1, self.fixed).any(1) | (symmetry[0] == 0)
