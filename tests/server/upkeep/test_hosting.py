"""Running the service: headers, limits, origins, health, metrics, lobby, records, goodbye."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fastapi import Response
from pydantic import TypeAdapter

from serpentry.catalogue import BOXES, names
from serpentry.client import Client, Refusal, TableSocket
from serpentry.client.client import ELSEWHERE, HERE, computer
from serpentry.server.edge.description import server_message
from serpentry.server.edge.guests import Doorman, KnownGuest
from serpentry.server.settings import Settings
from tests.server.processes import ServiceProcess
from tests.server.running import guest, running
from tests.server.store.test_store import opened
from tests.test_cli import run as command

server_messages: TypeAdapter[Any] = TypeAdapter(server_message())
SMALL = {"board_side": 4}


async def make_net_table(ada: Client, bob: Client, **plan: Any) -> str:
    table = await ada.make_table("snekagon", [HERE, ELSEWHERE], options=SMALL, **plan)
    await bob.sit(table)
    return table


async def test_every_answer_carries_the_usual_headers(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        for path in ("/api/health", "/api/games", "/nowhere", "/api/tables/none"):
            headers = (await ada.http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert "server" not in headers
        answer = await ada.http.put("/api/guest", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie


async def test_foreign_pages_may_not_call(tmp_path: Path) -> None:
    async with running(tmp_path, origins="https://friend.example") as service:
        async with guest(service) as ada:
            evil = {"Origin": "https://evil.example"}
            friend = {"Origin": "https://friend.example"}
            own = {"Origin": service.url}
            body = {"name": "Ada"}
            answer = await ada.http.put("/api/guest", json=body, headers=evil)
            assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")
            for fine in (friend, own):
                answer = await ada.http.put("/api/guest", json=body, headers=fine)
                assert answer.status_code == 200
            table = await ada.make_table("snekagon", [HERE, HERE])
            socket = ada.at(table)
            socket.headers["Origin"] = "https://evil.example"
            with pytest.raises(Refusal, match="foreign-origin"):
                async with socket:
                    pass


async def test_a_friendly_page_can_read_that_it_asks_too_often(tmp_path: Path) -> None:
    friend = "https://friend.example"
    options = {"origins": friend, "requests_per_minute": 2}
    async with running(tmp_path, **options) as service, Client(service.url) as ada:
        for _ in range(4):
            answer = await ada.http.get("/api/games", headers={"Origin": friend})
        assert (answer.status_code, answer.json()["key"]) == (429, "too-many")
        assert answer.headers["Access-Control-Allow-Origin"] == friend


@pytest.mark.parametrize(
    ("frames", "framed_by"),
    [("", "'none'"), ("https://club.example/, *", "'self' * https://club.example")],
)
async def test_boards_may_be_framed_by_whom_the_host_names_and_pages_by_nobody(
    tmp_path: Path, frames: str, framed_by: str
) -> None:
    (tmp_path / "index.html").write_text("first page")
    (tmp_path / "embed").mkdir()
    (tmp_path / "embed" / "frame.html").write_text("a board")
    given = {"client": str(tmp_path), "frames": frames}
    async with running(tmp_path, **given) as service, guest(service) as ada:
        board = (await ada.http.get("/embed/frame.html")).headers
        assert board["content-security-policy"].endswith(f"frame-ancestors {framed_by}")
        assert ("x-frame-options" in board) == (not frames)
        for path in ("/", "/embedded", "/api/games"):
            headers = (await ada.http.get(path)).headers
            assert headers["content-security-policy"].endswith("frame-ancestors 'none'")
            assert headers["x-frame-options"] == "DENY"


async def test_limits_are_told_as_429(tmp_path: Path) -> None:
    limits = {"tables_per_guest": 2, "guests_per_hour": 2, "requests_per_minute": 30}
    async with running(tmp_path, **limits) as service, guest(service) as ada:
        for _ in range(2):
            await ada.make_table("snekagon", [HERE, HERE])
        with pytest.raises(Refusal) as caught:
            await ada.make_table("snekagon", [HERE, HERE])
        assert caught.value.content["status"] == 429
        assert caught.value.key == "too-many-tables"
        async with Client(service.url) as bob, Client(service.url) as eve:
            await bob.introduce("Bob")
            with pytest.raises(Refusal) as held:
                await eve.introduce("Eve")
            assert held.value.key == "too-many"
        answers = [(await ada.http.get("/api/games")).status_code for _ in range(30)]
        assert set(answers) == {200, 429}
        assert (await ada.http.get("/api/health")).status_code == 200


async def test_too_many_messages_and_sockets_are_held_back(tmp_path: Path) -> None:
    limits = {"messages_per_second": 1, "sockets_per_guest": 2}
    async with running(tmp_path, **limits) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, HERE])
        async with ada.at(table) as one, ada.at(table):
            one.keep_heard = True
            for _ in range(8):
                await one.send_raw('{"type": "ping"}')
            await one.until(lambda: any('"too-many"' in text for text in one.heard))
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.5), ada.at(table):
                    pass


async def test_health_readiness_and_metrics(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        assert (await ada.ask("GET", "/health"))["ok"]
        assert (await ada.ask("GET", "/ready")) == {"ok": True, "why": ""}
        table = await ada.make_table("snekagon", [HERE, HERE], options=SMALL)
        async with ada.at(table) as one:
            await one.move(one.legal[0])
            text = (await ada.http.get("/metrics")).text
            assert 'serpentry_moves_total{by="here"}' in text
            assert "serpentry_sockets 1.0" in text
        service.parts.is_closing = True
        assert (await ada.http.get("/api/ready")).status_code == 503
        service.parts.is_closing = False


async def test_the_lobby_lists_public_tables_and_streams_changes(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        async with bob.http.stream("GET", "/api/lobby/events") as stream:
            lines = stream.aiter_lines()
            first = await anext(lines)
            assert first == "event: lobby"
            await anext(lines)
            public = await ada.make_table(
                "snekagon", [HERE, ELSEWHERE], public=True, title="Come in"
            )
            await ada.make_table("snekagon", [HERE, ELSEWHERE])
            async for line in lines:
                if line.startswith("data:") and public in line:
                    break
        lobby = await bob.ask("GET", "/lobby")
        [card] = lobby["waiting"]
        assert (card["id"], card["title"], card["free"]) == (public, "Come in", [1])
        await bob.sit(public)
        lobby = await bob.ask("GET", "/lobby")
        assert (lobby["waiting"], lobby["playing"][0]["id"]) == ([], public)


async def test_games_rules_players_and_languages_are_shown(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        games = {game["name"]: game for game in await ada.games()}
        assert set(names()) == set(games)
        side = next(one for one in games["snekagon"]["options"] if one["name"] == "board_side")
        assert (side["kind"], side["low"], side["high"], side["default"]) == ("number", 4, 8, 6)
        for box in BOXES:
            page = await ada.ask("GET", f"/games/{box.name}/rules")
            assert f"`{box.rule_ids[0]}`" in page
            rule = await ada.ask("GET", f"/games/{box.name}/rules/{box.rule_ids[0]}")
            assert rule.startswith("### ")
        image = await ada.http.get("/api/rules/images/snekagon-ring.svg")
        assert image.headers["content-type"].startswith("image/svg+xml")
        for path in ("/games/chess", "/games/snekagon/rules/gravity", "/languages/xx"):
            with pytest.raises(Refusal) as caught:
                await ada.ask("GET", path)
            assert caught.value.content["status"] == 404
        assert {"random", "greedy"} <= {one["name"] for one in await ada.ask("GET", "/players")}
        assert "not-your-turn = " in await ada.ask("GET", "/languages/cs")


def titles(shown: Any) -> list[str]:
    return [chair["title"] for chair in shown["chairs"]]


async def test_games_and_players_are_told_in_the_asked_language(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as service, guest(service) as ada:
            header = {"Accept-Language": "ru-RU, en;q=0.5"}
            answer = await ada.http.get("/api/games/snekagon", headers=header)
            assert answer.json()["seat_names"] == {"2": ["зелёный", "красный"]}
            assert answer.headers["vary"] == "Accept-Language"
            rule = await ada.http.get("/api/games/carnival/rules/one-path", headers=header)
            assert "двух змей никогда не соединяют" in rule.text
            players = await ada.ask("GET", "/players?language=de")
            assert "Ringelnatter" in {one["title"] for one in players}
            plan = {"seats": 2, "options": {}}
            check = await ada.http.post("/api/games/snekagon/check?language=cs", json=plan)
            assert check.json()["seat_names"] == ["zelený", "červený"]
            table = await ada.make_table("snekagon", [HERE, ELSEWHERE], public=True)
            for path in ("/lobby?language=fr", f"/tables/{table}?language=fr"):
                told = await ada.ask("GET", path)
                chairs = (
                    told["table"]["chairs"] if "table" in told else told["waiting"][0]["chairs"]
                )
                assert [chair["title"] for chair in chairs] == ["vert", "rouge"]

    await check()


async def test_records_replays_and_pictures_of_a_table(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        table = await make_net_table(ada, bob)
        with pytest.raises(Refusal, match="not over"):
            await ada.ask("GET", f"/tables/{table}/verify")
        async with ada.at(table) as one, bob.at(table) as two:
            await asyncio.gather(one.play_out(), two.play_out())
            final = one.table
        history = await ada.ask("GET", f"/tables/{table}/history")
        assert len(history["steps"]) == final["ply"]
        assert history["steps"][-1]["position"] == final["position"]
        verdict = await ada.ask("GET", f"/tables/{table}/verify")
        assert (verdict["moves"], verdict["seeded"]) == (final["ply"], True)
        record = await ada.record(table)
        assert await bob.ask("POST", "/verify", {"record": record}) == verdict
        wrong = record.replace("\n0 ", "\n1 ", 1)
        with pytest.raises(Refusal, match="Event 1"):
            await ada.ask("POST", "/verify", {"record": wrong})
        for ply in ("", "?ply=0", "?ply=3"):
            picture = await ada.http.get(f"/api/tables/{table}/picture.svg{ply}")
            assert picture.text.startswith("<?xml")
        late = await ada.http.get(f"/api/tables/{table}/picture.svg?ply=999")
        assert (late.status_code, late.json()["key"]) == (409, "no-such-ply")


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        ({"game": "snek"}, "There is no game called “snek”."),
        ({"seats": [HERE]}, "is for 2 players, not 1."),
        ({"options": {"side": 1}}, "There is no option “side”."),
        ({"options": {"board_side": "x"}}, "Choose a whole number"),
        ({"seats": [HERE, computer("magnus")]}, "There is no computer player called “magnus”."),
        ({"seats": [HERE, {"kind": "alien"}]}, "body.seats.1.kind"),
        ({"colour": "red"}, "body.colour"),
        ({"clock": {"kind": "game", "base": 1}}, "body.clock.base"),
    ],
)
async def test_a_table_that_can_not_be_made_says_why(
    plan: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        whole = {"game": "snekagon", "seats": [HERE, HERE], **plan}
        answer = await ada.http.post("/api/tables", json=whole)
        assert answer.status_code == 422
        assert sentence in answer.json()["text"]


async def test_a_table_that_can_not_be_made_says_why_in_the_asked_language(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        plan = {"game": "schlangennest", "seats": [HERE] * 3, "options": {"frame": True}}
        answer = await ada.http.post("/api/tables?language=fr", json=plan)
        assert answer.json()["text"].startswith("Un cadre prend les courbes de deux couleurs")


async def hears(socket: TableSocket, kind: str) -> None:
    await socket.until(lambda: any(f'{{"type":"{kind}"' in text for text in socket.heard))


async def test_every_message_that_is_heard_fits_its_description(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as bob:
        table = await make_net_table(ada, bob)
        with_computer = await ada.make_table("snekagon", [HERE, computer("random")])
        heard: list[str] = []
        for number, socket in enumerate((ada.at(table), ada.at(with_computer))):
            socket.keep_heard = True
            async with socket as one:
                move = one.legal[0]
                await one.command("try", move=move)
                await one.command("try", move={"cells": [[0, 0], [1, 0]]})
                await one.command("move", move=move, after=one.seq)
                await one.command("move", move=move, after=0)
                await one.send_raw('{"type": "ping"}')
                await one.send_raw("nonsense")
                await hears(one, "refused")
                if number:
                    await hears(one, "thinking")
                    service.parts.say_goodbye()
                    await hears(one, "closing")
            heard += socket.heard
        kinds = {json.loads(text)["type"] for text in heard}
        for text in heard:
            server_messages.validate_json(text)
        assert kinds >= {"welcome", "changes", "ack", "refused", "stale", "verdict", "pong"}
        assert kinds >= {"thinking", "present", "closing"}


@pytest.mark.thorough
async def test_a_stop_tells_clients_and_they_come_back_to_the_same_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    service = await asyncio.to_thread(ServiceProcess, database, tmp_path / "log")
    async with Client(service.url) as ada:
        await ada.introduce("Ada")
        table = await ada.make_table("snekagon", [HERE, HERE], options=SMALL)
        socket = ada.at(table)
        socket.keep_heard = True
        async with socket as one:
            await one.move(one.legal[0])
            assert await asyncio.to_thread(service.stop) == 0
            assert any('"closing"' in text for text in one.heard)
            again = await asyncio.to_thread(
                ServiceProcess, database, tmp_path / "log", service.port
            )
            await one.move(one.legal[-1])
            assert one.table["ply"] == 2
        assert await asyncio.to_thread(again.stop) == 0


def serpentry(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, as people run it."""
    return subprocess.run(
        [sys.executable, "-m", "serpentry", *words],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


async def _make_database(url: str) -> None:
    async with opened(url):
        """It is there, with nothing in it."""


def test_backup_and_restore_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = f"sqlite:///{tmp_path / 'old.sqlite'}", f"sqlite:///{tmp_path / 'new.sqlite'}"
    file = str(tmp_path / "tables.backup")
    assert command(capsys, monkeypatch, "backup", file, "--database", old)[0] == 2
    asyncio.run(_make_database(old))
    assert command(capsys, monkeypatch, "backup", file, "--database", old)[0] == 0
    monkeypatch.setenv("SERPENTRY_DATABASE", new)
    assert command(capsys, monkeypatch, "restore", file)[0] == 0
    with sqlite3.connect(tmp_path / "new.sqlite") as connection:
        assert connection.execute("select count(*) from events").fetchone() == (0,)
    connection.close()
    code, _, said = command(capsys, monkeypatch, "restore", str(tmp_path / "none"))
    assert (code, said.strip()) == (2, f"There is no file {tmp_path / 'none'}.")


@pytest.mark.parametrize(
    ("words", "environment", "sentence"),
    [
        (["serve", "--database", "mysql://x"], {}, "The database should be"),
        (["serve"], {"SERPENTRY_PORT": "many"}, "The setting port is wrong"),
        (["serve", "--workers", "0"], {}, "The setting workers is wrong"),
    ],
)
def test_a_wrong_setting_is_one_sentence(
    words: list[str],
    environment: dict[str, str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    # Logs of a process are set up once; this one has its own.
    monkeypatch.setattr("serpentry.server.upkeep.logs.set_up_logs", lambda *_, **__: lambda: None)
    code, _, said = command(capsys, monkeypatch, *words)
    assert code == 2
    assert sentence in said
    assert "Traceback" not in said


def test_ctrl_c_stops_the_service_well(tmp_path: Path) -> None:
    service = ServiceProcess(f"sqlite:///{tmp_path / 'a.sqlite'}", tmp_path / "log")
    service.process.send_signal(signal.SIGINT)
    assert service._wait() == 0
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.parametrize(
    ("origins", "is_secure", "same_site"),
    [
        ("", True, "lax"),
        ("https://club.example", True, "none"),
        ("https://club.example", False, "lax"),
        ("*", True, "lax"),
    ],
)
def test_a_guest_of_a_friendly_page_is_remembered_there(
    origins: str, is_secure: bool, same_site: str
) -> None:
    response = Response()
    doorman = Doorman("s", Settings(origins=origins, secure_cookies=is_secure))
    doorman.welcome(response, KnownGuest("ada", "laptop"))
    assert f"SameSite={same_site}" in response.headers["set-cookie"].split("; ")
