"""The net: a small residual tower over a square canvas of any width, whose corners may be empty.

Nothing leaks from squares off the board, so that a board gives the same answers on a canvas of any
width, and one net serves boards of all sizes. Floors in a circle are seen alike, each with the two
beside it, so that one net serves any number of them.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from serpentry.nets.student_memory import POOLED, WIDE

KINDS = 3
"""In the end a cell is mine, another's, or nobody's."""


class NetShape(NamedTuple):
    """How large a net is, and what it sees and says."""

    planes: int
    """Of a floor, as are layers and boards."""
    whole: int
    layers: int
    extras: int
    seats: int
    boards: int
    """Boards whose owners it foretells."""
    width: int
    blocks: int
    has_floors: bool = False
    pointers: tuple[int, ...] = ()
    """Planes that mark squares whose answers come again."""


class NetOutput(NamedTuple):
    """What a net says of positions."""

    answers: Tensor
    """For each square and layer, then extras."""
    shares: Tensor
    """Logits of each seat's share of the win, from the one to act on."""
    margins: Tensor
    owners: Tensor


def normal(x: Tensor, width: int) -> Tensor:
    """Each square's channels with mean 0 and variance 1; what is all 0 stays so."""
    return functional.layer_norm(x.permute(0, 2, 3, 1), [width]).permute(0, 3, 1, 2)


def beside(x: Tensor, floors: int) -> Tensor:
    """For each floor, what the one before and the next one hold."""
    all_floors = x.unflatten(0, (-1, floors))
    before = torch.cat([all_floors[:, -1:], all_floors[:, :-1]], 1)
    after = torch.cat([all_floors[:, 1:], all_floors[:, :1]], 1)
    return torch.cat([before, after], 2).flatten(0, 1)


class ResidualBlock(nn.Module):
    """Two convolutions beside the trunk."""

    def __init__(self, width: int, has_floors: bool) -> None:
        super().__init__()
        self.width = width
        self.beside = nn.Conv2d(2 * width, width, 1, bias=False) if has_floors else None
        self.one = nn.Conv2d(width, width, 3, padding=1)
        self.two = nn.Conv2d(width, width, 3, padding=1, bias=False)
        nn.init.zeros_(self.two.weight)

    def forward(self, x: Tensor, board: Tensor, floors: int) -> Tensor:
        """The trunk after this block."""
        known = normal(x, self.width)
        seen = self.one(known)
        if self.beside is not None:
            seen = seen + self.beside(beside(known, floors))
        return x + self.two(functional.relu(seen) * board) * board


class TorchNet(nn.Module):
    """Policy, shares of the win, margins and owners."""

    def __init__(self, form: NetShape) -> None:
        super().__init__()
        self.form, width = form, form.width
        self.first = nn.Conv2d(form.planes, width, 3, padding=1)
        self.whole = nn.Linear(form.whole, width)
        self.tower = nn.ModuleList(
            ResidualBlock(width, form.has_floors) for _ in range(form.blocks)
        )
        self.policy = nn.Conv2d(width, form.layers, 1)
        self.pooled = nn.Conv2d(width, POOLED, 1)
        self.wide = nn.Linear(2 * POOLED + form.whole, WIDE)
        self.last = nn.Linear(WIDE, 2 * form.seats + form.extras)
        self.owners = nn.Conv2d(width, KINDS * form.boards, 1) if form.boards else None

    def forward(self, x: Tensor, whole: Tensor) -> NetOutput:
        """What it says; the first plane of each floor is 1 on the board."""
        seats, floors = self.form.seats, x.shape[1] // self.form.planes
        x, told = x.unflatten(1, (floors, -1)).flatten(0, 1), self.whole(whole)
        board = x[:, :1]
        told = told[:, None].expand(-1, floors, -1).flatten(0, 1)
        trunk = (self.first(x) + told[:, :, None, None]) * board
        for block in self.tower:
            trunk = block(trunk, board, floors)
        trunk = functional.relu(normal(trunk, self.form.width))
        pooled = functional.relu(self.pooled(trunk)) * board
        mean = pooled.sum((2, 3)) / board.sum((2, 3))
        mean, most = (one.unflatten(0, (-1, floors)) for one in (mean, pooled.amax((2, 3))))
        wide = torch.cat([mean.mean(1), most.amax(1), whole], 1)
        last = self.last(functional.relu(self.wide(wide)))
        policy = self.policy(trunk)
        pointed = [(policy * x[:, at : at + 1]).sum((2, 3)) for at in self.form.pointers]
        policy = policy.unflatten(0, (-1, floors)).permute(0, 3, 4, 1, 2).flatten(1)
        owners = trunk[:, :0] if self.owners is None else self.owners(trunk)
        owners = owners.unflatten(0, (-1, floors)).flatten(1, 2)
        answers = torch.cat([policy, *pointed, last[:, 2 * seats :]], 1)
        return NetOutput(answers, last[:, :seats], last[:, seats : 2 * seats], owners)
