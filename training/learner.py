"""A net that learns, and the mean of its latest weights, which plays."""

import copy
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from training.evaluator import ILLEGAL, KEPT_MOVES
from training.replay import Sample
from training.tensors import ChartTensors, NetInput
from training.torch_net import KINDS, NetShape, TorchNet

VALUE_WEIGHT, MARGIN_WEIGHT, OWNERS_WEIGHT = 1.5, 0.1, 0.15
"""What the parts of the loss weigh beside the policy's."""
MARGIN_UNIT = 5.0
WEIGHT_DECAY, GRADIENT_CLIP, WARM_UP_STEPS = 0.02, 2.0, 200
MEAN_STEP = 0.02
"""How much of each step's weights goes into the mean."""
LEAST_REST = 1e-4
LOSSES = ("policy", "value", "margin", "owners", "entropy")


def policy_target(sample: Sample) -> Tensor:
    """The policy that search improved: odds lifted by what it found; the last is of all the rest.

    Where all moves are remembered there is no rest, whatever rounding says.
    """
    is_all = sample.moves[:, -1:] < 0
    likely = torch.exp(sample.odds)
    rest = (1 - likely.sum(1, keepdim=True)).clamp_min(0).masked_fill(is_all, 0.0)
    lifted = likely * torch.exp(
        functional.pad(sample.lifts, (0, KEPT_MOVES - sample.lifts.shape[1]))
    )
    target = torch.cat([lifted, rest], 1)
    return target / target.sum(1, keepdim=True)


def policy_loss(target: Tensor, logits: Tensor, sample: Sample) -> Tensor:
    """How far each position's odds are from the target; what is not remembered counts together."""
    odds = torch.log_softmax(logits, 1).gather(1, sample.moves.long().clamp_min(0))
    odds = odds.masked_fill(sample.moves < 0, ILLEGAL)
    rest = torch.log((1 - torch.exp(odds).sum(1, keepdim=True)).clamp_min(LEAST_REST))
    return -(target * torch.cat([odds, rest], 1)).sum(1)


def has_ended(sample: Sample) -> Tensor:
    """Whether it is known how the games of the positions ended."""
    return sample.shares.sum(1) > 0


def from_seat(values: Tensor, who: Tensor) -> Tensor:
    """Each seat's numbers, from the one to act on."""
    seats = values.shape[1]
    order = (who[:, None] + torch.arange(seats, device=who.device)) % seats
    return values.gather(1, order)


def losses(
    net: TorchNet, glass: ChartTensors, sample: Sample, symmetry: Tensor, hope: float
) -> list[Tensor]:
    """Of policy, value, margin and owners; and how undecided search itself was.

    Hope is the part of what search thought in what a game is said to be worth.
    """
    seen = glass.turn(glass.look(sample.octets), symmetry)
    with torch.autocast(
        glass.device, torch.bfloat16, enabled=glass.device == "cuda", cache_enabled=False
    ):
        said = net(*(one.float() if glass.device == "cpu" else one for one in seen))
    target = policy_target(sample)
    places = glass.turned_answers.index_select(0, symmetry)[0]
    logits = said.answers.index_select(1, places).float()
    legal = glass.legal(sample.octets)
    policy = policy_loss(target, logits.masked_fill(~legal, ILLEGAL), sample)
    policy = (policy * glass.is_turned_whole(legal, symmetry)).mean()
    shares, seats = (1 - hope) * sample.shares + hope * sample.values, sample.shares.shape[1]
    hoped = torch.log_softmax(said.shares[:, :seats].float(), 1)
    value = -(from_seat(shares, sample.who) * hoped).sum(1)
    margins = from_seat(sample.margins, sample.who) / MARGIN_UNIT
    missed = functional.smooth_l1_loss(said.margins[:, :seats].float(), margins, reduction="none")
    margin = (missed * has_ended(sample)[:, None]).mean()
    entropy = -(target * torch.log(target.clamp_min(1e-9))).sum(1).mean()
    owners = owner_loss(said.owners.float(), glass, sample, symmetry, seen)
    return [policy, value.mean(), margin, owners, entropy]


