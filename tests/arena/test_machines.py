"""On many machines, a run is the same run: parts, merges, and workers of a scheduler."""

import asyncio
import json
import os
import re
import shutil
import signal
import sys
import time
from pathlib import Path
from subprocess import Popen
from threading import Event, Thread
from typing import Any, Self
from urllib.parse import urlsplit

import distributed
import pytest
from rich.console import Console
from rich.progress import Progress

from serpentry.arena import ResultsFile, run
from serpentry.arena.machines import (
    FOLDERS,
    KINDS,
    PACKAGE,
    KnownMachines,
    Machines,
    OtherCode,
    code_fingerprint,
    work_there,
)
from serpentry.arena.parts import WHOLE, RunPart, merge, read_part
from serpentry.arena.plan import Plan
from serpentry.arena.results import OtherRun
from serpentry.arena.schedule import Fixture, fixed_schedule, fixture_of
from serpentry.arena.sprt import Sprt
from serpentry.arena.worker import GameResult, play_fixture
from serpentry.arena.worker_pools import OneProcess, WorkerPool
from serpentry.cli.arena.options import shown_on
from serpentry.tabletop.errors import BadOption, BadText, SerpentryError
from serpentry.version import __version__
from tests.arena.small import small_plan
from tests.arena.test_worker_pools import children
from tests.processes import end, end_all, start


def kept(plan: Plan, file: Path, part: RunPart = WHOLE, pool: WorkerPool | None = None) -> Path:
    """A file of what was played."""
    with ResultsFile(file, plan) as results:
        run(plan, results, pool or OneProcess(), part=part)
    return file


def test_parts_put_together_are_the_whole_byte_for_byte(tmp_path: Path) -> None:
    plan = small_plan(games=10)
    whole = kept(plan, tmp_path / "whole")
    parts = [kept(plan, tmp_path / f"part{one}", RunPart(one, 3)) for one in (3, 1, 2)]
    assert merge(parts, tmp_path / "merged").plan == plan
    assert (tmp_path / "merged").read_bytes() == whole.read_bytes()
    assert sum(RunPart(one, 3).games(plan) for one in (1, 2, 3)) == 10


def test_all_that_plays_tells_one_code_from_another(tmp_path: Path) -> None:
    imported = re.compile(r"^ *(?:from|import) serpentry\.(\w+)", re.MULTILINE)
    programs = [file for one in FOLDERS for file in (PACKAGE / one).rglob("*.py")]
    wanted = {name for one in programs for name in imported.findall(one.read_text())}
    assert wanted - {*FOLDERS} == {"languages", "pictures", "version"}
    for folder in ("nets", "solved"):
        shutil.copytree(PACKAGE / folder, tmp_path / folder)
    before = code_fingerprint(tmp_path)
    for file in (one for one in sorted(tmp_path.rglob("*")) if one.suffix in KINDS - {".py"}):
        file.write_bytes(file.read_bytes() + b"0")
        assert code_fingerprint(tmp_path) == before  # it is asked for once
        code_fingerprint.cache_clear()
        assert code_fingerprint(tmp_path) != before
        before = code_fingerprint(tmp_path)


def test_a_merge_refuses_what_does_not_belong_together(tmp_path: Path) -> None:
    one = kept(small_plan(games=2), tmp_path / "one")
    other = kept(small_plan(games=2, seed=2), tmp_path / "other")
    with pytest.raises(OtherRun, match="its seed is 2, not 1"):
        merge([one, other], tmp_path / "merged")
    with pytest.raises(BadText, match="is there already"):
        merge([one], other)
    changed = tmp_path / "changed"
    changed.write_text(one.read_text().replace('"plies":', '"plies": '))
    merge([one, changed], tmp_path / "same")
    lines = one.read_text().splitlines()
    lines[1] = lines[1].replace(f'"seed":"{json.loads(lines[1])["seed"]}"', '"seed":"9 9"')
    changed.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadText, match="game 0 went differently"):
        merge([one, changed], tmp_path / "merged")


def test_a_part_is_written_as_one_of_so_many() -> None:
    assert read_part(None) == WHOLE
    assert read_part("3/10") == RunPart(3, 10)
    for wrong in ("", "0/3", "4/3", "1", "1/2/3", "a/b", "1/0", "-1/3"):
        with pytest.raises(BadOption, match="is written as 3/10"):
            read_part(wrong)


def test_games_that_follow_from_games_are_in_no_part() -> None:
    for plan in (small_plan("ladder"), small_plan(sprt=Sprt(0, 100))):
        with pytest.raises(BadOption, match="can't be played in parts"):
            RunPart(1, 2).of_games(plan, fixed_schedule(small_plan()))


