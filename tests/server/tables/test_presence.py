"""Who is here, at one server and at several, and what becomes of a seat whose person has gone."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from serpentry.client import Client, TableSocket
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.hosting.room import Room
from serpentry.server.tables import presence
from serpentry.server.tables.presence import News, Presence
from tests.server.edge.test_socket import D4, SMALL, duel, refusal
from tests.server.running import PATIENCE, guest, running


def listening(client: Client, table: str) -> TableSocket:
    socket = client.at(table)
    socket.keep_heard = True
    return socket


def last_present(socket: TableSocket) -> Any:
    texts = [text for text in socket.heard if '"type":"present"' in text]
    return json.loads(texts[-1]) if texts else None


async def until_present(socket: TableSocket, holds: Callable[[Any], bool]) -> Any:
    until = time.monotonic() + PATIENCE
    while not (last_present(socket) and holds(last_present(socket))):
        assert time.monotonic() < until, last_present(socket)
        await asyncio.sleep(0.02)
    return last_present(socket)


async def test_the_others_let_a_computer_take_the_seat_of_somebody_who_has_gone(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path, absent_seconds=60, stand_in="random") as service,
        guest(service, "Ada") as ada,
        guest(service, "Bob") as bob,
    ):
        table = await ada.make_table("snekagon", [HERE, ELSEWHERE], options=SMALL)
        await bob.sit(table)
        began_ms = time.time() * 1000
        async with listening(ada, table) as one:
            async with bob.at(table):
                await one.move(D4)
                assert (await refusal(one, "claim", seat=1, how="computer")).key == "not-absent"
            told = await until_present(one, lambda said: said["seats"] == [True, False])
            assert told["replaceable"][0] is None
            assert told["replaceable"][1] > began_ms
            assert (await refusal(one, "claim", seat=1, how="win")).key == "not-absent"
            service.parts.keeper.rooms[table].absent_ms = 0
            await one.command("claim", seat=1, how="computer")
            await one.until(lambda: one.table["ply"] >= 2)
            assert one.table["chairs"][1]["kind"] == "computer"


async def test_who_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async with duel(tmp_path) as (service, ada, bob, table):
        service.parts.keeper.rooms[table].absent_ms = 100
        async with listening(bob, table) as two:
            await until_present(two, lambda said: said["replaceable"][0] is not None)
            async with listening(ada, table) as one:
                await until_present(two, lambda said: said["replaceable"] == [None, None])
                await asyncio.sleep(0.15)
                assert (await refusal(two, "claim", seat=0, how="computer")).key == "not-absent"
                await one.move(D4)


async def test_two_servers_tell_each_other_who_is_here(new_postgres: str, tmp_path: Path) -> None:
    async with running(tmp_path, database=new_postgres) as left:
        async with (
            running(tmp_path, database=new_postgres) as right,
            guest(left, "Ada") as ada,
            guest(right, "Bob") as bob,
        ):
            table = await ada.make_table("snekagon", [HERE, ELSEWHERE], options=SMALL)
            await bob.sit(table)
            async with listening(ada, table) as one:
                async with listening(bob, table) as two, Client(right.url).at(table):
                    for socket in (one, two):
                        await until_present(
                            socket,
                            lambda said: said["seats"] == [True, True] and said["watching"] == 1,
                        )
                await until_present(
                    one, lambda said: said["seats"] == [True, False] and said["watching"] == 0
                )


async def test_whoever_watches_and_then_sits_down_is_told_to_be_here(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as service,
        guest(service, "Ada") as ada,
        guest(service, "Bob") as bob,
    ):
        table = await ada.make_table("snekagon", [HERE, ELSEWHERE], options=SMALL)
        async with listening(ada, table) as one, listening(bob, table):
            await until_present(one, lambda said: said["watching"] == 1)
            await bob.sit(table)
            await until_present(one, lambda said: said["seats"] == [True, True])


async def test_who_looks_elsewhere_or_left_is_told(tmp_path: Path) -> None:
    async with duel(tmp_path) as (_service, ada, bob, table), listening(ada, table) as one:
        began_ms = time.time() * 1000
        async with listening(bob, table) as two:
            await until_present(one, lambda said: said["away"] == [False, False])
            await two.send_raw(json.dumps({"type": "ping", "away": True}))
            await until_present(one, lambda said: said["away"] == [False, True])
            async with bob.at(table):
                await until_present(one, lambda said: said["away"] == [False, False])
            told = await until_present(one, lambda said: said["away"] == [False, True])
            assert told["seats"] == [True, True]
            assert told["since"] == [None, None]
        told = await until_present(one, lambda said: said["seats"] == [True, False])
        assert told["since"][1] > began_ms
        assert told["since"][0] is None
        assert told["away"] == [False, False]


async def test_a_server_that_says_nothing_more_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "REPEAT_SECONDS", 0.05)
    async with duel(tmp_path) as (service, ada, _bob, table), listening(ada, table) as one:
        room: Room = service.parts.keeper.rooms[table]
        said: list[str] = []
        here: Presence = service.parts.presence
        here.announce = said.append
        away = room.state.chairs[1].guest
        assert away is not None
        here.hear(room, News("another", table, (away,), 3, asks=True))
        told = await until_present(one, lambda now: now["seats"] == [True, True])
        assert told["away"] == [False, False]
        here.hear(room, News.of(News("another", table, (away,), 3, False, (away,)).text()))
        await until_present(one, lambda now: now["away"] == [False, True])
        assert told["watching"] == 3
        assert News.of(said[0]).guests == (room.state.chairs[0].guest,)
        monkeypatch.setattr(presence, "FORGET_SECONDS", 0.2)
        await until_present(one, lambda now: now["seats"] == [True, False])


async def test_of_a_crowd_it_is_told_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "CROWD_SIZE", 3)
    async with running(tmp_path) as service, guest(service) as ada, AsyncExitStack() as crowd:
        table = await ada.make_table("snekagon", [HERE, HERE])
        one = await crowd.enter_async_context(listening(ada, table))
        stranger = await crowd.enter_async_context(Client(service.url))
        others = [listening(stranger, table) for _ in range(20)]
        await asyncio.gather(*map(crowd.enter_async_context, others))
        await until_present(one, lambda told: told["watching"] == 20)
        told = sum('"type":"present"' in text for text in one.heard)
        assert told < 20, "not with everyone who comes"


async def test_who_is_at_many_tables_is_said_again_a_few_at_a_time(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, HERE], options=SMALL)
        async with ada.at(table):
            room, said = service.parts.keeper.rooms[table], list[str]()
            told = Presence(lambda: [room] * 100, said.append, lambda: None)
            repeating = asyncio.create_task(told.repeat())
            await asyncio.sleep(0)
            assert len(said) == presence.AT_ONCE
            await repeating
            assert len(said) == 100
