"""A fleet: many games on boards of one size, searched in step by all processor cores."""

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import perf_counter
from typing import NamedTuple, Protocol

import torch
from torch import Tensor

from serpentry.catalogue import set_up
from serpentry.engine.engine import Engine, engine_of
from serpentry.kernels.structs import AnyStruct
from serpentry.nets.guided_trees import GuidedTrees, wanted_visits
from serpentry.tabletop.game import AnyGame
from training.evaluator import Evaluator
from training.tensors import ChartTensors
from training.torch_net import TorchNet

MOST_FIRST_MOVES = 64
"""Of so many random first moves a core's part of a fleet has games."""


class FleetTask(NamedTuple):
    """Which games a fleet plays, and how they are searched."""

    name: str
    seats: int
    settings: Sequence[Mapping[str, object]]
    """Options of set-ups among which the games are shared out."""
    games: int
    simulations: int
    edges: int
    """Moves that search looks at in a position."""
    seed: int
    proof: int
    """Effort to prove the result of each new position."""
    wild: float
    """The chance of each further random move at the beginning of a game."""
    first: float = 0.0
    """The part of the games whose first move is a random one."""

    @property
    def each(self) -> int:
        """Games of each set-up."""
        return self.games // len(self.settings)

    @property
    def longest(self) -> int:
        """A game has at most so many events."""
        return engine_of(set_up(self.name, self.seats, self.settings[-1])).basis.most_events


class RowTaker(Protocol):
    """What keeps the positions that a fleet plays, a row of all games at a time."""

    def note_roots(self, octets: Tensor, moves: Tensor, odds: Tensor) -> None:
        """Keep what is seen before a move."""

    def note_moves(self, notes: Tensor, finals: Tensor) -> None:
        """Keep what search found, and how games ended."""


class Openings:
    """How games of one set-up begin."""

    def __init__(self, engine: Engine, game: AnyGame, task: FleetTask, seed: int) -> None:
        self.luck, self.first, self.wild = Random(seed), task.first, task.wild
        start = game.rules.start()
        self.start, self.after = engine.load(start), list[AnyStruct]()
        if task.first:
            moves = game.rules.moves(start)
            for move in self.luck.sample(moves, min(MOST_FIRST_MOVES, len(moves))):
                self.after.append(engine.load(game.rules.play(start, move)))

    def set(self, trees: GuidedTrees) -> None:
        """Let games that begin now begin with one of them."""
        is_random = self.luck.random() < self.first
        trees.open_with(self.luck.choice(self.after) if is_random else self.start, self.wild)


class FleetPart:
    """A core's part of a fleet: games with the same options."""

    def __init__(self, fleet: "Fleet", trees: GuidedTrees, openings: Openings, first: int) -> None:
        self.trees, self.openings = trees, openings
        rows, answers = fleet.evaluator.rows, fleet.evaluator.answers
        self.rows, self.answers = rows[first].data_ptr(), answers[first].data_ptr()
        self.notes, self.finals = fleet.notes[first].data_ptr(), fleet.finals[first].data_ptr()

    def step(self, wanted: int) -> None:
        """Take answers, and go down to the next leaves."""
        self.trees.absorb(self.answers)
        self.trees.gather(self.rows, wanted)

    def end(self) -> None:
        """Take the last answers, make moves, and look at the new roots."""
        self.trees.absorb(self.answers)
        self.begin()

    def begin(self) -> None:
        """Make moves, and look at the new roots."""
        self.openings.set(self.trees)
        self.trees.commit(self.notes, self.finals)
        self.trees.gather(self.rows, 0)


class Fleet:
    """Games that are evaluated together."""

    def __init__(
        self,
        task: FleetTask,
        net: TorchNet,
        is_compiled: bool,
        glass: ChartTensors,
        pool: ThreadPoolExecutor,
        memory: RowTaker,
    ) -> None:
        seats, settings, edges, each = task.seats, task.settings, task.edges, task.each
        self.pool, self.wanted = pool, list(wanted_visits(edges, task.simulations))
        self.glass, self.memory = glass, memory
        self.games = each * len(settings)
        words = glass.chart.row_words
        self.evaluator = Evaluator(net, seats, glass, self.games, words, edges, is_compiled)
        made = []
        for number, options in enumerate(settings):
            game, seed = set_up(task.name, seats, options), task.seed * 1000 + number + 1
            engine = engine_of(game)
            trees = GuidedTrees(engine, each, task.simulations + 2, edges, seed, task.proof)
            made.append((trees, Openings(engine, game, task, seed)))
        on_gpu = glass.device == "cuda"
        size = made[0][0].note_size
        self.notes = torch.zeros(self.games, size, dtype=torch.float64, pin_memory=on_gpu)
        self.finals = torch.zeros(self.games, words, dtype=torch.int64, pin_memory=on_gpu)
        self.slices = [FleetPart(self, *one, number * each) for number, one in enumerate(made)]
        self.on_processor = self.on_device = 0.0
        self.began = False

    def _all(self, name: str, *given: int) -> None:
        """Let all cores do their part."""
        began = perf_counter()
        for one in [self.pool.submit(getattr(each, name), *given) for each in self.slices]:
            one.result()
        self.on_processor += perf_counter() - began

    def _evaluate(self, at_root: bool) -> None:
        began = perf_counter()
        self.evaluator.run(at_root)
        self.on_device += perf_counter() - began

    def _noted(self) -> None:
        """Hand what was found to the memory."""
        device = self.glass.device
        notes, finals = (one.to(device, non_blocking=True) for one in (self.notes, self.finals))
        self.memory.note_moves(notes, finals)

    def move(self) -> None:
        """Search every game's position, and move."""
        if not self.began:
            self._all("begin")
            self.began = True
        self._evaluate(at_root=True)
        stream = self.evaluator.stream
        with torch.cuda.stream(stream):
            one = self.evaluator
            self.memory.note_roots(one.octets(), one.moves, one.odds)
        for wanted in self.wanted:
            self._all("step", wanted)
            self._evaluate(at_root=False)
        self._all("end")
        with torch.cuda.stream(stream):
            self._noted()
        if stream:
            stream.synchronize()
