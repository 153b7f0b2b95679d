"""When the database fails: every command is answered, nothing is lost, and it goes on by itself."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DatabaseError, OperationalError

from serpentry.client.client import HERE, computer
from serpentry.server.run import Service
from serpentry.server.store.failures import NotStored, StoreFault, fault_of
from serpentry.server.store.writer import BatchWriter
from serpentry.server.tasks import ended
from tests.server.running import guest, running

SMALL = {"board_side": 4}


@contextmanager
def failing(monkeypatch: pytest.MonkeyPatch, words: str) -> Iterator[None]:
    """The database says that to whatever is written."""

    async def fails(*_: object) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError(words))

    with monkeypatch.context() as patch:
        patch.setattr(BatchWriter, "_write", fails)
        yield


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (sqlite3.OperationalError("database or disk is full"), StoreFault.FULL),
        (sqlite3.OperationalError("attempt to write a readonly database"), StoreFault.FULL),
        (sqlite3.DatabaseError("database disk image is malformed"), StoreFault.DAMAGED),
        (sqlite3.DatabaseError("file is not a database"), StoreFault.DAMAGED),
        (sqlite3.OperationalError("database is locked"), StoreFault.AWAY),
        (ConnectionRefusedError(), StoreFault.AWAY),
        (DatabaseError("x", {}, sqlite3.DatabaseError("malformed")), StoreFault.DAMAGED),
    ],
)
def test_what_is_wrong_with_the_database_is_told_apart(error: Exception, fault: StoreFault) -> None:
    assert fault_of(error) is fault


def heard(socket: Any, type: str) -> list[Any]:
    return [one for one in map(json.loads, socket.heard) if one["type"] == type]


async def test_a_move_that_could_not_be_stored_is_answered_and_taken_when_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, HERE], options=SMALL)
        async with ada.at(table) as one:
            one.keep_heard = True
            with failing(monkeypatch, "database or disk is full"):
                moving = asyncio.create_task(one.move(one.legal[0]))
                await one.until(lambda: bool(heard(one, "refused")))
                refused = heard(one, "refused")[0]
                assert (refused["key"], refused["again"] > 0) == ("database-full", True)
                assert "the disk is full" in refused["text"]
                assert one.table["ply"] == 0
                answer = await ada.http.put("/api/guest", json={"name": "Ada"})
                assert answer.status_code == 200
                answer = await ada.http.post(
                    "/api/tables", json={"game": "snekagon", "seats": [HERE, HERE]}
                )
                assert (answer.status_code, answer.json()["key"]) == (503, "database-full")
            ack = await moving
            assert ack["type"] == "ack"
            await one.until(lambda: one.table["ply"] == 1)


async def test_a_computer_hands_its_move_in_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, computer("random")], options=SMALL)
        async with ada.at(table) as one:
            choose, store = service.parts.pool.choose, asyncio.Event()

            async def fails(*_: object) -> None:
                store.set()
                raise OSError("away")

            async def choosing(*given: Any) -> Any:
                move = await choose(*given)
                broken.setattr(BatchWriter, "_write", fails)
                return move

            with monkeypatch.context() as broken:
                broken.setattr(service.parts.pool, "choose", choosing)
                await one.move(one.legal[0])
                await store.wait()
            await one.until(lambda: one.table["ply"] == 2)


async def test_a_command_that_breaks_something_is_answered_and_the_socket_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, HERE], options=SMALL)
        async with ada.at(table) as one:
            one.keep_heard = True
            with monkeypatch.context() as patch:
                patch.setattr(service.parts.keeper, "submit", _breaks)
                await one.send_raw(_say("a"))
                await one.until(lambda: bool(heard(one, "refused")))
            assert heard(one, "refused")[0]["key"] == "something-broke"
            await one.command("say", text="still here")


async def _breaks(*_: object) -> None:
    raise ZeroDivisionError


def _say(id: str) -> str:
    return json.dumps({"type": "say", "id": id, "text": "hello"})


async def test_a_request_that_breaks_something_is_answered_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        monkeypatch.setattr(service.parts.store, "cards", _breaks)
        answer = await ada.http.get("/api/lobby")
        assert (answer.status_code, answer.json()["key"]) == (500, "something-broke")


async def test_a_table_that_can_not_be_read_now_closes_the_socket_with_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, HERE], options=SMALL)
        _forget_rooms(service)
        with monkeypatch.context() as patch:
            patch.setattr(service.parts.store, "load", _is_away)
            answer = await ada.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
            socket = ada.at(table)
            opening = asyncio.create_task(socket.__aenter__())
            await asyncio.sleep(0.2)
            assert not opening.done()
        await opening
        await socket.leave()


async def test_readiness_says_what_was_wrong_with_the_last_write_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        await ended(service.parts.heartbeat.task)
        with monkeypatch.context() as patch:
            patch.setattr(service.parts.store, "keep_fact", _is_full)
            assert (await ada.http.get("/api/ready")).status_code == 200
            await service.parts.heartbeat.beat()
            answer = await ada.http.get("/api/ready")
            assert (answer.status_code, answer.json()["ok"]) == (503, False)
            assert "disk is full" in answer.json()["why"]
        await service.parts.heartbeat.beat()
        assert (await ada.http.get("/api/ready")).status_code == 200


async def _is_full(*_: object) -> None:
    raise NotStored(StoreFault.FULL)


async def _is_away(*_: object) -> None:
    raise NotStored(StoreFault.AWAY)


def _forget_rooms(service: Service) -> None:
    service.parts.keeper.rooms.clear()
