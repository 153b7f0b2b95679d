"""A stranger who does his worst within the limits: what it costs, and that others play on."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from serpentry.client import Client
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.client.table import Refusal
from serpentry.hosting.cards import Card
from serpentry.server.edge import connections as patience
from serpentry.server.edge.limits import (
    FILES_TO_A_REQUEST,
    Allowance,
    cost_of,
    files_of,
    network_of,
)
from serpentry.server.store.store import TableStore
from serpentry.server.tables.lobby import Lobby
from serpentry.table.words import clean_name
from tests.server.running import PATIENCE, guest, running

SMALL = {"board_side": 4}


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


def test_what_is_dear_counts_for_more() -> None:
    assert cost_of("/api/games") == 1
    assert cost_of("/api/games/snekagon5g/print.pdf") > cost_of("/api/tables/x/socket") > 1


def test_a_page_counts_for_more_than_a_file() -> None:
    assert files_of("/assets/index-1a2b.js") == 1
    assert files_of("/") == files_of("/table/abc") == FILES_TO_A_REQUEST


def test_an_allowance_grows_back_and_forgets_whoever_has_all_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [100.0]
    monkeypatch.setattr("serpentry.server.edge.limits.time.monotonic", lambda: now[0])
    monkeypatch.setattr("serpentry.server.edge.limits.MOST_NAMES", 3)
    allowance = Allowance(10, 60)
    assert allowance.takes("ada", 10)
    assert not allowance.takes("ada")
    assert allowance.takes("bob"), "everybody has their own"
    now[0] += 6
    assert allowance.takes("ada"), "a tenth has grown back"
    assert not allowance.takes("ada")
    assert not allowance.takes("eve", 11), "more than there ever is"
    allowance.takes("eve")
    now[0] += 50
    allowance.takes("zoe")
    assert set(allowance.whole_at) == {"ada", "zoe"}


@pytest.mark.parametrize("seconds", [60, 3600, 86_400])
def test_whoever_may_do_it_once_may_do_it_once(seconds: float) -> None:
    allowance = Allowance(1, seconds)
    assert all(allowance.takes(str(number)) for number in range(1_000))
    assert not any(allowance.takes(str(number)) for number in range(1_000))


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0"])
def test_a_name_that_shows_nothing_is_empty(name: str) -> None:
    assert clean_name(name) == ""


async def come_again(eve: Client, table: str, number: int) -> bool:
    address = eve.url.replace("http", "ws", 1)
    async with connect(f"{address}/api/tables/{table}/socket") as socket:
        try:
            return '"welcome"' in str(await socket.recv())
        except ConnectionClosed as closed:
            return closed.rcvd is None or closed.rcvd.reason != "too-many"


async def watch_lobby(eve: Client, table: str, number: int) -> bool:
    async with eve.http.stream("GET", "/api/lobby/events") as stream:
        if stream.status_code == 429:
            return False
        async for _ in stream.aiter_lines():
            await asyncio.sleep(0.2)
            return True
    return False


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("attack", "path"),
    [(come_again, "/socket"), (watch_lobby, "/api/lobby/events")],
)
async def test_a_stranger_who_does_his_worst_is_held_back(
    attack: Any, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What he is let do is bounded by what it costs, and others play on meanwhile."""
    a_minute, tries, readings = 120, 100, Counter[str]()
    cards, tell = TableStore.cards, Lobby.change

    async def counted(self: TableStore, phases: Sequence[str], limit: int) -> list[Card]:
        readings["cards"] += 1
        return await cards(self, phases, limit)

    def told(self: Lobby) -> None:
        readings["changes"] += 1
        tell(self)

    monkeypatch.setattr(TableStore, "cards", counted)
    monkeypatch.setattr(Lobby, "change", told)
    async with (
        running(tmp_path, requests_per_minute=a_minute) as service,
        guest(service) as ada,
    ):
        table = await ada.make_table("snekagon", [HERE, HERE], options=SMALL, public=True)
        async with ada.at(table) as one, Client(service.url) as eve:
            began = time.monotonic()
            game = asyncio.create_task(one.play_out())
            gate = asyncio.Semaphore(20)
            done = await asyncio.gather(
                *(tried(gate, attack, eve, table, at) for at in range(tries))
            )
            await game
        grown_back = a_minute * (time.monotonic() - began) / 60
        let_in = sum(done)
        assert 0 < let_in < tries
        assert let_in * cost_of(path) <= a_minute + grown_back
        assert readings["cards"] <= 2 * (readings["changes"] + 1), "read once for all who look"


async def tried(gate: asyncio.Semaphore, attack: Any, eve: Client, table: str, at: int) -> bool:
    async with gate:
        return bool(await attack(eve, table, at))


async def test_half_a_request_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "HEADER_SECONDS", 0.3)
    async with running(tmp_path) as service, guest(service) as ada:
        port = int(service.url.rsplit(":", 1)[1])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        writer.close()
        assert (await ada.http.get("/api/health")).status_code == 200


async def test_one_guest_takes_one_seat_of_a_public_table(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada, guest(service) as eve:
        places = [HERE, ELSEWHERE, ELSEWHERE]
        table = await ada.make_table("sssnake", places, public=True)
        await eve.sit(table, 1)
        with pytest.raises(Refusal) as caught:
            await eve.sit(table, 2)
        assert caught.value.key == "already-seated"


async def test_pages_of_friends_may_call_and_others_are_told_no(tmp_path: Path) -> None:
    given = {"origins": "https://friend.example", "hosts": "127.0.0.1,play.example"}
    async with running(tmp_path, **given) as service, guest(service) as ada:
        friend = {"Origin": "https://friend.example"}
        asked = await ada.http.options("/api/tables", headers=friend)
        assert asked.status_code == 204
        assert asked.headers["access-control-allow-origin"] == "https://friend.example"
        answer = await ada.http.get("/api/games", headers=friend)
        assert answer.headers["access-control-allow-credentials"] == "true"
        stranger = await ada.http.get("/api/games", headers={"Origin": "https://x.example"})
        assert "access-control-allow-origin" not in stranger.headers
        wrong = await ada.http.get("/api/games", headers={"Host": "evil.example"})
        assert (wrong.status_code, wrong.json()["key"]) == (421, "foreign-host")
