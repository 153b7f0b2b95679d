"""Self-play on other machines: workers play blocks of games, and the learner takes what comes.

A block is a number of moves of some games, from their beginning, by the net that was newest when
the block was asked for. Workers need torch and this folder, but no device. A worker that is lost
costs the block it played, and another plays that.
"""

import io
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from threading import Event
from typing import NamedTuple

import numpy
import torch
from torch import Tensor

from serpentry.arena.machines import KnownMachines, Machines, OtherCode, code_fingerprint
from serpentry.catalogue import set_up
from serpentry.engine.engine import engine_of
from serpentry.tabletop.helpers.frozen import Frozen
from training.fleet import Fleet, FleetTask
from training.replay import ReplayBuffer
from training.tensors import ChartTensors
from training.torch_net import NetShape, TorchNet

HERE = Path(__file__).parent
LENGTHS = 2
"""A block has so many times the moves of the longest game, so that most of its games end."""
MOST_ROWS = 20_000
"""Blocks have few games, so that their memories have more rows than those of large fleets."""


def training_code() -> str:
    """What tells this folder from one that plays or reads in another way."""
    return code_fingerprint(HERE.parent, (HERE.name,))


class BlockPlan(Frozen):
    """What is the same for all blocks of a run."""

    form: NetShape
    code: str


class BlockTask(NamedTuple):
    """A block that shall be played."""

    number: int
    fleet: int
    task: FleetTask
    weights: bytes


class PlayedBlock(NamedTuple):
    """What was played, each a row of all games for every move."""

    number: int
    fleet: int
    octets: numpy.ndarray
    moves: numpy.ndarray
    odds: numpy.ndarray
    notes: numpy.ndarray
    finals: numpy.ndarray

    def give(self, memory: ReplayBuffer) -> None:
        """Let a memory have all rows."""
        device = memory.glass.device
        columns = (self.octets, self.moves, self.odds, self.notes, self.finals)
        rows = zip(*(torch.from_numpy(one).to(device) for one in columns), strict=True)
        memory.begin()
        for octets, moves, odds, notes, finals in rows:
            memory.note_roots(octets, moves, odds)
            memory.note_moves(notes, finals)


class RowKeeper:
    """Rows as they are played."""

    def __init__(self) -> None:
        self.columns = tuple(list[numpy.ndarray]() for _ in range(5))

    def note_roots(self, octets: Tensor, moves: Tensor, odds: Tensor) -> None:
        """Keep what is seen before a move."""
        self._keep(0, octets, moves, odds)

    def note_moves(self, notes: Tensor, finals: Tensor) -> None:
        """Keep what search found, and how games ended."""
        self._keep(3, notes, finals)

    def _keep(self, first: int, *given: Tensor) -> None:
        for column, one in zip(self.columns[first:], given, strict=False):
            column.append(one.numpy().copy())

    def block(self, wanted: BlockTask) -> PlayedBlock:
        """All of them together."""
        return PlayedBlock(wanted.number, wanted.fleet, *map(numpy.stack, self.columns))


def packed(net: TorchNet) -> bytes:
    """The weights of a net: two bytes for each number are finer than those it plays with."""
    file = io.BytesIO()
    numpy.savez(file, **{name: one.half().cpu().numpy() for name, one in net.state_dict().items()})
    return file.getvalue()


def unpacked(form: NetShape, weights: bytes) -> TorchNet:
    """The net of such weights."""
    net = TorchNet(form)
    with numpy.load(io.BytesIO(weights)) as file:
        net.load_state_dict({name: torch.from_numpy(file[name]).float() for name in file.files})
    return net.requires_grad_(False)


def play_block(plan: BlockPlan, wanted: BlockTask) -> PlayedBlock:
    """Play a block, on one core of a worker."""
    if plan.code != training_code():
        raise OtherCode(
            "A worker has another version of the folder `training`: what it plays could not be "
            "read here. Use the same version there."
        )
    torch.set_num_threads(1)
    task, kept = wanted.task, RowKeeper()
    torch.manual_seed(task.seed)
    chart = engine_of(set_up(task.name, task.seats, task.settings[0])).basis.chart
    assert chart
    glass = ChartTensors(chart(), "cpu", torch.float32)
    with ThreadPoolExecutor(1) as pool:
        fleet = Fleet(task, unpacked(plan.form, wanted.weights), False, glass, pool, kept)
        for _ in range(LENGTHS * task.longest):
            fleet.move()
    return kept.block(wanted)


class FarPlay:
    """Blocks of all workers of a scheduler, handed to the memory they belong to."""

    def __init__(
        self,
        address: str,
        form: NetShape,
        tasks: Sequence[FleetTask],
        parts: Sequence[float],
        memories: Sequence[ReplayBuffer],
        weights: Callable[[], bytes],
    ) -> None:
        self.machines = Machines(address, self._look)
        self.plan = BlockPlan(form, training_code())
        self.tasks, self.parts, self.memories = tasks, parts, memories
        self.weights, self.workers, self.blocks = weights, 0, 0

    def _look(self, known: KnownMachines) -> None:
        self.workers = sum(known.workers.values())

    def _wanted(self, seed: int) -> Iterator[BlockTask]:
        """Blocks without end, by the newest net each."""
        luck = Random(seed)
        for number in count(1):
            [fleet] = luck.choices(range(len(self.tasks)), self.parts)
            task = self.tasks[fleet]._replace(seed=luck.getrandbits(20))
            yield BlockTask(number, fleet, task, self.weights())

    def go(self, seed: int, stopping: Event) -> None:
        """Take blocks until it is time to stop."""
        with closing(self.machines.work(play_block, self.plan, self._wanted(seed))) as played:
            for block in played:
                block.give(self.memories[block.fleet])
                self.blocks += 1
                if stopping.is_set():
                    return
