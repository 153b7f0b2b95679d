"""What the host does about people: it holds everywhere, they are told, and all of it is logged."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

from serpentry.client import Client, Refusal
from serpentry.client.client import ELSEWHERE, HERE
from serpentry.server.routes import admin
from serpentry.server.routes.conduct import host
from serpentry.server.routes.conduct.because import because
from serpentry.server.run import Service
from tests.server.conduct.test_players import RUDE, refused, say
from tests.server.running import TOKEN, guest, running
from tests.server.upkeep.test_orders import a_game, order

DAY = 86_400_000


@asynccontextmanager
async def a_host(folder: Path, **given: Any) -> AsyncIterator[tuple[Service, Client, Client, str]]:
    """A service with somebody in charge, and a game between Ada and Ben."""
    async with (
        running(folder, admin_token=TOKEN, **given) as service,
        guest(service) as ada,
        guest(service, "Ben") as ben,
    ):
        yield service, ada, ben, await a_game(ada, ben)


async def id_of(service: Service, name: str) -> str:
    (found,) = (await order(service, "GET", f"/guests?name={name}")).json()
    return str(found["id"])


async def log_of(service: Service) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await order(service, "GET", "/deeds")).json()["deeds"]
    return found


def test_every_deed_says_who_did_it_and_why() -> None:
    """A route that changes something and could not log it would be missing in the log."""
    for route in (*admin.router.routes, *host.router.routes):
        assert isinstance(route, APIRoute)
        asked = {one.call for one in route.dependant.dependencies}
        assert (because in asked) == (route.methods != {"GET"}), route.path


async def test_who_is_suspended_finishes_games_and_does_nothing_else(
    tmp_path: Path, database: str
) -> None:
    async with a_host(tmp_path, database=database) as (service, ada, ben, table):
        theirs = await ada.make_table("snekagon", [HERE, ELSEWHERE], public=True)
        study = (await ben.ask("POST", "/studies", {"text": "# Mine"}))["id"]
        who = await id_of(service, "Ben")
        asked = await order(service, "PUT", f"/suspensions/{who}?who=Cleo&why=Insults", days=2)
        assert asked.json()["suspended_until"] > DAY
        until = (await log_of(service))[0]["detail"]
        assert until.endswith("UTC")
        for method, path, body in (
            ("POST", "/tables", {"game": "snekagon", "seats": [HERE, HERE]}),
            ("POST", f"/tables/{theirs}/sit", {}),
            ("POST", f"/tables/{table}/reports", {"seat": 0, "reason": "spam"}),
            ("PUT", "/guest", {"name": "Benjamin"}),
            ("PUT", f"/studies/{study}/visibility", {"visibility": "public"}),
        ):
            with pytest.raises(Refusal, match=f"until {until}. Until then you can watch"):
                await ben.ask(method, path, body)
        async with ben.at(table) as socket:
            with pytest.raises(Refusal, match=until):
                await socket.command("say", text="But why?")
        async with ada.at(table) as socket:
            await socket.move(socket.legal[0])
        async with ben.at(table) as socket:
            await socket.until(lambda: socket.is_our_turn)
            await socket.move(socket.legal[0])
            await socket.command("resign")
            with pytest.raises(Refusal, match=until):
                await socket.command("ask", what="rematch")
        await order(service, "DELETE", f"/suspensions/{who}")
        await ben.sit(theirs)


async def test_a_suspension_ends_by_itself_or_never_and_outlasts_a_restart(
    tmp_path: Path,
) -> None:
    async with a_host(tmp_path) as (service, _, ben, _):
        who = await id_of(service, "Ben")
        await order(service, "PUT", f"/suspensions/{who}", days=1e-8)
        await ben.make_table("snekagon", [HERE, HERE])
        await order(service, "PUT", f"/suspensions/{who}", days=0)
        cookies = dict(ben.http.cookies)
    async with running(tmp_path) as service, Client(service.url) as ben:
        ben.http.cookies.update(cookies)
        given = {"game": "snekagon", "seats": [HERE, HERE]}
        assert await refused(ben, "POST", "/tables", given) == "guest-suspended-for-good"


async def test_a_guest_gets_another_name_is_told_and_does_not_take_the_old_one_back(
    tmp_path: Path, database: str
) -> None:
    async with a_host(tmp_path, database=database) as (service, ada, ben, table):
        await say(ben, table, RUDE)
        who = await id_of(service, "Ben")
        path = f"/names/{who}?who=Cleo&why=Somebody’s%20name"
        assert (await order(service, "PUT", path, name="Player")).json()["name"] == "Player"
        assert await ben.ask("GET", "/guest") == {"name": "Player", "told": True}
        (told,) = await ben.ask("GET", "/me/deeds")
        assert [told[key] for key in ("what", "name", "detail", "why")] == [
            "rename",
            "Ben",
            "Player",
            "Somebody’s name",
        ]
        assert await ben.ask("DELETE", "/me/deeds") == []
        assert (await ben.ask("GET", "/guest"))["told"] is False
        async with ada.at(table) as socket:
            assert [chair["name"] for chair in socket.table["chairs"]] == ["Ada", "Player"]
            (line,) = [one for one in socket.events if one["is"] == "said"]
            assert (line["name"], line["text"]) == ("Player", RUDE)
            await socket.move(socket.legal[0])
        (card,) = (await ada.ask("GET", "/lobby"))["playing"]
        assert [chair["name"] for chair in card["chairs"]] == ["Ada", "Player"]
        assert await refused(ben, "PUT", "/guest", {"name": " ben"}) == "name-refused"
        await ben.introduce("Benedikt")


async def test_a_study_is_taken_off_the_list_hidden_and_shown_again(tmp_path: Path) -> None:
    async with a_host(tmp_path) as (service, ada, ben, _):
        study = (await ben.ask("POST", "/studies", {"text": "# Openings"}))["id"]
        await ben.ask("PUT", f"/studies/{study}/visibility", {"visibility": "public"})

        async def listed() -> list[str]:
            return [one["id"] for one in (await ada.ask("GET", "/studies"))["studies"]]

        async def hold(held: str) -> None:
            done = await order(service, "PUT", f"/studies/{study}", held=held)
            assert [one["held"] for one in done.json()] == [held]

        assert await listed() == [study]
        await hold("unlisted")
        assert await listed() == []
        assert (await ada.ask("GET", f"/studies/{study}"))["title"] == "Openings"
        public = {"visibility": "public"}
        assert await refused(ben, "PUT", f"/studies/{study}/visibility", public) == "study-held"
        await hold("hidden")
        assert await refused(ada, "GET", f"/studies/{study}") == "no-such-study"
        assert (await ben.ask("GET", f"/studies/{study}"))["mine"]
        await hold("")
        assert await listed() == [study]
        assert [one["what"] for one in await ben.ask("GET", "/me/deeds")] == [
            "unlist-study",
            "hide-study",
            "show-study",
        ]


async def test_the_log_has_all_of_it_and_nothing_takes_it_back(tmp_path: Path) -> None:
    async with a_host(tmp_path) as (service, ada, ben, table):
        who = await id_of(service, "Ben")
        await ada.ask("POST", f"/tables/{table}/reports", {"seat": 1, "reason": "spam"})
        await ada.ask("POST", f"/tables/{table}/reports", {"seat": 1, "reason": "name"})
        name, spam = (await order(service, "GET", "/reports")).json()["reports"]
        by = "who=Cleo&why=Enough"
        await order(service, "DELETE", f"/reports/{spam['id']}?{by}")
        await order(service, "PUT", f"/names/{who}?{by}&settles={name['id']}", name="Player")
        assert (await order(service, "GET", "/reports")).json()["reports"] == []
        every = (await order(service, "GET", "/reports?all=true")).json()["reports"]
        assert [one["is_open"] for one in every] == [False, False]
        await order(service, "PUT", f"/suspensions/{who}?{by}", days=1)
        await order(service, "DELETE", f"/suspensions/{who}?{by}")
        await order(service, "PUT", f"/bans/{who}?{by}")
        await order(service, "DELETE", f"/bans/{who}?{by}")
        await order(service, "PUT", f"/closed/{table}?{by}")
        await order(service, "DELETE", f"/closed/{table}?{by}")
        await order(service, "PUT", f"/read-only?{by}", read_only=True)
        await order(service, "PUT", f"/read-only?{by}", read_only=False)
        log = await log_of(service)
        assert [one["what"] for one in reversed(log)] == [
            "dismiss",
            "rename",
            "suspend",
            "lift",
            "ban",
            "unban",
            "close",
            "reopen",
            "read-only",
            "writable",
        ]
        assert {(one["who"], one["why"]) for one in log} == {("Cleo", "Enough")}
        for method in ("DELETE", "PUT", "POST"):
            assert (await order(service, method, "/deeds")).status_code == 405
        await ben.ask("DELETE", "/guest")
        left = await log_of(service)
        assert [one["what"] for one in left] == [one["what"] for one in log]
        assert "Ben" not in {one["name"] for one in left}
        assert who not in {one["about"] for one in left}


async def test_reports_come_by_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "ON_A_PAGE", 2)
    async with a_host(tmp_path) as (service, ada, _, table):
        for text in "abc":
            given = {"seat": 1, "reason": "other", "text": text}
            await ada.ask("POST", f"/tables/{table}/reports", given)
        pages = [(await order(service, "GET", f"/reports?page={at}")).json() for at in (0, 1)]
        texts = [[one["text"] for one in page["reports"]] for page in pages]
        assert texts == [["c", "b"], ["a"]]
        assert [page["more"] for page in pages] == [True, False]
