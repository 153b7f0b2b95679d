"""Reporting, muting and blocking: what guests may do about one another, and what nobody learns."""

from pathlib import Path
from typing import Any

import pytest

from serpentry.client import Client, Refusal
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.server.edge import limits
from tests.server.authenticator import Authenticator, add_key, sign_in
from tests.server.running import TOKEN, guest, running
from tests.server.upkeep.test_orders import a_game, order

RUDE = "You play like a fool"


async def refused(client: Client, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(Refusal) as refusal:
        await client.ask(method, path, body)
    return str(refusal.value.key)


async def say(client: Client, table: str, text: str) -> int:
    """Say a line; gives the number of its event."""
    async with client.at(table) as socket:
        done = await socket.command("say", text=text)
        return int(done["first"])


async def test_a_report_names_line_game_and_both_and_strangers_see_none(
    tmp_path: Path, database: str
) -> None:
    async with (
        running(tmp_path, database=database, admin_token=TOKEN) as service,
        guest(service) as ada,
        guest(service, "Ben") as ben,
    ):
        table = await a_game(ada, ben)
        line = await say(ben, table, RUDE)
        given = {"line": line, "reason": "insult", "text": " Again and again. "}
        assert await ada.ask("POST", f"/tables/{table}/reports", given) == {"taken": True}
        about_seat = {"seat": 1, "reason": "name"}
        await ada.ask("POST", f"/tables/{table}/reports", about_seat)
        newest, first = (await order(service, "GET", "/reports")).json()["reports"]
        assert (newest["reason"], newest["line"]) == ("name", "")
        assert first["about"] == newest["about"]
        wanted = ("Ben", RUDE, "insult", "Again and again.", table, "snekagon", "Ada")
        keys = ("name", "line", "reason", "text", "table", "game", "by_name")
        assert tuple(first[key] for key in keys) == wanted
        for client in (ada, ben):
            assert await refused(client, "GET", "/admin/reports") == "not-in-charge"
        shown = str(await ben.ask("GET", f"/tables/{table}"))
        assert first["about"] not in shown
        assert first["by"] not in shown


async def test_nobody_reports_themselves_a_computer_or_an_empty_place(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        computer = {"kind": "computer", "player": "random"}
        table = await ada.make_table("snekagon", [HERE, computer])
        line = await say(ada, table, "Hello")
        for meant in ({"seat": 0}, {"seat": 1}, {"seat": 9}, {"line": line}, {"line": 99}, {}):
            given = {**meant, "reason": "other"}
            assert await refused(ada, "POST", f"/tables/{table}/reports", given) == "nobody-there"
        long = {"seat": 0, "reason": "other", "text": "x" * 501}
        assert await refused(ada, "POST", f"/tables/{table}/reports", long) == "not-readable"


async def test_reports_are_few_within_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REPORTS_PER_HOUR", 2)
    async with (
        running(tmp_path) as service,
        guest(service) as ada,
        guest(service, "Ben") as ben,
    ):
        table = await a_game(ada, ben)
        given = {"seat": 1, "reason": "spam"}
        for _ in range(2):
            await ada.ask("POST", f"/tables/{table}/reports", given)
        assert await refused(ada, "POST", f"/tables/{table}/reports", given) == "too-many-reports"


async def test_who_is_muted_is_known_by_every_line_and_at_every_table(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as service,
        guest(service) as ada,
        guest(service, "Ben") as ben,
        guest(service, "Eve") as eve,
    ):
        first, second = await a_game(ada, ben), await a_game(ada, ben)
        line = await say(eve, first, RUDE)  # a spectator, who has no seat
        await say(eve, first, "Hello")
        (one,) = await ada.ask("POST", f"/tables/{first}/avoided", {"line": line, "how": "mute"})
        assert (one["name"], one["how"], one["seats"]) == ("Eve", "mute", [])
        await say(eve, second, "Me again")
        for table, count in ((first, 2), (second, 1)):
            (here,) = await ada.ask("GET", f"/tables/{table}/avoided")
            async with ada.at(table) as socket:
                said = [one for one in socket.events if one["is"] == "said"]
            assert [one["voice"] == here["voice"] for one in said] == [True] * count
        assert await ben.ask("GET", f"/tables/{first}/avoided") == []
        assert await ada.ask("DELETE", f"/me/avoided/{one['id']}") == []
        assert await ada.ask("GET", f"/tables/{first}/avoided") == []


async def test_a_voice_is_another_at_every_table(tmp_path: Path) -> None:
    async with running(tmp_path) as service, guest(service) as ada:
        voices = set()
        for _ in range(2):
            table = await ada.make_table("snekagon", [HERE, HERE])
            await say(ada, table, "Hello")
            async with ada.at(table) as socket:
                voices |= {one["voice"] for one in socket.events if one["is"] == "said"}
        assert len(voices) == 2


async def test_who_is_blocked_takes_no_seat_on_either_side_and_learns_nothing(
    tmp_path: Path, database: str
) -> None:
    async with (
        running(tmp_path, database=database) as service,
        guest(service) as ada,
        guest(service, "Ben") as ben,
    ):
        table = await a_game(ada, ben)
        (one,) = await ada.ask("POST", f"/tables/{table}/avoided", {"seat": 1, "how": "block"})
        hers = await ada.make_table("snekagon", [HERE, ELSEWHERE], public=True)
        his = await ben.make_table("snekagon", [HERE, ELSEWHERE], public=True)
        keys = [
            await refused(ben, "POST", f"/tables/{hers}/sit", {}),
            await refused(ada, "POST", f"/tables/{his}/sit", {}),
        ]
        assert keys == ["seat-not-yours"] * 2
        async with ben.at(hers) as socket:
            with pytest.raises(Refusal, match="can’t take a seat at this table"):
                await socket.command("sit")
        async with ada.at(table) as socket:  # what is played already goes on
            await socket.move(socket.legal[0])
        assert await ben.ask("GET", "/me/avoided") == []
        await ada.ask("DELETE", f"/me/avoided/{one['id']}")
        await ben.sit(hers)


async def test_what_a_guest_avoids_comes_along_to_a_kept_name_and_goes_with_it(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path) as service,
        Client(service.url.replace("127.0.0.1", "localhost")) as ada,
        Client(service.url.replace("127.0.0.1", "localhost")) as phone,
        guest(service, "Ben") as ben,
    ):
        await ada.introduce("Ada")
        key = Authenticator(service.url.replace("127.0.0.1", "localhost"))
        await add_key(ada, key)
        await phone.introduce("Phone")
        table = await a_game(phone, ben)
        await phone.ask("POST", f"/tables/{table}/avoided", {"seat": 1, "how": "block"})
        assert (await sign_in(phone, key, along=True))["joined"]
        assert [one["name"] for one in await ada.ask("GET", "/me/avoided")] == ["Ben"]
        await ben.ask("DELETE", "/guest")
        assert await ada.ask("GET", "/me/avoided") == []
