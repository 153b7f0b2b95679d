"""The house in a browser answers as the service does, without it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from serpentry.browser.main import BrowserHost
from serpentry.browser.storage import BrowserStorage
from serpentry.hosting import host
from serpentry.search import engine_search as search
from tests.offline.drawer import Drawer

UNASKED = ("thinking", "events", "changes", "present")


class Client:
    """Talks to a house as the browser's client does."""

    def __init__(self, drawer: Drawer | None = None) -> None:
        self.drawer = drawer or Drawer()
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.house = BrowserHost(
            self.drawer,
            lambda number, text: self.heard.append(json.loads(text)),
            lambda number, code: self.closed.append(code),
            lambda table: None,
        )

    async def ask(self, method: str, path: str, body: object = None, **query: str) -> Any:
        text = None if body is None else json.dumps(body)
        asked = {"method": method, "path": path, "language": "en", "query": query, "body": text}
        answer = json.loads(await self.house.ask(json.dumps(asked)))
        is_json = answer["kind"] == "application/json"
        return answer["status"], json.loads(answer["content"]) if is_json else answer["content"]

    async def make(self, game: str, *seats: str, **more: object) -> str:
        plan = {"game": game, "seats": [seat(one) for one in seats], **more}
        status, made = await self.ask("POST", "/api/tables", plan)
        assert status == 201, made
        return str(made["id"])

    async def send(self, **message: object) -> dict[str, Any]:
        """Send a command; the answer to it."""
        await self.house.hear(1, json.dumps({"id": f"{id(self)}-{len(self.heard)}", **message}))
        return next(
            one
            for one in reversed(self.heard)
            if one["type"] not in ("thinking", "events", "changes")
        )

    async def legal(self, table: str) -> list[dict[str, Any]]:
        _, seen = await self.ask("GET", f"/api/tables/{table}")
        kinds = seen["table"]["legal"]["kinds"]
        return [dict(zip(one["parts"], row, strict=True)) for one in kinds for row in one["rows"]]


def seat(who: str) -> dict[str, str]:
    return {"kind": "here"} if who == "here" else {"kind": "computer", "player": who}


def run(test: Callable[[Client], Awaitable[None]], client: Client | None = None) -> None:
    asyncio.run(_run(test, client or Client()))


async def _run(test: Callable[[Client], Awaitable[None]], client: Client) -> None:
    await test(client)


async def played(client: Client, table: str, moves: int) -> None:
    """Make so many moves, any that is legal, and wait for the computers in between."""
    for _ in range(moves):
        _, seen = await client.ask("GET", f"/api/tables/{table}")
        if seen["table"]["phase"] == "over":
            return
        move = (await client.legal(table))[0]
        answer = await client.send(type="move", after=seen["table"]["seq"], move=move)
        assert answer["type"] == "ack", answer
        room = await client.house.host.room(table)
        if room.thinking:
            await room.thinking


def test_a_game_at_home_is_played_and_kept_as_a_log() -> None:
    async def test(client: Client) -> None:
        table = await client.make("snekagon", "here", "level1")
        await client.house.open(1, table, 0, "en", False)
        assert client.heard[0]["type"] == "welcome"
        await played(client, table, 3)
        rows = client.drawer.rows[table]
        assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
        again = Client(client.drawer)
        _, seen = await again.ask("GET", f"/api/tables/{table}")
        _, before = await client.ask("GET", f"/api/tables/{table}")
        assert seen == before

    run(test)


def test_an_illegal_move_is_refused_with_its_rule_and_a_sentence() -> None:
    async def test(client: Client) -> None:
        table = await client.make("snekagon", "here", "here")
        await client.house.open(1, table, 0, "en", False)
        move = {"cells": [[99, 0]]}
        verdict = await client.send(type="try", move=move)
        assert verdict["type"] == "verdict"
        assert not verdict["legal"]
        assert verdict["illegal"]["sentence"]
        refused = await client.send(type="move", after=10, move=move)
        assert refused["type"] == "refused"

    run(test)


