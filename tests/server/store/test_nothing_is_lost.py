"""kill −9 in the middle of many games: what was acknowledged is there, and every game ends."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import BOXES, game_of_record
from serpentry.client import Client, TableSocket
from serpentry.client.client import ELSEWHERE, HERE, computer
from serpentry.table.fairness import verify
from serpentry.tabletop.formats.record import read_record
from tests.server.processes import ServiceProcess, wait_until_ready


def plan(number: int) -> dict[str, Any]:
    """A game for two of those on the shelf, against a person or a computer."""
    box = BOXES[number % len(BOXES)]
    seats = [HERE, ELSEWHERE] if number % 2 else [HERE, computer("random")]
    seats += [computer("random")] * (box.seats[0] - 2)
    options = {"board_side": 4} if box.name == "snekagon" else {}
    return {"game": box.name, "seats": seats, "options": options}


class Crowd:
    """Two guests at many tables, and everything that was acknowledged to them."""

    def __init__(self) -> None:
        self.sockets: list[TableSocket] = []

    @property
    def acknowledged(self) -> int:
        return sum(len(socket.acknowledged) for socket in self.sockets)

    async def play(self, client: Client, table: str, seed: int) -> None:
        async with client.at(table) as socket:
            self.sockets.append(socket)
            rng = Random(seed)
            await socket.play_out(rng.choice, timeout=200)


async def killed_and_played_on(
    folder: Path, count: int, kills: int
) -> tuple[Crowd, dict[str, str]]:
    database, log = f"sqlite:///{folder / 'tables.sqlite'}", folder / "log"
    service = ServiceProcess(database, log)
    port, crowd = service.port, Crowd()
    async with Client(service.url) as ada, Client(service.url) as bob:
        await ada.introduce("Ada")
        await bob.introduce("Bob")
        tables = [await ada.make_table(**plan(number)) for number in range(count)]
        games = []
        for number, table in enumerate(tables):
            games.append(asyncio.create_task(crowd.play(ada, table, number)))
            if number % 2:
                await bob.sit(table)
                games.append(asyncio.create_task(crowd.play(bob, table, -number)))
        for kill in range(kills):
            while crowd.acknowledged < 3 * count * (kill + 1):
                await asyncio.sleep(0.005)
            service.kill()
            service = await asyncio.to_thread(ServiceProcess, database, log, port)
            await asyncio.to_thread(wait_until_ready, service.url)
        await asyncio.gather(*games)
        records = {table: await ada.record(table) for table in tables}
    assert await asyncio.to_thread(service.stop) == 0
    return crowd, records


@pytest.mark.parametrize(
    ("games", "kills"), [(3, 1), pytest.param(30, 2, marks=pytest.mark.thorough)]
)
async def test_after_kill_9_every_acknowledged_move_is_there_and_every_game_ends(
    games: int, kills: int, tmp_path: Path
) -> None:
    crowd, records = await killed_and_played_on(tmp_path, games, kills)
    assert len(records) == games
    for text in records.values():
        record = read_record(text)
        verdict = verify(game_of_record(record), record)
        assert verdict.seeded
        assert record.result != "open"
    for socket in crowd.sockets:
        numbers = [event["seq"] for event in socket.events]
        assert numbers == list(range(1, socket.seq + 1)), "no event is missing or doubled"
        moved = {event["seq"] for event in socket.events if event["is"] == "moved"}
        for ack in socket.acknowledged:
            assert ack["first"] in moved
    assert crowd.acknowledged >= 3 * games * kills
