"""What plays says what was learned: numpy and torch agree on every kind of board."""

from pathlib import Path
from typing import Any

import numpy
import pytest
import torch
from training.export import export
from training.torch_net import NetShape, TorchNet

from serpentry.catalogue import set_up
from serpentry.catalogue.kernels import basis_of
from serpentry.nets.numpy_net import NumpyNet as PlayingNet
from serpentry.nets.numpy_net import places_of

BOARDS = [("snekagon", 2), ("snekagon5g", 2), ("snekagon5g", 4), ("schlangennest", 2)]


@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_numpy_says_what_torch_says(name: str, seats: int, tmp_path: Path) -> None:
    game: Any = set_up(name, seats)
    make_chart = basis_of(game).chart
    assert make_chart
    chart = make_chart()
    floors, planes = chart.floors, len(chart.planes)
    form = NetShape(
        planes // floors, len(chart.whole), chart.layers // floors, chart.extras, 5, 2, 8, 2,
        floors > 1, chart.pointers,
    )  # fmt: skip
    torch.manual_seed(1)
    net = TorchNet(form)
    for weight in net.parameters():
        weight.data = torch.normal(0, 0.3, weight.shape).half().float()  # as files have them
    export({"form": form._asdict(), "mean": net.state_dict()}, tmp_path / "net.npz")

    luck = numpy.random.default_rng(1)
    seen = (luck.random((len(chart.squares), planes)) < 0.3).astype("float32")
    seen[:, :: planes // floors] = 1
    whole = luck.random(len(chart.whole)).astype("float32")
    canvas = numpy.zeros((chart.width**2, planes), "float32")
    canvas[list(chart.squares)] = seen
    picture = torch.tensor(canvas.T.reshape(1, planes, chart.width, chart.width))
    with torch.no_grad():
        said = net(picture, torch.tensor(whole[None]))

    playing = PlayingNet(tmp_path / "net.npz", chart)
    answers, shares, margins = (one[0] for one in playing.answer(seen[None], whole[None]))
    wanted = said.answers[0].numpy()[list(chart.answers)]
    assert numpy.allclose(answers[places_of(chart)], wanted, atol=1e-4)
    assert numpy.allclose(shares, torch.softmax(said.shares, 1)[0].numpy(), atol=1e-4)
    assert numpy.allclose(margins, said.margins[0].numpy(), atol=1e-4)
