"""Several workers on one SQLite file: they share tables, one may die, none outlives the rest."""

import asyncio
import os
import signal
import socket
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from serpentry.client import Client, TableSocket
from serpentry.client.client import ELSEWHERE, HERE, computer
from serpentry.server.loops.foreman import oversee
from serpentry.server.loops.line import READY, Line
from serpentry.server.loops.port import bound
from serpentry.server.loops.worker import Worker
from serpentry.tabletop.errors import SerpentryError
from tests.server.processes import ServiceProcess
from tests.server.running import settings

GAMES = 8
SMALL = {"board_side": 4}


def children(pid: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(one) for one in found.stdout.split()]


async def until_gone(pids: list[int]) -> None:
    async with asyncio.timeout(60):
        while any(Path(f"/proc/{pid}/exe").exists() for pid in pids):
            await asyncio.sleep(0.05)


async def open_service(folder: Path) -> ServiceProcess:
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    return await asyncio.to_thread(ServiceProcess, database, folder / "log", workers=2)


def was_cut_off(one: TableSocket) -> bool:
    return sum('"type":"welcome"' in text for text in one.heard) > 1


def check_whole(one: TableSocket) -> None:
    assert [event["seq"] for event in one.events] == list(range(1, one.seq + 1))
    moved = {event["seq"] for event in one.events if event["is"] == "moved"}
    assert {ack["first"] for ack in one.acknowledged} <= moved


async def play_over_two_workers(folder: Path) -> None:
    service = await open_service(folder)
    first, second = children(service.process.pid)
    sockets: list[tuple[TableSocket, TableSocket]] = []
    async with Client(service.url) as ada, Client(service.url) as bob:
        await ada.introduce("Ada")
        await bob.introduce("Bob")
        lone = await ada.make_table("snekagon", [HERE, computer("random")], options=SMALL)
        for _ in range(GAMES):
            table = await ada.make_table("snekagon", [HERE, ELSEWHERE], options=SMALL)
            await bob.sit(table)
            sockets.append((ada.at(table), bob.at(table)))
        async with AsyncExitStack() as connections, asyncio.TaskGroup() as games:
            for pair in sockets:
                for one in pair:
                    one.keep_heard = True
                    await connections.enter_async_context(one)
            for seed, pair in enumerate(sockets):
                for one in pair:
                    games.create_task(one.play_out(Random(seed).choice, timeout=200))
            # So early that no game can be over: whoever is on that worker is cut off.
            while sum(len(one.acknowledged) for pair in sockets for one in pair) < GAMES:
                await asyncio.sleep(0.01)
            os.kill(first, signal.SIGKILL)
        async with ada.at(lone) as solo:
            await solo.play_out(Random(0).choice)
    for pair in sockets:
        for one in pair:
            check_whole(one)
        assert pair[0].table["end"] == pair[1].table["end"]
    cut = [was_cut_off(one) for pair in sockets for one in pair]
    assert any(cut), "some were on the worker that was killed"
    assert not all(cut), "and some on the other"
    later = children(service.process.pid)
    assert (first in later, second in later, len(later)) == (False, True, 2)
    assert await asyncio.to_thread(service.stop) == 0
    await until_gone(later)
    log = service.log.read_text()
    assert "a worker died and is replaced" in log
    assert "worker=1" in log
    assert "Traceback" not in log


@pytest.mark.thorough
async def test_players_on_different_workers_play_on_when_one_is_killed(tmp_path: Path) -> None:
    await play_over_two_workers(tmp_path)


async def test_a_worker_stops_when_its_foreman_has_gone(tmp_path: Path) -> None:
    ours, theirs = socket.socketpair()
    worker = Worker(settings(tmp_path), Line(theirs))
    task = asyncio.create_task(worker.serve([bound("127.0.0.1", 0)]))
    with ours:
        heard = await asyncio.to_thread(ours.recv, 1000)
        assert READY in heard.decode()
    await asyncio.wait_for(task, 60)
    assert worker.parts.is_closing


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SerpentryError, match=f"can't listen on 127.0.0.1:{port}"):
            oversee(settings(tmp_path, port=port, workers=2))