def owner_loss(
    said: Tensor, glass: ChartTensors, sample: Sample, symmetry: Tensor, seen: NetInput
) -> Tensor:
    """How wrong it is about whose the cells will be, if that can be told beforehand."""
    if not glass.chart.owners:
        return torch.zeros((), device=glass.device)
    places = glass.turned_squares.index_select(0, symmetry)[0]
    owners = sample.owners.index_select(2, places).long()
    is_mine = owners == 1 + sample.who[:, None, None]
    owners = torch.where(owners > 0, torch.where(is_mine, 1, 2), 0)
    off = (seen.canvas[:, :1].flatten(2) == 0) | ~has_ended(sample)[:, None, None]
    owners = owners.masked_fill(off, -100)
    logits = said.flatten(2).unflatten(1, (-1, KINDS)).transpose(1, 2)
    wrong = functional.cross_entropy(logits, owners, reduction="sum")
    return wrong / (owners >= 0).sum().clamp_min(1)


class Learner:
    """A net, its mean, and what trains it."""

    def __init__(
        self, form: NetShape, device: str, rate: float, hope: float, is_compiled: bool
    ) -> None:
        self.form, self.device, self.full_rate, self.hope = form, device, rate, hope
        self.losses: Any = torch.compile(losses, dynamic=False) if is_compiled else losses
        self.net = TorchNet(form).to(device).to(memory_format=torch.channels_last)
        self.mean = copy.deepcopy(self.net).requires_grad_(False)
        heavy = [one for one in self.net.parameters() if one.ndim > 1]
        light = [one for one in self.net.parameters() if one.ndim <= 1]
        groups = [
            {"params": heavy, "weight_decay": WEIGHT_DECAY},
            {"params": light, "weight_decay": 0.0},
        ]
        on_gpu = device == "cuda"
        self.rate = torch.zeros((), device=device)
        self.adam = torch.optim.AdamW(groups, lr=self.rate, fused=on_gpu, capturable=on_gpu)
        self.lost = torch.zeros(len(LOSSES), device=device)
        self.steps = self.counted = 0

    def learn(self, glass: ChartTensors, sample: Sample, symmetry: Tensor, is_large: bool) -> None:
        """Learn from a sample; nothing in here depends on numbers that only Python knows.

        Compiling takes longer than it saves for small fleets, which are learned from rarely.
        """
        lose = self.losses if is_large else losses
        parts = lose(self.net, glass, sample, symmetry, self.hope)
        loss = (
            parts[0] + VALUE_WEIGHT * parts[1] + MARGIN_WEIGHT * parts[2] + OWNERS_WEIGHT * parts[3]
        )
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), GRADIENT_CLIP)
        self.adam.step()
        with torch.no_grad():
            self.lost += torch.stack([one.detach() for one in parts])
            pairs = list(self.mean.parameters()), list(self.net.parameters())
            torch._foreach_lerp_(*pairs, MEAN_STEP)

    def count(self, part: float) -> None:
        """Another step, at so much of the full rate."""
        self.rate.fill_(self.full_rate * part * min(1.0, (self.steps + 1) / WARM_UP_STEPS))
        self.steps, self.counted = self.steps + 1, self.counted + 1

    def told(self) -> dict[str, float]:
        """The mean losses since it was last asked."""
        found = (self.lost / max(1, self.counted)).tolist()
        self.lost.zero_()
        self.counted = 0
        return {name: round(one, 4) for name, one in zip(LOSSES, found, strict=True)}

    def saved(self) -> dict[str, Any]:
        """All that is needed to go on."""
        return {
            "form": self.form._asdict(),
            "net": self.net.state_dict(),
            "mean": self.mean.state_dict(),
            "adam": self._moments(),
            "steps": self.steps,
        }

    def _moments(self) -> list[dict[str, Tensor]]:
        return [dict(self.adam.state[one]) for one in self.net.parameters()]

    def forget(self) -> None:
        """Forget all steps that were made to try things out, at the rate 0."""
        for state in self._moments():
            for moment in state.values():
                moment.zero_()
        self.lost.zero_()

    def begin(self, weights: dict[str, Tensor]) -> None:
        """Begin with a net's weights; what is only for learning is learned anew."""
        for net in (self.net, self.mean):
            mine = net.state_dict()
            net.load_state_dict({name: weights.get(name, one) for name, one in mine.items()})

    def resume(self, saved: dict[str, Any]) -> None:
        """Go on from what was saved; memory stays where it is."""
        if NetShape(**saved["form"]) != self.form:
            raise ValueError(f"The checkpoint has a net of another form: {saved['form']}.")
        self.net.load_state_dict(saved["net"])
        self.mean.load_state_dict(saved["mean"])
        for mine, kept in zip(self._moments(), saved["adam"], strict=True):
            for name, moment in mine.items():
                moment.copy_(kept[name])
        self.steps = saved["steps"]
