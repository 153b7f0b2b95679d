"""Runs on Dask's workers beside joblib's processes: speed, the scheduler's memory, and hashes.

`python -m bench machines [--jobs 2] [--games 200] [--short 10000]`: with the same number of
processes on this machine, games of about 100 ms a second by both, in turns; then short games by
eight workers, with the memory of the scheduler on the way; and what one, two and eight workers
wrote, as a hash each. Everything is wall time: leave the machine alone meanwhile.
"""

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from serpentry.arena import ResultsFile, make_plan, run
from serpentry.arena.machines import PACKAGE, Machines
from serpentry.arena.parts import merge
from serpentry.arena.plan import Plan
from serpentry.arena.schedule import fixed_schedule
from serpentry.arena.worker import play_fixture
from serpentry.arena.worker_pools import OneProcess, Processes, WorkerPool
from serpentry.catalogue import set_up

ROUNDS = 2
MANY = 8
SHORT_PLAYERS = ("random", "random")
LOOKS = 8
"""How often the scheduler's memory is looked at in a run."""


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[tuple[str, int]]:
    """A scheduler and workers on this machine; its address and the number of its process."""
    file = folder / f"scheduler-{workers}-{monotonic()}.json"
    place = ["--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(file)]
    module = [sys.executable, "-m", "distributed.cli"]
    settings = os.environ | {"PYTHONPATH": str(PACKAGE.parent)}
    programs = [[f"{module[-1]}.dask_scheduler", "--port", "0", *place]]
    threads = ["--nthreads", "1", "--nworkers", str(workers)]
    programs.append([f"{module[-1]}.dask_worker", *threads, *place])
    with (folder / "log").open("a") as log:
        started = [
            subprocess.Popen(
                [*module[:2], *words], cwd=folder, env=settings, stdout=log, stderr=log
            )
            for words in programs
        ]
        try:
            while not file.exists():
                sleep(0.1)
            yield json.loads(file.read_text())["address"], started[0].pid
        finally:
            for program in reversed(started):
                program.terminate()
            for program in started:
                program.wait()


def plan_of(players: tuple[str, ...], games: int, side: int) -> Plan:
    """Games of SNEKAGON on a board."""
    game = set_up("snekagon", options={"board_side": side})
    return make_plan("match", game, players, games, seed=1, opening=2)


def seconds(plan: Plan, pool: WorkerPool) -> float:
    """How long a run takes, once everything is loaded."""
    began = monotonic()
    played = sum(1 for _ in pool_work(plan, pool))
    assert played == plan.games
    return monotonic() - began


def pool_work(plan: Plan, pool: WorkerPool) -> Iterator[object]:
    """The games of a plan, kept nowhere."""
    return pool.work(play_fixture, plan, fixed_schedule(plan))


def compare(folder: Path, jobs: int, games: int, players: tuple[str, ...]) -> None:
    """Games a second by both, the best of some rounds each."""
    plan, warm = plan_of(players, games, 6), plan_of(players, 4 * jobs, 6)
    with cluster(folder, jobs) as (address, _):
        pools: dict[str, WorkerPool] = {"joblib": Processes(jobs), "Dask": Machines(address)}
        best = dict.fromkeys(pools, float("inf"))
        for _ in range(ROUNDS):
            for name, pool in pools.items():
                seconds(warm, pool)
                best[name] = min(best[name], seconds(plan, pool))
    speeds = {name: games / one for name, one in best.items()}
    one_game = 1000 * jobs / speeds["joblib"]
    print(f"{games} games of {one_game:.0f} ms, {jobs} processes:")
    for name, speed in speeds.items():
        print(f"  {name:8}{speed:8.2f} games a second")
    print(f"  Dask : joblib = {speeds['Dask'] / speeds['joblib']:.2f}")


def memory(pid: int) -> float:
    """Megabytes that a process has in memory."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def endure(folder: Path, games: int) -> None:
    """Many short games by many workers, and what the scheduler remembers."""
    plan = plan_of(SHORT_PLAYERS, games, 4)
    with cluster(folder, MANY) as (address, pid):
        began = monotonic()
        for done, _ in enumerate(pool_work(plan, Machines(address)), start=1):
            if done % max(1, games // LOOKS) == 0:
                print(f"  {done} games, the scheduler has {memory(pid):.0f} MB", flush=True)
        speed = games / (monotonic() - began)
    print(f"{games} short games, {MANY} workers: {speed:.0f} a second")


def hashes(folder: Path, games: int) -> None:
    """What different numbers of workers wrote."""
    plan = plan_of(("greedy", "random"), games, 4)
    for count in (0, 1, 2, MANY):
        file, merged = folder / f"{count}.jsonl", folder / f"{count}.merged.jsonl"
        with ResultsFile(file, plan) as results:
            if count:
                with cluster(folder, count) as (address, _):
                    run(plan, results, Machines(address))
            else:
                run(plan, results, OneProcess())
        merge([file], merged)
        kind = f"{count} workers" if count else "one process"
        print(f"  {kind:12} {sha256(merged.read_bytes()).hexdigest()[:32]}")


def main() -> None:
    """Print the figures."""
    parser = ArgumentParser(prog="bench machines", description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--short", type=int, default=10_000)
    parser.add_argument("--players", default="level4@100,level4@100")
    parser.add_argument("--only", choices=("hashes", "speed", "memory"))
    given = parser.parse_args()
    with TemporaryDirectory() as place:
        folder = Path(place)
        if given.only in (None, "hashes"):
            print("What was written, the same by all:")
            hashes(folder, 100)
        if given.only in (None, "speed"):
            compare(folder, given.jobs, given.games, tuple(given.players.split(",")))
        if given.only in (None, "memory"):
            endure(folder, given.short)


if __name__ == "__main__":
    main()
