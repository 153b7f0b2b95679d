"""A training run: fleets play in threads of their own while the learners learn from them."""

import json
import os
import random
import time
from argparse import Namespace
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event, Thread
from typing import Any

import torch

from serpentry.catalogue import set_up
from serpentry.engine.engine import engine_of
from serpentry.kernels.charts import Chart
from training.export import keep, teacher, weights_in
from training.far_play import MOST_ROWS, FarPlay, packed
from training.fleet import Fleet, FleetTask
from training.learner import Learner
from training.replay import ReplayBuffer
from training.settings import COURSES, FleetPlan
from training.teaching import LARGE_FLEET, Lesson
from training.tensors import ChartTensors
from training.torch_net import NetShape, TorchNet

LOG_EVERY = 15.0
SAVE_EVERY = 60.0
NET_NAMES = ("net", "student")


class TrainingRun:
    """All that plays and learns."""

    def __init__(self, given: Namespace) -> None:
        self.given = given
        self.device = given.device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.on_gpu = self.device == "cuda"
        torch.manual_seed(given.seed)
        torch.set_num_threads(1)  # each of our threads is one; more would wait for each other
        torch.backends.cudnn.benchmark = True
        given.into.mkdir(parents=True, exist_ok=True)
        self.threads = given.threads or os.cpu_count() or 1
        self.pool = ThreadPoolExecutor(self.threads)
        self.course = COURSES[given.course]
        plans = self.course.plans
        self.plans = [plans[at] for at in given.fleets or range(len(plans))]
        self.charts = [self._chart(plan) for plan in self.plans]
        self.learners = self._learners()
        self.minutes = self.positions = 0.0
        self.player = self._player().to(self.device).requires_grad_(False)
        if self.on_gpu:
            self.player = self.player.to(torch.bfloat16).to(memory_format=torch.channels_last)
        kind = torch.bfloat16 if self.on_gpu else torch.float32
        self.glasses = [ChartTensors(chart, self.device, kind) for chart in self.charts]
        self.tasks = [self._task(number) for number in range(len(self.plans))]
        self.memories = [self._memory(*one) for one in zip(self.tasks, self.glasses, strict=True)]
        self.fleets = [] if given.on else [self._fleet(at) for at in range(len(self.tasks))]
        self.far = self._far() if given.on else None
        self.lessons = {
            memory.glass.key: Lesson(
                memory, self.learners.values(), given.batch, not given.unturned
            )
            for memory in self.memories
        }
        for lesson in self.lessons.values():
            lesson.prepare()
        if given.begin:
            self.learners["net"].begin(weights_in(given.begin))
        if given.resume:
            self._resume()
        self._update_player()
        self.stopping, self.errors = Event(), list[BaseException]()
        self.log = (given.into / "log.jsonl").open("a")

    def _chart(self, plan: FleetPlan) -> Chart:
        basis = engine_of(set_up(self.course.game, plan.seats, plan.options[0])).basis
        assert basis.chart
        return basis.chart()

    def _learners(self) -> dict[str, Learner]:
        given, chart = self.given, self.charts[0]
        made = {}
        for name, (width, blocks) in zip(
            NET_NAMES, ((given.width, given.blocks), given.student), strict=True
        ):
            form = NetShape(
                planes=len(chart.planes) // chart.floors,
                whole=len(chart.whole),
                layers=chart.layers // chart.floors,
                extras=chart.extras - len(chart.pointers) * chart.layers,
                seats=self.course.seats,
                boards=len(chart.owners) // chart.floors,
                width=width,
                blocks=blocks,
                has_floors=chart.floors > 1,
                pointers=chart.pointers,
            )
            if width:
                made[name] = Learner(form, self.device, given.rate, given.hope, given.compile)
        return made

    def _player(self) -> TorchNet:
        form = self.learners["net"].form
        return teacher(self.given.teacher, form) if self.given.teacher else TorchNet(form)

    def _resume(self) -> None:
        saved = torch.load(self.given.resume, map_location=self.device, weights_only=True)
        for name, learner in self.learners.items():
            learner.resume(saved[name])
        self.minutes, self.positions = saved["minutes"], saved["positions"]

    def _update_player(self) -> None:
        """What plays becomes the mean of what was learned, unless a teacher plays."""
        if self.given.teacher:
            return
        with torch.no_grad():
            pairs = zip(
                self.player.parameters(), self.learners["net"].mean.parameters(), strict=True
            )
            for mine, learned in pairs:
                mine.copy_(learned)

    def _games(self, number: int) -> int:
        """How many games a fleet has, or a block of it."""
        if self.given.on:
            return int(self.given.block)
        total = sum(plan.part for plan in self.plans)
        return int(self.given.games * self.plans[number].part / total)

    def _is_large(self, number: int) -> bool:
        return self._games(number) * self.charts[number].floors >= LARGE_FLEET

    def _task(self, number: int) -> FleetTask:
        given, plan, games = self.given, self.plans[number], self._games(number)
        is_shared_out = self._is_large(number) and not given.on
        times = max(1, self.threads // len(plan.options)) if is_shared_out else 1
        settings = (plan.options * times)[: max(1, games)]
        searched = given.simulations, given.edges, given.seed * 100 + number
        begun = given.wild, given.first
        return FleetTask(
            self.course.game, plan.seats, settings, games, *searched, given.proof, *begun
        )

    def _memory(self, task: FleetTask, glass: ChartTensors) -> ReplayBuffer:
        games, longest = task.each * len(task.settings), task.longest
        rows = {"most_rows": MOST_ROWS} if self.given.on else {}
        return ReplayBuffer(glass, games, task.seats, task.edges, longest, **rows)

    def _fleet(self, number: int) -> Fleet:
        is_compiled = self.given.compile and self._is_large(number)
        glass, memory = self.glasses[number], self.memories[number]
        fleet = Fleet(self.tasks[number], self.player, is_compiled, glass, self.pool, memory)
        fleet.evaluator.prepare()
        return fleet

    def _far(self) -> FarPlay:
        parts = [plan.part for plan in self.plans]
        form = self.player.form
        return FarPlay(
            self.given.on, form, self.tasks, parts, self.memories, lambda: packed(self.player)
        )

    def _guarded(self, play: Callable[[], None]) -> None:
        try:
            play()
        except BaseException as error:  # told by the thread that learns
            self.errors.append(error)
            self.stopping.set()

    def _play(self, fleet: Fleet) -> None:
        while not self.stopping.is_set():
            fleet.move()

    def _players(self) -> list[Callable[[], None]]:
        """What plays, each in a thread of its own."""
        if self.far:
            return [partial(self.far.go, self.given.seed, self.stopping)]
        return [partial(self._play, fleet) for fleet in self.fleets]

    def played(self) -> float:
        """How many positions there were."""
        return sum(memory.played for memory in self.memories)

    def go(self) -> None:
        """Play and learn until time is up."""
        began = told = kept = time.perf_counter()
        seconds = 60 * self.given.minutes
        players = [
            Thread(target=self._guarded, args=(one,), daemon=True) for one in self._players()
        ]
        for one in players:
            one.start()
        learned = 0
        while (now := time.perf_counter()) - began < seconds and not self.stopping.is_set():
            ready = [memory for memory in self.memories if memory.is_ready]
            if ready and learned < self.given.reuse * self.played():
                self._learn(ready, (now - began) / seconds)
                learned += self.given.batch
            else:
                time.sleep(0.002)
            if now - told > LOG_EVERY:
                self._tell(now - began, learned)
                told = now
            if now - kept > SAVE_EVERY:
                self.save(now - began)
                kept = now
        self.stopping.set()
        for one in players:
            one.join()
        self._tell(time.perf_counter() - began, learned)
        self.save(time.perf_counter() - began)
        self.pool.shutdown()
        self.log.close()
        for error in self.errors:
            raise error

    def _learn(self, ready: list[ReplayBuffer], part: float) -> None:
        """A step of all learners, with positions of one memory."""
        anneal = self.given.anneal
        rate = 1.0 if part < 1 - anneal else max(0.02, (1 - part) / max(anneal, 1e-6))
        memory = random.choices(ready, [one.played for one in ready])[0]
        self.lessons[memory.glass.key].give(memory, rate)
        if self.learners["net"].steps % 4 == 0:
            self._update_player()

    def _tell(self, spent: float, learned: int) -> None:
        sums = [(one.ended, one.first_won, one.length) for one in self.memories]
        line: dict[str, Any] = {
            "seconds": round(spent, 1),
            "minutes": round(self.minutes + spent / 60, 2),
            "positions": int(self.positions + self.played()),
            "positions_a_second": round(self.played() / spent),
            "learned_a_second": round(learned / spent),
            "steps": self.learners["net"].steps,
            "processor": [round(one.on_processor / spent, 2) for one in self.fleets],
            "device": [round(one.on_device / spent, 2) for one in self.fleets],
            "games": sum(one[0] for one in sums),
            "first_wins": [round(won / max(1, ended), 3) for ended, won, _ in sums],
            "moves": [round(length / max(1, ended), 1) for ended, _, length in sums],
            **({"workers": self.far.workers, "blocks": self.far.blocks} if self.far else {}),
            **{name: learner.told() for name, learner in self.learners.items()},
        }
        for memory in self.memories:
            memory.ended, memory.first_won, memory.length = 0, 0.0, 0.0
        print(json.dumps(line), file=self.log, flush=True)
        print(json.dumps(line), flush=True)

    def save(self, spent: float) -> None:
        """Write a checkpoint."""
        saved: dict[str, Any] = {name: one.saved() for name, one in self.learners.items()}
        saved["minutes"] = self.minutes + spent / 60
        saved["positions"] = self.positions + self.played()
        keep(saved, self.given.into / f"{self.given.course}.pt")
