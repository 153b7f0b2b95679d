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
        turned = flat.index_select(1, places)
        turned = turned.view(len(flat), self.chart.width, self.chart.width, -1)
        return NetInput(turned.permute(0, 3, 1, 2), seen.whole)