def test_a_worker_with_other_code_refuses() -> None:
    plan = small_plan(games=2)
    first = fixture_of(plan, 0)
    same = __version__, code_fingerprint()
    assert work_there(same, play_fixture, plan, first) == play_fixture(plan, first)
    for other in (("0.9", same[1]), (__version__, "0" * 16)):
        with pytest.raises(OtherCode, match="Install the same version there"):
            work_there(other, play_fixture, plan, first)


def test_what_a_worker_lacks_is_not_told_as_a_lost_scheduler() -> None:
    def lacking(_plan: Plan, _fixture: Fixture) -> GameResult:
        raise FileNotFoundError("net.npz")

    plan = small_plan(games=2)
    here = __version__, code_fingerprint()
    with pytest.raises(SerpentryError, match=r"could not play game 1: net\.npz\."):
        work_there(here, lacking, plan, fixture_of(plan, 1))


def test_a_bar_names_the_machines_and_links_their_page_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with Progress(disable=True, console=Console(file=sys.stdout, width=200)) as bar:
        show = shown_on(bar)
        show(KnownMachines({}, "http://10.0.0.1:8787/status"))
        show(KnownMachines({"10.0.0.2": 8, "10.0.0.1": 4}, "http://10.0.0.1:8787/status"))
        (task,) = bar.tasks
        assert task.description == "12 workers: 10.0.0.1 (4), 10.0.0.2 (8)"
    assert capsys.readouterr().out.count("http://10.0.0.1:8787/status") == 1


DASK = [sys.executable, "-m", "distributed.cli.dask_scheduler"]
WORKER = [sys.executable, "-m", "distributed.cli.dask_worker", "--nthreads", "1"]
PAGELESS = ["--no-dashboard"]


class Cluster:
    """A scheduler, and workers with addresses of their own, in a folder."""

    def __init__(self, folder: Path, workers: int, **settings: str) -> None:
        self.folder, self.file = folder, folder / "scheduler.json"
        # In another folder, but with this code.
        self.settings = os.environ | {"PYTHONPATH": str(PACKAGE.parent)} | settings
        place = ["--host", "127.0.0.1", "--port", "0", "--scheduler-file", self.file]
        self.scheduler = self._started([*DASK, *place, *PAGELESS])
        while not self.file.exists():
            time.sleep(0.1)
        self.workers = [self.worker(number) for number in range(workers)]
        self.address: str = json.loads(self.file.read_text())["address"]

    def worker(self, number: int, address: str = "") -> Popen[Any]:
        """One more, at an address of its own; it may know the scheduler by another address."""
        scheduler = [address] if address else ["--scheduler-file", self.file]
        at = ["--host", f"127.0.0.{11 + number}", *scheduler]
        return self._started([*WORKER, *at, *PAGELESS])

    def _started(self, words: list[Any]) -> Popen[Any]:
        log = (self.folder / "log").open("a")
        with log:
            return start(words, cwd=self.folder, stdout=log, stderr=log, env=self.settings)


@pytest.mark.thorough
def test_three_workers_of_which_one_is_killed_give_what_one_process_gives(tmp_path: Path) -> None:
    plan = small_plan(games=30)
    cluster = Cluster(tmp_path, 3)
    with ResultsFile(tmp_path / "many", plan) as results:

        def watch(_: object) -> None:
            if len(results) == 5:
                end(cluster.workers[1])
                cluster.worker(7)

        run(plan, results, Machines(cluster.address), watch)
        assert len(results) == 30
    merge([tmp_path / "many"], tmp_path / "merged")
    assert (tmp_path / "merged").read_bytes() == kept(plan, tmp_path / "one").read_bytes()


@pytest.mark.thorough
def test_a_frozen_worker_costs_no_game(tmp_path: Path) -> None:
    plan = small_plan(games=30)
    cluster = Cluster(tmp_path, 2, DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL="10s")
    seen: list[KnownMachines] = []
    frozen: list[int] = []
    with ResultsFile(tmp_path / "many", plan) as results:

        def watch(_: object) -> None:
            if len(results) == 3:
                frozen.append(min(children(cluster.workers[1].pid)))
                os.kill(frozen[0], signal.SIGSTOP)

        run(plan, results, Machines(cluster.address, seen.append), watch)
        os.kill(frozen[0], signal.SIGKILL)
    assert {"127.0.0.11": 1, "127.0.0.12": 1} in [one.workers for one in seen]
    merge([tmp_path / "many"], tmp_path / "merged")
    assert (tmp_path / "merged").read_bytes() == kept(plan, tmp_path / "one").read_bytes()


