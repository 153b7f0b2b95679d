"""What whoever runs the service orders is kept to everywhere; nothing is lost by it."""

import asyncio
from pathlib import Path
from time import monotonic
from typing import Any

import httpx2
import pytest

from serpentry.client import Client, Refusal
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.server.run import Service
from tests.server.running import PATIENCE, TOKEN, guest, running


def order(service: Service, method: str, path: str = "", token: str = TOKEN, **body: Any) -> Any:
    """What the service answers to somebody with a token."""
    headers = {"Authorization": f"Bearer {token}"}

    def send() -> httpx2.Response:
        with httpx2.Client(base_url=service.url, headers=headers, timeout=PATIENCE) as client:
            return client.request(method, f"/api/admin{path}", json=body or None)

    return asyncio.to_thread(send)


async def a_game(ada: Client, ben: Client) -> str:
    table = await ada.make_table("snekagon", [HERE, ELSEWHERE], public=True)
    await ben.sit(table)
    return table


async def test_without_a_token_in_the_settings_there_is_no_such_page(tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        assert (await order(service, "GET")).status_code == 404


async def test_a_wrong_token_is_refused_and_trying_many_is_dear(tmp_path: Path) -> None:
    async with running(tmp_path, admin_token=TOKEN, requests_per_minute=200) as service:
        first = await order(service, "GET", token="a-guess")
        assert (first.status_code, first.json()["key"]) == (401, "not-in-charge")
        answers = [(await order(service, "GET", token="a-guess")).status_code for _ in range(4)]
        assert answers[-1] == 429


async def test_it_tells_how_the_service_is_doing_and_who_is_where(tmp_path: Path) -> None:
    async with (
        running(tmp_path, admin_token=TOKEN) as service,
        guest(service) as ada,
        guest(service, "Ben") as ben,
    ):
        table = await a_game(ada, ben)
        doing = (await order(service, "GET")).json()
        assert doing["counts"] == {"guests": 2, "playing": 1}
        assert doing["database_bytes"] > 0
        assert set(doing["engines"]) >= {"snekagon", "carnival"}
        (card,) = (await order(service, "GET", f"/tables?table={table}")).json()
        assert len(card["guests"]) == 2
        (found,) = (await order(service, "GET", "/guests?name=be")).json()
        assert found["name"] == "Ben"
        assert found["id"] in card["guests"]


async def test_a_closed_table_rests_until_it_is_opened_again(tmp_path: Path) -> None:
    async with (
        running(tmp_path, admin_token=TOKEN) as service,
        guest(service) as ada,
        guest(service, "Ben") as ben,
    ):
        table = await a_game(ada, ben)
        async with ada.at(table) as socket:
            await socket.move(socket.legal[0])
        assert (await order(service, "PUT", f"/closed/{table}")).json()["closed"] == [table]
        with pytest.raises(Refusal, match="closed by the administrator"):
            await ben.ask("GET", f"/tables/{table}")
        assert (await ada.ask("GET", "/lobby"))["playing"] == []
        await order(service, "DELETE", f"/closed/{table}")
        async with ben.at(table) as socket:
            assert socket.table["ply"] == 1
            await socket.move(socket.legal[0])


async def test_a_banned_guest_stays_out_and_may_come_back(tmp_path: Path) -> None:
    async with (
        running(tmp_path, admin_token=TOKEN) as service,
        guest(service) as ada,
        guest(service, "Ben") as ben,
    ):
        table = await a_game(ada, ben)
        (found,) = (await order(service, "GET", "/guests?name=Ben")).json()
        assert (await order(service, "PUT", f"/bans/{found['id']}")).status_code == 200
        with pytest.raises(Refusal, match="banned by the administrator"):
            await ben.ask("GET", f"/tables/{table}")
        assert (await ada.ask("GET", f"/tables/{table}"))["id"] == table
        await order(service, "DELETE", f"/bans/{found['id']}")
        assert (await ben.ask("GET", f"/tables/{table}"))["id"] == table


async def test_while_nothing_is_written_moves_wait_and_no_clock_counts_it(tmp_path: Path) -> None:
    clock = {"kind": "game", "base": 60_000, "increment": 0}
    async with (
        running(tmp_path, admin_token=TOKEN) as service,
        guest(service) as ada,
        guest(service, "Ben") as ben,
    ):
        table = await ada.make_table("snekagon", [HERE, ELSEWHERE], clock=clock)
        began = monotonic()
        await ben.sit(table)
        async with ada.at(table) as socket:
            await order(service, "PUT", "/read-only", read_only=True)
            shut = monotonic()
            moving = asyncio.create_task(socket.move(socket.legal[0]))
            await asyncio.sleep(1.5)
            assert not moving.done()
            with pytest.raises(Refusal, match="read-only at the moment"):
                await ben.make_table("snekagon", [HERE, HERE])
            reopened = monotonic()
            await order(service, "PUT", "/read-only", read_only=False)
            await moving
            open_for = monotonic() - reopened + shut - began
            spent = 60_000 - socket.table["clock"]["left"][0]
            assert spent <= 1_000 * open_for + 1, "a slow machine may take long, but only then"


async def test_orders_outlast_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, admin_token=TOKEN) as service:
        await order(service, "PUT", "/read-only", read_only=True)
    async with running(tmp_path, admin_token=TOKEN) as service, Client(service.url) as ada:
        with pytest.raises(Refusal, match="read-only at the moment"):
            await ada.introduce("Ada")
