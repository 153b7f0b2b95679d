"""What a net learned of a seat is what search hopes for that seat, at tables of all sizes."""

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
import torch
from training.export import export
from training.learner import losses
from training.replay import ReplayBuffer, Sample
from training.tensors import ChartTensors
from training.torch_net import NetShape, TorchNet

from serpentry.catalogue import set_up
from serpentry.catalogue.kernels import basis_of
from serpentry.engine.engine import engine_of
from serpentry.nets.guided_trees import GuidedTrees
from serpentry.nets.net_search import NetSearch
from serpentry.search.budget import Simulations
from serpentry.search.request import SearchRequest

GAMES, LATE, STEPS = 10, 3, 40
TABLES = [("snekagon5g", 3), ("snekagon5g", 5), ("schlangennest", 2)]


class Late(NamedTuple):
    """A position near the end of a game, and how that ended."""

    position: Any
    shares: list[float]


def late_positions(game: Any) -> list[Late]:
    """The last positions of random games that somebody won alone."""
    luck, found = Random(4), list[Late]()
    for _ in range(GAMES):
        played = [game.rules.start()]
        while game.rules.to_act(played[-1]) is not None:
            move = luck.choice(game.rules.moves(played[-1]))
            played.append(game.rules.play(played[-1], move))
        winners = game.rules.outcome(played[-1]).winners
        if len(winners) == 1:
            shares = [float(seat in winners) for seat in range(game.seats)]
            found += [Late(one, shares) for one in played[-1 - LATE : -1]]
    return found


def seen(game: Any, glass: ChartTensors, late: list[Late]) -> Sample:
    """What compiled code shows of positions, and what came of them."""
    engine = engine_of(game)
    trees, rows = GuidedTrees(engine, 1, 2, 1), torch.zeros(len(late), glass.chart.row_words).long()
    for one, row in zip(late, rows, strict=True):
        trees.plant(engine.load(one.position))
        assert trees.gather(row.data_ptr(), 0) == 1
    memory = ReplayBuffer(glass, games=1, seats=game.seats, edges=1, longest=1)
    return memory.blank(len(late))._replace(
        octets=rows.view(torch.uint8),
        who=torch.tensor([one.position.actor for one in late]),
        shares=torch.tensor([one.shares for one in late]),
        values=torch.tensor([one.shares for one in late]),
    )


def learned(game: Any, late: list[Late]) -> dict[str, Any]:
    """A small net that knows these positions by heart, as it is saved."""
    make_chart = basis_of(game).chart
    assert make_chart
    glass = ChartTensors(make_chart(), "cpu", torch.float32)
    chart, sample = glass.chart, seen(game, glass, late)
    form = NetShape(
        len(chart.planes) // chart.floors, len(chart.whole), chart.layers // chart.floors,
        chart.extras - len(chart.pointers) * chart.layers, 5, len(chart.owners) // chart.floors,
        8, 1, chart.floors > 1, chart.pointers,
    )  # fmt: skip
    torch.manual_seed(1)
    net = TorchNet(form)
    adam = torch.optim.Adam(net.parameters(), lr=0.02)
    for _ in range(STEPS):
        adam.zero_grad()
        as_it_lies = torch.zeros(len(late), dtype=torch.int64)
        losses(net, glass, sample, as_it_lies, 0.2)[1].backward()
        adam.step()
    return {"form": form._asdict(), "mean": net.state_dict()}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_search_hopes_for_the_seat_that_the_net_learned_will_win(
    name: str, seats: int, tmp_path: Path
) -> None:
    game: Any = set_up(name, seats)
    late, path = late_positions(game), tmp_path / "net.npz"
    export(learned(game, late), path)
    right = 0
    for position, shares in late:
        search = NetSearch(
            SearchRequest(game, position, position.actor, Simulations(1), Random(1)), path
        )
        list(search.stream())
        hopes = [float(one) for one in search.trees.memory.nodes[0].guess]
        right += hopes.index(max(hopes)) == shares.index(1.0)
    assert right > 0.9 * len(late)