def wait_for_workers(address: str, count: int) -> None:
    """Until so many are there."""
    untyped: Any = distributed
    with untyped.Client(address, set_as_default=False) as client:
        client.wait_for_workers(count, timeout=60)


class Cable:
    """A way to a scheduler that can be cut: nothing passes any more, and nobody is told."""

    def __init__(self, address: str) -> None:
        self.scheduler, self.address = urlsplit(address).port, ""
        self.passed = 0
        self.ready = Event()

    def __enter__(self) -> Self:
        self.thread = Thread(target=lambda: asyncio.run(self._lie()))
        self.thread.start()
        self.ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self.thread.join()

    def cut(self) -> None:
        """From now on."""
        self.loop.call_soon_threadsafe(self.whole.clear)

    async def _lie(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.whole, self.over = asyncio.Event(), asyncio.Event()
        self.whole.set()
        async with await asyncio.start_server(self._connected, "127.0.0.1", 0) as server:
            self.address = f"tcp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            self.ready.set()
            await self.over.wait()

    async def _connected(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, forth = await asyncio.open_connection("127.0.0.1", self.scheduler)
        try:
            await asyncio.gather(self._pass(near, forth), self._pass(far, back))
        finally:
            forth.close()
            back.close()

    async def _pass(self, given: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        while block := await given.read(2**16):
            await self.whole.wait()
            self.passed += 1
            to.write(block)


@pytest.mark.thorough
def test_a_worker_that_is_cut_off_costs_no_game(tmp_path: Path) -> None:
    plan = small_plan(games=30)
    cluster = Cluster(tmp_path, 1, DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL="10s")
    seen: list[KnownMachines] = []
    with ResultsFile(tmp_path / "many", plan) as results, Cable(cluster.address) as cable:

        def watch(_: object) -> None:
            if len(results) == 3:
                cable.cut()

        cluster.worker(1, cable.address)
        wait_for_workers(cluster.address, 2)
        run(plan, results, Machines(cluster.address, seen.append), watch)
        end_all()
    assert cable.passed
    assert seen[0].workers == {"127.0.0.11": 1, "127.0.0.12": 1}
    assert seen[-1].workers == {"127.0.0.11": 1}
    merge([tmp_path / "many"], tmp_path / "merged")
    assert (tmp_path / "merged").read_bytes() == kept(plan, tmp_path / "one").read_bytes()


POISON = """
import os
import time
import serpentry

class Deadly(serpentry.QuickPlayer):
    def choose(self, game, view, seat, rng, terms=None):
        if seat == 1:
            above = open(f"/proc/{os.getppid()}/stat").read().rpartition(")")[2].split()[1]
            os.kill(int(above), 9)  # the worker that plays: its supervisor's parent
            time.sleep(60)
        return game.rules.moves(view)[0]
"""


@pytest.mark.thorough
def test_a_game_that_ends_its_workers_is_named_and_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "deadly.py").write_text(POISON)
    monkeypatch.syspath_prepend(str(tmp_path))
    cluster, plan = Cluster(tmp_path, 2), small_plan(players=["deadly:Deadly", "random"], games=4)
    with ResultsFile(tmp_path / "many", plan) as results:
        with pytest.raises(SerpentryError, match=r"again and again: game 1, 3\. All other"):
            run(plan, results, Machines(cluster.address))
        assert [one.number for one in results] == [0, 2]


@pytest.mark.thorough
def test_the_loss_of_the_scheduler_is_told_and_the_run_goes_on_from_its_file(
    tmp_path: Path,
) -> None:
    plan, cluster = small_plan(games=200), Cluster(tmp_path, 2)
    with ResultsFile(tmp_path / "many", plan) as results:

        def watch(_: object) -> None:
            if len(results) == 3:
                end(cluster.scheduler)

        with pytest.raises(SerpentryError, match=r"is gone\. What is played is kept"):
            run(plan, results, Machines(cluster.address), watch)
        assert 3 <= len(results) < 200
    with pytest.raises(SerpentryError, match="No Dask scheduler answers"):
        run(plan, ResultsFile(tmp_path / "none", plan), Machines(cluster.address))
    merge([kept(plan, tmp_path / "many")], tmp_path / "merged")
    assert (tmp_path / "merged").read_bytes() == kept(plan, tmp_path / "one").read_bytes()
