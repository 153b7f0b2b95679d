"""Computers in worker processes: whatever becomes of a worker, the move is played."""

import asyncio
import os
import signal
import sys
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.client.client import ELSEWHERE, HERE, computer
from serpentry.engine import engine_files, library
from serpentry.engine.faults import EngineFault
from serpentry.hosting import host
from serpentry.hosting.evaluations.judging import report_json
from serpentry.hosting.thinking import Wish
from serpentry.nets.net_files import net_of
from serpentry.review import judges
from serpentry.review.evaluation import PositionEvaluation
from serpentry.search.budget import Budget, Seconds, Simulations
from serpentry.server.bots import engines, pool, worker
from serpentry.server.bots.jobs import (
    Choose,
    Evaluate,
    Finished,
    Known,
    Prepare,
    Reply,
    ThinkingProgress,
    key_of,
)
from serpentry.server.bots.pool import Pool, WorkerFailed
from serpentry.server.bots.worker import work
from serpentry.server.tables import thinking
from serpentry.tabletop.game import Game
from tests.server.running import guest, running

GAME = set_up("snekagon", options={"board_side": 4})
START = GAME.rules.start()
HANGS = "import time; time.sleep(1000)"
DIES = "import sys; sys.exit(3)"


UNPROVED = set_up("snekagon")
"""A board on which no start is proved while somebody thinks."""


def choose(player: str = "random", game: Game[Any, Any] = GAME) -> Choose:
    return Choose(key_of(game), game.rules.start(), 0, player, 7)


def evaluate(seconds: float) -> Evaluate:
    return Evaluate(key_of(GAME), START, 0, Wish(Seconds(seconds), gradual=True))


async def with_pool(use: Any, size: int = 1, seconds: float = 20) -> Any:
    workers = Pool(size, seconds)
    try:
        return await use(workers)
    finally:
        await workers.engines.close()
        await workers.close()


async def test_a_worker_chooses_a_legal_move_and_is_used_again() -> None:
    async def use(workers: Pool) -> None:
        first = await workers.choose(choose())
        assert first in GAME.rules.moves(START)
        process = workers.free.get_nowait()
        assert process is not None
        workers.free.put_nowait(process)
        assert await workers.choose(choose()) == first
        assert workers.free.get_nowait() is process
        workers.free.put_nowait(process)

    await with_pool(use)


async def test_a_players_mistake_is_told_and_the_worker_lives_on() -> None:
    async def use(workers: Pool) -> None:
        with pytest.raises(WorkerFailed, match="There is no computer player called “magnus”"):
            await workers.choose(choose("magnus"))
        for program in ("subprocess:getoutput cmd=date", "cmd:date", "os:getcwd@1s"):
            with pytest.raises(WorkerFailed, match="There is no computer player called"):
                await workers.choose(choose(program))
        assert await workers.choose(choose())

    await with_pool(use)


async def test_a_worker_that_was_killed_is_replaced() -> None:
    async def use(workers: Pool) -> None:
        await workers.choose(choose())
        worker = workers.free.get_nowait()
        assert worker is not None
        workers.free.put_nowait(worker)
        os.kill(worker.process.pid, signal.SIGKILL)
        await worker.process.wait()
        assert await workers.choose(choose()) in GAME.rules.moves(START)

    await with_pool(use)


