"""What nets learn from: the policy that search improved, and floors that are all alike."""

import torch
from training.evaluator import ILLEGAL, KEPT_MOVES
from training.learner import losses, policy_loss, policy_target
from training.replay import ReplayBuffer, Sample
from training.tensors import ChartTensors
from training.torch_net import NetShape, TorchNet

from serpentry.catalogue import set_up
from serpentry.engine.engine import engine_of

MOVES = 3 * KEPT_MOVES


def sample(odds: torch.Tensor, lifts: torch.Tensor) -> Sample:
    """A position of which the first moves are remembered."""
    nothing = torch.zeros(0)
    kept = torch.full((1, KEPT_MOVES), -1, dtype=torch.int32)
    known = torch.full((1, KEPT_MOVES), ILLEGAL)
    count = min(KEPT_MOVES, odds.shape[1])
    kept[0, :count] = torch.arange(count)
    known[:, :count] = odds[:, :count]
    return Sample(nothing, kept, known, lifts, *(nothing for _ in range(5)))


def test_a_move_that_looked_better_is_wanted_more_and_the_rest_stay_as_they_were() -> None:
    odds = torch.log_softmax(torch.randn(1, MOVES), 1)
    lifts = torch.tensor([[2.0, -1.0]])
    lifted = odds.clone()
    lifted[0, :2] += lifts[0]
    whole = torch.softmax(lifted, 1)
    target = policy_target(sample(odds, lifts))
    assert torch.allclose(target[0, :KEPT_MOVES], whole[0, :KEPT_MOVES], atol=1e-6)
    assert torch.allclose(target[0, KEPT_MOVES], whole[0, KEPT_MOVES:].sum(), atol=1e-5)


def test_where_few_moves_are_legal_nothing_is_left_over() -> None:
    odds = torch.log_softmax(torch.randn(1, 5), 1)
    target = policy_target(sample(odds, torch.zeros(1, 2)))
    assert target[0, 5:].abs().sum() == 0
    assert torch.allclose(target[0, :5], torch.exp(odds[0]), atol=1e-6)


def test_the_loss_is_least_where_odds_are_the_target() -> None:
    odds = torch.log_softmax(torch.randn(1, MOVES), 1)
    one = sample(odds, torch.zeros(1, 2))
    target = policy_target(one)
    wrong = odds + 0.5 * torch.randn(1, MOVES)
    assert policy_loss(target, odds, one) < policy_loss(target, wrong, one)


def test_a_net_answers_alike_from_whichever_floor_counting_begins() -> None:
    torch.manual_seed(3)
    form = NetShape(16, 8, 6, 1, 5, 1, 8, 2, has_floors=True)
    net = TorchNet(form)
    for block in net.tower:
        torch.nn.init.normal_(block.two.weight)
    canvas, whole = torch.rand(2, 5 * 16, 7, 7), torch.rand(2, 8)
    canvas[:, ::16] = 1
    one, other = net(canvas, whole), net(canvas.roll(16, 1), whole)
    assert torch.allclose(one.shares, other.shares, atol=1e-4)
    by_floor = one.answers[:, :-1].view(2, 49, 5, 6).roll(1, 2).flatten(1)
    assert torch.allclose(by_floor, other.answers[:, :-1], atol=1e-3)


def test_of_games_that_have_not_ended_only_the_policy_is_learned() -> None:
    basis = engine_of(set_up("snekagon", 2, {"board_side": 4})).basis
    assert basis.chart
    glass = ChartTensors(basis.chart(), "cpu", torch.float32)
    memory = ReplayBuffer(glass, games=4, seats=2, edges=4, longest=basis.most_events)
    form = NetShape(16, len(glass.chart.whole), glass.chart.layers, 1, 2, 1, 8, 1)
    found = losses(TorchNet(form), glass, memory.blank(4), torch.zeros(4, dtype=torch.int64), 0.2)
    policy, value, margin, owners, _ = (one.item() for one in found)
    assert policy > 0
    assert value == margin == owners == 0