def test_a_browser_without_room_says_so_and_loses_nothing() -> None:
    async def test(client: Client) -> None:
        table = await client.make("snekagon", "here", "here")
        await client.house.open(1, table, 0, "en", False)
        move = (await client.legal(table))[0]
        _, seen = await client.ask("GET", f"/api/tables/{table}")
        client.drawer.is_full = True
        wish = {"type": "move", "after": seen["table"]["seq"], "move": move}
        refused = await client.send(**wish)
        assert (refused["key"], refused["again"] > 0) == ("home-full", True)
        client.drawer.is_full = False
        assert (await client.send(**wish))["type"] == "ack"

    run(test)


def test_two_windows_never_write_over_each_other() -> None:
    async def test(client: Client) -> None:
        other = Client(client.drawer)
        table = await client.make("snekagon", "here", "here")
        for one in (client, other):
            await one.house.open(1, table, 0, "en", False)
        _, seen = await client.ask("GET", f"/api/tables/{table}")
        moves = await client.legal(table)
        wish = {"type": "move", "after": seen["table"]["seq"]}
        assert (await client.send(**wish, move=moves[0]))["type"] == "ack"
        assert (await other.send(**wish, move=moves[1]))["type"] == "stale"
        rows = client.drawer.rows[table]
        assert len({row["seq"] for row in rows}) == len(rows)

    run(test)


def test_a_house_with_one_thread_answers_while_a_computer_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search, "HAS_THREADS", False)

    async def test(client: Client) -> None:
        table = await client.make("snekagon", "here", "level8")
        await client.house.open(1, table, 0, "en", False)
        _, seen = await client.ask("GET", f"/api/tables/{table}")
        move = (await client.legal(table))[0]
        await client.send(type="move", after=seen["table"]["seq"], move=move)
        while not any(one["type"] == "thinking" and one["progress"] for one in client.heard):
            await asyncio.sleep(0)
        assert (await client.send(type="ask", what="undo"))["type"] == "ack"
        room = await client.house.host.room(table)
        assert room.thinking
        await room.thinking
        assert (room.state.to_act, len(room.state.played)) == (0, 0)

    run(test)


def test_a_computer_without_room_makes_its_move_when_there_is_some(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(host, "FIRST_PAUSE", 0.01)

    async def test(client: Client) -> None:
        table = await client.make("snekagon", "here", "level1")
        await client.house.open(1, table, 0, "en", False)
        _, seen = await client.ask("GET", f"/api/tables/{table}")
        move = (await client.legal(table))[0]
        await client.send(type="move", after=seen["table"]["seq"], move=move)
        client.drawer.is_full = True
        await asyncio.sleep(0.05)
        room = await client.house.host.room(table)
        assert room.thinking
        client.drawer.is_full = False
        await room.thinking
        assert room.state.to_act == 0

    run(test)


def test_a_game_goes_on_elsewhere_from_its_record() -> None:
    async def test(client: Client) -> None:
        table = await client.make("snekagon", "here", "level1")
        await client.house.open(1, table, 0, "en", False)
        await played(client, table, 2)
        _, record = await client.ask("GET", f"/api/tables/{table}/record")
        status, made = await Client().ask("POST", "/api/tables", {"record": record})
        assert status == 201, made
        _, seen = await client.ask("GET", f"/api/tables/{table}")
        assert made["table"]["position"] == seen["table"]["position"]
        assert [one["kind"] for one in made["table"]["chairs"]] == ["here", "computer"]

    run(test)


def test_what_needs_others_says_so() -> None:
    async def test(client: Client) -> None:
        status, told = await client.ask("GET", "/api/games/snekagon/print.pdf")
        assert (status, told["key"]) == (409, "needs-server")
        status, told = await client.ask("GET", "/api/tables/home-nowhere")
        assert status == 404

    run(test)


async def test_two_questions_of_a_first_visit_make_up_one_guest() -> None:
    class SlowDrawer(Drawer):
        async def fact(self, name: str) -> str | None:
            await asyncio.sleep(0)
            return await super().fact(name)

    async def visit() -> tuple[str, str]:
        storage = BrowserStorage(SlowDrawer(), lambda table: None)
        one, other = await asyncio.gather(storage.guest(), storage.guest())
        return one, other

    one, other = await visit()
    assert one == other
