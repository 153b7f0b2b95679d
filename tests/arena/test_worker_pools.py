"""Crews: whoever dies, every game comes once."""

import os
import signal
import sys
import time
from collections.abc import Generator, Sequence
from functools import partial
from pathlib import Path

import pytest

from serpentry.arena.plan import Plan
from serpentry.arena.schedule import Fixture, fixed_schedule
from serpentry.arena.worker import GameResult, play_fixture
from serpentry.arena.worker_pools import MOST_SETBACKS, Processes, play_all
from serpentry.players.beginners import RandomPlayer
from serpentry.tabletop.errors import SerpentryError
from tests.arena.small import made_up, played, small_plan
from tests.players.test_programs import bot, wait_until_dead
from tests.processes import start


class Lost(Exception):
    """A worker died."""


def stream_that_dies(fixtures: Sequence[Fixture], after: int) -> Generator[GameResult]:
    for done, fixture in enumerate(fixtures):
        if done == after:
            raise Lost("out of memory")
        yield made_up(fixture.number, fixture.seating, (0,), (1, 0))


def test_what_lost_workers_left_is_played_by_others() -> None:
    fixtures = list(fixed_schedule(small_plan(games=10)))
    calls: list[int] = []

    def stream(left: list[Fixture]) -> Generator[GameResult]:
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


def die_once(plan: Plan, fixture: Fixture, mark: Path) -> GameResult:
    """Play a game; one worker dies once."""
    if fixture.number == 7 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_fixture(plan, fixture)


@pytest.mark.thorough
def test_a_process_killed_in_the_middle_costs_no_game(tmp_path: Path) -> None:
    plan, mark = small_plan(games=20), tmp_path / "died"
    dying = partial(die_once, mark=mark)
    results = list(Processes(2).work(dying, plan, fixed_schedule(plan)))
    assert mark.exists()
    assert sorted(results, key=lambda one: one.number) == list(played(plan))


def children(pid: int) -> list[int]:
    """The processes that a process started."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
    return [int(child) for child in listed.split()]


def test_workers_and_their_bots_end_with_a_killed_run(tmp_path: Path) -> None:
    log = tmp_path / "pids"
    players = f"{bot('offspring', log)},random"
    line = f"match snekagon --games 4 --jobs 2 --out {tmp_path / 'm.jsonl'} --players"
    run = start([sys.executable, "-m", "serpentry", *line.split(), players])
    while not (log.exists() and len(log.read_text().split()) == 2):
        time.sleep(0.05)
    everybody = [*map(int, log.read_text().split()), *children(run.pid)]
    assert len(everybody) >= 4
    os.kill(run.pid, signal.SIGKILL)
    run.wait()
    wait_until_dead(*everybody)


def test_a_player_that_cheats_is_named_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = small_plan(players=["random", "random"])
    monkeypatch.setattr(RandomPlayer, "choose", lambda self, game, *_: game.notation.read("a1-a2"))
    with pytest.raises(SerpentryError, match="Game 0: random played the illegal move a1-a2"):
        played(plan)
