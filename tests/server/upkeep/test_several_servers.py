"""Two servers on one PostgreSQL: clients on both, each sees what the other does; one is killed."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog

from serpentry.client import Client
from serpentry.client.client import ELSEWHERE, HERE, computer
from serpentry.server.tables.bus import PostgresBus
from tests.server.processes import ServiceProcess


class Switchboard:
    """A proxy in front of both: new connections go to the first server that answers."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.pipes: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> str:
        self.server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        for task in list(self.pipes):
            task.cancel()
        await asyncio.gather(*self.pipes, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.pipes.add(task)
        try:
            for port in self.ports:
                try:
                    far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
                except OSError:
                    continue
                await asyncio.gather(_pipe(reader, far_writer), _pipe(far_reader, writer))
                return
        finally:
            writer.close()
            self.pipes.discard(task)


async def _pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


async def played_over_two(database: str, folder: Path) -> None:
    # The toy game is not on these servers' shelf; whatever the catalogue has will do.
    one = await asyncio.to_thread(ServiceProcess, database, folder / "one.log", think_seconds=2)
    two = await asyncio.to_thread(ServiceProcess, database, folder / "two.log", think_seconds=2)
    small = {"board_side": 4}
    async with Switchboard([one.port, two.port]) as proxy:
        async with Client(proxy) as ada, Client(two.url) as bob:
            await ada.introduce("Ada")
            await bob.introduce("Bob")
            net = await ada.make_table("snekagon", [HERE, ELSEWHERE], options=small)
            lone = await ada.make_table("snekagon", [HERE, computer("random")], options=small)
            await bob.sit(net)
            async with ada.at(net) as left, bob.at(net) as right, ada.at(lone) as solo:
                await left.until(lambda: left.table["phase"] == "playing")
                games = [
                    asyncio.create_task(left.play_out(Random(1).choice)),
                    asyncio.create_task(right.play_out(Random(2).choice)),
                ]
                await solo.move(solo.legal[0])
                await left.until(lambda: left.table["ply"] >= 4)
                one.kill()
                ends = await asyncio.gather(*games)
                assert ends[0] == ends[1]
                numbers = [event["seq"] for event in left.events]
                assert numbers == list(range(1, left.seq + 1))
                await solo.play_out(Random(3).choice)
    assert await asyncio.to_thread(two.stop) == 0


@pytest.mark.thorough
async def test_two_servers_share_their_tables_and_one_may_die(
    new_postgres: str, tmp_path: Path
) -> None:
    await played_over_two(new_postgres, tmp_path)


async def test_a_postgres_that_is_away_is_told_once_and_so_is_its_return(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("serpentry.server.tables.bus.RETRY_SECONDS", 0)
    bus = PostgresBus("postgresql://nobody@127.0.0.1:1/none")
    goes_well = [False, False, False, True, False, False]

    async def listen_once(*_: object) -> None:
        if not goes_well:
            await asyncio.Event().wait()
        if goes_well.pop(0):
            bus.listens()
        raise ConnectionError

    monkeypatch.setattr(bus, "_listen_once", listen_once)

    async def check() -> None:
        nobody: Any = None
        bus.task = asyncio.create_task(bus._listen(nobody, nobody, nobody))
        while goes_well:
            await asyncio.sleep(0)
        await bus.close()

    with structlog.testing.capture_logs() as said:
        await check()
    assert [one["event"] for one in said] == ["bus cut off", "bus is back", "bus cut off"]
