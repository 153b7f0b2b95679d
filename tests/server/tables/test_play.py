"""Whole games over HTTP and WebSocket, with people and computers."""

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import BOXES, game_of_record
from serpentry.client import Client
from serpentry.client.client import ELSEWHERE, HERE, computer
from serpentry.players import ROSTER
from serpentry.server.bots.pool import START_SECONDS
from serpentry.table.fairness import verify
from serpentry.tabletop.formats.record import read_record
from serpentry.tabletop.game import AnyBox
from tests.lots import LOTS
from tests.server.running import guest, running

SHELF = (*BOXES, LOTS)


def small(box: AnyBox) -> dict[str, object]:
    return {"board_side": 4} if box.name == "snekagon" else {}


@pytest.mark.one_in(3)
@pytest.mark.parametrize("box", SHELF, ids=lambda box: box.name)
async def test_two_people_over_the_net_play_a_whole_game(box: AnyBox, tmp_path: Path) -> None:
    async def play() -> str:
        async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
            seats = [HERE] + [ELSEWHERE] * (box.seats[0] - 1)
            table = await ada.make_table(box.name, seats, options=small(box))
            for _ in seats[1:]:
                await bob.sit(table, None)
            async with ada.at(table) as one, bob.at(table) as two:
                ends = await asyncio.gather(
                    one.play_out(Random(1).choice), two.play_out(Random(2).choice)
                )
                assert ends[0] == ends[1]
                assert ends[0]["how"] == "rules"
                assert [event["seq"] for event in two.events] == list(range(1, two.seq + 1))
            return await ada.record(table)

    record = read_record(await play())
    assert verify(game_of_record(record), record).seeded


@pytest.mark.one_in(5)
@pytest.mark.parametrize("box", SHELF, ids=lambda box: box.name)
async def test_a_person_and_computers_play_a_whole_game_with_every_seat_taken(
    box: AnyBox, tmp_path: Path
) -> None:
    async def play() -> str:
        async with running(tmp_path, stand_in="random") as service, guest(service) as ada:
            seats = [HERE] + [computer("random")] * (box.seats[-1] - 1)
            table = await ada.make_table(box.name, seats, options=small(box))
            async with ada.at(table) as socket:
                end = await socket.play_out(Random(3).choice)
                assert end["outcome"]["scores"] is not None
                assert any(event["is"] == "moved" and event["by"] != 0 for event in socket.events)
            return await ada.record(table)

    record = read_record(await play())
    assert verify(game_of_record(record), record).moves > 0


def slowest(events: list[Any], seat: int) -> float:
    """The longest that a seat took for a move, in seconds."""
    times = [(after["at"] - before["at"], after) for before, after in pairwise(events)]
    return float(max(took for took, event in times if event.get("by") == seat)) / 1000


@pytest.mark.thorough
async def test_every_level_plays_a_whole_game_and_no_move_is_late(tmp_path: Path) -> None:
    levels = [name for name in ROSTER if name.startswith("level")]

    async def play(client: Client, level: str) -> float:
        seats = [HERE, computer(level)]
        table = await client.make_table("snekagon", seats, options={"board_side": 4})
        async with client.at(table) as socket:
            socket.keep_heard = True
            end = await socket.play_out(Random(4).choice, timeout=200)
            assert end["how"] == "rules"
            assert f'"player":"{level}","progress":0.0' in "".join(socket.heard)
            return slowest(socket.events, 1)

    async def play_all() -> list[float]:
        async with running(tmp_path, think_seconds=20) as service, guest(service) as ada:
            return await asyncio.gather(*(play(ada, level) for level in levels))

    times = await play_all()
    assert len(times) == len(levels) == 12
    assert max(times) < 20 + START_SECONDS
