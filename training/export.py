"""From a checkpoint to the files that play: nets as ONNX, for a canvas of any width."""

from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from training.net import Form, Net

OPSET = 17
EXAMPLE_WIDTH, EXAMPLE_FLOORS = 7, 3


class Playing(nn.Module):
    """What play needs of a net: odds of moves, and each seat's share of the win."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.net = net

    def forward(self, canvas: Tensor, whole: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Answers, shares and margins."""
        said = self.net(canvas, whole)
        return said.answers, torch.softmax(said.shares, 1), said.margins


def export(saved: dict[str, Any], path: Path) -> None:
    """Write a learner's mean as an ONNX file."""
    net = Net(Form(**saved["form"]))
    net.load_state_dict(saved["mean"])
    model = Playing(net.float().cpu().eval())
    planes = net.form.planes * (EXAMPLE_FLOORS if net.form.has_floors else 1)
    canvas = torch.ones(2, planes, EXAMPLE_WIDTH, EXAMPLE_WIDTH)
    whole = torch.ones(2, net.form.whole)
    axes: dict[str, dict[int, str]] = {"canvas": {0: "games", 2: "rows", 3: "columns"}}
    if net.form.has_floors:
        axes["canvas"][1] = "planes"
    axes |= {"whole": {0: "games"}, "answers": {0: "games", 1: "moves"}}
    axes |= {name: {0: "games"} for name in ("shares", "margins")}
    torch.onnx.export(
        model, (canvas, whole), str(path), dynamo=False, opset_version=OPSET, dynamic_axes=axes,
        input_names=["canvas", "whole"], output_names=["answers", "shares", "margins"],
    )  # fmt: skip