@pytest.mark.parametrize("code", [HANGS, DIES])
async def test_a_worker_that_hangs_or_dies_at_once_fails_in_time(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-c", code))
    monkeypatch.setattr(pool, "START_SECONDS", 0.2)

    async def use(workers: Pool) -> None:
        with pytest.raises(WorkerFailed):
            await workers.choose(choose())
        assert workers.free.get_nowait() is None
        workers.free.put_nowait(None)

    await with_pool(use, seconds=0.3)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("code", [HANGS, DIES])
async def test_the_move_is_played_though_every_worker_fails(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-c", code))
    monkeypatch.setattr(pool, "START_SECONDS", 0.1)
    async with running(tmp_path, think_seconds=0.1) as service, guest(service) as ada:
        table = await ada.make_table(
            "snekagon", [HERE, computer("greedy")], options={"board_side": 4}
        )
        async with ada.at(table) as one:
            await one.move(one.legal[0])
            await one.until(lambda: one.is_our_turn and one.table["ply"] == 2)


async def test_an_analysis_is_streamed_and_can_be_stopped() -> None:
    async def use(workers: Pool) -> None:
        found: list[Any] = [one async for one in workers.evaluate(evaluate(2))]
        parts = [one for one in found if isinstance(one, float)]
        known = [one for one in found if isinstance(one, PositionEvaluation)]
        assert len(known) >= 2
        assert known[-1].tries >= known[0].tries
        assert parts == sorted(parts)
        assert all(0 < one < 1 for one in parts)
        told: Any = report_json(GAME, START, known[-1])
        best = told["best"][0]
        assert GAME.codec.move_from(best["move"]) in GAME.rules.moves(START)
        assert best["results"][0] == pytest.approx(best["chance"]["middle"], abs=0.001)
        assert best["moves"][0] == best["move"]
        assert len(best["moves"]) == len(best["line"])
        assert sum(told["values"]) == pytest.approx(1, abs=0.001)
        stream = workers.evaluate(evaluate(3600))
        await anext(stream)
        await stream.aclose()
        assert await workers.choose(choose())

    await with_pool(use)


class SlowWorker:
    """Says now and then how far it is, and is done after more time than anybody would give it."""

    is_fresh = False

    def __init__(self) -> None:
        self.replies: list[Reply] = [ThinkingProgress(part / 100) for part in range(1, 40)]
        self.replies.append(Finished())

    async def send(self, job: object) -> None:
        """Heard."""

    async def reply(self) -> Reply:
        return self.replies.pop(0)


async def test_whoever_looks_at_a_position_is_not_late_while_it_is_heard_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers, clock, slow = Pool(1, 5.0), count(), SlowWorker()

    async def up(_: object) -> SlowWorker:
        return slow

    async def given_back(*_: object) -> None:
        assert not slow.replies

    monkeypatch.setattr(pool, "monotonic", lambda: next(clock))
    monkeypatch.setattr(workers, "_up", up)
    monkeypatch.setattr(workers, "_give_back", given_back)
    parts = [one async for one in workers.evaluate(evaluate(2))]
    assert len(parts) == 39


def test_a_worker_stops_in_the_middle_of_a_look() -> None:
    said: list[Reply] = []
    job = Evaluate(key_of(UNPROVED), UNPROVED.rules.start(), 0, Wish(Seconds(3600), gradual=True))
    assert work(job, said.append, lambda: True) == Finished()
    assert not any(isinstance(one, Known) for one in said)


@pytest.mark.parametrize("budget", [Seconds(600), Simulations(1500)])
def test_a_worker_is_heard_of_while_it_looks(
    budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    said, clock = list[Reply](), count(0.0, 10.0)
    monkeypatch.setattr(worker, "monotonic", lambda: next(clock))
    job = Evaluate(key_of(UNPROVED), UNPROVED.rules.start(), 0, Wish(budget))
    work(job, said.append, lambda: False)
    assert isinstance(said[-1], Known)
    assert any(isinstance(one, ThinkingProgress) for one in said[:-1])


@pytest.mark.thorough
async def test_a_player_tells_how_far_it_has_come_and_keeps_to_its_time() -> None:
    async def use(workers: Pool) -> None:
        await workers.choose(choose())
        told: list[float] = []
        # Whoever thinks for longer than the pool allows is ended, and this fails.
        move = await workers.choose(choose("level8@2s", UNPROVED), told.append)
        assert move in UNPROVED.rules.moves(UNPROVED.rules.start())
        assert len(told) >= 2
        assert told == sorted(told)
        assert all(0 < one <= 1 for one in told)

    await with_pool(use)


WHOLE_TURN = 3.0
"""Seconds, and enough of them for a random move on a busy machine."""


@pytest.mark.thorough
async def test_whoever_waits_is_told_and_then_gets_a_whole_turn() -> None:
    async def use(workers: Pool) -> None:
        await workers.choose(choose())
        analysis = workers.evaluate(evaluate(30))
        await anext(analysis)
        told: list[str] = []
        waiting = asyncio.create_task(
            workers.choose(choose(), busy=lambda: told.append("the house is busy"))
        )
        await asyncio.sleep(WHOLE_TURN + 0.2)
        assert (told, waiting.done()) == (["the house is busy"], False)
        await analysis.aclose()
        assert await waiting in GAME.rules.moves(START)

    await with_pool(use, seconds=WHOLE_TURN)


async def test_an_engine_that_is_there_is_ready_at_once_and_loaded_once() -> None:
    async def use(workers: Pool) -> None:
        await workers.prepare(GAME.name)
        await workers.prepare(GAME.name)
        assert [part async for part in workers.engines.until_ready(GAME.name)] == []
        assert workers.engines.ready == {GAME.name}
        assert len(workers.engines.tasks) == 1
        assert await workers.choose(choose("level5")) in GAME.rules.moves(START)

    await with_pool(use)


async def test_the_judge_is_ready_before_a_hint_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(thinking, "FIRST_GLANCE", 0.0)
    async with running(tmp_path) as service, guest(service) as ada:
        analysts, asked = service.parts.analysts, list[object]()

        async def choose(job: object) -> None:
            asked.append(job)

        vars(analysts).update(choose=choose)
        for seats in ([HERE, ELSEWHERE], [HERE, HERE], [HERE, computer("greedy")]):
            await ada.make_table("snekagon", seats)
        await asyncio.gather(*service.parts.thinker.tasks)
    # Nobody may take hints against somebody else, and what is ready is not made ready again.
    assert asked == [Prepare(key_of(UNPROVED))]


def test_what_a_judge_needs_is_loaded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = list[Path]()
    monkeypatch.setattr(judges, "load", loaded.append)
    assert work(Prepare(key_of(GAME)), print, bool) == Finished()
    assert loaded == [net_of(GAME)]


@pytest.fixture
def no_engine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """No engine is there, and nothing can make one; workers find none either."""
    monkeypatch.setenv(engine_files.CACHE_SETTING, str(tmp_path))
    monkeypatch.setenv(engine_files.PACKAGE_SETTING, str(tmp_path))
    monkeypatch.setattr(library, "_loaded", {})
    monkeypatch.setattr(engines, "can_make", lambda: False)
    return monkeypatch


BUILDS = """
import json, pathlib, sys, time
for done in range(3):
    print(json.dumps([done, 3, "a step"]), flush=True)
    time.sleep(0.2)
pathlib.Path(sys.argv[1]).write_text("built")
"""


async def test_an_engine_is_built_beside_play_and_its_progress_told(
    no_engine: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    built = tmp_path / "built"
    no_engine.setattr(engines, "can_make", lambda: True)
    no_engine.setattr(engines, "FIRST_LOOK", 0.01)
    no_engine.setattr(engines, "LOOK_EVERY", 0.05)
    no_engine.setattr(engines, "is_there", lambda _: built.exists())
    no_engine.setattr(engines, "library_of", lambda _: built.read_text())
    words = [sys.executable, "-c", BUILDS, str(built)]
    no_engine.setattr(engines, "command", lambda game, package: words)

    async def use(workers: Pool) -> None:
        parts = [part async for part in workers.engines.until_ready(GAME.name)]
        assert parts == sorted(parts)
        assert parts[0] == 0 < parts[-1] < 1
        assert workers.engines.is_ready(GAME.name)

    await with_pool(use)


async def test_a_builder_that_dies_is_told_in_a_sentence(no_engine: pytest.MonkeyPatch) -> None:
    no_engine.setattr(engines, "can_make", lambda: True)
    no_engine.setattr(engines, "command", lambda game, package: [sys.executable, "-c", DIES])

    async def use(workers: Pool) -> None:
        with pytest.raises(EngineFault, match="could not be made: the builder ended with 3"):
            async for _ in workers.engines.until_ready(GAME.name):
                pass
        assert not workers.engines.is_ready(GAME.name)

    await with_pool(use)


@pytest.mark.thorough
async def test_without_its_engine_a_strong_level_lets_another_play_under_its_own_name(
    no_engine: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    who = list[str]()
    no_engine.setattr(host, "tell_progress", lambda room, seat, player, part: who.append(player))
    async with running(tmp_path) as service, guest(service) as ada:
        seats = [HERE, computer("level8")]
        table = await ada.make_table("snekagon", seats, options={"board_side": 4})
        async with ada.at(table) as one:
            await one.move(one.legal[0])
            await one.until(lambda: one.is_our_turn and one.table["ply"] == 2)
    assert set(who) == {"level3"}


async def test_without_its_engine_a_game_is_not_analysed_but_a_sentence_is_said(
    no_engine: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, HERE], options={"board_side": 4})
        answer = await ada.http.get(f"/api/tables/{table}/analysis?seconds=1&language=de")
        assert "event: report" not in answer.text
        assert "keine Engine" in answer.text


@pytest.mark.thorough
async def test_an_analysis_stops_when_its_reader_goes_away(tmp_path: Path) -> None:
    async with running(tmp_path, analysis_seconds=600) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, HERE], options={"board_side": 4})
        analysts = service.parts.analysts
        path = f"/api/tables/{table}/analysis?seconds=600"
        async with ada.http.stream("GET", path) as answer:
            lines = answer.aiter_lines()
            while "report" not in await anext(lines):
                pass
            assert analysts.working
        while analysts.working:
            await asyncio.sleep(0.02)
        move = await ada.ask("POST", f"/tables/{table}/hint")
        assert move["seat"] == 0


@pytest.mark.thorough
async def test_hints_and_analysis_are_for_games_without_other_people(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        small = {"board_side": 4}
        table = await ada.make_table("snekagon", [HERE, computer("random")], options=small)
        hint = await ada.ask("POST", f"/tables/{table}/hint")
        game = set_up("snekagon", options=small)
        assert game.codec.move_from(hint["move"]) in game.rules.moves(game.rules.start())
        path = f"/api/tables/{table}/analysis?seconds=0.3"
        answer = await ada.http.get(path)
        assert "event: report" in answer.text
        assert answer.text.endswith("event: done\ndata: {}\n\n")
        assert (await bob.http.get(path)).status_code == 403
        net = await ada.make_table("snekagon", [HERE, {"kind": "elsewhere"}], options=small)
        await bob.sit(net)
        assert (await ada.http.get(f"/api/tables/{net}/analysis")).status_code == 403
        assert (await ada.http.post(f"/api/tables/{net}/hint")).status_code == 403
        async with bob.at(net) as socket:
            await socket.command("resign")
        assert (await bob.http.get(f"/api/tables/{net}/analysis?seconds=0.2")).status_code == 200
