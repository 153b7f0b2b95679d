"""Crews: whoever dies, every game comes once."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Iterable, Sequence
from pathlib import Path

import pytest

from serpentry.arena import Results, run
from serpentry.arena.crew import MOST_SETBACKS, Processes, play_all
from serpentry.arena.schedule import Fixture, fixed_schedule
from serpentry.arena.worker import Result, play_fixture
from serpentry.players.beginners import RandomPlayer
from serpentry.tabletop.errors import SerpentryError
from tests.arena.small import made_up, played, small_plan
from tests.players.test_programs import bot, wait_until_dead


class Lost(Exception):
    """A worker died."""


def stream_that_dies(fixtures: Sequence[Fixture], after: int) -> Generator[Result]:
    for done, fixture in enumerate(fixtures):
        if done == after:
            raise Lost("out of memory")
        yield made_up(fixture.number, fixture.seating, (0,), (1, 0))


def test_what_lost_workers_left_is_played_by_others() -> None:
    fixtures = list(fixed_schedule(small_plan(games=10)))
    calls: list[int] = []

    def stream(left: list[Fixture]) -> Generator[Result]:
        calls.append(len(left))
        return stream_that_dies(left, 4)

    numbers = [result.number for result in play_all(fixtures, stream, Lost)]
    assert numbers == list(range(10))
    assert calls == [10, 6, 2]


def test_workers_that_die_at_once_again_and_again_end_the_run() -> None:
    fixtures = list(fixed_schedule(small_plan(games=10)))
    with pytest.raises(SerpentryError, match=r"10 games are left.*out of memory"):
        list(play_all(fixtures, lambda left: stream_that_dies(left, 0), Lost))
    assert MOST_SETBACKS > 1


class Suicidal(Processes):
    """A crew in which one worker dies once."""

    def __init__(self, mark: Path) -> None:
        super().__init__(2)
        self.mark = mark

    def _stream(self, plan: object, fixtures: Iterable[Fixture]) -> Generator[Result]:
        task = self._joblib.delayed(die_once)
        parallel = self._joblib.Parallel(n_jobs=2, return_as="generator_unordered")
        stream: Generator[Result] = parallel(task(self.mark, plan, one) for one in fixtures)
        return stream


def die_once(mark: Path, plan: object, fixture: Fixture) -> Result:
    if fixture.number == 7 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_fixture(plan, fixture)  # type: ignore[arg-type]


def test_a_process_killed_in_the_middle_costs_no_game(tmp_path: Path) -> None:
    plan = small_plan(games=20)
    results = Results(plan)
    run(plan, results, Suicidal(tmp_path / "died"))
    assert (tmp_path / "died").exists()
    assert list(results) == list(played(plan))


def _children(pid: int) -> list[int]:
    """The processes that a process started."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
    return [int(child) for child in listed.split()]


def test_workers_and_their_bots_end_with_a_killed_run(tmp_path: Path) -> None:
    log = tmp_path / "pids"
    players = f"{bot('offspring', log)},random"
    line = f"arena match snekagon --games 4 --jobs 2 --out {tmp_path / 'm.jsonl'} --players"
    run = subprocess.Popen([sys.executable, "-m", "serpentry", *line.split(), players])
    try:
        for _ in range(1200):
            if log.exists() and len(log.read_text().split()) == 2:
                break
            time.sleep(0.05)
        everybody = [*map(int, log.read_text().split()), *_children(run.pid)]
        assert len(everybody) >= 4
    finally:
        os.kill(run.pid, signal.SIGKILL)
        run.wait()
    wait_until_dead(*everybody)


def test_a_player_that_cheats_is_named_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = small_plan(players=["random", "random"])
    monkeypatch.setattr(RandomPlayer, "choose", lambda self, game, *_: game.notation.read("a1-a2"))
    with pytest.raises(SerpentryError, match="Game 0: random played the illegal move a1-a2"):
        played(plan)
